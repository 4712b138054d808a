/** Writes a file whole or not at all: to a temporary name, onto the disk, then renamed into place. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
    return ok(undefined);
  } catch (error) {
    rmSync(temporary, { force: true });
    return err(failureFrom(error));
  }
}

/** Beside the file, so that renaming moves nothing; a long name is cut, for it must fit with the addition. */
function temporaryFor(file: string): string {
  return path.join(path.dirname(file), `${path.basename(file).slice(0, 60)}.${process.pid}.part`);
}

function writeDurably(file: string, content: string | Uint8Array, mode: number): void {
  const handle = openSync(file, 'w', mode);
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
