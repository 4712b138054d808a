/** Lists as services pass them on: read from the database or a pack, told in a line, ready for a match. */
import type { WarbandLine } from '../../../shared/calls/warbands.ts';
import {
  countCopies,
  emptyList,
  listParts,
  tidyList,
  warbandList,
  type WarbandList,
} from '../../../shared/warbands.ts';
import type { VersionRow } from '../../db/warbands.ts';
import { hash } from '../../engine/hash.ts';
import type { ReadyMade } from '../packs/stored.ts';

/** A stored list; one that cannot be read, or is not what was stored, is an empty one: nobody plays with it. */
export function listOf({ list, hash: stored }: Pick<VersionRow, 'list' | 'hash'>): WarbandList {
  const read = warbandList.safeParse(list);
  return read.success && hash(list) === stored ? tidyList(read.data) : emptyList;
}

export function listOfReady({ commander, creatures, orders, tiles }: ReadyMade): WarbandList {
  const entries = (cards: ReadyMade['creatures']) => cards.map(({ card, copies }) => ({ key: card, copies }));
  return tidyList({
    commanders: [{ key: commander, copies: 1 }],
    creatures: entries(creatures),
    orders: entries(orders),
    tiles: tiles.map((key) => ({ key, copies: 1 })),
  });
}

type Summary = Pick<WarbandLine, 'commanders' | 'creatures' | 'orders' | 'tiles' | 'packs'>;

/** What a line of the list of warbands says about the cards. */
export function summaryOf(list: WarbandList): Summary {
  return {
    commanders: list.commanders.map(({ key }) => key),
    creatures: countCopies(list.creatures),
    orders: countCopies(list.orders),
    tiles: countCopies(list.tiles),
    packs: packsOf(list),
  };
}

/** The packs of a list, most cards first. */
function packsOf(list: WarbandList): string[] {
  const cards = listParts.filter((part) => part !== 'tiles').flatMap((part) => list[part]);
  const packs = Map.groupBy(cards, ({ key }) => key.slice(0, key.indexOf('/')));
  return [...packs]
    .toSorted(([, one], [, other]) => countCopies(other) - countCopies(one))
    .map(([pack]) => pack);
}
