// The browser host: the same program behind a loopback address, in an application window of the system's browser.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArguments } from './decide.js';
import { findBrowser, isRoot, root } from './machine.js';
import { run } from './run.js';

/**
 * Serves until the program ends. The host itself prints its address.
 * @param {readonly string[]} args
 * @param {(line: string) => void} say
 */
export async function serve(args, say) {
  say('Serving, for this machine only.');
  return await host(args);
}

/**
 * Serves and opens an application window; ends when that window is closed.
 * @param {readonly string[]} args
 * @param {(line: string) => void} say
 */
export async function serveInBrowser(args, say) {
  const browser = findBrowser();
  if (!browser) {
    say('No Chromium, Chrome or Edge was found: open the address below in any browser you like.');
    return await host(args);
  }
  const profile = mkdtempSync(join(tmpdir(), 'deepmarch-window-'));
  try {
    return await host(['--close-with-window', ...args], (address) =>
      openWindow(browser, address, profile, say),
    );
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * @param {readonly string[]} args
 * @param {(address: string) => void} [onAddress]
 */
async function host(args, onAddress) {
  const end = await run(process.execPath, [join(root, 'out', 'main', 'browser.js'), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    onMessage: (message) => {
      const address = addressIn(message);
      if (address) onAddress?.(address);
    },
  });
  return end.code ?? (end.signal === 'SIGINT' || end.signal === 'SIGTERM' ? 0 : 1);
}

/** @param {unknown} message */
function addressIn(message) {
  if (typeof message !== 'object' || message === null || !('address' in message)) return undefined;
  return typeof message.address === 'string' ? message.address : undefined;
}

/**
 * @param {string} browser
 * @param {string} address
 * @param {string} profile
 * @param {(line: string) => void} say
 */
function openWindow(browser, address, profile, say) {
  say(`Opening a window with ${browser}.`);
  const child = spawn(browser, browserArguments({ address, profile, isRoot: isRoot() }), { stdio: 'ignore' });
  child.once('error', () => say('That browser did not start: open the address above yourself.'));
}
