/** Which cards would suit a warband: from its own packs first, and such as its creatures and orders can use. */
import { copiesOf, type ListChange, listParts, type WarbandList } from '../../../../shared/warbands.ts';
import type { CommanderCard, CreatureCard, OrderCard } from '../cards/language.ts';
import { hasStart, type Tile } from '../geometry/tiles.ts';
import { kindOf, mostOfAKind } from '../legality.ts';
import { countPlayers, printedFit } from './playability.ts';
import { copyKeys, creaturesOf, ordersOf, packOf, type Shelf } from './shelf.ts';

/** How many cards of the list each pack gave. */
function packShares(list: WarbandList): Map<string, number> {
  const shares = new Map<string, number>();
  for (const part of listParts)
    for (const { key, copies } of list[part])
      shares.set(packOf(key), (shares.get(packOf(key)) ?? 0) + copies);
  return shares;
}

interface Ranked<Card> {
  card: Card;
  score: number;
}

const best = <Card extends { id: string }>(ranked: Ranked<Card>[]): Card[] =>
  ranked.toSorted((a, b) => b.score - a.score || (a.card.id < b.card.id ? -1 : 1)).map(({ card }) => card);

/** Cards of the warband's main pack come first, then its other packs', then all others'. */
const packScore = (key: string, shares: ReadonlyMap<string, number>): number => shares.get(packOf(key)) ?? 0;

const isOwned = (key: string, { owned }: Shelf): boolean => owned === undefined || (owned.get(key) ?? 0) > 0;

export function suggestCommanders(list: WarbandList, shelf: Shelf): CommanderCard[] {
  const shares = packShares(list);
  const levels = creaturesOf(list, shelf).map(({ level }) => level);
  const lowest = levels.length > 0 ? Math.min(...levels) : 0;
  const ranked = [...shelf.cards.values()]
    .filter((card) => card.type === 'commander')
    .filter(({ id, leadership }) => isOwned(id, shelf) && leadership >= lowest)
    .map((card) => ({ card, score: packScore(card.id, shares) }));
  return best(ranked);
}

/** Creatures, those first that can play most of the warband's orders at their own Level. */
export function suggestCreatures(list: WarbandList, shelf: Shelf): CreatureCard[] {
  const shares = packShares(list);
  const orders = ordersOf(list, shelf);
  const played = (card: CreatureCard): number =>
    orders.filter((order) => printedFit(order, card) && card.level >= order.level).length;
  const ranked = [...shelf.cards.values()]
    .filter((card) => card.type === 'creature')
    .map((card) => ({ card, score: packScore(card.id, shares) * 1000 + played(card) }));
  return best(ranked);
}

/** Orders, those first that most of the warband's creatures can play. */
export function suggestOrders(list: WarbandList, shelf: Shelf): OrderCard[] {
  const shares = packShares(list);
  const creatures = creaturesOf(list, shelf);
  const ranked = [...shelf.cards.values()]
    .filter((card) => card.type === 'order')
    .map((card) => ({
      card,
      players: countPlayers(card, creatures, ['affinity', 'alone', 'one']),
    }))
    // With no creature yet, every order could be played some day.
    .filter(({ players }) => creatures.length === 0 || players > 0)
    .map(({ card, players }) => ({ card, score: packScore(card.id, shares) * 1000 + players }));
  return best(ranked);
}

/** Tiles of one kind, of the warband's packs first. */
export function suggestTiles(list: WarbandList, shelf: Shelf, isWanted: (tile: Tile) => boolean): Tile[] {
  const shares = packShares(list);
  const ranked = [...shelf.tiles.values()]
    .filter((tile) => isWanted(tile) && copiesOf(list.tiles, tile.id) === 0)
    .map((card) => ({ card, score: packScore(card.id, shares) }));
  return best(ranked);
}

export const isStartTile = (tile: Tile): boolean => tile.shape === 'small' && hasStart(tile);
export const isSmallTile = (tile: Tile): boolean => tile.shape === 'small' && !hasStart(tile);
export const isLargeTile = (tile: Tile): boolean => tile.shape === 'large' && !hasStart(tile);

/** How many copies more of a card the list may take: four of a kind, and no more than are owned. */
function roomFor(key: string, part: 'creatures' | 'orders', list: WarbandList, shelf: Shelf): number {
  const kind = kindOf(key, shelf.cards);
  const ofKind = copyKeys(list, part).filter((each) => kindOf(each, shelf.cards) === kind).length;
  const inList = listParts.reduce((sum, each) => sum + copiesOf(list[each], key), 0);
  const owned = (shelf.owned?.get(key) ?? (shelf.owned ? 0 : Infinity)) - inList;
  return Math.max(0, Math.min(mostOfAKind - ofKind, owned));
}

/** So many copies of the suggested cards: of the warband's own packs as long as they last, else of all. */
export function fill(
  suggested: readonly { id: string }[],
  part: 'creatures' | 'orders',
  wanted: number,
  list: WarbandList,
  shelf: Shelf,
): ListChange[] {
  const shares = packShares(list);
  const own = suggested.filter(({ id }) => shares.has(packOf(id)));
  const changes = spread(own, part, wanted, list, shelf);
  const added = changes.reduce((sum, { by }) => sum + by, 0);
  return added === wanted ? changes : spread(suggested, part, wanted, list, shelf);
}

/** One of each before a second of any. */
function spread(
  suggested: readonly { id: string }[],
  part: 'creatures' | 'orders',
  wanted: number,
  list: WarbandList,
  shelf: Shelf,
): ListChange[] {
  const given = new Map<string, number>();
  const kinds = new Map<string, number>();
  const room = suggested.map(({ id }) => ({ id, most: roomFor(id, part, list, shelf) }));
  let left = wanted;
  for (let round = 1; round <= mostOfAKind && left > 0; round++)
    for (const { id, most } of room) {
      const kind = kindOf(id, shelf.cards);
      const ofKind = kinds.get(kind) ?? 0;
      if (left === 0 || ofKind >= round || (given.get(id) ?? 0) >= most || ofKind >= most) continue;
      given.set(id, (given.get(id) ?? 0) + 1);
      kinds.set(kind, ofKind + 1);
      left -= 1;
    }
  return [...given].map(([key, by]) => ({ part, key, by }));
}
