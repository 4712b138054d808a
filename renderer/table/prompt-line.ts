/** What the line below the board says: who is asked what, or for whom everyone waits. */
import type { WarbandView } from '../../shared/games/warband.ts';
import type { Table } from '../../shared/table.ts';
import type { Names } from '../games/warband/match/names.ts';
import { sideOf } from '../games/warband/match/sides.ts';
import { tableText } from '../text/table.ts';
import type { WarbandDecision } from './offers.ts';
import { isHalted } from './program-seats.ts';
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

export function lineOf(table: Table, view: WarbandView, names: Names, asked: Asked | undefined): Line {
  if (view.outcome) return plain(tableText.over);
  if (!asked) return plain(waitingWords(table));
  return {
    who: table.seats[asked.seat]?.name,
    side: sideOf(asked.seat),
    words: promptWords(asked.prompt, view, names, asked.options),
    rule: asked.prompt.rule,
  };
}

function waitingWords(table: Table): string {
  const { thinking, snapshot, seats } = table;
  const seat = thinking ?? snapshot.deciding;
  const name = seat === undefined ? '' : (seats[seat]?.name ?? '');
  if (isHalted(table)) return tableText.halted(name);
  return thinking === undefined ? tableText.waiting(name) : tableText.thinking(name);
}
