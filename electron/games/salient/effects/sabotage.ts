/** Sabotage: a token on a space of an enemy's Command card, and removing one's own (C-911 to C-918). */
import type { Seat } from '../../../../shared/game.ts';
import type { SalientAction } from '../../../../shared/games/salient.ts';
import type { Board } from '../board/board.ts';
import { commandTable, spacesInPlay } from '../content/command.ts';
import { notOffered } from '../frames/worker.ts';
import { activePlayer, isFoe, type Play } from '../play.ts';
import type { State } from '../state.ts';
import { mostTokens, tokensOut } from '../supply.ts';
import type { WorkerFor } from './worker.ts';

export const enemiesOf = (state: Readonly<State>, board: Board): Seat[] =>
  state.players.flatMap((_, seat) => (isFoe(board, seat, state.seat) ? [seat] : []));

/** Spaces of a player's Command cards that can take a token (C-911, C-912, C-916). */
export function jamPlaces(state: Readonly<State>, seat: Seat): number[] {
  if (tokensOut(state) >= mostTokens) return [];
  const { upgraded, jammed } = state.players[seat];
  return spacesInPlay[upgraded].filter((at) => commandTable[at].canJam && (jammed & (1 << at)) === 0);
}

function takeCredit({ state, emit }: Play, enemy: Seat, credits: number): void {
  const taken = Math.min(credits, state.players[enemy].credits);
  if (taken === 0) return;
  state.players[enemy].credits -= taken;
  activePlayer(state).credits += taken;
  emit?.({ kind: 'lostCredit', rule: 'C-802', seat: enemy });
}

export const sabotageWorker: WorkerFor<'sabotage'> = {
  asks: true,
  code: 'sabotage',
  rule: 'C-911',
  options(state, board, { picked }): SalientAction[] {
    const enemies = enemiesOf(state, board);
    if (picked.length === 0 && enemies.length > 1) return enemies.map((seat) => ({ kind: 'enemy', seat }));
    if (picked.length > 1) return [];
    return jamPlaces(state, picked[0] ?? enemies[0]).map((at) => ({ kind: 'jam', at }));
  },
  choose({ state, board, emit }, frame, _effect, action) {
    if (action.kind === 'enemy') {
      frame.picked.push(action.seat);
      return;
    }
    if (action.kind !== 'jam') return notOffered('Sabotage', action);
    const [enemy] = frame.picked.length > 0 ? frame.picked : enemiesOf(state, board);
    frame.picked = [enemy, action.at];
    state.players[enemy].jammed |= 1 << action.at;
    emit?.({ kind: 'jammed', rule: 'C-911', seat: state.seat, enemy, at: action.at });
  },
  close(play, frame, { takes }) {
    const [enemy] = frame.picked.length > 0 ? frame.picked : enemiesOf(play.state, play.board);
    if (takes) takeCredit(play, enemy, takes);
  },
};

export const clearTokensWorker: WorkerFor<'clearTokens'> = {
  asks: false,
  run({ state, emit }) {
    const player = activePlayer(state);
    if (emit)
      for (const at of spacesInPlay[player.upgraded])
        if ((player.jammed & (1 << at)) !== 0) emit({ kind: 'cleared', rule: 'C-916', seat: state.seat, at });
    player.jammed = 0;
    return true;
  },
};
