/** Which worker does which pending work; a kind without a worker does not compile. */
import type { Frame } from '../state.ts';
import { effectWorker } from '../effects/frame.ts';
import { fillWorker } from './fill.ts';
import { strideWorker } from './stride.ts';
import type { FrameOf, Worker } from './worker.ts';

const workers: { [Kind in Frame['kind']]: Worker<FrameOf<Kind>> } = {
  fill: fillWorker,
  effect: effectWorker,
  stride: strideWorker,
};

/** The worker of a frame. The table above pairs them by kind, which the type system cannot follow through a lookup. */
export const workerOf = (frame: Frame): Worker<Frame> => workers[frame.kind] as Worker<Frame>;
