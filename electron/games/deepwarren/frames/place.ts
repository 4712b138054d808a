/** The tile in hand is laid: every cell with every rotation that is legal (T-402 to T-414). */
import { cellAt, xOf, yOf } from '../dungeon/cells.ts';
import { countOpenExits, landingsOf, layTile } from '../dungeon/placement.ts';
import { stages } from '../state.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

export const placeWorker: Worker<FrameOf<'place'>> = {
  work: () => false,
  asks: (state, { tile }) => ({
    seat: state.seat,
    prompt: { code: 'place', rule: 'T-402', about: { tile } },
  }),
  options(state, { tile, isLast }) {
    const landings = landingsOf(state, tile, { isLast, isSetup: state.stage === stages.setup });
    return landings.map(({ cell, turn }) => ({ kind: 'place', x: xOf(cell), y: yOf(cell), turn }));
  },
  choose({ state, emit }, frame, action) {
    if (action.kind !== 'place') return notOffered('place', action);
    const { tile } = frame;
    const { x, y, turn } = action;
    state.frames.pop();
    layTile(state, tile, cellAt(x, y), turn);
    if (!emit) return;
    const openExits = countOpenExits(state);
    emit({ kind: 'tilePlaced', rule: 'T-402', seat: state.seat, tile, x, y, turn, openExits });
  },
};
