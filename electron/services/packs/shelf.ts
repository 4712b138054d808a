/** The packs as a start finds and leaves them: what comes with the program is there, what a person added still reads. */
import type { Notice } from '../../../shared/ipc.ts';
import { failureFrom } from '../../db/failure.ts';
import { noticeOf } from '../failure-words.ts';
import { installBuiltins, type BuiltinOptions } from './builtin.ts';
import { recheckImported } from './recheck.ts';

/** Answers what the person should know. Without room on the disk the program still starts, with the packs it has. */
export function setUpShelf(options: BuiltinOptions): Notice[] {
  const work = () => [...installBuiltins(options), ...recheckImported(options)];
  try {
    // One wait for the disk, however many packs are new.
    return options.db.transaction(work, { behavior: 'immediate' });
  } catch (problem) {
    return [noticeOf(failureFrom(problem))];
  }
}
