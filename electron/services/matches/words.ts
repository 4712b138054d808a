/** Why the table refused, in words. */
import type { CallError } from '../../../shared/ipc.ts';
import type { Refused } from '../../db/matches.ts';

const sentences = {
  'no-such-match': 'This match is no longer there.',
  'not-open': 'Nobody sits at this match. Open it again.',
  'stale-answer': 'The match has gone on since. Look at the table again.',
  finished: 'This match is over.',
  'bot-chooses': 'It is for a bot to choose here.',
  covered: 'The table is covered. Uncover it first.',
  'hand-over-first': 'The screen must be handed over first.',
  'no-hand-over': 'The screen is not to be handed to this player now.',
  'nothing-to-peek': 'This player is not to answer now.',
  'not-asked': 'Nobody at the screen is asked now.',
  'nothing-to-take-back':
    'There is nothing to take back: something became known, or somebody else has chosen.',
  'nothing-declared': 'Nothing is being declared.',
  'no-such-seat': 'There is no such seat.',
  'other-rules':
    'This match was played by other rules than this version has. It can be seen in the list, not replayed.',
  diverged:
    'Replaying this match does not lead to the position that was stored. It cannot be continued safely.',
  damaged:
    'This match was damaged on the disk and cannot be shown. Everything else is as it was; a backup from before has it whole.',
  'unknown-game': 'This match is of a game this version does not know.',
  'not-finished': 'This match is not over yet.',
  'no-such-moment': 'The match has no such moment.',
} as const;

export function tableError(code: keyof typeof sentences, rule?: string): CallError {
  return { code, sentence: sentences[code], ...(rule !== undefined && { rule }) };
}

export const refusedAs = (refused: Refused): CallError =>
  tableError(refused === 'stale' ? 'stale-answer' : refused);
