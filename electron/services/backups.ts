/**
 * Backups of the whole database: made, listed, thinned, restored.
 * Owns when a backup is made; how one is written is `electron/db/backup-files.ts`.
 */
import type { Result } from '../../shared/result.ts';

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

/** A failure in plain words: what happened, what was kept, what to do; `details` for a bug report. */
export interface Failure {
  code: string;
  what: string;
  kept: string;
  advice: string;
  details: string;
}

export interface Backups {
  /** Newest first. */
  list(): Backup[];
  create(reason: BackupReason): Promise<Result<Backup, Failure>>;
  /** Puts a backup in place of the present data, which is backed up first: `undo` is the backup that brings it back. */
  restore(id: string): Promise<Result<{ undo: string }, Failure>>;
  /** The full integrity check, on demand. */
  check(): Result<{ problems: string[] }, Failure>;
  /** Makes today's backup if there is none yet. */
  runSchedule(): Promise<Result<Backup | undefined, Failure>>;
  /** Runs the schedule now and every hour; returns how to stop. */
  startSchedule(): () => void;
}
