/** How monsters fight when the rules play them, and how a fast bot does: leading, countering. */
import { counterOfAttack, typeOfAttack, valueOfAttack } from '../content/attacks.ts';
import { randomInt, type Rng } from '../../../engine/rng.ts';
import type { Fight } from '../state.ts';
import { joiners } from './values.ts';

const perMatchInStack = 0.7;
const perCounterInHand = 0.45;
const noiseSteps = 8;
const mostNoise = 0.4;

/** Value, what it could bring in by a finisher, and what could join it in a counterattack. */
export function leadScore({ stack }: Readonly<Fight>, hand: readonly number[], attack: number): number {
  let score = valueOfAttack[attack];
  for (const lying of stack) if (typeOfAttack[lying] === typeOfAttack[attack]) score += perMatchInStack;
  const counters = counterOfAttack[attack];
  if (counters < 0) return score;
  let others = 0;
  for (const held of hand) if (counterOfAttack[held] === counters) others += valueOfAttack[held];
  return score + perCounterInHand * (others - valueOfAttack[attack]);
}

export function chooseLead(fight: Readonly<Fight>, side: number, rng: Rng): number {
  const { hand } = fight.fighters[side];
  let best = hand[0];
  let most = -Infinity;
  for (const attack of hand) {
    const noise = (randomInt(rng, noiseSteps) * mostNoise) / noiseSteps;
    const score = leadScore(fight, hand, attack) + noise;
    if (score > most) [best, most] = [attack, score];
  }
  return best;
}

/** The next card of a counterattack that will win, lowest first so that most join; nothing: it cannot. */
export function chooseJoiner(fight: Readonly<Fight>, side: number): number | undefined {
  const cards = joiners(fight, side);
  const own = fight.fighters[side].value;
  const total = cards.reduce((sum, attack) => sum + valueOfAttack[attack], own);
  if (total <= fight.fighters[1 - side].value) return undefined;
  return cards.reduce((least, attack) => (valueOfAttack[attack] < valueOfAttack[least] ? attack : least));
}
