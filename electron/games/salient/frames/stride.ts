/** A Unit has steps left: it goes on or stops (C-602, C-612). */
import { addSteps, beginAdvance, hasStep } from '../movement.ts';
import { findUnit, unitOf } from '../play.ts';
import type { SalientAction } from '../../../../shared/games/salient.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

export const strideWorker: Worker<FrameOf<'stride'>> = {
  work({ state, board }, frame) {
    const unit = findUnit(state, frame.unit);
    if (unit && hasStep(state, board, unit)) return false;
    state.frames.pop();
    return true;
  },
  prompt: (_state, { unit, left }) => ({ code: 'stride', rule: 'C-602', about: { unit, left } }),
  options(state, board, { unit }) {
    const options: SalientAction[] = [];
    addSteps(state, board, unitOf(state, unit), options);
    options.push({ kind: 'stop' });
    return options;
  },
  choose(play, frame, action) {
    play.state.frames.pop();
    if (action.kind === 'stop') return;
    if (action.kind !== 'step') return notOffered('a movement', action);
    beginAdvance(play, unitOf(play.state, frame.unit), action.to, frame.left);
  },
};
