/** Credits, Research and dice between supply, Reserve and Barracks (C-540, C-552, C-1313). */
import type { Seat } from '../../../shared/game.ts';
import { slotCost } from './slots.ts';
import type { Play } from './play.ts';
import type { State } from './state.ts';

/** C-1313: all there is with a strict supply. */
export const strictCredits = 20;
export const strictResearch = 16;

/** Tokens of a kind in Barracks and on assigned slots; orders are always the active player's. */
function inUse(state: Readonly<State>, kind: 'credits' | 'research'): number {
  let count = 0;
  for (const player of state.players) count += player[kind];
  for (const { slot } of state.orders) count += slotCost(state, slot)[kind];
  return count;
}

function available(state: Readonly<State>, kind: 'credits' | 'research', wanted: number): number {
  if (!state.setup.toggles.strictSupply || wanted === 0) return wanted;
  const limit = kind === 'credits' ? strictCredits : strictResearch;
  return Math.max(0, Math.min(wanted, limit - inUse(state, kind)));
}

/** Takes tokens from the supply. */
export function gain(
  { state, emit }: Play,
  seat: Seat,
  wanted: { credits?: number; research?: number },
  rule: string,
): void {
  const credits = available(state, 'credits', wanted.credits ?? 0);
  const research = available(state, 'research', wanted.research ?? 0);
  const player = state.players[seat];
  player.credits += credits;
  player.research += research;
  if (credits + research > 0) emit?.({ kind: 'gained', rule, seat, credits, research });
}

/** C-540: Units of the Reserve go to the Barracks; they are not rolled this turn unless the roll is yet to come (C-403). */
export function conscript({ state, emit }: Play, seat: Seat, wanted: number, rule: string): number {
  const player = state.players[seat];
  const units = Math.min(wanted, player.reserve);
  player.reserve -= units;
  player.resting += units;
  if (units > 0) emit?.({ kind: 'recruited', rule, seat, units });
  return units;
}

/** How many Sabotage tokens lie on all cards (C-916). */
export function tokensOut(state: Readonly<State>): number {
  let count = 0;
  for (const { jammed } of state.players) for (let bits = jammed; bits > 0; bits &= bits - 1) count++;
  return count;
}

/** C-105 */
export const mostTokens = 12;
export const mostMines = 11;
