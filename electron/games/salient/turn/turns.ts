/** Turns begin and end (C-301, C-1011). */
import type { Seat } from '../../../../shared/game.ts';
import { concludeArmistice } from '../end.ts';
import type { Play } from '../play.ts';
import { refreshRow } from '../row.ts';
import { stages, type State } from '../state.ts';

export const roundOf = (state: Readonly<State>): number => Math.ceil(state.turn / state.players.length);

/** C-1011, C-1012: after the Armistice shows, the first player's next turn never begins. */
export function beginTurn(play: Play, seat: Seat): void {
  const { state, emit } = play;
  if (state.isArmisticeRevealed && state.turn > 0 && seat === state.order[0]) return concludeArmistice(play);
  state.seat = seat;
  state.turn++;
  state.used = 0;
  state.prepared = 0;
  state.isRelieved = false;
  state.advanced = [];
  state.stage = stages.relief;
  emit?.({ kind: 'turnBegan', rule: 'C-301', seat, turn: state.turn, round: roundOf(state) });
}

/** The Refresh phase, then the next player's turn. */
export function endTurn(play: Play): void {
  const { state } = play;
  refreshRow(play);
  const at = state.order.indexOf(state.seat);
  beginTurn(play, state.order[(at + 1) % state.order.length]);
}
