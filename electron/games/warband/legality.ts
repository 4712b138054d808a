/**
 * Whether a warband may march: W-103, W-127, W-950..W-953, R-61, B-10. The one function that builder, import and match
 * setup ask; each problem says its rule, a sentence, and the cards concerned. What would mend them is `muster/mend.ts`.
 */
import type { Refusal } from '../../../shared/game.ts';
import type { Card } from './cards/language.ts';
import { checkTileSet, checkTreasures, type Tile } from './geometry/tiles.ts';

/** A warband as described: card ids, one entry a copy. Nothing is proved yet. */
export interface WarbandList {
  commanders: string[];
  creatures: string[];
  orders: string[];
  tiles: Tile[];
  /** Tiles of the list that no enabled pack has. */
  unknownTiles?: string[];
}

/** A warband `checkWarband` found nothing wrong with. */
export interface LegalWarband {
  commander: string;
  creatures: string[];
  orders: string[];
  tiles: Tile[];
  /** Values of the chest markers of its commander's pack; absent: the usual ones (B-11). */
  chests?: readonly number[];
}

export interface WarbandProblem extends Refusal {
  /** Ids of the cards or tiles it is about. */
  cards: string[];
}

export const fewestCreatures = 12;
export const fewestOrders = 30;
export const mostOfAKind = 4;

export type CardLibrary = ReadonlyMap<string, Card>;

/** What else may keep a card out of a warband, where that is known. */
export interface Limits {
  /** A campaign's copies by card id; absent: all are owned. */
  owned?: ReadonlyMap<string, number>;
  /** A card of a pack that is there but switched off. */
  absent?: (id: string) => { name: string; pack: string } | undefined;
}

export function checkWarband(list: WarbandList, library: CardLibrary, limits: Limits = {}): WarbandProblem[] {
  return [
    ...unknownCards(list, library, limits),
    ...misplacedCards(list, library),
    ...countProblems(list),
    ...kindProblems(list, library),
    ...ownershipProblems(list, library, limits),
    ...deploymentProblems(list, library),
    ...checkTileSet(list.tiles).map((problem) => ({ ...problem, cards: list.tiles.map(({ id }) => id) })),
    ...checkTreasures(list.tiles).map(({ code, rule, sentence, tile }) =>
      problem(code, rule, sentence, tile === undefined ? [] : [tile]),
    ),
  ];
}

const problem = (code: string, rule: string, sentence: string, cards: string[] = []): WarbandProblem => ({
  code,
  rule,
  sentence,
  cards,
});

const nameOf = (id: string, library: CardLibrary): string => library.get(id)?.name ?? id;

function unknownCards(list: WarbandList, library: CardLibrary, { absent }: Limits): WarbandProblem[] {
  const ids = new Set([...list.commanders, ...list.creatures, ...list.orders]);
  const unknown = [...ids].filter((id) => !library.has(id)).map((id) => missing(id, 'card', absent?.(id)));
  const tiles = new Set(list.unknownTiles);
  return [...unknown, ...[...tiles].map((id) => missing(id, 'tile', absent?.(id)))];
}

function missing(
  id: string,
  what: 'card' | 'tile',
  absent: { name: string; pack: string } | undefined,
): WarbandProblem {
  if (!absent) return problem('unknownCard', 'W-950', `No enabled pack has the ${what} ${id}.`, [id]);
  const sentence = `${absent.name} is in the pack ${absent.pack}, which is switched off.`;
  return problem('disabledPack', 'W-950', sentence, [id]);
}

/** Cards that stand in the wrong part of the list. */
function misplacedCards(list: WarbandList, library: CardLibrary): WarbandProblem[] {
  const parts = [
    ['commander', list.commanders],
    ['creature', list.creatures],
    ['order', list.orders],
  ] as const;
  return parts.flatMap(([type, ids]) =>
    [...new Set(ids)]
      .filter((id) => (library.get(id)?.type ?? type) !== type)
      .map((id) => problem('wrongPart', 'W-103', `${nameOf(id, library)} is no ${type} card.`, [id])),
  );
}

function countProblems({ commanders, creatures, orders }: WarbandList): WarbandProblem[] {
  const problems: WarbandProblem[] = [];
  if (commanders.length !== 1) {
    const sentence = `A warband has exactly one commander; this one has ${commanders.length}.`;
    problems.push(problem('commanderCount', 'W-953', sentence, commanders));
  }
  if (creatures.length < fewestCreatures) {
    const sentence = `${creatures.length} creatures of at least ${fewestCreatures}.`;
    problems.push(problem('tooFewCreatures', 'W-951', sentence));
  }
  if (orders.length < fewestOrders) {
    problems.push(problem('tooFewOrders', 'W-952', `${orders.length} orders of at least ${fewestOrders}.`));
  }
  return problems;
}

/**
 * A reprint is the same card: copies of a kind are counted by type and name, whatever pack they are from. Capitals,
 * spaces and the two ways to write an accent or an apostrophe make no other name.
 */
export function kindOf(id: string, library: CardLibrary): string {
  const card = library.get(id);
  return card ? `${card.type} ${plainName(card.name)}` : id;
}

const plainName = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('’', "'").replaceAll(/\s/gu, '');

function kindProblems({ creatures, orders }: WarbandList, library: CardLibrary): WarbandProblem[] {
  return [
    ...overfull('tooManyOfACreature', 'W-951', creatures, library),
    ...overfull('tooManyOfAnOrder', 'W-952', orders, library),
  ];
}

function overfull(code: string, rule: string, ids: string[], library: CardLibrary): WarbandProblem[] {
  const kinds = Map.groupBy(ids, (id) => kindOf(id, library));
  return [...kinds.values()]
    .filter(({ length }) => length > mostOfAKind)
    .map((copies) => {
      const sentence = `${copies.length} copies of ${nameOf(copies[0], library)}; at most ${mostOfAKind} of a kind are allowed.`;
      return problem(code, rule, sentence, [...new Set(copies)]);
    });
}

/** In a campaign a warband marches with the copies that were won. */
function ownershipProblems(list: WarbandList, library: CardLibrary, { owned }: Limits): WarbandProblem[] {
  if (!owned) return [];
  const copies = Map.groupBy([...list.commanders, ...list.creatures, ...list.orders], (id) => id);
  return [...copies]
    .filter(([id, { length }]) => library.has(id) && length > (owned.get(id) ?? 0))
    .map(([id, { length }]) => {
      const sentence = `${length} copies of ${nameOf(id, library)}, and ${owned.get(id) ?? 0} owned.`;
      return problem('notOwned', 'W-950', sentence, [id]);
    });
}

/** without a creature the starting Leadership can pay for, no opening hand would ever do. */
function deploymentProblems({ commanders, creatures }: WarbandList, library: CardLibrary): WarbandProblem[] {
  const [leader] = commanders.map((id) => library.get(id));
  if (leader?.type !== 'commander' || creatures.length === 0) return [];
  const canDeploy = creatures.some((id) => {
    const card = library.get(id);
    return card?.type === 'creature' && card.level <= leader.leadership;
  });
  if (canDeploy) return [];
  const sentence = `No creature can be deployed with a starting Leadership of ${leader.leadership}.`;
  return [problem('nothingDeployable', 'R-61', sentence, [leader.id])];
}
