/**
 * Brings a database to the present schema: all pending migrations in one transaction, or none.
 * The version is SQLite's `user_version`: the number of migrations applied.
 */
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from './connect.ts';
import { applicationId, schemaVersion } from './inspect.ts';

/** The statements of each migration, in order. */
export type Migrations = readonly (readonly string[])[];

export function readMigrations(folder: string): Migrations {
  return readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.sql);
}

/** Applies what is pending. Throws and changes nothing if any statement fails or a row would be left without its parent. */
export function migrate(client: Client, migrations: Migrations): void {
  // Rebuilding a table drops it for a moment; SQLite allows this switch only outside a transaction.
  client.pragma('foreign_keys = OFF');
  try {
    client.transaction(() => applyPending(client, migrations)).exclusive();
  } finally {
    client.pragma('foreign_keys = ON');
  }
}

function applyPending(client: Client, migrations: Migrations): void {
  const pending = migrations.slice(schemaVersion(client));
  for (const statement of pending.flat()) client.exec(statement);
  const orphans = client.pragma('foreign_key_check') as { table: string }[];
  if (orphans[0]) throw new Error(`a row of ${orphans[0].table} would refer to nothing`);
  client.pragma(`application_id = ${applicationId}`);
  client.pragma(`user_version = ${migrations.length}`);
}
