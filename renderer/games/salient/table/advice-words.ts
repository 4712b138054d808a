/** The program's advice in the words of Salient. */
import type { TableHint } from '../../../../shared/calls/matches.ts';
import type { ToldAdvice } from '../../../table/told-advice.ts';
import { leadText } from '../../../text/salient.ts';
import { adviceText } from '../../../text/advice.ts';
import type { Desk } from './desk.svelte.ts';

/** Less than this is no difference worth a word; a Unit behind the line is worth thirty. */
const least = 2;

export const adviceWords = (
  { option, expectedLead, instead }: Pick<TableHint, 'option' | 'expectedLead' | 'instead'>,
  desk: Pick<Desk, 'wordsOf'>,
): ToldAdvice => ({
  words: desk.wordsOf(option),
  line: [],
  expected: leadText(Math.abs(expectedLead) < least ? 0 : expectedLead),
  instead: instead && instead.less < least ? adviceText.asGood(desk.wordsOf(instead.option)) : undefined,
});
