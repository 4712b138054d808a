/** What every rule function is given: the state, and where commentary goes. With the lookups all of them need. */
import { tileOfSpace, type DeepwarrenEvent } from '../../../shared/games/deepwarren.ts';
import type { Seat } from '../../../shared/game.ts';
import { delver } from './content/tokens.ts';
import type { Frame, State, Token } from './state.ts';

export interface Play {
  readonly state: State;
  /** Absent in search, where nobody reads events. */
  readonly emit: ((event: DeepwarrenEvent) => void) | undefined;
  /** Something hidden or random became known: what was done before cannot be taken back (T-1104). */
  revealed: boolean;
}

export const playOf = (state: State, emit?: (event: DeepwarrenEvent) => void): Play => ({
  state,
  emit,
  revealed: false,
});

export const tileOf = (token: Readonly<Token>): number => tileOfSpace(token.space);

export const isDelver = (token: Readonly<Token>): boolean => token.kind === delver;

export function findToken(state: Readonly<State>, id: number): Token | undefined {
  for (const token of state.tokens) if (token.id === id) return token;
  return undefined;
}

/** The token with this number; it must be in the dungeon. */
export function tokenOf(state: Readonly<State>, id: number): Token {
  const token = findToken(state, id);
  if (!token) throw new Error(`token ${id} is not in the dungeon`);
  return token;
}

export function countTokens(state: Readonly<State>, seat: Seat): number {
  let count = 0;
  for (const token of state.tokens) if (token.seat === seat) count++;
  return count;
}

/** Delvers of a player in the dungeon, which is also the limit of relics (T-521). */
export function countDelvers(state: Readonly<State>, seat: Seat): number {
  let count = 0;
  for (const token of state.tokens) if (token.seat === seat && token.kind === delver) count++;
  return count;
}

export const topFrame = (state: Readonly<State>): Frame | undefined => state.frames[state.frames.length - 1];

/** Takes an entry out of a list; whether it was there. */
export function removeFrom<T>(list: T[], entry: T): boolean {
  const at = list.indexOf(entry);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** Seats clockwise from the active player (T-1105). */
export const seatAfter = (state: Readonly<State>, count: number): Seat =>
  (state.seat + count) % state.players.length;
