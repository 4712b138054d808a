/** Starts children of the fault tests and listens to them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { migrationsFolder } from '../../db/support.ts';

const root = path.join(import.meta.dirname, '../../..');
const bundles = path.join(root, 'out/fault-children');
const names = ['fill-disk', 'lock', 'play', 'restore', 'sit'] as const;
export type ChildName = (typeof names)[number];

export interface Child {
  process: ChildProcess;
  /** Every whole line it has said so far. */
  lines: string[];
  /** Resolves when it has said that many lines, or has ended. */
  said(count: number): Promise<void>;
  /** Resolves when it has ended and everything it said was read. */
  ended: Promise<unknown>;
}

/** Bundled like the program itself: loaded from its sources a child takes five times as long to start. */
export async function bundleChildren(): Promise<void> {
  await build({
    ...{ root, configFile: false, logLevel: 'warn', publicDir: false },
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ...{ ssr: true, outDir: bundles, emptyOutDir: true, minify: false },
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, path.join(import.meta.dirname, `${name}.ts`)])),
      },
    },
  });
}

/** The words that start a child: the program, then its arguments. */
export function commandOf(name: ChildName, folder: string, ...extra: string[]): [string, ...string[]] {
  return [process.execPath, path.join(bundles, `${name}.js`), migrationsFolder, folder, ...extra];
}

export function runChild(name: ChildName, folder: string, ...extra: string[]): Child {
  return run(...commandOf(name, folder, ...extra));
}

export function run(program: string, ...args: string[]): Child {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => lines.push(line));
  const ended = Promise.all([once(child, 'exit'), once(reader, 'close')]);
  const said = async (count: number) => {
    while (lines.length < count) {
      const next = once(reader, 'line').then(() => true);
      if (!(await Promise.race([next, ended.then(() => false)]))) return;
    }
  };
  return { process: child, lines, said, ended };
}

/** Kill −9: no handler runs, nothing is flushed. */
export async function killHard(child: Child): Promise<void> {
  child.process.kill('SIGKILL');
  await child.ended;
}
