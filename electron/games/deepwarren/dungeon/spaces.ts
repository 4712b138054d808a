/** Steps between spaces: who is adjacent to whom, and how far (T-110 to T-112, T-820, T-821). */
import { letterOfSpace, tileOfSpace, type Space } from '../../../../shared/games/deepwarren.ts';
import { none, type State } from '../state.ts';
import { innerLinks, isPrintedRubble, layoutAt, opposite } from './layout.ts';

type Dungeon = Pick<State, 'turned' | 'near' | 'cleared' | 'doors' | 'held'>;

/** Rubble stops everything until it is cleared (T-416, T-730). */
export const isRubble = (dungeon: Readonly<Pick<State, 'cleared'>>, tile: number): boolean =>
  isPrintedRubble[tile] && !dungeon.cleared.includes(tile);

export const hasDoor = (dungeon: Readonly<Pick<State, 'doors'>>, tile: number): boolean =>
  dungeon.doors.includes(tile);

/** A step leads to at most five spaces: four exits, or the links of the widest tile. */
export type Steps = number[];

/** Writes the spaces one step away into `out` and says how many; doors and tokens are not looked at (T-112). Not for a space of Rubble. */
export function stepsFrom(dungeon: Readonly<Dungeon>, space: Space, out: Steps): number {
  const tile = tileOfSpace(space);
  const letter = letterOfSpace(space);
  let count = 0;
  for (const link of innerLinks[tile][letter]) out[count++] = link;
  for (const side of layoutAt(tile, dungeon.turned[tile]).sidesOf[letter]) {
    const next = dungeon.near[tile * 4 + side];
    if (next === none || isRubble(dungeon, next)) continue;
    const owner = layoutAt(next, dungeon.turned[next]).owner[opposite(side)];
    if (owner >= 0) out[count++] = next * 8 + owner;
  }
  return count;
}

/** Whether one step joins two spaces. */
export function isAdjacent(dungeon: Readonly<Dungeon>, one: Space, other: Space): boolean {
  const found: Steps = [];
  const count = stepsFrom(dungeon, one, found);
  return found.lastIndexOf(other, count - 1) >= 0;
}

/**
 * All spaces within so many steps, with their distance. The way may bend; doors and Rubble stop it, tokens do not
 * (T-810, T-821).
 */
export function spacesWithin(dungeon: Readonly<Dungeon>, from: Space, most: number): Map<Space, number> {
  const distances = new Map<Space, number>([[from, 0]]);
  const found: Steps = [];
  let edge = [from];
  for (let distance = 1; distance <= most && edge.length > 0; distance++) {
    const next: Space[] = [];
    for (const space of edge) {
      const count = stepsFrom(dungeon, space, found);
      for (let at = 0; at < count; at++) {
        const to = found[at];
        if (distances.has(to) || hasDoor(dungeon, tileOfSpace(to))) continue;
        distances.set(to, distance);
        next.push(to);
      }
    }
    edge = next;
  }
  return distances;
}
