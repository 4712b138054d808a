/** Sunfire: Units of the Reserve go behind the opposing Front Line (C-941 to C-948). */
import { checkVictory } from '../end.ts';
import { notOffered } from '../frames/worker.ts';
import { isGoalOpen } from '../movement.ts';
import { activePlayer } from '../play.ts';
import type { WorkerFor } from './worker.ts';

export const sunfireWorker: WorkerFor<'sunfire'> = {
  asks: true,
  code: 'sunfire',
  rule: 'C-948',
  options(state, board, { picked }, { dice }) {
    if (picked.length >= dice || activePlayer(state).reserve === 0) return [];
    const { goals } = board.seats[state.seat];
    return goals.filter((space) => isGoalOpen(state, goals, space)).map((space) => ({ kind: 'put', space }));
  },
  choose(play, frame, _effect, action) {
    if (action.kind !== 'put') return notOffered('Sunfire', action);
    const { state, emit } = play;
    const { space } = action;
    const player = activePlayer(state);
    const unit = { id: state.next++, seat: state.seat, top: 1, bottom: 0, space };
    frame.picked.push(space);
    player.reserve--;
    player.behind++;
    state.units.push(unit);
    state.at[space] = unit.id;
    const told = { seat: state.seat, unit: unit.id, dice: 1, space, by: 'sunfire' } as const;
    emit?.({ kind: 'crossed', rule: 'C-941', ...told });
    checkVictory(play, state.seat, 'sunfire');
  },
};
