/**
 * Puts a backup in place of the data in an open database, as one transaction of SQLite's own backup:
 * connections stay open, and a crash leaves either the old data or the new.
 */
import Database from 'better-sqlite3';
import { copyFileSync, rmSync } from 'node:fs';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Client } from './connect.ts';
import { type Failure, messageOf } from './failure.ts';
import { sideFiles } from './file-names.ts';
import { inspect } from './inspect.ts';
import { migrate, type Migrations } from './migrate.ts';

const allPages = 0x7fffffff;

/** The copy of a backup while it is brought to the present schema, beside the database. */
export const restoringFile = (database: string): string => `${database}-restoring`;

/** `backup` is read only: a copy of it is brought to the present schema first, so that nothing can fail half-way. */
export async function restoreInto(
  client: Client,
  backup: string,
  migrations: Migrations,
): Promise<Result<undefined, Failure>> {
  const copy = restoringFile(client.name);
  try {
    copyFileSync(backup, copy);
    const refused = prepare(copy, migrations);
    if (refused) return err(refused);
    await overwrite(client, copy);
    return ok(undefined);
  } finally {
    for (const suffix of ['', ...sideFiles]) rmSync(copy + suffix, { force: true });
  }
}

function prepare(copy: string, migrations: Migrations): Failure | undefined {
  const found = inspect(copy);
  if (found.kind !== 'ours') return badBackup(`it is ${found.kind}`);
  if (found.version > migrations.length) return badBackup('a newer version of Deepmarch made it');
  const client = new Database(copy);
  try {
    migrate(client, migrations);
    return undefined;
  } catch (error) {
    return badBackup(messageOf(error));
  } finally {
    client.close();
  }
}

async function overwrite(client: Client, copy: string): Promise<void> {
  const source = new Database(copy, { readonly: true });
  try {
    await source.backup(client.name, { progress: () => allPages });
  } finally {
    source.close();
  }
}

/** While `work` is under way the connection refuses to write: nothing may be saved between the last backup and its replacement. */
export async function withoutWrites<T>(client: Client, work: () => Promise<T>): Promise<T> {
  client.pragma('query_only = ON');
  try {
    return await work();
  } finally {
    client.pragma('query_only = OFF');
  }
}

export function badBackup(details: string): Failure {
  return {
    code: 'bad-backup',
    what: 'This backup cannot be used.',
    kept: 'Your present data is unchanged.',
    advice: 'Choose another backup.',
    details,
  };
}

export function noSuchBackup(id: string): Failure {
  return {
    code: 'no-such-backup',
    what: 'This backup is no longer there.',
    kept: 'Your present data is unchanged.',
    advice: 'Choose another backup from the list.',
    details: id,
  };
}
