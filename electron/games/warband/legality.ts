/**
 * Whether a warband may march: W-103, W-127, W-950..W-953, R-61. The one function that builder, import and match
 * setup ask; each problem says its rule, a sentence, and the cards concerned.
 */
import type { Refusal } from '../../../shared/game.ts';
import type { Card } from './cards/language.ts';
import { checkTileSet, type Tile } from './geometry/tiles.ts';

/** A warband as described: card ids, one entry a copy. Nothing is proved yet. */
export interface WarbandList {
  commanders: string[];
  creatures: string[];
  orders: string[];
  tiles: Tile[];
}

/** A warband `checkWarband` found nothing wrong with. */
export interface LegalWarband {
  commander: string;
  creatures: string[];
  orders: string[];
  tiles: Tile[];
}

export interface WarbandProblem extends Refusal {
  /** Ids of the cards or tiles it is about. */
  cards: string[];
}

const fewestCreatures = 12;
const fewestOrders = 30;
const mostOfAKind = 4;

export type CardLibrary = ReadonlyMap<string, Card>;

export function checkWarband(list: WarbandList, library: CardLibrary): WarbandProblem[] {
  return [
    ...unknownCards(list, library),
    ...misplacedCards(list, library),
    ...countProblems(list),
    ...kindProblems(list),
    ...deploymentProblems(list, library),
    ...checkTileSet(list.tiles).map((problem) => ({ ...problem, cards: list.tiles.map(({ id }) => id) })),
  ];
}

const problem = (code: string, rule: string, sentence: string, cards: string[] = []): WarbandProblem => ({
  code,
  rule,
  sentence,
  cards,
});

const nameOf = (id: string, library: CardLibrary): string => library.get(id)?.name ?? id;

function unknownCards(list: WarbandList, library: CardLibrary): WarbandProblem[] {
  const ids = new Set([...list.commanders, ...list.creatures, ...list.orders]);
  const unknown = [...ids].filter((id) => !library.has(id));
  return unknown.map((id) => problem('unknownCard', 'W-950', `No enabled pack has the card ${id}.`, [id]));
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

function kindProblems({ creatures, orders }: WarbandList): WarbandProblem[] {
  return [
    ...overfull(creatures).map((id) => tooMany('tooManyOfACreature', 'W-951', id, creatures)),
    ...overfull(orders).map((id) => tooMany('tooManyOfAnOrder', 'W-952', id, orders)),
  ];
}

const countOf = (ids: string[], id: string): number => ids.filter((each) => each === id).length;

const overfull = (ids: string[]): string[] =>
  [...new Set(ids)].filter((id) => countOf(ids, id) > mostOfAKind);

const tooMany = (code: string, rule: string, id: string, ids: string[]): WarbandProblem =>
  problem(code, rule, `${countOf(ids, id)} of one kind; at most ${mostOfAKind} are allowed.`, [id]);

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
