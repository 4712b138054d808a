// Electron's runtime: fetching it once within a time limit, and running the program in it.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { couldNotStart } from './decide.js';
import { findElectron, isRoot, root } from './machine.js';
import { run } from './run.js';

const source = 'https://github.com/electron/electron/releases/';
const answerSeconds = 5;
const downloadSeconds = 180;
const retryAfterHours = 24;

/** A file whose time says when fetching last failed, so that not every start waits for a network that is not there. */
const failedMark = join(root, 'out', 'electron-not-fetched');

/**
 * Tries to fetch the runtime that `npm ci` leaves out. Answers its executable, or undefined after saying why not.
 * @param {(line: string) => void} say
 */
export async function fetchElectron(say) {
  if (failedLately()) {
    say(
      'Electron\'s runtime could not be fetched earlier; next try tomorrow, or at once after deleting the folder "out".',
    );
    return undefined;
  }
  say(`Electron's runtime is missing. Asking whether it can be fetched (at most ${answerSeconds} s) …`);
  const path = (await answers()) ? await download(say) : undefined;
  if (!path) {
    rememberFailure();
    say('It cannot be fetched from here.');
  }
  return path;
}

function failedLately() {
  const failedAt = statSync(failedMark, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - failedAt < retryAfterHours * 3_600_000;
}

function rememberFailure() {
  mkdirSync(dirname(failedMark), { recursive: true });
  writeFileSync(failedMark, '');
}

async function answers() {
  try {
    const options = { method: 'HEAD', signal: AbortSignal.timeout(answerSeconds * 1000) };
    return (await fetch(process.env.ELECTRON_MIRROR ?? source, options)).status < 500;
  } catch {
    return false;
  }
}

/** @param {(line: string) => void} say */
async function download(say) {
  say(`Fetching Electron's runtime, once, about 120 MB (at most ${downloadSeconds / 60} minutes) …`);
  const script = join(root, 'node_modules', 'electron', 'install.js');
  await run(process.execPath, [script], {
    timeout: downloadSeconds * 1000,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  return findElectron();
}

/**
 * Runs the program in Electron until it ends. Answers the exit code, or undefined if Electron cannot run here.
 * @param {string} executable
 * @param {readonly string[]} args
 * @param {(line: string) => void} say
 */
export async function runElectron(executable, args, say) {
  say('Opening the desktop window.');
  if (isRoot()) say("You are root, so Chromium's own sandbox has to be off.");
  const end = await run(executable, [...(isRoot() ? ['--no-sandbox'] : []), root, ...args]);
  if (!couldNotStart(end)) return end.code ?? 1;
  say(`Electron could not start here (${end.signal ?? `exit code ${end.code}`}).`);
  return undefined;
}
