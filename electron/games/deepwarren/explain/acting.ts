/** Why a token cannot move there, open that, or attack it: the rule that stands in the way, not the moment. */
import { tileOfSpace, type Space } from '../../../../shared/games/deepwarren.ts';
import type { Seat } from '../../../../shared/game.ts';
import { areFoes, breathes, breathVictims, canRegrow, mayBreathe, ownRange, targetsOf } from '../combat.ts';
import { tokenTable } from '../content/tokens.ts';
import { isPit, spacesOfTile } from '../dungeon/layout.ts';
import { hasDoor, isAdjacent, isRubble, stepsFrom } from '../dungeon/spaces.ts';
import { doorsBeside, walkEnds } from '../movement.ts';
import { findToken, isDelver, tileOf } from '../play.ts';
import { activeEffect, stepsNow } from '../relics.ts';
import { none, type State, type Token } from '../state.ts';
import type { RefusalCode } from './refusals.ts';

type Reason = RefusalCode | undefined;

/** The token must be there, one's own and free to act. */
function whyNotUse(state: Readonly<State>, seat: Seat, id: number): Reason {
  const token = findToken(state, id);
  if (!token) return 'noToken';
  if (token.seat !== seat) return 'notYours';
  return token.bound ? 'bound' : undefined;
}

export function whyNotMove(state: Readonly<State>, seat: Seat, id: number, to: Space): Reason {
  const unusable = whyNotUse(state, seat, id);
  const token = findToken(state, id);
  if (unusable || !token) return unusable;
  const tile = tileOfSpace(to);
  if (!isSpace(state, to)) return 'noSpace';
  const steps = stepsNow(state);
  if (walkEnds(state, token, steps).some((end) => end.to === to)) return undefined;
  if (token.space === to) return 'standsThere';
  if (isRubble(state, tile)) return 'rubble';
  if (hasDoor(state, tile)) return 'doorInWay';
  if (isAdjacent(state, token.space, to)) return 'occupied';
  return whyFar(state, token, to, steps);
}

const isSpace = (state: Readonly<State>, space: Space): boolean =>
  (state.cells[tileOfSpace(space)] ?? none) !== none && spacesOfTile[tileOfSpace(space)].includes(space);

/** It is no single step: because of a wall, of spaces, or of what lies between. */
function whyFar(state: Readonly<State>, token: Token, to: Space, steps: number): RefusalCode {
  const tile = tileOfSpace(to);
  const near: number[] = [];
  const count = stepsFrom(state, token.space, near);
  const nextTo = near.slice(0, count);
  const isBeside = [0, 1, 2, 3].some((side) => state.near[tileOf(token) * 4 + side] === tile);
  if (tile === tileOf(token) || nextTo.some((space) => tileOfSpace(space) === tile)) return 'slowTile';
  if (isBeside) return spacesOfTile[tileOf(token)].length > 1 ? 'slowTile' : 'wall';
  const between = nextTo.filter((space) => isAdjacent(state, space, to));
  if (steps > 1 && between.some((space) => isPit[tileOfSpace(space)])) return 'pitStops';
  if (steps > 1 && between.some((space) => hasDoor(state, tileOfSpace(space)))) return 'doorInWay';
  return steps > 1 && between.length > 0 ? 'occupied' : 'tooFar';
}

export function whyNotOpen(state: Readonly<State>, seat: Seat, id: number, tile: number): Reason {
  const unusable = whyNotUse(state, seat, id);
  if (unusable) return unusable;
  if (!hasDoor(state, tile)) return 'noDoor';
  return doorsBeside(state, findToken(state, id)?.space ?? none).includes(tile) ? undefined : 'doorApart';
}

export function whyNotAttack(state: Readonly<State>, seat: Seat, id: number, targetId: number): Reason {
  const unusable = whyNotUse(state, seat, id);
  const token = findToken(state, id);
  const target = findToken(state, targetId);
  if (unusable || !token) return unusable;
  if (!target) return 'noToken';
  if (target.seat === seat) return 'ownColour';
  if (!areFoes(token, target)) return 'sameSide';
  if (breathes(token)) return 'mustScorch';
  if (state.relicsActive.length > 0 && !isDelver(token)) return 'onlyDelverAttack';
  const range = rangeOf(state, token);
  if (targetsOf(state, token, range).includes(target)) return undefined;
  return whyOutOfRange(state, token, target, range);
}

const rangeOf = (state: Readonly<State>, token: Token): number =>
  isDelver(token) ? (activeEffect(state, 'attackRange')?.range ?? 1) : ownRange(token);

function whyOutOfRange(state: Readonly<State>, token: Token, target: Token, range: number): RefusalCode {
  if (range < 2) return 'outOfRange';
  const near: number[] = [];
  const count = stepsFrom(state, token.space, near);
  const between = near.slice(0, count).filter((space) => isAdjacent(state, space, target.space));
  return between.some((space) => hasDoor(state, tileOfSpace(space))) ? 'doorShields' : 'beyondReach';
}

export function whyNotBreathe(state: Readonly<State>, seat: Seat, id: number): Reason {
  const unusable = whyNotUse(state, seat, id);
  const token = findToken(state, id);
  if (unusable || !token) return unusable;
  if (!breathes(token)) return 'noScorch';
  if (state.relicsActive.length > 0) return 'onlyDelverAttack';
  return mayBreathe(token, breathVictims(state, token)) ? undefined : 'scorchesNoDelver';
}

export function whyNotRegrow(state: Readonly<State>, seat: Seat, id: number): Reason {
  const unusable = whyNotUse(state, seat, id);
  const token = findToken(state, id);
  if (unusable || !token) return unusable;
  if (tokenTable[token.kind].trait !== 'regrow') return 'noRegrow';
  if (state.relicsActive.length > 0) return 'onlyDelverAttack';
  return canRegrow(token) ? undefined : 'unhurt';
}

/** Chests are never a choice (T-904); the answer says what is missing. */
export function whyNotTakeChest(state: Readonly<State>, seat: Seat, id: number): RefusalCode {
  const token = findToken(state, id);
  if (!token) return 'noToken';
  if (token.seat !== seat) return 'notYours';
  if (!isDelver(token)) return 'monsterChest';
  return state.chests.includes(tileOf(token)) ? 'chestByMoving' : 'noChest';
}
