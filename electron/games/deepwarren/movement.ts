/** Which steps a token can take: reach of one step and of extra movement, doors beside it (600s, T-720 to T-723). */
import { tileOfSpace, type DeepwarrenAction, type Space } from '../../../shared/games/deepwarren.ts';
import type { Seat } from '../../../shared/game.ts';
import { tokenTable } from './content/tokens.ts';
import { isPit, spacesOfTile } from './dungeon/layout.ts';
import { hasDoor, stepsFrom, type Steps } from './dungeon/spaces.ts';
import { tileOf } from './play.ts';
import { none, type State, type Token } from './state.ts';

/** Tokens on a tile besides this one. */
const othersOn = (state: Readonly<State>, token: Readonly<Token>, tile: number): number =>
  state.held[tile] - (tile === tileOf(token) ? 1 : 0);

/** A tile may be ended on if no other token stands there and no door bars it (T-605, T-909). */
const mayEndOn = (state: Readonly<State>, token: Readonly<Token>, tile: number): boolean =>
  othersOn(state, token, tile) === 0 && !hasDoor(state, tile);

/** T-722, T-723 */
export const mustRoll = (token: Readonly<Token>): boolean =>
  isPit[tileOf(token)] && !tokenTable[token.kind].flies;

const firstSteps: Steps = [];
const secondSteps: Steps = [];

/** Doors a token could open: adjacent through exits that line up (T-910). */
export function doorsBeside(state: Readonly<State>, space: Space): number[] {
  if (state.doors.length === 0) return [];
  const found: Steps = [];
  const count = stepsFrom(state, space, found);
  return found
    .slice(0, count)
    .map(tileOfSpace)
    .filter((tile) => hasDoor(state, tile));
}

/** Where a walk may end. */
export interface WalkEnd {
  to: Space;
  /** The space between, for the second of two steps; `none` for one step. */
  via: Space;
  /** The walk came into the tile it ends on; otherwise it stayed inside one tile (T-528). */
  hasEntered: boolean;
}

/** Every end of a walk of one step, or of up to two that may pass one occupied tile (T-606, T-611, T-720, T-721). */
export function walkEnds(state: Readonly<State>, token: Readonly<Token>, steps: number): WalkEnd[] {
  const ends: WalkEnd[] = [];
  const start = tileOf(token);
  const count = stepsFrom(state, token.space, firstSteps);
  for (let at = 0; at < count; at++) {
    const to = firstSteps[at];
    const tile = tileOfSpace(to);
    if (tile === start || mayEndOn(state, token, tile))
      addEnd(ends, { to, via: none, hasEntered: tile !== start });
  }
  if (steps < 2) return ends;
  for (let at = 0; at < count; at++) addSecondSteps(state, token, firstSteps[at], ends);
  return ends;
}

function addSecondSteps(state: Readonly<State>, token: Readonly<Token>, via: Space, ends: WalkEnd[]): void {
  const tile = tileOfSpace(via);
  if (hasDoor(state, tile) || (isPit[tile] && tile !== tileOf(token))) return;
  const count = stepsFrom(state, via, secondSteps);
  for (let at = 0; at < count; at++) {
    const to = secondSteps[at];
    const last = tileOfSpace(to);
    if (!mayEndOn(state, token, last)) continue;
    addEnd(ends, { to, via, hasEntered: tile !== tileOf(token) || last !== tile });
  }
}

/** Ways to the same space differ in nothing but whether the tile was entered, so the first is kept. */
function addEnd(ends: WalkEnd[], end: WalkEnd): void {
  const known = ends.find(({ to }) => to === end.to);
  if (!known) ends.push(end);
  else if (end.hasEntered) known.hasEntered = true;
}

/** The spaces of a walk from where the token stands, both ends included. */
export function pathTo(state: Readonly<State>, token: Readonly<Token>, to: Space, steps: number): Space[] {
  const end = walkEnds(state, token, steps).find((each) => each.to === to);
  if (!end) throw new Error(`token ${token.id} cannot walk to space ${to}`);
  return end.via === none ? [token.space, to] : [token.space, end.via, to];
}

/** Adds every move of one token: destinations, and doors it can open instead (T-603, T-610). */
export function addMoves(
  state: Readonly<State>,
  token: Readonly<Token>,
  steps: number,
  out: DeepwarrenAction[],
): void {
  if (steps > 1) {
    for (const { to } of walkEnds(state, token, steps)) out.push({ kind: 'move', token: token.id, to });
    for (const tile of doorsBeside(state, token.space)) out.push({ kind: 'openDoor', token: token.id, tile });
    return;
  }
  const start = tileOf(token);
  const count = stepsFrom(state, token.space, firstSteps);
  for (let at = 0; at < count; at++) {
    const to = firstSteps[at];
    const tile = tileOfSpace(to);
    if (tile !== start && hasDoor(state, tile)) out.push({ kind: 'openDoor', token: token.id, tile });
    else if (tile === start || state.held[tile] === 0) out.push({ kind: 'move', token: token.id, to });
  }
}

/** Every move of a player's tokens that are not bound (T-531, T-601). */
export function movesOf(state: Readonly<State>, seat: Seat, steps: number): DeepwarrenAction[] {
  const moves: DeepwarrenAction[] = [];
  for (const token of state.tokens)
    if (token.seat === seat && !token.bound) addMoves(state, token, steps, moves);
  return moves;
}

/** Whether any token of a player can take a normal step or open a door. */
export function hasMove(state: Readonly<State>, seat: Seat): boolean {
  for (const token of state.tokens) {
    if (token.seat !== seat || token.bound) continue;
    const start = tileOf(token);
    const count = stepsFrom(state, token.space, firstSteps);
    for (let at = 0; at < count; at++) {
      const tile = tileOfSpace(firstSteps[at]);
      // A tile with a door holds no token, so it either counts as a door to open or is free.
      if (tile === start || state.held[tile] === 0) return true;
    }
  }
  return false;
}

/** Where a card may push a token: any space of a tile it came into (T-528). */
export function pushEnds(state: Readonly<State>, token: Readonly<Token>, steps: number): Space[] {
  const start = tileOf(token);
  const ends = new Set<Space>();
  // One step may also be to any other space of the tile stood on; two are counted space by space.
  if (steps === 1) for (const space of spacesOfTile[start]) if (space !== token.space) ends.add(space);
  for (const { to, hasEntered } of walkEnds(state, token, steps)) {
    if (hasEntered) for (const space of spacesOfTile[tileOfSpace(to)]) ends.add(space);
    else ends.add(to);
  }
  return [...ends];
}
