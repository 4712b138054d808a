/** The prompt line: who must do what and why, in one sentence with the names of the things it is about. */
import type { Prompt } from '../../../../shared/game.ts';
import type { WarbandAction, WarbandView } from '../../../../shared/games/warband.ts';
import { itemName, itemPhrase, type Names } from '../match/names.ts';
import { isAlly } from './offers.ts';
import { declaredText, type Offered, prompts } from '../../../text/table.ts';

/** Parts of `about` that are cards or creatures and get their names. */
const cards = new Set(['card', 'creature', 'actor']);

/** `options`: what the decision offers, where it is known. */
export function promptWords(
  { code, about = {} }: Prompt,
  view: WarbandView,
  names: Names,
  options?: readonly WarbandAction[],
): string {
  const known = Object.entries(about).map(([key, value]): [string, string] => [
    key,
    cards.has(key) && Number(value) >= 0 ? names.card(Number(value)) : String(value),
  ]);
  const words = { ...itemsOf(view, names), ...Object.fromEntries(known), ...declaredOf(view, names) };
  return (prompts[code] ?? (() => code))(words, offeredBy(options, view));
}

/** Who could only strike an ally is not said to have somebody to attack. */
function offeredBy(options: readonly WarbandAction[] | undefined, view: WarbandView): Offered {
  const { active } = view;
  const seat = view.creatures.find(({ id }) => id === active)?.seat;
  const isInActivation = active >= 0;
  const own = options?.filter(
    (action) =>
      (action.kind !== 'power' || !isInActivation || action.creature === active) &&
      (action.kind !== 'attack' || seat === undefined || !isAlly(view, action.target, seat)),
  );
  return (kind) => own?.some((action) => action.kind === kind) ?? true;
}

/** What may be answered, and what resolves and asks. */
function itemsOf({ stack, resolving }: WarbandView, names: Names): Record<string, string> {
  const top = stack.at(-1);
  return {
    ...(top && { item: itemPhrase(top, names) }),
    ...(resolving && { source: itemName(resolving, names) }),
  };
}

/** A power or text on a creature's card is not called as the creature is. */
function declaredOf({ declaring }: WarbandView, names: Names): Record<string, string> {
  const words = declaring && declaredText[declaring.kind];
  return words ? { card: words(names.card(declaring.card), declaring.title) } : {};
}
