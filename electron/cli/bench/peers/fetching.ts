/** The packages the engine is compared with: they come when a bench first needs them, into a folder of their own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../../common/args.ts';

const folder = fileURLToPath(new URL('packages/', import.meta.url));

/** Fetches them unless they are there; a comparison with nobody is no result, so a failure ends the bench. */
export function fetchPeers(): void {
  if (existsSync(`${folder}node_modules`)) return;
  console.error(
    'Fetching what the engine is compared with, once (npm ci in electron/cli/bench/peers/packages) …',
  );
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new UsageError('They could not be fetched; --without-peers measures what needs none of them.');
}
