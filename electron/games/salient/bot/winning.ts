/**
 * How likely a player is to win, as very many matches have taught: each number of `features.ts` counts so much for a
 * player whose turn has begun, and so much for one who waits. Fitted to the results of Duels between bots; a point is
 * the logarithm of odds.
 */
import type { Seat } from '../../../../shared/game.ts';
import { boardOf } from '../play.ts';
import type { State } from '../state.ts';
import { featureNames, featuresOf, type FeatureName } from './features.ts';

type Pair = readonly [toMove: number, waiting: number];

const taught: Readonly<Record<FeatureName, Pair>> = {
  behind1: [0.1, 0.06],
  behind2: [0.53, 0.48],
  behind3: [0.71, 0.77],
  safe1: [-0.03, -0.27],
  safe2: [0.06, -0.17],
  safe3: [-0.22, -0.29],
  safe4: [-0.32, -0.36],
  safe5: [-0.37, -0.42],
  hunted1: [0.22, -0.53],
  hunted2: [-0.07, -0.55],
  hunted3: [-0.29, -0.37],
  hunted4: [-0.4, -0.49],
  hunted5: [-0.39, -0.51],
  strength: [0.42, 0.45],
  barracks: [0.16, 0.11],
  manyBarracks: [-0.03, -0.03],
  credits: [0.32, 0.28],
  manyCredits: [0.03, 0.07],
  research: [0.12, 0.09],
  reserve: [-0.54, -0.48],
  sites: [0.06, 0.05],
  tokens: [-0.22, -0.39],
  warRoom: [0.08, 0.01],
  muster: [0.21, 0.14],
  treasury: [0.15, 0.08],
  workshop: [0.37, 0.22],
  sunfireNear: [0.8, 0.72],
  sunfireReady: [0.67, 0.67],
  missing0: [1.91, 0.74],
  missing1: [0.47, 0.21],
  missing2: [0.06, 0.02],
  lateLead: [0.4, 0.4],
};
/** Having the turn. */
const tempo = 0.052;

const toMove = featureNames.map((name) => taught[name][0]);
const waiting = featureNames.map((name) => taught[name][1]);

/** The search counts in points of which four make a chance of about 73 %: one in the logarithm of odds. */
const pointsPerLogit = 4;
/** Worth more than any position: a game won or lost. */
const won = 300;
/** Of several enemies the best counts most. */
const restShare = 0.3;

function strengthOf(state: Readonly<State>, seat: Seat, ahead: number): number {
  const isToMove = seat === state.seat;
  const worths = isToMove ? toMove : waiting;
  const found = featuresOf(state, boardOf(state), seat, ahead);
  return found.reduce((sum, value, at) => sum + value * worths[at], isToMove ? tempo : -tempo);
}

/** Of every team, by team: allies stand together. */
function strengths(state: Readonly<State>): number[] {
  const { seats } = boardOf(state);
  const behind: number[] = [];
  for (const [seat, { team }] of seats.entries())
    behind[team] = (behind[team] ?? 0) + state.players[seat].behind;
  const sums = behind.map(() => 0);
  for (const [seat, { team }] of seats.entries()) {
    const others = behind.filter((_, other) => other !== team);
    sums[team] += strengthOf(state, seat, behind[team] - Math.max(...others));
  }
  return sums;
}

/** The prospects of a seat against its enemies, in points; a finished game is worth its outcome. */
export function winning(state: Readonly<State>, seat: Seat): number {
  const { outcome } = state;
  if (outcome) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? won : -won;
  const all = strengths(state);
  const { team } = boardOf(state).seats[seat];
  const others = all.filter((_, other) => other !== team);
  const best = Math.max(...others);
  const rest = others.reduce((sum, each) => sum + each, 0) - best;
  const against =
    others.length === 1 ? best : (1 - restShare) * best + (restShare * rest) / (others.length - 1);
  return pointsPerLogit * (all[team] - against);
}
