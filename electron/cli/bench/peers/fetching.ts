/** The packages the engine is compared with: they come when a bench first needs them, into a folder of their own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('packages/', import.meta.url));

/** Whether they are there; if not, tries to fetch them and says so. */
export function areThere(): boolean {
  if (existsSync(`${folder}node_modules`)) return true;
  console.error(
    'Fetching what the engine is compared with, once (npm ci in electron/cli/bench/peers/packages) …',
  );
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return true;
  console.error('They could not be fetched: only what needs none of them is measured.');
  return false;
}
