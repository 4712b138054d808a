/** A database that cannot be opened: set aside whole, alone or with a backup put in its place. Nothing is deleted. */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { err, ok, type Result } from '../../shared/result.ts';
import { backupPath } from './backup-files.ts';
import { syncFile, syncFolder } from './durable.ts';
import { type Failure, failureFrom } from './failure.ts';
import { databaseFile } from './file-names.ts';
import { inspect } from './inspect.ts';
import { badBackup, noSuchBackup } from './restore.ts';
import { setAside } from './set-aside.ts';

/** Moves the database of a folder out of the way, under a dated name. */
export function setDatabaseAside(folder: string, now: number): Result<undefined, Failure> {
  try {
    if (existsSync(databaseFile(folder))) setAside(databaseFile(folder), 'set-aside', now);
    return ok(undefined);
  } catch (error) {
    return err(failureFrom(error));
  }
}

/** Puts a backup in the place of the database, which is set aside; the backup itself stays. */
export function replaceByBackup(folder: string, id: string, now: number): Result<undefined, Failure> {
  const backup = backupPath(folder, id);
  if (backup === undefined) return err(noSuchBackup(id));
  const file = databaseFile(folder);
  const copy = `${file}-restoring`;
  try {
    const found = inspect(backup);
    if (found.kind !== 'ours') return err(badBackup(`it is ${found.kind}`));
    copyFileSync(backup, copy);
    syncFile(copy);
    const aside = setDatabaseAside(folder, now);
    if (!aside.ok) return aside;
    renameSync(copy, file);
    syncFolder(folder);
    return ok(undefined);
  } catch (error) {
    return err(failureFrom(error));
  } finally {
    rmSync(copy, { force: true });
  }
}
