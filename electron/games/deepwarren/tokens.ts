/** Tokens enter, move, lose wounds and leave; every change of the board's tokens goes through here. */
import type { Seat } from '../../../shared/game.ts';
import { tileOfSpace, type Space } from '../../../shared/games/deepwarren.ts';
import { crownsPerChest, dicePerPlayer, tokenTable, type KindId } from './content/tokens.ts';
import { isBurn } from './dungeon/layout.ts';
import { hasDoor } from './dungeon/spaces.ts';
import { countTokens, isDelver, removeFrom, tileOf, type Play } from './play.ts';
import { none, type State, type Token } from './state.ts';

/** Tokens of a kind that are not in the dungeon (T-103, T-811). */
export function poolOf(state: Readonly<State>, kind: KindId): number {
  let left = tokenTable[kind].count;
  for (const token of state.tokens) if (token.kind === kind) left--;
  return left;
}

export const diceFree = (state: Readonly<State>, seat: Seat): number =>
  dicePerPlayer - countTokens(state, seat);

/** T-114: no token and no door; chests do not matter. */
export const isEmptyForToken = (state: Readonly<State>, tile: number): boolean =>
  state.cells[tile] !== none && state.held[tile] === 0 && !hasDoor(state, tile);

/** T-512, T-513. Being placed is not movement (T-515). */
export function enterToken(
  { state, emit }: Play,
  seat: Seat,
  kind: KindId,
  space: Space,
  rule: string,
): void {
  const id = state.next++;
  const { wounds, kind: tokenKind } = tokenTable[kind];
  state.tokens.push({ id, kind, seat, wounds, space, bound: false, burnPending: false, hasMoved: false });
  state.held[tileOfSpace(space)]++;
  emit?.({ kind: 'entered', rule, seat, token: id, tokenKind, space });
}

/** T-807, T-811: back to the pool; the die is free again. */
export function removeToken({ state }: Play, token: Token): void {
  removeFrom(state.tokens, token);
  state.held[tileOf(token)]--;
}

export function setSpace(state: State, token: Token, space: Space): void {
  state.held[tileOf(token)]--;
  token.space = space;
  state.held[tileOf(token)]++;
}

export function gainCrowns({ state, emit }: Play, seat: Seat, amount: number, rule: string): void {
  if (amount === 0) return;
  const total = (state.players[seat].crowns += amount);
  emit?.({ kind: 'crownsGained', rule, seat, amount, total });
}

/** T-904 to T-906: a Delver that ends its movement on the tile, whatever the space. */
export function takeChest(play: Play, token: Token): void {
  const tile = tileOf(token);
  if (!isDelver(token) || !removeFrom(play.state.chests, tile)) return;
  play.emit?.({
    kind: 'chestTaken',
    rule: 'T-904',
    seat: token.seat,
    token: token.id,
    tile,
    crowns: crownsPerChest,
  });
  gainCrowns(play, token.seat, crownsPerChest, 'T-904');
}

/** T-708, T-709: moved by somebody else, it does not burn at once. */
export function markDisplaced({ emit }: Play, token: Token): void {
  token.burnPending = isBurn(token.space);
  if (token.burnPending) emit?.({ kind: 'burnPending', rule: 'T-709', token: token.id });
}

/** Restores lost wounds, never above the start; how many came back. */
export function heal({ emit }: Play, token: Token, amount: number, rule: string): void {
  const healed = Math.min(amount, tokenTable[token.kind].wounds - token.wounds);
  if (healed <= 0) return;
  token.wounds += healed;
  emit?.({ kind: 'healed', rule, token: token.id, amount: healed, left: token.wounds });
}
