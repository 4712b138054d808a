/** What the line below the board says: who is asked what, or for whom everyone waits. */
import type { Seat } from '../../../../shared/game.ts';
import type { SalientAction, SalientView } from '../../../../shared/games/salient.ts';
import type { GameTable } from '../../../table/of-game.ts';
import { waitingWords } from '../../../table/waiting-words.ts';
import { tableText } from '../../../text/table.ts';
import type { Names } from '../names.ts';
import { promptWords } from '../prompt-words.ts';
import type { SalientDecision } from './offers.ts';

interface Line {
  who: string | undefined;
  seat: Seat | undefined;
  words: string;
  rule: string | undefined;
}

const plain = (words: string): Line => ({ who: undefined, seat: undefined, words, rule: undefined });

export function lineOf(
  table: GameTable<SalientView, SalientAction>,
  view: SalientView,
  names: Names,
  decision: SalientDecision | undefined,
): Line {
  if (view.outcome) return plain(tableText.over);
  if (!decision) return plain(waitingWords(table));
  const { seat, prompt } = decision;
  return { who: names.player(seat), seat, words: promptWords(decision, view, names), rule: prompt.rule };
}
