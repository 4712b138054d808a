/** Writes a file whole or not at all: to a temporary name, onto the disk, then renamed into place. */
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '../../shared/result.ts';
import { syncFolder } from '../db/durable.ts';
import { type Failure, failureFrom } from '../db/failure.ts';

/** What was under that name before stays until the new content is on the disk. Only the person themself may read it if `isPrivate`. */
export function writeFileWhole(
  file: string,
  content: string | Uint8Array,
  { isPrivate = false } = {},
): Result<undefined, Failure> {
  const temporary = temporaryFor(file);
  try {
    writeDurably(temporary, content, isPrivate ? 0o600 : 0o666);
    renameSync(temporary, file);
    syncFolder(path.dirname(file));
    sweepParts(file);
    return ok(undefined);
  } catch (error) {
    rmSync(temporary, { force: true });
    return err(failureFrom(error));
  }
}

/** Removes what processes that were killed while writing this very file left beside it, if that can be done. */
function sweepParts(file: string): void {
  const folder = path.dirname(file);
  const start = partStart(file);
  try {
    for (const name of readdirSync(folder)) {
      const pid = name.startsWith(start) && /^(\d+)\.part$/.exec(name.slice(start.length))?.[1];
      if (pid && !isRunning(Number(pid))) rmSync(path.join(folder, name), { force: true });
    }
  } catch {
    // The file itself is written; what lies beside it harms nobody.
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code !== 'ESRCH';
  }
}

/** Beside the file, so that renaming moves nothing; a long name is cut, for it must fit with the addition. */
function temporaryFor(file: string): string {
  return path.join(path.dirname(file), `${partStart(file)}${process.pid}.part`);
}

const partStart = (file: string): string => `${path.basename(file).slice(0, 60)}.`;

function writeDurably(file: string, content: string | Uint8Array, mode: number): void {
  const handle = openSync(file, 'w', mode);
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
