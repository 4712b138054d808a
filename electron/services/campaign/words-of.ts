/** Why the campaign refused, in words. */
import type { CallError } from '../../../shared/ipc.ts';

const sentences = {
  'no-such-campaign': 'This campaign is no longer there.',
  'stale-answer': 'The campaign has gone on since. Look at it again.',
  'no-such-story': 'This story is no longer installed.',
  'story-off': 'This story is switched off.',
  'packs-missing': 'This story needs packs that are not enabled.',
  'no-such-court': 'Nobody can lead this court.',
  unreadable:
    'This campaign was damaged on the disk and cannot be played on. A backup from before has it whole.',
  altered:
    'What was stored of this campaign has been altered since it was played, so it cannot be played on.',
  olderRules: 'This campaign was played by other rules, which do not lead to where it stood.',
  'no-such-option': 'There is no such answer.',
  'battle-open': 'A battle is decided on the battlefield, not by an answer.',
  'battle-begun': 'The battle has begun. Play it to its end, or give up at the table.',
  'nothing-to-take-back': 'There is nothing to take back: something became known since.',
  'no-battle': 'No battle lies open.',
  'no-such-game': 'This version knows no such battles.',
  'not-owned': 'Not every card of this list is yours.',
  'no-such-veteran': 'Nobody of that name serves in this campaign.',
  'no-muster': 'The warband is changed at a muster, before a battle.',
  'not-legal': 'This warband may not march.',
  sworn: 'A sworn campaign turns no page back.',
  'no-such-page': 'There is no such page to turn back to.',
  'no-campaign-file': 'This is no file of a campaign of this program.',
  'file-altered': 'This file was altered since it was made. Nothing was stored.',
  'file-diverges': 'The campaign of this file cannot be repeated by the present rules. Nothing was stored.',
  'story-unsound': 'The story has mistakes, so nothing was stored.',
  'another-story': 'Something else was sent than was looked at. Choose the story again.',
  'builtin-story': 'This story comes with the program and cannot be removed. It can be switched off.',
} as const;

export const campaignError = (code: keyof typeof sentences, details?: string[]): CallError => ({
  code,
  sentence: sentences[code],
  ...(details && details.length > 0 && { details: details.slice(0, 20) }),
});
