/** What a warband can be built from: the cards and tiles of enabled packs, by key, and what limits their use. */
import { listParts, type ListPart, type WarbandList } from '../../../../shared/warbands.ts';
import type { Card, CommanderCard, CreatureCard, OrderCard } from '../cards/language.ts';
import type { Tile } from '../geometry/tiles.ts';
import { checkWarband, type LegalWarband, type Limits, type WarbandProblem } from '../legality.ts';

export interface Shelf extends Limits {
  cards: ReadonlyMap<string, Card>;
  tiles: ReadonlyMap<string, Tile>;
}

/** The part of a list where a card or tile belongs; nothing if nobody knows it. */
export function partOf(key: string, { cards, tiles }: Shelf): ListPart | undefined {
  const type = cards.get(key)?.type;
  if (type) return `${type}s`;
  return tiles.has(key) ? 'tiles' : undefined;
}

export const packOf = (key: string): string => key.slice(0, key.indexOf('/'));

/** Keys of a part, one a copy. */
export const copyKeys = (list: WarbandList, part: ListPart): string[] =>
  list[part].flatMap(({ key, copies }) => new Array<string>(copies).fill(key));

const cardsOf = <Type extends Card['type']>(
  list: WarbandList,
  part: ListPart,
  type: Type,
  { cards }: Shelf,
): Extract<Card, { type: Type }>[] =>
  copyKeys(list, part)
    .map((key) => cards.get(key))
    .filter((card): card is Extract<Card, { type: Type }> => card?.type === type);

/** The known creatures of a list, one a copy. */
export const creaturesOf = (list: WarbandList, shelf: Shelf): CreatureCard[] =>
  cardsOf(list, 'creatures', 'creature', shelf);

/** The known orders of a list, one a copy. */
export const ordersOf = (list: WarbandList, shelf: Shelf): OrderCard[] =>
  cardsOf(list, 'orders', 'order', shelf);

/** Who leads: the first known commander. */
export const commanderOf = (list: WarbandList, shelf: Shelf): CommanderCard | undefined =>
  cardsOf(list, 'commanders', 'commander', shelf)[0];

/** Everything that keeps a list from marching (W-103, W-127, W-950..W-953, R-61). */
export function checkList(list: WarbandList, shelf: Shelf): WarbandProblem[] {
  const strayTiles = listParts.flatMap((part) => straysIn(list, part, shelf));
  const tiles = copyKeys(list, 'tiles');
  const problems = checkWarband(
    {
      commanders: cardKeys(list, 'commanders', shelf),
      creatures: cardKeys(list, 'creatures', shelf),
      orders: cardKeys(list, 'orders', shelf),
      tiles: tiles.flatMap((key) => shelf.tiles.get(key) ?? []),
      unknownTiles: tiles.filter((key) => !partOf(key, shelf)),
    },
    shelf.cards,
    shelf,
  );
  return [...strayTiles, ...problems];
}

/** Keys of a part, one a copy; tiles among the cards are told as such and count for nothing. */
export const cardKeys = (list: WarbandList, part: ListPart, { tiles }: Shelf): string[] =>
  copyKeys(list, part).filter((key) => !tiles.has(key));

/** Tiles among the cards, and cards among the tiles. */
function straysIn(list: WarbandList, part: ListPart, shelf: Shelf): WarbandProblem[] {
  return list[part].flatMap(({ key }) => {
    const home = partOf(key, shelf);
    const isStray = home !== undefined && (home === 'tiles') !== (part === 'tiles');
    if (!isStray) return [];
    const sentence =
      part === 'tiles'
        ? `${shelf.cards.get(key)!.name} is a card and stands among the tiles.`
        : `The tile ${key} stands among the cards.`;
    return [{ code: 'wrongPart', rule: 'W-103', sentence, cards: [key] }];
  });
}

/** A list as match setup wants it. Only for lists in which `checkList` found nothing. */
export function legalWarband(list: WarbandList, { tiles }: Shelf): LegalWarband {
  return {
    commander: list.commanders[0].key,
    creatures: copyKeys(list, 'creatures'),
    orders: copyKeys(list, 'orders'),
    tiles: copyKeys(list, 'tiles').map((key) => tiles.get(key)!),
  };
}
