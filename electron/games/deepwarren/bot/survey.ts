/** Who is near whom: for every Delver the foes and chests in reach, found by one search a Delver. */
import { tileOfSpace, type Space } from '../../../../shared/games/deepwarren.ts';
import { areFoes } from '../combat.ts';
import { tileCount } from '../content/tiles.ts';
import { hasDoor, stepsFrom, type Steps } from '../dungeon/spaces.ts';
import { isDelver } from '../play.ts';
import type { State, Token } from '../state.ts';

/** A Delver and a monster of another player that may come to blows. */
export interface Pair {
  delver: Token;
  monster: Token;
  /** Steps between them; doors and Rubble are in the way, tokens are not. */
  distance: number;
  /** Tokens stand in every shortest way. */
  isBlocked: boolean;
}

export interface Survey {
  pairs: Pair[];
  /** By place in the state's tokens: steps of a Delver to the nearest chest, or `far`. */
  toChest: number[];
}

/** Farther than this nothing is looked for. */
const farthest = 6;
/** No chest is near. */
export const far = farthest + 1;

const spaceCount = tileCount * 8;
/** By space: the search that reached it last, how far it lies, and whether tokens stand in the way. */
const reachedBy = new Int32Array(spaceCount);
const distances = new Int8Array(spaceCount);
const blocked = new Uint8Array(spaceCount);
const queue = new Int16Array(spaceCount);
let search = 0;
const found: Steps = [];

/** Fills the tables from one space and answers how many spaces of the queue were reached. */
function flood(state: Readonly<State>, from: Space): number {
  search++;
  reachedBy[from] = search;
  distances[from] = 0;
  blocked[from] = 0;
  queue[0] = from;
  let last = 1;
  for (let at = 0; at < last; at++) {
    const space = queue[at];
    const next = distances[space] + 1;
    if (next > farthest) break;
    const isBlocked = blocked[space] === 1 || (at > 0 && state.held[tileOfSpace(space)] > 0) ? 1 : 0;
    const count = stepsFrom(state, space, found);
    for (let step = 0; step < count; step++) {
      const to = found[step];
      if (reachedBy[to] === search) {
        if (distances[to] === next && isBlocked === 0) blocked[to] = 0;
        continue;
      }
      if (state.doors.length > 0 && hasDoor(state, tileOfSpace(to))) continue;
      reachedBy[to] = search;
      distances[to] = next;
      blocked[to] = isBlocked;
      queue[last++] = to;
    }
  }
  return last;
}

function nearestChest(state: Readonly<State>, reached: number): number {
  if (state.chests.length === 0) return far;
  for (let at = 0; at < reached; at++)
    if (state.chests.includes(tileOfSpace(queue[at]))) return distances[queue[at]];
  return far;
}

export function surveyOf(state: Readonly<State>): Survey {
  const pairs: Pair[] = [];
  const toChest = state.tokens.map((token) => {
    if (!isDelver(token)) return far;
    const reached = flood(state, token.space);
    for (const monster of state.tokens) {
      if (!areFoes(token, monster) || reachedBy[monster.space] !== search) continue;
      const { space } = monster;
      pairs.push({ delver: token, monster, distance: distances[space], isBlocked: blocked[space] === 1 });
    }
    return nearestChest(state, reached);
  });
  return { pairs, toChest };
}
