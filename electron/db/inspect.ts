/** Looks at a file without changing it and says what it is. What to do about it is `open.ts`'s business. */
import Database from 'better-sqlite3';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Client } from './connect.ts';
import { isDamage, messageOf } from './failure.ts';

/** Marks our files in SQLite's header: "Deep". */
export const applicationId = 0x44656570;

const sqliteMagic = Buffer.from('SQLite format 3\0', 'latin1');

export type Inspection =
  | { kind: 'absent' }
  | { kind: 'empty' }
  | { kind: 'ours'; version: number }
  | { kind: 'foreign'; problem: string }
  | { kind: 'damaged'; problem: string };

export function inspect(file: string): Inspection {
  const bytes = sizeOf(file) ?? 0;
  // SQLite deletes a log whose database is gone or empty; what is in it is kept instead.
  if (bytes === 0 && (sizeOf(`${file}-wal`) ?? 0) > 0) {
    return { kind: 'damaged', problem: 'the database is gone, only its log is left' };
  }
  if (bytes === 0) return { kind: sizeOf(file) === undefined ? 'absent' : 'empty' };
  if (!isFile(file)) return { kind: 'foreign', problem: 'it is not a file' };
  if (!startsWithMagic(file)) return { kind: 'foreign', problem: 'it is not a database' };
  return inspectSqlite(file);
}

function inspectSqlite(file: string): Inspection {
  let client: Client | undefined;
  try {
    client = new Database(file, { readonly: true, fileMustExist: true });
    return inspectClient(client);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { kind: 'damaged', problem: messageOf(error) };
  } finally {
    client?.close();
  }
}

function inspectClient(client: Client): Inspection {
  const owner = client.pragma('application_id', { simple: true });
  if (owner === 0 && isWithoutTables(client)) return { kind: 'empty' };
  if (owner !== applicationId) return { kind: 'foreign', problem: 'it is the database of another program' };
  const problems = quickCheck(client).filter((problem) => !isMendable(problem));
  if (problems.length > 0) return { kind: 'damaged', problem: problems.join('; ') };
  return { kind: 'ours', version: schemaVersion(client) };
}

/** How many migrations the file has seen. */
export function schemaVersion(client: Client): number {
  return Number(client.pragma('user_version', { simple: true }));
}

/**
 * At every start: every page and row is read, but indexes are not compared with their tables. It finds what a failing disk
 * or a stray write does, in about an eighth of a second for 20,000 matches; the full check is for when a person asks.
 */
function quickCheck(client: Client): string[] {
  try {
    return problemsOf(client.pragma('quick_check(10)'));
  } catch (error) {
    // The check itself asks for nothing wrong: a table's definition cannot be read any more.
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_ERROR') throw error;
    return [messageOf(error)];
  }
}

/** Words found by search can be listed anew, and these two tables put right by what else they say; see `content-tables.ts`. */
const isMendable = (problem: string): boolean =>
  /fts5/i.test(problem) || /^CHECK constraint failed in (packs|collections)$/.test(problem);

/** The full check, foreign keys included. */
export function fullCheck(client: Client): string[] {
  const broken = client.pragma('foreign_key_check') as { table: string }[];
  return [
    ...problemsOf(client.pragma('integrity_check(100)')),
    ...broken.map(({ table }) => `a row of ${table} refers to nothing`),
  ];
}

export function problemsOf(rows: unknown): string[] {
  const lines = (rows as Record<string, string>[]).flatMap((row) => Object.values(row));
  return lines.filter((line) => line !== 'ok');
}

function isWithoutTables(client: Client): boolean {
  return client.prepare('select 1 from sqlite_master limit 1').get() === undefined;
}

function isFile(file: string): boolean {
  return statSync(file).isFile();
}

function startsWithMagic(file: string): boolean {
  const start = Buffer.alloc(sqliteMagic.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, start, 0, start.length, 0);
  } finally {
    closeSync(handle);
  }
  return start.equals(sqliteMagic);
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}
