/**
 * Backups of the whole database: when one is made, kept, put back.
 * How one is written is `electron/db/backup-files.ts`, how one is put back `electron/db/restore.ts`.
 */
import { err, ok, type Result } from '../../shared/result.ts';
import {
  type Backup,
  backupPath,
  type BackupReason,
  listBackups,
  thinBackups,
  writeBackup,
} from '../db/backup-files.ts';
import type { Db } from '../db/connect.ts';
import { type Failure, failureFrom, messageOf } from '../db/failure.ts';
import { fullCheck } from '../db/inspect.ts';
import { readMigrations } from '../db/migrate.ts';
import type { Log } from '../db/open.ts';
import { noSuchBackup, restoreInto, withoutWrites } from '../db/restore.ts';
import { createQueue } from './queue.ts';

export type { Backup, BackupReason };

export interface BackupsOptions {
  db: Db;
  /** The data folder. */
  folder: string;
  migrationsFolder: string;
  now: () => number;
  log: Log;
}

export interface Backups {
  /** Newest first. */
  list(): Backup[];
  create(reason: BackupReason): Promise<Result<Backup, Failure>>;
  /** Puts a backup in place of the present data, which is backed up first: `undo` is the backup that brings it back. */
  restore(id: string): Promise<Result<{ undo: string }, Failure>>;
  /** The full integrity check, on demand. */
  check(): Result<{ problems: string[] }, Failure>;
  /** Makes a backup if the last one is a day old. */
  runSchedule(): Promise<Result<Backup | undefined, Failure>>;
  /** Runs the schedule soon and then every hour, telling of failures nobody asked about; returns how to stop. */
  startSchedule(onFailure: (failure: Failure) => void): () => void;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** The window comes first. */
const firstRunAfter = 5000;

export function createBackups(options: BackupsOptions): Backups {
  const { db, folder, now, log } = options;
  const oneAtATime = createQueue();

  async function write(reason: BackupReason): Promise<Backup> {
    const backup = await writeBackup(db.$client, folder, reason, now());
    thinBackups(folder, now());
    log(`backup: ${backup.id}`);
    return backup;
  }

  async function restore(id: string): Promise<Result<{ undo: string }, Failure>> {
    const file = backupPath(folder, id);
    if (!file) return err(noSuchBackup(id));
    const migrations = readMigrations(options.migrationsFolder);
    // Not thinned before the restore is through: the chosen backup itself might be due to go.
    const { id: undo } = await writeBackup(db.$client, folder, 'before-restore', now());
    const restored = await restoreInto(db.$client, file, migrations);
    log(`backup: ${restored.ok ? 'restored' : 'could not restore'} ${id}`);
    return restored.ok ? ok({ undo }) : restored;
  }

  const guarded = <T>(work: () => Promise<Result<T, Failure>>) => oneAtATime(() => guard(work, options));

  async function runSchedule(): Promise<Result<Backup | undefined, Failure>> {
    const last = listBackups(folder).find((backup) => backup.reason === 'scheduled');
    return ok(isDue(last?.madeAt, now()) ? await write('scheduled') : undefined);
  }

  return {
    list: () => listBackups(folder),
    create: (reason) => guarded(async () => ok(await write(reason))),
    restore: (id) => guarded(() => withoutWrites(db.$client, () => restore(id))),
    check: () => checked(db),
    runSchedule: () => guarded(runSchedule),
    startSchedule(onFailure) {
      const run = async (): Promise<void> => {
        const backup = await guarded(runSchedule);
        if (!backup.ok) onFailure(backup.error);
      };
      const timers = [setTimeout(() => void run(), firstRunAfter), setInterval(() => void run(), hour)];
      for (const timer of timers) timer.unref();
      return () => timers.forEach(clearTimeout);
    },
  };
}

/** A clock set back must not stop backups for a year: a backup from the future counts as old. */
function isDue(last: number | undefined, now: number): boolean {
  return last === undefined || now - last >= day || last > now + hour;
}

function checked(db: Db): Result<{ problems: string[] }, Failure> {
  try {
    return ok({ problems: fullCheck(db.$client) });
  } catch (error) {
    return err(failureFrom(error));
  }
}

async function guard<T>(
  work: () => Promise<Result<T, Failure>>,
  { db, log }: BackupsOptions,
): Promise<Result<T, Failure>> {
  try {
    return await work();
  } catch (error) {
    const failure = db.$client.open ? failureFrom(error) : closedMeanwhile(error);
    log(`backup: ${failure.details}`);
    return err(failure);
  }
}

/** Closing the program does not wait for a backup. */
function closedMeanwhile(error: unknown): Failure {
  return {
    code: 'closed',
    what: 'The program was closed before the backup was done.',
    kept: 'Your data is safe; only this backup was not made.',
    advice: 'Start the program again.',
    details: messageOf(error),
  };
}
