/**
 * Backup files: written by SQLite's own backup, proved readable, then named.
 * A file that bears a backup's name is whole.
 */
import Database from 'better-sqlite3';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { syncFile, syncFolder } from './durable.ts';
import type { Client } from './connect.ts';
import { freeMoment, parseStamp, stamp } from './file-names.ts';
import { inspect } from './inspect.ts';
import { thin } from './thin.ts';

export const backupReasons = [
  'scheduled',
  'manual',
  'before-migration',
  'before-restore',
  'before-import',
] as const;
export type BackupReason = (typeof backupReasons)[number];

export interface Backup {
  /** The file's name; what `restore` takes. */
  id: string;
  reason: BackupReason;
  /** Milliseconds since 1970. */
  madeAt: number;
  bytes: number;
}

const namePattern = /^deepmarch-(.+?Z)-([a-z-]+)\.sqlite$/;
const pagesAStep = 2000;

export const backupFolder = (folder: string) => path.join(folder, 'backups');

/** The path of a listed backup; `undefined` for any other name, so that no name leads out of the folder. */
export function backupPath(folder: string, id: string): string | undefined {
  return listBackups(folder).some((backup) => backup.id === id)
    ? path.join(backupFolder(folder), id)
    : undefined;
}

/** Newest first. */
export function listBackups(folder: string): Backup[] {
  if (!existsSync(backupFolder(folder))) return [];
  const backups = readdirSync(backupFolder(folder)).flatMap((id) => parseName(folder, id) ?? []);
  return backups.sort((a, b) => b.madeAt - a.madeAt);
}

/** Copies the open database while it stays in use. Throws if the copy cannot be written or does not open. */
export async function writeBackup(
  client: Client,
  folder: string,
  reason: BackupReason,
  now: number,
): Promise<Backup> {
  mkdirSync(backupFolder(folder), { recursive: true });
  const target = (moment: number) =>
    path.join(backupFolder(folder), `deepmarch-${stamp(moment)}-${reason}.sqlite`);
  const file = target(freeMoment(now, target));
  const part = `${file}.part`;
  try {
    await client.backup(part, { progress: () => pagesAStep });
    seal(part);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  renameSync(part, file);
  syncFolder(backupFolder(folder));
  return parseName(folder, path.basename(file))!;
}

/** Deletes what `thin` lets go, and parts that a crash left behind. Not while a backup is being written. */
export function thinBackups(folder: string, now: number): void {
  const parts = readdirSync(backupFolder(folder)).filter((name) => name.includes('.part'));
  const old = thin(listBackups(folder), now).map((backup) => backup.id);
  for (const name of [...parts, ...old]) rmSync(path.join(backupFolder(folder), name), { force: true });
}

/** Makes the copy one plain file, on disk and proved to open. */
function seal(file: string): void {
  const client = new Database(file);
  try {
    client.pragma('journal_mode = DELETE');
  } finally {
    client.close();
  }
  const found = inspect(file);
  if (found.kind !== 'ours') throw new Error(`the backup does not open: ${JSON.stringify(found)}`);
  syncFile(file);
}

function parseName(folder: string, id: string): Backup | undefined {
  const [, moment, why] = namePattern.exec(id) ?? [];
  const madeAt = parseStamp(moment ?? '');
  const reason = backupReasons.find((known) => known === why);
  if (madeAt === undefined || !reason) return undefined;
  const stats = statSync(path.join(backupFolder(folder), id), { throwIfNoEntry: false });
  return stats?.isFile() ? { id, reason, madeAt, bytes: stats.size } : undefined;
}
