/** Setup: each player keeps one of two Facility tiles, in secret until all have (C-205, C-1302), then the first is drawn. */
import { drawStarter, orderFrom } from '../forms.ts';
import { notOffered, type Worker } from '../frames/worker.ts';
import type { Play } from '../play.ts';
import { none, type State } from '../state.ts';
import { beginTurn } from './turns.ts';

const pickingSeat = ({ tiles }: Readonly<State>): number => tiles.indexOf(none);

/** All have picked: tiles are revealed, the rest leaves the game, and the first player is drawn (C-207). */
function reveal(play: Play): void {
  const { state, emit } = play;
  play.revealed = true;
  state.dealt = state.players.map(() => []);
  const first = drawStarter(state);
  state.order = orderFrom(state.setup, first);
  // C-207: only in the Duel.
  if (state.setup.form === 'duel') state.players[state.order[1]].credits++;
  emit?.({ kind: 'sitesRevealed', rule: 'C-205', tiles: [...state.tiles], first });
  beginTurn(play, first);
}

export const pickWorker: Worker<undefined> = {
  work(play) {
    if (pickingSeat(play.state) !== none) return false;
    reveal(play);
    return true;
  },
  seat: pickingSeat,
  prompt: () => ({ code: 'pick', rule: 'C-205' }),
  options: (state) => state.dealt[pickingSeat(state)].map((tile) => ({ kind: 'pick', tile })),
  choose({ state, emit }, _frame, action) {
    if (action.kind !== 'pick') return notOffered('the pick', action);
    const seat = pickingSeat(state);
    state.tiles[seat] = action.tile;
    emit?.({ kind: 'sitePicked', rule: 'C-205', seat });
  },
};
