/**
 * Failures of disk and database in plain words: what happened, what was kept, what to do.
 * Owns the sentences; whoever catches decides where they are shown.
 */

export const failureCodes = [
  'disk-full',
  'no-permission',
  'disk-error',
  'damaged',
  'busy',
  'newer-schema',
  'migration-failed',
  'no-such-backup',
  'bad-backup',
  'closed',
  'unreadable',
] as const;
export type FailureCode = (typeof failureCodes)[number];

export interface Failure {
  code: FailureCode;
  what: string;
  kept: string;
  advice: string;
  /** For a bug report; not for reading. */
  details: string;
}

type Words = Omit<Failure, 'code' | 'details'>;

const words = {
  'disk-full': {
    what: 'There is no room left on the disk.',
    kept: 'Nothing was lost: everything up to the last finished step is saved.',
    advice: 'Free some space and try again; the program need not be restarted.',
  },
  'no-permission': {
    what: 'The data folder cannot be written to.',
    kept: 'Nothing was changed.',
    advice:
      'If a backup is being restored, wait until it is done. Otherwise check that the folder exists and belongs to you, or start with --data-dir and a folder that does.',
  },
  'disk-error': {
    what: 'The disk reported an error.',
    kept: 'The last step was not saved; everything before it was.',
    advice: 'Check the disk, then try again. Copy the backups folder to another disk if this repeats.',
  },
  damaged: {
    what: 'The database is damaged.',
    kept: 'The file is left as it is; nothing was deleted.',
    advice: 'Restart: the damaged file will be kept aside and the backups offered.',
  },
  busy: {
    what: 'The database is in use by another program.',
    kept: 'Nothing was changed.',
    advice: 'Close the other program, or wait until it is done, and try again.',
  },
} as const satisfies Partial<Record<FailureCode, Words>>;

const errorCodes: readonly [prefix: string, code: keyof typeof words][] = [
  ['SQLITE_FULL', 'disk-full'],
  ['SQLITE_READONLY', 'no-permission'],
  ['SQLITE_CANTOPEN', 'no-permission'],
  ['SQLITE_PERM', 'no-permission'],
  ['SQLITE_IOERR', 'disk-error'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EACCES', 'no-permission'],
  ['EPERM', 'no-permission'],
  ['EROFS', 'no-permission'],
  ['ENOTDIR', 'no-permission'],
  ['EISDIR', 'no-permission'],
  ['ENOENT', 'no-permission'],
  ['EEXIST', 'no-permission'],
  ['EIO', 'disk-error'],
];

/** A caught error as a failure of disk or database; `undefined` if it is a bug, which must not be swallowed. */
export function describeFailure(error: unknown): Failure | undefined {
  const cause = codedError(error);
  const code = cause && errorCodes.find(([prefix]) => cause.code.startsWith(prefix))?.[1];
  return code && { code, ...words[code], details: `${cause.code}: ${cause.message}` };
}

/** As `describeFailure`, but throws a bug on. */
export function failureFrom(error: unknown): Failure {
  const failure = describeFailure(error);
  if (!failure) throw error;
  return failure;
}

/** As `describeFailure`; what nobody foresaw is something in the data that cannot be read. */
export function startFailureFrom(error: unknown): Failure {
  return (
    describeFailure(error) ?? {
      code: 'unreadable',
      what: 'Something in your data cannot be read, so the program cannot start with it.',
      kept: 'Nothing was changed or deleted.',
      advice:
        'Restore a backup, or set the present data aside and begin without any. The log in the data folder says more, for a report.',
      details: messageOf(error),
    }
  );
}

export function isDamage(error: unknown): boolean {
  return describeFailure(error)?.code === 'damaged';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What the driver or the system threw. The query builder wraps it in a message that quotes the data, which no log may show. */
function codedError(error: unknown): (Error & { code: string }) | undefined {
  if (!(error instanceof Error)) return undefined;
  return hasCode(error) ? error : codedError(error.cause);
}

function hasCode(error: Error): error is Error & { code: string } {
  return 'code' in error && typeof error.code === 'string';
}
