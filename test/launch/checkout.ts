// A made-up checkout: the real launcher beside stand-ins for the build, the host, Electron and a browser.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../electron/launch/machine.js';

const address = 'http://127.0.0.1:4321/?token=abc';

/** Says its arguments, announces its address and ends; with a window to wait for, only once that has been opened. */
const host = `
import { existsSync } from 'node:fs';
const args = process.argv.slice(2);
console.log('host got ' + args.join(' '));
console.log('Deepmarch is open at ${address}');
const isDone = () => !args.includes('--close-with-window') || existsSync(process.env.CHECKOUT + '/opened');
const end = () => (isDone() ? process.exit(0) : setTimeout(end, 20));
process.send({ address: '${address}' }, end);
`;

/** What one start printed and how it ended. */
export interface Ending {
  readonly code: number | null;
  readonly output: string;
}

export interface Checkout {
  /** Writes a file below the checkout. */
  put(name: string, content: string): void;
  /** Writes a program of the given shell lines. */
  putProgram(name: string, lines: string): void;
  read(name: string): string;
  /** Runs the launcher to its end, with nothing on the path but the checkout's `bin`. */
  start(args?: readonly string[], env?: Record<string, string>): Promise<Ending>;
  remove(): void;
}

/** A checkout with packages, a current build and a working host, but without Electron, browser or display. */
export function makeCheckout(): Checkout {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'deepmarch-checkout-')));
  const put = (name: string, content: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  cpSync(join(root, 'electron', 'launch.js'), join(folder, 'electron', 'launch.js'));
  cpSync(join(root, 'electron', 'launch'), join(folder, 'electron', 'launch'), { recursive: true });
  put('package.json', '{ "type": "module" }');
  put('node_modules/vite/package.json', '{}');
  put('out/main/browser.js', host);
  put('out/built', '');
  /** The clock of a file system ticks slowly: what is changed after the build must be newer for certain. */
  const change = (name: string, content: string): void => {
    put(name, content);
    const later = Date.now() / 1000 + 10;
    utimesSync(join(folder, name), later, later);
  };
  return {
    put: change,
    putProgram: (name, lines) => {
      change(name, `#!/bin/sh\n${lines}\n`);
      chmodSync(join(folder, name), 0o755);
    },
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    start: (args = [], env = {}) => run(folder, args, env),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function run(folder: string, args: readonly string[], env: Record<string, string>): Promise<Ending> {
  const launcher = spawn(process.execPath, [join(folder, 'electron', 'launch.js'), ...args], {
    env: { PATH: join(folder, 'bin'), CHECKOUT: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => launcher.once('close', (code) => resolve({ code, output })));
}
