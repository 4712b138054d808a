/**
 * Enemies who stay at home: a fight may take its time to begin, but from some round on every further one in which nobody
 * comes is one too many, and whoever has not come yet is feared less.
 */
import type { Creature, State } from '../state.ts';
import type { Fighter } from './survey.ts';
import type { Weights } from './weights.ts';

const patientRounds = 2;
const mostWaited = 8;
/** So large a share of the enemies must stand where they were deployed. */
const mostAtHome = 0.75;

/** Rounds that have been waited for enemies who do not come. */
export function roundsWaited(state: Readonly<State>, teams: readonly number[], team: number): number {
  const { creatures, turn, players } = state;
  const waited = Math.min(mostWaited, turn / players.length - patientRounds);
  if (waited <= 0) return 0;
  const enemies = creatures.filter(({ seat }) => teams[seat] !== team);
  const atHome = enemies.filter((each) => isAtHome(state, each));
  return atHome.length >= mostAtHome * enemies.length ? waited : 0;
}

const isAtHome = ({ setup }: Readonly<State>, { seat, square }: Creature): boolean =>
  setup.battlefield.starts[seat]?.includes(square) ?? false;

/** How much an enemy's hope counts: whoever still stands where it was deployed is less and less likely to come. */
export const awe = (
  state: Readonly<State>,
  creature: Creature,
  waited: number,
  { fading }: Weights,
): number => (waited > 0 && isAtHome(state, creature) ? 1 / (1 + fading * waited) : 1);

/** Farther away than this is all the same. */
const mostIdle = 20;

/** Squares a creature must still go before its nearest enemy, so many squares away, is within one move and a blow. */
export function squaresIdle({ speed, reach, range, canAttack }: Fighter, gap: number): number {
  if (speed === 0 || !canAttack) return 0;
  return Math.max(0, Math.min(mostIdle, gap - speed - Math.max(reach, range)));
}
