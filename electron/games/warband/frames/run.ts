/** A step list being carried out, step by step; `forEach` and `repeat` run theirs several times. */
import { execute } from '../execute.ts';
import { popFrame } from '../play.ts';
import { neverAsked, type FrameOf, type Worker } from './worker.ts';

export const runWorker: Worker<FrameOf<'run'>> = {
  work(play, frame) {
    const { steps } = play.program.codes[frame.code];
    if (frame.at < steps.length) {
      const step = steps[frame.at];
      frame.at += 1;
      execute(play, step, frame.each);
    } else if (frame.left.length > 0) {
      frame.each = frame.left.shift()!;
      frame.at = 0;
    } else if (frame.times > 1) {
      frame.times -= 1;
      frame.at = 0;
    } else popFrame(play);
    return true;
  },
  asks: (_play, frame) => neverAsked(frame),
  options: (_play, frame) => neverAsked(frame),
  choose: (_play, frame) => neverAsked(frame),
};
