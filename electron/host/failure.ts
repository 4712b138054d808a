/** Failures of disk and database in plain words. Owns the sentences; the dispatcher owns the catching. */
import type { CallError } from '../../shared/ipc.ts';

const failures: readonly { code: string; matches: RegExp; sentence: string }[] = [
  {
    code: 'disk-full',
    matches: /^(SQLITE_FULL|ENOSPC|EDQUOT)/,
    sentence: 'The disk is full. Nothing was changed; make room and try again.',
  },
  {
    code: 'database-damaged',
    matches: /^(SQLITE_CORRUPT|SQLITE_NOTADB)/,
    sentence: 'The database is damaged. Restore a backup from the settings screen.',
  },
  {
    code: 'not-allowed',
    matches: /^(SQLITE_READONLY|SQLITE_PERM|SQLITE_CANTOPEN|EACCES|EPERM|EROFS)/,
    sentence: 'The program may not write to its data folder. Nothing was changed.',
  },
  {
    code: 'disk-failed',
    matches: /^(SQLITE_IOERR|EIO)/,
    sentence: 'The disk did not answer as it should. Check it before you play on.',
  },
  {
    code: 'database-busy',
    matches: /^(SQLITE_BUSY|SQLITE_LOCKED)/,
    sentence: 'Another program is holding the database. Nothing was changed; try again.',
  },
];

const unknownFailure: CallError = {
  code: 'failed',
  sentence: 'Something went wrong inside the program. The log in the data folder says more.',
};

/** The sentence for what a handler threw. Only the code leaves the program, never the message or a stack. */
export function explainFailure(problem: unknown): CallError {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  const known = failures.find(({ matches }) => matches.test(code));
  return known === undefined ? unknownFailure : { code: known.code, sentence: known.sentence };
}
