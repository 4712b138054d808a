/** Which worker does which pending work; a kind without a worker does not compile. */
import type { Frame } from '../state.ts';
import { cardWorker } from './card.ts';
import { checksWorker } from './checks.ts';
import { damageWorker } from './damage.ts';
import { placeWorker } from './place.ts';
import { arriveWorker, pitWorker, strideWorker } from './walk.ts';
import type { FrameOf, Worker } from './worker.ts';

const workers: { [Kind in Frame['kind']]: Worker<FrameOf<Kind>> } = {
  place: placeWorker,
  card: cardWorker,
  damage: damageWorker,
  checks: checksWorker,
  pit: pitWorker,
  stride: strideWorker,
  arrive: arriveWorker,
};

/** The worker of a frame. The table above pairs them by kind, which the type system cannot follow through a lookup. */
export const workerOf = (frame: Frame): Worker<Frame> => workers[frame.kind] as Worker<Frame>;
