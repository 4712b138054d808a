/** How likely each player is to win, and what that is worth in points. */
import type { Seat } from '../../../../shared/game.ts';
import { standingOf } from '../end.ts';
import type { State } from '../state.ts';
import { featureNames, featuresOf, type Features } from './features.ts';
import type { Weights } from './weights.ts';

/** A match is worth so many points of evaluation, shared by the chances to win it. */
const match = 20;
/** A point of lead matters a little even where the match is decided. */
const pride = 0.02;

const strengthOf = (features: Features, weights: Weights): number => {
  let sum = 0;
  for (const name of featureNames) sum += weights[name] * features[name];
  return sum;
};

/** The chance of each seat to win; shared victory is shared. */
export function chancesOf(state: Readonly<State>, weights: Weights): number[] {
  const { outcome } = state;
  if (outcome)
    return state.players.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const strengths = featuresOf(state).map((features) => Math.exp(strengthOf(features, weights)));
  const sum = strengths.reduce((total, strength) => total + strength, 0);
  return strengths.map((strength) => strength / sum);
}

/** The lead in points, as the players count at the end. */
export function leadOf(state: Readonly<State>, seat: Seat): number {
  const standing = standingOf(state);
  const others = standing.filter((each) => each.seat !== seat).map(({ score }) => score);
  return standing[seat].score - Math.max(...others);
}

export const judgeChance = (state: Readonly<State>, seat: Seat, weights: Weights): number =>
  match * chancesOf(state, weights)[seat] + pride * leadOf(state, seat);
