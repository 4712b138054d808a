// Running one command of the test run and keeping what it prints.
import { spawn } from 'node:child_process';

/** How a command ended and everything it printed. */
export interface Execution {
  readonly code: number;
  readonly output: string;
}

/** Runs a command of npm scripts' path in a folder. */
export function execute(command: string, folder: string): Promise<Execution> {
  const child = spawn(command, { cwd: folder, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
