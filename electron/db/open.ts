/**
 * The way from a data folder to a database that is whole and of the present schema.
 * A file that cannot be used is kept aside and said so; a file that is too new is left alone.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '../../shared/result.ts';
import { type Backup, listBackups, writeBackup } from './backup-files.ts';
import { connect, type Db } from './connect.ts';
import { describeFailure, type Failure, failureFrom, messageOf } from './failure.ts';
import { databaseFile } from './file-names.ts';
import { inspect, type Inspection } from './inspect.ts';
import { migrate, type Migrations, readMigrations } from './migrate.ts';
import { setAside } from './set-aside.ts';

export type Log = (line: string) => void;

export interface OpenOptions {
  /** The data folder; made if missing. */
  folder: string;
  /** Where `migrations/` is: beside the sources, or among the resources of the packaged program. */
  migrationsFolder: string;
  now: () => number;
  log: Log;
}

/** Something a person must be told after a start that went on: the old data could not be used. */
export interface Notice {
  code: 'damaged' | 'foreign' | 'missing';
  what: string;
  kept: string;
  advice: string;
  details: string;
  /** Name of the file kept aside, in the data folder. */
  keptAs?: string;
  /** What can be restored, newest first. */
  backups: Backup[];
}

export interface Opened {
  db: Db;
  file: string;
  notice: Notice | undefined;
  close: () => void;
}

export async function openDatabase(options: OpenOptions): Promise<Result<Opened, Failure>> {
  try {
    mkdirSync(options.folder, { recursive: true, mode: 0o700 });
    return await openFile(options, readMigrations(options.migrationsFolder));
  } catch (error) {
    const failure = failureFrom(error);
    options.log(`database: ${failure.details}`);
    return err(failure);
  }
}

async function openFile(options: OpenOptions, migrations: Migrations): Promise<Result<Opened, Failure>> {
  const file = databaseFile(options.folder);
  const found = inspect(file);
  if (found.kind === 'ours' && found.version > migrations.length) {
    return err(newerSchema(found.version, migrations.length));
  }
  const notice = makeRoom(options, file, found);
  if (notice) options.log(`database: ${notice.what} ${notice.details}`);
  const db = connect(file);
  const version = found.kind === 'ours' ? found.version : 0;
  const failure = await bringUpToDate(options, db, version, migrations);
  if (!failure) return ok({ db, file, notice, close: () => void db.$client.close() });
  db.$client.close();
  return err(failure);
}

/** Moves aside what cannot be used; says so, and says so too if data went missing. */
function makeRoom(options: OpenOptions, file: string, found: Inspection): Notice | undefined {
  const backups = listBackups(options.folder);
  switch (found.kind) {
    case 'ours':
      return undefined;
    case 'absent':
    case 'empty':
      return backups.length > 0 ? missing(backups) : undefined;
    case 'damaged':
    case 'foreign': {
      const keptAs = path.basename(setAside(file, found.kind, options.now()));
      return unusable(found, keptAs, backups);
    }
  }
}

async function bringUpToDate(
  options: OpenOptions,
  db: Db,
  version: number,
  migrations: Migrations,
): Promise<Failure | undefined> {
  if (version === migrations.length) return undefined;
  const backup =
    version > 0
      ? await writeBackup(db.$client, options.folder, 'before-migration', options.now())
      : undefined;
  try {
    migrate(db.$client, migrations);
    options.log(`database: schema ${version} brought to ${migrations.length}`);
    return undefined;
  } catch (error) {
    options.log(`database: migration failed: ${messageOf(error)}`);
    return describeFailure(error)?.code === 'disk-full' ? failureFrom(error) : migrationFailed(error, backup);
  }
}

function newerSchema(version: number, known: number): Failure {
  return {
    code: 'newer-schema',
    what: 'Your data was written by a newer version of Deepmarch than this one.',
    kept: 'Nothing was opened or changed.',
    advice: 'Start the newer version, or use another folder with --data-dir.',
    details: `schema ${version}, this program knows ${known}`,
  };
}

function migrationFailed(error: unknown, backup: Backup | undefined): Failure {
  return {
    code: 'migration-failed',
    what: 'Your data could not be brought to the form this version needs.',
    kept: backup
      ? `Your data is unchanged, and there is a copy of it: backups/${backup.id}.`
      : 'There was no data yet.',
    advice: 'Go on with the version you used before, and report this with the details below.',
    details: messageOf(error),
  };
}

function missing(backups: Backup[]): Notice {
  return {
    code: 'missing',
    what: 'The database is gone from the data folder.',
    kept: 'The backups are still there. A new, empty database was begun.',
    advice: 'Restore a backup, or go on with the new one.',
    details: '',
    backups,
  };
}

function unusable(
  found: { kind: 'damaged' | 'foreign'; problem: string },
  keptAs: string,
  backups: Backup[],
): Notice {
  const what = {
    damaged: 'The database was damaged and cannot be used.',
    foreign:
      'The database file was not one of Deepmarch: it belongs to another program or is damaged beyond recognition.',
  };
  return {
    code: found.kind,
    what: what[found.kind],
    kept: `The file was kept as ${keptAs}. A new, empty database was begun.`,
    advice: backups.length > 0 ? 'Restore a backup, or go on with the new one.' : 'There is no backup yet.',
    details: found.problem,
    keptAs,
    backups,
  };
}
