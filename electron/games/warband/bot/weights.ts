/**
 * What a bot holds dear: the numbers by which `judge.ts` weighs a position, in points of Morale, and the
 * temperaments as small changes of them. Set by judgement; what matches between bots say of them is in `docs/bots.md`.
 */
import type { Temperament } from '../../../../shared/bots.ts';

export interface Weights {
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
}

const balanced: Weights = {
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
};

export const weightsOf: Record<Temperament, Weights> = {
  balanced,
  bold: { ...balanced, daring: 1.35, patience: 0.75, wounds: 0.65 },
  patient: { ...balanced, daring: 0.85, next: 0.6, later: 0.4 },
  greedy: { ...balanced, treasure: 1.3, patience: 0.75 },
  ruthless: { ...balanced, level: 0.35, wounds: 0.6, order: 0.35 },
  wary: { ...balanced, daring: 0.9, wounds: 0.85, next: 0.6 },
  cunning: { ...balanced, order: 0.65, orderText: 0.18 },
};
