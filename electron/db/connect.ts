/** One connection to the database file, with the promises every connection keeps. */
import Database from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import * as schema from './schema/index.ts';

export type Client = Database.Database;
export type Db = BetterSQLite3Database<typeof schema> & { $client: Client };

const busyTimeoutMs = 5000;

/** What must be true of the connection, or a saved action might not survive a crash. */
const promises = [
  ['journal_mode', 'WAL', 'wal'],
  ['synchronous', 'FULL', 2],
  ['foreign_keys', 'ON', 1],
] as const;

/** Opens for writing; creates the file if there is none. */
export function connect(file: string): Db {
  const client = new Database(file, { timeout: busyTimeoutMs });
  try {
    keepPromises(client);
  } catch (error) {
    client.close();
    throw error;
  }
  return drizzle(client, { schema, casing: 'snake_case' });
}

function keepPromises(client: Client): void {
  for (const [pragma, setting, expected] of promises) {
    client.pragma(`${pragma} = ${setting}`);
    const actual = client.pragma(pragma, { simple: true });
    if (actual !== expected) throw new Error(`${pragma} is ${String(actual)}, not ${setting}`);
  }
  // macOS answers fsync before the disk has written.
  client.pragma('fullfsync = ON');
}
