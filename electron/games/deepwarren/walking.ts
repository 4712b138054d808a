/** A token on its way: steps, the roll for a Pit, doors, and what the end of a movement brings (T-610 to T-614, T-722). */
import type { Space } from '../../../shared/games/deepwarren.ts';
import { randomInt } from '../../engine/rng.ts';
import { dieSides, fallingRoll, tokenTable } from './content/tokens.ts';
import { isBurn, isPit } from './dungeon/layout.ts';
import { doorsBeside, mustRoll, pathTo } from './movement.ts';
import { removeFrom, tileOf, type Play } from './play.ts';
import { none, type Token } from './state.ts';
import { markDisplaced, removeToken, setSpace, takeChest } from './tokens.ts';

/** Begins a move of the Move phase with so many steps; from a Pit a roll comes first (T-613). */
export function beginMove(play: Play, token: Token, to: Space, steps: number): void {
  if (mustRoll(token)) play.state.frames.push({ kind: 'pit', token: token.id, to, steps, isCard: false });
  else walk(play, token, to, steps);
}

/** Takes the steps; goes on asking only if a door stands beside a token with a step left (T-614, T-912). */
export function walk(play: Play, token: Token, to: Space, steps: number): void {
  const { state, emit } = play;
  const path = pathTo(state, token, to, steps);
  setSpace(state, token, to);
  token.hasMoved = true;
  token.burnPending = false;
  emit?.({ kind: 'moved', rule: 'T-603', by: token.seat, token: token.id, path, manner: 'move' });
  const left = steps - path.length + 1;
  const canGoOn = left > 0 && !isPit[tileOf(token)] && doorsBeside(state, to).length > 0;
  if (canGoOn) state.frames.push({ kind: 'stride', token: token.id, steps: left });
  else endMovement(play, token);
}

/** T-910, T-912: one step opens the door, a later one may enter. */
export function openDoor(play: Play, token: Token, tile: number, steps: number): void {
  const { state, emit } = play;
  removeFrom(state.doors, tile);
  emit?.({ kind: 'doorOpened', rule: 'T-910', seat: token.seat, token: token.id, tile });
  if (steps > 1) state.frames.push({ kind: 'stride', token: token.id, steps: steps - 1 });
  else stopMoving(play, token);
}

/** Ends a movement that may have been nothing but an opened door: who took no step does not burn (T-707). */
export function stopMoving(play: Play, token: Token): void {
  if (token.hasMoved) endMovement(play, token);
}

/** T-612: first the burn, then the chest. */
function endMovement(play: Play, token: Token): void {
  const { frames } = play.state;
  token.burnPending = false;
  if (!isBurn(token.space)) return takeChest(play, token);
  frames.push({ kind: 'arrive', token: token.id });
  const hit = { token: token.id, amount: 1, cause: 'burn', paid: none, rescue: 0 } as const;
  frames.push({ kind: 'damage', hits: [hit], asked: 0 });
}

/** T-722: whether the token leaves the Pit; if not it is gone, and nobody is paid (T-725). */
export function rollForPit(play: Play, token: Token): boolean {
  const { state, emit } = play;
  const roll = 1 + randomInt(state.rng, dieSides);
  const falls = roll === fallingRoll;
  play.revealed = true;
  emit?.({ kind: 'rolled', rule: 'T-722', seat: token.seat, token: token.id, roll, falls });
  if (!falls) return true;
  const tokenKind = tokenTable[token.kind].kind;
  emit?.({ kind: 'fell', rule: 'T-725', token: token.id, tokenKind, owner: token.seat, tile: tileOf(token) });
  removeToken(play, token);
  state.frames.push({ kind: 'checks', drawn: none });
  return false;
}

/** A card moves a token: like a movement of its owner if that is the card's player, else displaced (T-527). */
export function pushToken(play: Play, token: Token, to: Space, manner: 'card' | 'blink'): void {
  const { state, emit } = play;
  const path = [token.space, to];
  setSpace(state, token, to);
  emit?.({ kind: 'moved', rule: 'T-527', by: state.seat, token: token.id, path, manner });
  if (token.seat === state.seat) endMovement(play, token);
  else markDisplaced(play, token);
}
