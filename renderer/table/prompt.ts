/** The prompt line: who must do what and why, in one sentence with the names of the things it is about. */
import type { Prompt } from '../../shared/game.ts';
import type { WarbandView } from '../../shared/games/warband.ts';
import { itemName, type Names } from '../games/warband/match/names.ts';
import { prompts } from '../text/table.ts';

/** Parts of `about` that are cards or creatures and get their names. */
const cards = new Set(['card', 'creature', 'actor']);

export function promptWords({ code, about = {} }: Prompt, view: WarbandView, names: Names): string {
  const known = Object.entries(about).map(([key, value]): [string, string] => [
    key,
    cards.has(key) && Number(value) >= 0 ? names.card(Number(value)) : String(value),
  ]);
  const top = view.stack.at(-1);
  const item: [string, string][] = top ? [['item', itemName(top, names)]] : [];
  return (prompts[code] ?? (() => code))(Object.fromEntries([...item, ...known]));
}
