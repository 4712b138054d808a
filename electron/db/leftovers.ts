/** What writes that were cut off left in the data folder: parts that never got their names. Only its one user may sweep. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backupFolder } from './backup-files.ts';
import { databaseFile, sideFiles } from './file-names.ts';
import { restoringFile } from './restore.ts';

/** Removes them; answers their names. One that cannot be removed harms nobody and stays. */
export function sweepLeftovers(folder: string): string[] {
  const restoring = restoringFile(databaseFile(folder));
  const copies = new Set(['', ...sideFiles].map((suffix) => path.basename(restoring + suffix)));
  const parts = filesIn(folder).filter((name) => /\.\d+\.part$/.test(name) || copies.has(name));
  const backups = filesIn(backupFolder(folder)).filter((name) => /\.part(-\w+)?$/.test(name));
  return [
    ...parts.filter((name) => isRemoved(path.join(folder, name))),
    ...backups.filter((name) => isRemoved(path.join(backupFolder(folder), name))),
  ];
}

function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    // Not there, or not readable: what follows at the start says so where it matters.
    return [];
  }
}

function isRemoved(file: string): boolean {
  try {
    rmSync(file);
    return true;
  } catch {
    return false;
  }
}
