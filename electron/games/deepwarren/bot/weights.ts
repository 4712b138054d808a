/**
 * What a bot holds dear: what each feature adds to the chance to win. Sums of them are exponents: of two players whose
 * sums differ by 1 one wins 73 % of the time.
 */
import type { Judgement } from '../../../../shared/bots.ts';
import type { FeatureName } from './features.ts';

export type Weights = Readonly<Record<FeatureName, number>>;

/** Set by judgement alone: what is worth points at the end is worth them now, and a Delver should live. */
const plain: Weights = {
  points: 0.12,
  latePoints: 0.1,
  monsters: 0.12,
  lateMonsters: 0.1,
  monsterHealth: 0.06,
  firstDelver: 0.9,
  secondDelver: 0.4,
  furtherDelvers: 0.4,
  delverHealth: 0.4,
  strikeNext: 0.05,
  strikeLater: 0.04,
  endNext: 1,
  endLater: 0.3,
  prey: 0.03,
  chestNext: 0.1,
  chestLater: 0.08,
  lastHurt: -0.5,
  lastThreat: -0.6,
  lastPressure: 0,
  lastOnPit: -1,
  onPit: -0.05,
  next: 0,
};

/** Learnt from matches between bots of chance weights (`npm run fit -- --game deepwarren`). */
const practised: Weights = {
  points: 0.133,
  latePoints: 0.1,
  monsters: 0.121,
  lateMonsters: 0.1,
  monsterHealth: 0.119,
  firstDelver: 1.261,
  secondDelver: 0.4,
  furtherDelvers: 0.386,
  delverHealth: 1.281,
  strikeNext: 0.157,
  strikeLater: 0.04,
  endNext: 1.333,
  endLater: 0.456,
  prey: 0.048,
  chestNext: 0.182,
  chestLater: 0.113,
  lastHurt: -0.5,
  lastThreat: -1.273,
  lastPressure: -0.374,
  lastOnPit: -1.0,
  onPit: -0.054,
  next: 0,
};

export const weightsFor: Readonly<Record<Judgement, Weights>> = { plain, practised };

/** By how much a fit changes each: about as much as makes a difference. */
export const weightUnits: Partial<Weights> & Readonly<Record<string, number>> = {
  points: 0.05,
  latePoints: 0.08,
  monsters: 0.08,
  lateMonsters: 0.08,
  monsterHealth: 0.08,
  firstDelver: 0.6,
  secondDelver: 0.4,
  furtherDelvers: 0.4,
  delverHealth: 0.4,
  strikeNext: 0.05,
  strikeLater: 0.05,
  endNext: 0.8,
  endLater: 0.5,
  prey: 0.05,
  chestNext: 0.08,
  chestLater: 0.08,
  lastHurt: 0.4,
  lastThreat: 0.5,
  lastPressure: 0.4,
  lastOnPit: 1.5,
  onPit: 0.08,
};
