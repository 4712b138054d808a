/** What the line below the board says: who is asked what, or for whom everyone waits. */
import type { WarbandView } from '../../../../shared/games/warband.ts';
import type { Names } from '../match/names.ts';
import { sideOf } from '../../../ui/side-of.ts';
import { tableText } from '../../../text/table.ts';
import type { WarbandTable } from './field.svelte.ts';
import type { WarbandDecision } from './offers.ts';
import { waitingWords } from '../../../table/waiting-words.ts';
import { promptWords } from './prompt.ts';

/** Of an answer from a closed hand only the question is known. */
type Asked = Pick<WarbandDecision, 'seat' | 'prompt'> & Partial<Pick<WarbandDecision, 'options'>>;

export interface Line {
  who: string | undefined;
  side: ReturnType<typeof sideOf> | undefined;
  words: string;
  rule: string | undefined;
}

const plain = (words: string): Line => ({ who: undefined, side: undefined, words, rule: undefined });

export function lineOf(table: WarbandTable, view: WarbandView, names: Names, asked: Asked | undefined): Line {
  if (view.outcome) return plain(tableText.over);
  if (!asked) return plain(waitingWords(table));
  return {
    who: table.seats[asked.seat]?.name,
    side: sideOf(asked.seat),
    words: promptWords(asked.prompt, view, names, asked.options),
    rule: asked.prompt.rule,
  };
}
