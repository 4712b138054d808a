/** What the line below the dungeon says: who is asked what, or for whom everyone waits. */
import type { Seat } from '../../../../shared/game.ts';
import type { DeepwarrenAction, DeepwarrenView } from '../../../../shared/games/deepwarren.ts';
import { isHalted } from '../../../table/program-seats.ts';
import type { GameTable } from '../../../table/of-game.ts';
import { dungeonText } from '../../../text/deepwarren.ts';
import { tableText } from '../../../text/table.ts';
import type { DeepwarrenDecision } from '../map/targets.ts';
import type { Names } from '../names.ts';
import { promptWords } from '../option-words.ts';

interface Line {
  who: string | undefined;
  seat: Seat | undefined;
  words: string;
  rule: string | undefined;
  hint: string | undefined;
}

const plain = (words: string): Line => ({
  who: undefined,
  seat: undefined,
  words,
  rule: undefined,
  hint: undefined,
});

export function lineOf(
  table: GameTable<DeepwarrenView, DeepwarrenAction>,
  view: DeepwarrenView,
  names: Names,
  decision: DeepwarrenDecision | undefined,
): Line {
  if (view.outcome) return plain(tableText.over);
  if (!decision) return plain(waitingWords(table));
  const { seat, prompt, options } = decision;
  return {
    who: names.player(seat),
    seat,
    words: promptWords(prompt, names, options),
    rule: prompt.rule,
    hint: hintOf(decision),
  };
}

function hintOf({ options }: DeepwarrenDecision): string | undefined {
  const places = options.flatMap((action) => (action.kind === 'place' ? [action] : []));
  if (places.length === 0) return undefined;
  const cells = new Set(places.map(({ x, y }) => `${String(x)} ${String(y)}`)).size;
  return dungeonText.cellsAndWays(cells, places.length);
}

function waitingWords(table: GameTable<DeepwarrenView, DeepwarrenAction>): string {
  const { thinking, snapshot, seats } = table;
  const seat = thinking ?? snapshot.deciding;
  const name = seat === undefined ? '' : (seats[seat]?.name ?? '');
  if (isHalted(table)) return tableText.halted(name);
  return thinking === undefined ? tableText.waiting(name) : tableText.thinking(name);
}
