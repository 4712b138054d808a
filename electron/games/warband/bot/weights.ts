/**
 * What a bot holds dear: the numbers by which `judge.ts` weighs a position, and the temperaments as changes of them.
 * Only their proportions count. How the learnt ones were found is told in `docs/bots.md`.
 */
import type { Judgement, Temperament } from '../../../../shared/bots.ts';

export interface Weights {
  /** A point of Morale; the last points are worth more by up to `lastMorale`, of which half is gone with every `fewMorale`. */
  morale: number;
  lastMorale: number;
  fewMorale: number;
  /** What an enemy gains at most from a blow its target can cower from, besides the Morale that costs. */
  cowering: number;
  /** A creature in play, for each Level, for each 10 damage it deals, for what its texts are worth. */
  level: number;
  strength: number;
  text: number;
  /** Share of a creature's worth that is gone when it has lost all but its last Hit Point. */
  wounds: number;
  /** An order in hand: as such, and for what its text is worth. */
  order: number;
  orderText: number;
  creatureCard: number;
  leadership: number;
  /** What a creature could do: in the turn under way, in the enemy's next one, in the one after it. */
  now: number;
  next: number;
  later: number;
  /** How much of it is left for each further turn it takes to get there. */
  patience: number;
  /** A treasure token that can be collected. */
  treasure: number;
  /** One's own potential against the enemy's: above 1 seeks the fight, below 1 avoids it. */
  daring: number;
  /** How much bolder it gets with every round after the fifth. */
  restless: number;
  /** How much bolder with every round in which nothing happens to anybody. */
  stir: number;
  /** How much bolder besides, with every round after the fifth, whoever is far behind in Morale. */
  behind: number;
  /** What every square costs that a creature is away from enemies who stay at home, with every round they do. */
  march: number;
  /** How fast an enemy that never leaves its start area is feared less, with every round it does not. */
  fading: number;
  /** The objectives of a match, where it has any. */
  aim: number;
}

/** Set by judgement alone. */
const plain: Weights = {
  morale: 0.8,
  lastMorale: 5,
  fewMorale: 3,
  cowering: 0.2,
  level: 0.5,
  strength: 0.15,
  text: 0.08,
  wounds: 0.75,
  order: 0.45,
  orderText: 0.12,
  creatureCard: 0.1,
  leadership: 0.25,
  now: 0.8,
  next: 0.4,
  later: 0.42,
  patience: 0.65,
  treasure: 0.9,
  daring: 1.25,
  restless: 0.06,
  stir: 0,
  behind: 0,
  march: 0,
  fading: 0,
  aim: 3,
};

/** Learnt from matches between bots of chance weights (`npm run fit`): Morale is what wins, creatures only serve it. */
const practised: Weights = {
  ...plain,
  morale: 1.7,
  lastMorale: 7,
  level: 0.22,
  strength: 0.14,
  text: 0.05,
  wounds: 0.72,
  order: 0.42,
  leadership: 0.28,
  next: 0.38,
  later: 0.25,
  patience: 0.55,
  treasure: 0.8,
  daring: 1.35,
  restless: 0.14,
  stir: 0.15,
  behind: 0.2,
  march: 0.04,
  fading: 0.6,
};

const judgements: Record<Judgement, Weights> = { plain, practised };

/** By how much a temperament holds things dearer, or less dear, than others do. */
const leanings: Record<Temperament, Partial<Weights>> = {
  balanced: {},
  bold: { daring: 1.1, patience: 1.15, wounds: 0.87 },
  patient: { daring: 0.7, next: 1.5 },
  greedy: { treasure: 1.45, patience: 1.15 },
  ruthless: { level: 0.7, wounds: 0.8, order: 0.78 },
  wary: { daring: 0.72, wounds: 1.13, next: 1.5 },
  cunning: { order: 1.45, orderText: 1.5 },
};

export function weightsOf(temperament: Temperament, judgement: Judgement): Weights {
  const weights = { ...judgements[judgement] };
  for (const [name, factor] of Object.entries(leanings[temperament]))
    weights[name as keyof Weights] *= factor;
  return weights;
}
