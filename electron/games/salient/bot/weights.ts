/** What a bot holds dear, in the points of the value of the rules (C-1310); flat, so that `npm run fit` can change each. */
import type { Judgement, Temperament } from '../../../../shared/bots.ts';

const plain = {
  /** A die behind the line, and how much more the last ones count. */
  behind: 26,
  nearGoal: 6,
  /** A Unit by the own turns it still needs. */
  nextTurn: 17,
  inTwo: 11,
  inThree: 8,
  inFour: 6,
  later: 4.5,
  strength: 0.35,
  /** Chance to live where fresh enemies can reach it: at least, and by each point of strength. */
  exposed: 0.4,
  hardness: 0.08,
  /** Chance to live when an enemy on the battlefield can destroy it, and survive or not. */
  beaten: 0.45,
  traded: 0.6,
  barracks: 2.4,
  credit: 1,
  research: 4,
  /** A Sunfire that is paid for, by the die it would put behind the line; four times as much where it would win. */
  sunfire: 12,
  warRoom: 5,
  muster: 4,
  treasury: 4,
  workshop: 6,
  site: 2.5,
  token: 1.5,
};

export type Weights = Readonly<Record<keyof typeof plain, number>>;

const practised: Weights = plain;

export const weightsFor: Readonly<Record<Judgement, Weights>> = { plain, practised };

/** By how much `npm run fit` changes each. */
export const weightUnits: Weights = {
  ...{ behind: 5, nearGoal: 3, nextTurn: 4, inTwo: 3, inThree: 2.5, inFour: 2, later: 2, strength: 0.3 },
  ...{ exposed: 0.12, hardness: 0.03, beaten: 0.15, traded: 0.15, barracks: 0.8, credit: 0.5 },
  ...{
    research: 1.5,
    sunfire: 6,
    warRoom: 2.5,
    muster: 2.5,
    treasury: 2.5,
    workshop: 3,
    site: 1.5,
    token: 1,
  },
};

/** What a Unit is worth by the turns it needs, before the chance that it lives. */
export function progressWorth(weights: Weights, turns: number): number {
  if (turns <= 1) return weights.nextTurn;
  if (turns === 2) return weights.inTwo;
  if (turns === 3) return weights.inThree;
  return turns === 4 ? weights.inFour : weights.later;
}

const factors: Readonly<Record<Temperament, Partial<Weights>>> = {
  balanced: {},
  bold: { exposed: 1.4, beaten: 1.3, traded: 1.3, nextTurn: 1.15 },
  patient: { barracks: 1.3, warRoom: 1.3, muster: 1.3, exposed: 0.85 },
  greedy: { credit: 1.6, treasury: 1.5, site: 1.5 },
  ruthless: { traded: 1.5, behind: 1.1, barracks: 0.9 },
  wary: { exposed: 0.75, beaten: 0.6, traded: 0.75, strength: 1.3 },
  cunning: { research: 1.3, sunfire: 1.4, workshop: 1.4, token: 1.4 },
};

/** The weights of a judgement, leant as a temperament has it. */
export function weightsOf(judgement: Judgement, temperament: Temperament): Weights {
  const weights = { ...weightsFor[judgement] };
  for (const [name, factor] of Object.entries(factors[temperament]) as [keyof Weights, number][])
    weights[name] *= factor;
  return weights;
}
