// Running another program to its end: waits, passes signals on, and never outlives a time limit.
import { spawn } from 'node:child_process';

/**
 * @typedef {object} End
 * @property {number | null} code
 * @property {string | null} signal
 * @property {number} seconds
 */

/**
 * Runs a program until it ends. A program that cannot be started ends with code 127, as in a shell.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { onMessage?: (message: unknown) => void }} [options]
 * @returns {Promise<End>}
 */
export function run(program, args, { onMessage, ...options } = {}) {
  const startedAt = Date.now();
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  const release = passSignals(child);
  if (onMessage) child.on('message', onMessage);
  return new Promise((resolve) => {
    /** @type {(code: number | null, signal: string | null) => void} */
    const end = (code, signal) => {
      release();
      resolve({ code, signal, seconds: (Date.now() - startedAt) / 1000 });
    };
    child.once('error', () => end(127, null));
    child.once('exit', end);
  });
}

/**
 * Hands termination signals to the child and lets it end first, so that it can close its database.
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => void child.kill(signal);
  // A terminal gives Ctrl+C to the child as well; there the launcher only has to stay alive until the child has ended.
  const interrupt = process.stdin.isTTY ? () => undefined : pass;
  process.on('SIGINT', interrupt).on('SIGTERM', pass).on('SIGHUP', pass);
  return () => void process.off('SIGINT', interrupt).off('SIGTERM', pass).off('SIGHUP', pass);
}
