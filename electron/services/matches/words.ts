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
    'This match was played by older rules. It can be watched; playing on and judging it need the rules it was played by.',
  'not-readable':
    'The position of this match does not fit the present rules. It can be watched, finished as it stands, or deleted.',
  'carried-over': 'The first part of this match was played by older rules and can only be watched.',
  'own-rules': 'This match is played by the present rules already.',
  diverged:
    'Replaying this match does not lead to the position that was stored. It can be watched, finished as it stands, or deleted, but not played on.',
  altered: 'What was stored of this match has been altered since it was played.',
  damaged:
    'This match was damaged on the disk and cannot be shown. Everything else is as it was; a backup from before has it whole.',
  'no-film':
    'This match was kept before matches could be shown without their rules, and the rules it was played by are gone. Its result is kept.',
  slimmed:
    'What showed this match was given up to save room, and the rules it was played by have changed. Its result is kept.',
  'unknown-game': 'This match is of a game this version does not know.',
  'no-such-game': 'This version knows no such game.',
  'no-bots': 'Nobody but persons plays this game.',
  'no-such-stop': 'This game has no such stop.',
  'not-finished': 'This match is not over yet.',
  'no-such-moment': 'The match has no such moment.',
} as const;

export function tableError(code: keyof typeof sentences, rule?: string): CallError {
  return { code, sentence: sentences[code], ...(rule !== undefined && { rule }) };
}

export const refusedAs = (refused: Refused): CallError =>
  tableError(refused === 'stale' ? 'stale-answer' : refused);
