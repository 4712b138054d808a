/** Warnings about a sound pack: counts, budgets, orders few can play, words nobody uses. */
import { checkTile, checkTileSet } from '../geometry/tiles.ts';
import { indexCard, type Theme } from './index-card.ts';
import type { Card, CreatureCard, OrderCard, Timing } from './language.ts';
import { lintCard } from './lint.ts';
import { isTaste } from './pack-check.ts';
import type { Copies, Pack, PackFile, PackProblem } from './pack.ts';
import { formatPath, problem, type Path } from '../../../../shared/read-data.ts';
import { everyStep, stepsOf } from './walk.ts';

/** What a pack is made of, at a glance. */
export interface PackSummary {
  commanders: number;
  creatures: {
    cards: number;
    different: number;
    levels: number;
    large: number;
    ranged: number;
    mobile: number;
  };
  orders: { cards: number; different: number } & Record<Timing, number>;
  gold: { creatures: number; orders: number };
  silver: { creatures: number; orders: number };
  themes: Record<string, number>;
}

const total = (entries: readonly Copies<unknown>[]): number =>
  entries.reduce((sum, { copies }) => sum + copies, 0);

const cardsOf = (pack: Pack): Card[] => placedCards(pack).map(({ card }) => card);

const specialMoves: readonly string[] = [
  'flying',
  'burrow',
  'shifting',
  'sureFooted',
  'hazardProof',
  'unpinned',
];

const isMobile = (card: CreatureCard): boolean =>
  card.text.some((text) => text.kind === 'trait' && !text.affects && specialMoves.includes(text.trait));

export function summarise(pack: Pack): PackSummary {
  const { creatures, orders } = pack;
  const timed = (timing: Timing) => total(orders.filter(({ card }) => card.timing === timing));
  const half = (mark: 'gold' | 'silver') => ({
    creatures: total(creatures.filter(({ card }) => card.mark === mark)),
    orders: total(orders.filter(({ card }) => card.mark === mark)),
  });
  return {
    commanders: pack.commanders.length,
    creatures: {
      cards: total(creatures),
      different: creatures.length,
      levels: creatures.reduce((sum, { copies, card }) => sum + copies * card.level, 0),
      large: total(creatures.filter(({ card }) => card.large)),
      ranged: total(creatures.filter(({ card }) => card.ranged)),
      mobile: total(creatures.filter(({ card }) => isMobile(card))),
    },
    orders: {
      cards: total(orders),
      different: orders.length,
      standard: timed('standard'),
      minor: timed('minor'),
      immediate: timed('immediate'),
    },
    gold: half('gold'),
    silver: half('silver'),
    themes: themeCounts(pack),
  };
}

function themeCounts(pack: Pack): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cardsOf(pack))
    for (const theme of indexCard(card).themes) counts[theme] = (counts[theme] ?? 0) + 1;
  return counts;
}

/** Every warning about a pack. */
export function lintPack(pack: Pack): PackProblem[] {
  return [
    ...cardWarnings(pack),
    ...countWarnings(pack),
    ...playWarnings(pack),
    ...keywordWarnings(pack),
    ...tileWarnings(pack),
  ];
}

const warn = (file: PackFile, path: Path, code: string, sentence: string): PackProblem => ({
  file,
  ...problem(path, code, sentence),
});

interface PlacedCard {
  file: PackFile;
  path: Path;
  card: Card;
}

/** Every card, and where it stands. */
const placedCards = (pack: Pack): PlacedCard[] => [
  ...pack.commanders.map((card, index): PlacedCard => ({ file: 'commanders.json', path: [index], card })),
  ...pack.creatures.map(({ card }, index): PlacedCard => ({
    file: 'creatures.json',
    path: [index, 'card'],
    card,
  })),
  ...pack.orders.map(({ card }, index): PlacedCard => ({ file: 'orders.json', path: [index, 'card'], card })),
];

const cardWarnings = (pack: Pack): PackProblem[] =>
  placedCards(pack).flatMap(({ file, path, card }) =>
    lintCard(card).map((found) => ({
      ...found,
      file,
      path: `${formatPath(path)}.${found.path}`,
      sentence: `${card.name}: ${found.sentence}`,
    })),
  );

interface Expectation {
  what: string;
  is: number;
  from: number;
  to: number;
  file: PackFile;
}

/** Counts of a complete pack: appendix of the rules, and the fairness of `cards.md`. */
function expectations(pack: Pack): Expectation[] {
  const { creatures, orders, gold, silver, commanders, themes } = summarise(pack);
  const otherWays = (
    ['movement', 'control', 'treasure', 'morale', 'leadership', 'cards'] satisfies Theme[]
  ).filter((theme) => (themes[theme] ?? 0) > 0);
  const many = Infinity;
  return [
    { what: 'commanders', is: commanders, from: 2, to: 2, file: 'commanders.json' },
    { what: 'creature cards', is: creatures.cards, from: 12, to: 12, file: 'creatures.json' },
    { what: 'different creatures', is: creatures.different, from: 10, to: many, file: 'creatures.json' },
    { what: 'Levels of all creatures', is: creatures.levels, from: 34, to: 39, file: 'creatures.json' },
    { what: 'Large creatures', is: creatures.large, from: 1, to: many, file: 'creatures.json' },
    {
      what: 'creatures with a ranged attack',
      is: creatures.ranged,
      from: 2,
      to: many,
      file: 'creatures.json',
    },
    {
      what: 'creatures with special movement',
      is: creatures.mobile,
      from: 1,
      to: many,
      file: 'creatures.json',
    },
    { what: 'orders', is: orders.cards, from: 36, to: 36, file: 'orders.json' },
    { what: 'different orders', is: orders.different, from: 22, to: many, file: 'orders.json' },
    { what: 'standard orders', is: orders.standard, from: 12, to: 16, file: 'orders.json' },
    { what: 'minor orders', is: orders.minor, from: 10, to: 14, file: 'orders.json' },
    { what: 'immediate orders', is: orders.immediate, from: 10, to: 12, file: 'orders.json' },
    { what: 'gold creatures', is: gold.creatures, from: 6, to: 6, file: 'creatures.json' },
    { what: 'silver creatures', is: silver.creatures, from: 6, to: 6, file: 'creatures.json' },
    { what: 'gold orders', is: gold.orders, from: 18, to: 18, file: 'orders.json' },
    { what: 'silver orders', is: silver.orders, from: 18, to: 18, file: 'orders.json' },
    {
      what: 'ways to win ground other than damage',
      is: otherWays.length,
      from: 4,
      to: many,
      file: 'orders.json',
    },
    { what: 'chests', is: pack.manifest.chests.length, from: 6, to: 6, file: 'pack.json' },
  ];
}

function countWarnings(pack: Pack): PackProblem[] {
  return expectations(pack)
    .filter(({ is, from, to }) => is < from || is > to)
    .map(({ what, is, from, to, file }) => {
      const usual = to === Infinity ? `at least ${from}` : from === to ? `${from}` : `${from} to ${to}`;
      return warn(file, [], 'count', `The pack has ${is} ${what}; a complete one has ${usual}.`);
    });
}

/** Whether a creature can take an order by itself, by what is printed (W-602 to W-607). */
export function canTake(creature: CreatureCard, order: OrderCard): boolean {
  if (order.requires !== undefined && !creature.keywords.includes(order.requires)) return false;
  if (!creature.ranged && needsRanged(order)) return false;
  if (order.affinity !== undefined && creature.keywords.includes(order.affinity)) return true;
  return (
    creature.level >= order.level && (order.ability === 'any' || creature.abilities.includes(order.ability))
  );
}

/** Whether the acting creature makes a ranged attack with the distance printed on its own card (W-715). */
const needsRanged = ({ actions }: OrderCard): boolean =>
  actions.some(({ targets, steps }) =>
    [...everyStep(steps)].some(
      (step) =>
        step.do === 'attack' &&
        step.mode === 'ranged' &&
        (step.by ?? 'actor') === 'actor' &&
        !targets?.some((target) => target.kind === 'creature' && target.range !== undefined),
    ),
  );

const takersOf = (count: number): string =>
  count === 0 ? 'No creature' : count === 1 ? 'Only 1 creature' : `Only ${count} creatures`;

function playWarnings(pack: Pack): PackProblem[] {
  return pack.orders.flatMap(({ card }, index) => {
    const takers = total(pack.creatures.filter((entry) => canTake(entry.card, card)));
    return takers >= 3
      ? []
      : [
          warn(
            'orders.json',
            [index, 'card'],
            'fewTakers',
            `${takersOf(takers)} of the pack can take ${card.name} by ${takers > 1 ? 'themselves' : 'itself'}; it should be 3 or more.`,
          ),
        ];
  });
}

/** Every keyword a card speaks of, wherever in its tree. */
function keywordsSpoken(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (key === 'keyword' || key === 'withoutKeyword' || key === 'requires' || key === 'affinity')
      return Array.isArray(inner) ? inner.map(String) : [String(inner)];
    return keywordsSpoken(inner);
  });
}

/** Keywords a card can give to a creature. */
const keywordsGranted = (card: Card): string[] =>
  stepsOf(card).flatMap((step) => (step.do === 'grantKeyword' ? [step.keyword] : []));

function keywordWarnings(pack: Pack): PackProblem[] {
  const owned = new Set(pack.creatures.flatMap(({ card }) => card.keywords));
  const granted = cardsOf(pack).flatMap(keywordsGranted);
  const spoken = new Set(cardsOf(pack).flatMap(keywordsSpoken));
  const known = new Set([...owned, ...granted]);
  return [
    ...placedCards(pack).flatMap(({ file, path, card }) => strangeKeywords(file, path, card, known)),
    ...[...owned]
      .filter((word) => !spoken.has(word))
      .map((word) =>
        warn('creatures.json', [], 'unusedKeyword', `No card of the pack speaks of the keyword ${word}.`),
      ),
  ];
}

const strangeKeywords = (file: PackFile, path: Path, card: Card, known: ReadonlySet<string>): PackProblem[] =>
  [...new Set(keywordsSpoken(card))]
    .filter((word) => !known.has(word))
    .map((word) =>
      warn(
        file,
        path,
        'strangeKeyword',
        `${card.name} speaks of the keyword ${word}, which no creature of the pack has.`,
      ),
    );

function tileWarnings(pack: Pack): PackProblem[] {
  const budgets = pack.tiles.flatMap((tile, index) =>
    checkTile(tile)
      .filter(({ code }) => isTaste(code))
      .map(({ code, sentence }) => warn('tiles.json', [index], code, sentence)),
  );
  return [
    ...budgets,
    ...checkTileSet(pack.tiles).map(({ code, sentence }) => warn('tiles.json', [], code, sentence)),
  ];
}
