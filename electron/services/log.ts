/**
 * The program's log: one line a happening, in a file of bounded size inside the data folder.
 * It is for bug reports, so it never holds what a player may not see, and failing to write it harms nothing.
 */
import { appendFileSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type LogLevel = 'info' | 'warning' | 'problem';

export interface Log {
  write: (level: LogLevel, message: string) => void;
  /** The newest lines, oldest first. */
  recent: () => string[];
}

const limits = { fileBytes: 256 * 1024, lineLength: 2000, recentLines: 200 };

/** Opens the log of a data folder. At most two files are kept: the present one and the one before. */
export function openLog(dataFolder: string): Log {
  const file = join(dataFolder, 'deepmarch.log');
  const older = join(dataFolder, 'deepmarch.old.log');
  return {
    write: (level, message) =>
      quietly(() => {
        if (sizeOf(file) > limits.fileBytes) renameSync(file, older);
        appendFileSync(file, `${lineOf(level, message)}\n`, { mode: 0o600 });
      }),
    recent: () => [...linesOf(older), ...linesOf(file)].slice(-limits.recentLines),
  };
}

/** One happening on one line, whatever is in the message. */
function lineOf(level: LogLevel, message: string): string {
  const flat = message.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' | ').replaceAll(/\p{Cc}/gu, '?');
  return `${new Date().toISOString()} ${level} ${flat.slice(0, limits.lineLength)}`;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function linesOf(file: string): string[] {
  return sizeOf(file) === 0 ? [] : readFileSync(file, 'utf8').trimEnd().split('\n');
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // A full or read-only disk is told to the person by what they asked for; the log must not add to it.
  }
}
