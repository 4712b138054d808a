/** Starts the program in the browser host, in a process of its own on a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../electron/launch/machine.js';
import { ensureBuilt } from './built.ts';

/** The program as it is shipped, not its sources. */
const program = join(root, 'out', 'main', 'browser.js');

export interface HostProcess {
  /** What to open: the printed address with its token. */
  address: string;
  dataFolder: string;
  process: ChildProcess;
  /** What it has printed so far. */
  output: () => string;
  /** Ends the program as Ctrl+C does and removes a folder this call made. Answers the exit code. */
  stop: () => Promise<number | null>;
}

interface HostWish {
  dataFolder?: string;
  args?: string[];
  /** Another program than the one that ships. */
  program?: string;
}

/** Starts a host and waits for its address; throws what it said if it ends before. */
export async function startHost(given?: HostWish): Promise<HostProcess> {
  const dataFolder = given?.dataFolder ?? mkdtempSync(join(tmpdir(), 'deepmarch-data-'));
  const child = runHost(['--data-dir', dataFolder, ...(given?.args ?? [])], given?.program);
  const output = outputOf(child);
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { address: string }).address));
    child.once('exit', () => reject(new Error(`the host did not start: ${output()}`)));
  });
  const stop = async () => {
    const code = await endOf(child, 'SIGTERM');
    if (given?.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    return code;
  };
  return { address, dataFolder, process: child, output, stop };
}

/** Runs a host that is expected not to start, to its end. */
export async function runHostToEnd(args: string[]): Promise<{ code: number | null; output: string }> {
  const child = runHost(args);
  const output = outputOf(child);
  const code = await endOf(child);
  return { code, output: output() };
}

function runHost(args: string[], file = program): ChildProcess {
  ensureBuilt();
  return spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
}

function outputOf(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += String(data)));
  return () => text;
}

function endOf(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('close', resolve);
    if (signal !== undefined) child.kill(signal);
  });
}
