/** What lies on the field to be had, and which creature of a side may hope for it. */
import { distance } from '../geometry/distance.ts';
import type { Play } from '../play.ts';
import type { Square } from '../state.ts';
import { squaresToHold, treasureFactor } from './aims.ts';
import type { Fighter } from './survey.ts';
import type { Weights } from './weights.ts';

/** Something to be had on a square, and what that gains. */
export interface Treasure {
  square: Square;
  gain: number;
}

/** What may be picked up, or must be held. */
export function treasuresIn({ state }: Play, weights: Weights): Treasure[] {
  const treasure = weights.treasure * treasureFactor(state, weights);
  const found = squaresToHold(state).map((square) => ({ square, gain: 0.6 * weights.aim }));
  // B-11: a chest holds two on average; nobody knows before it is opened
  for (const { square } of state.chests) found.push({ square, gain: 1.3 * treasure });
  for (const { square, count } of state.tokens)
    if (count > 0) found.push({ square, gain: treasure * (1 + 0.3 * (count - 1)) });
  return found;
}

/**
 * What each creature may hope to pick up: every treasure is for the one of a side that is there first. If all hoped for
 * the same, leaving it there would look better than taking it.
 */
export function claimsOf(play: Play, fighters: readonly Fighter[], weights: Weights): Treasure[][] {
  const claims: Treasure[][] = fighters.map(() => []);
  for (const treasure of treasuresIn(play, weights)) {
    const first = new Map<number, { at: number; turns: number }>();
    fighters.forEach((fighter, at) => {
      const turns = gapToSquare(play, fighter, treasure.square) / Math.max(0.5, fighter.speed);
      if (turns < (first.get(fighter.team)?.turns ?? Infinity)) first.set(fighter.team, { at, turns });
    });
    for (const { at } of first.values()) claims[at].push(treasure);
  }
  return claims;
}

export const gapToSquare = (play: Play, { square, size }: Fighter, to: Square): number =>
  distance(play.tables, square, size, to, 1);
