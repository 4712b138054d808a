/**
 * Failures of disk and database in the words of a start. While the program runs, the same failure means something else:
 * there is then a step that was not saved, and a program that goes on.
 */
import type { CallError } from '../../shared/ipc.ts';
import type { Failure, FailureCode } from '../db/failure.ts';
import { errorOf } from './failure-words.ts';

type Words = Pick<Failure, 'what' | 'kept' | 'advice'>;

const nothingChanged = 'Nothing was changed.';

const wordsFor = (folder: string): Partial<Record<FailureCode, Words>> => ({
  'disk-full': {
    what: `Deepmarch cannot start: there is no room left on the disk that holds ${folder}.`,
    kept: 'Your data is as it was.',
    advice: 'Free some space, then start again.',
  },
  'no-permission': {
    what: `Deepmarch cannot start: the data folder ${folder}, or a file in it, cannot be opened or written.`,
    kept: nothingChanged,
    advice:
      'Check that all of it belongs to you, is not write-protected, and that no folder has the name of one of its files; or start with --data-dir and another folder.',
  },
  'disk-error': {
    what: `Deepmarch cannot start: the disk that holds ${folder} reported an error.`,
    kept: 'Your data is left as it is.',
    advice:
      'Check the disk, then start again. Copy the backups folder in it to another disk if this repeats.',
  },
  damaged: {
    what: `Deepmarch cannot start: the database in ${folder} is damaged.`,
    kept: 'The file is left as it is; nothing was deleted.',
    advice: 'Start again: the damaged file is then kept aside and the backups are offered.',
  },
  busy: {
    what: `Deepmarch cannot start: another program is using the database in ${folder}.`,
    kept: nothingChanged,
    advice: 'Close the other program, or wait until it is done, then start again.',
  },
});

/** A failure that ends a start. Codes that only a start knows bring their own words. */
export const failureAtStart = (failure: Failure, folder: string): Failure => ({
  ...failure,
  ...wordsFor(folder)[failure.code],
});

export const refusalAtStart = (failure: Failure, folder: string): CallError =>
  errorOf(failureAtStart(failure, folder));
