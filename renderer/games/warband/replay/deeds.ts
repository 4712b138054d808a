/** What a match will be remembered for: the creature that did most, and the card; counted from what happened. */
import type { ItemView, WarbandEvent } from '../../../../shared/games/warband.ts';
import type { GameLogEntry } from '../../../table/of-game.ts';

export interface Deed {
  /** A creature's or an order's number. */
  card: number;
  damage: number;
  destroyed: number;
  prevented: number;
}

/** Printed cards' keys by number, as they were known when something happened. */
type Cards = Map<number, string>;

interface Deeds {
  creature: Deed | undefined;
  order: Deed | undefined;
  /** The key of each card among them. */
  keys: Cards;
}

/** An enemy destroyed counts as so much damage. */
const aKill = 30;

export function deedsOf(entries: readonly GameLogEntry<WarbandEvent>[]): Deeds {
  const creatures = new Map<number, Deed>();
  const orders = new Map<string, Deed>();
  const items = new Map<number, ItemView>();
  const keys: Cards = new Map();
  let last: ItemView | undefined;
  for (const { event, cards } of entries) {
    for (const [card, key] of Object.entries(cards)) keys.set(Number(card), key);
    if (event.kind === 'declared') items.set(event.item.id, event.item);
    if (event.kind === 'damaged') last = items.get(event.item);
    const item = itemOf(event, items, last);
    if (!item) continue;
    if (item.actor >= 0) count(deedAt(creatures, item.actor, item.actor), event);
    if (item.kind === 'order') count(deedAt(orders, keys.get(item.card) ?? '', item.card), event);
  }
  return { creature: best(creatures), order: best(orders), keys };
}

/** What an event came of; who falls was struck just before. */
function itemOf(
  event: GameLogEntry<WarbandEvent>['event'],
  items: ReadonlyMap<number, ItemView>,
  last: ItemView | undefined,
) {
  if (event.kind === 'destroyed') return last;
  return event.kind === 'damaged' || event.kind === 'prevented' ? items.get(event.item) : undefined;
}

function deedAt<Key>(deeds: Map<Key, Deed>, key: Key, card: number): Deed {
  const deed = deeds.get(key) ?? { card, damage: 0, destroyed: 0, prevented: 0 };
  deeds.set(key, deed);
  return deed;
}

function count(deed: Deed, event: GameLogEntry<WarbandEvent>['event']): void {
  if (event.kind === 'damaged') deed.damage += event.amount;
  if (event.kind === 'prevented') deed.prevented += event.amount;
  if (event.kind === 'destroyed') deed.destroyed += 1;
}

const worth = ({ damage, destroyed, prevented }: Deed): number => damage + prevented + destroyed * aKill;

function best(deeds: ReadonlyMap<unknown, Deed>): Deed | undefined {
  const found = [...deeds.values()].toSorted((a, b) => worth(b) - worth(a))[0];
  return found && worth(found) > 0 ? found : undefined;
}
