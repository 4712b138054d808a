// What the launcher can see of this machine: times of files, Electron's executable, a browser. Looks only, changes nothing.
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserCandidates } from './decide.js';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const sources = ['electron', 'renderer', 'shared', 'resources', '.config', 'package-lock.json'];

/** When the build was made and when its newest source changed, in milliseconds. */
export function buildTimes(folder = root) {
  return {
    builtAt: timeOf(join(folder, 'out', 'built')),
    newestSource: Math.max(...sources.map((source) => newest(join(folder, source)))),
  };
}

/** @param {string} path */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

/**
 * The newest change below a path. A folder's own time counts too: it moves when a file is removed.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/**
 * Electron's executable, if its runtime is here. Electron's own lookup would start a download instead.
 * @param {string} [folder] the folder of the electron package
 * @param {Record<string, string | undefined>} [env]
 */
export function findElectron(folder = join(root, 'node_modules', 'electron'), env = process.env) {
  const named = join(folder, 'path.txt');
  const executable = existsSync(named) ? readFileSync(named, 'utf8') : defaultExecutable();
  const path = join(env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist'), executable);
  return isExecutable(path) ? path : undefined;
}

function defaultExecutable() {
  if (process.platform === 'win32') return 'electron.exe';
  return process.platform === 'darwin' ? 'Electron.app/Contents/MacOS/Electron' : 'electron';
}

/** The system's Chromium, Chrome or Edge. */
export function findBrowser(machine = { platform: process.platform, env: process.env }) {
  return browserCandidates(machine).find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

export function isRoot() {
  return process.getuid?.() === 0;
}
