/** Which worker does which pending work; a kind without a worker does not compile. */
import type { Frame } from '../state.ts';
import { cardsWorker } from './cards.ts';
import { damageWorker } from './damage.ts';
import { declareWorker } from './declare.ts';
import { deployWorker, placeWorker } from './deploy.ts';
import { firstWorker, openingWorker } from './opening.ts';
import { optionWorker } from './option.ts';
import { pathWorker } from './path.ts';
import { payWorker } from './pay.ts';
import { pickWorker } from './pick.ts';
import { resolveWorker } from './resolve.ts';
import { runWorker } from './run.ts';
import { settleWorker } from './settle.ts';
import { sourceWorker } from './source.ts';
import { stackWorker } from './stack.ts';
import { timedWorker } from './timed.ts';
import { triggerWorker } from './trigger.ts';
import { turnWorker } from './turn.ts';
import type { FrameOf, Worker } from './worker.ts';

const workers: { [Kind in Frame['kind']]: Worker<FrameOf<Kind>> } = {
  first: firstWorker,
  opening: openingWorker,
  turn: turnWorker,
  timed: timedWorker,
  place: placeWorker,
  declare: declareWorker,
  stack: stackWorker,
  trigger: triggerWorker,
  resolve: resolveWorker,
  run: runWorker,
  damage: damageWorker,
  path: pathWorker,
  settle: settleWorker,
  pick: pickWorker,
  option: optionWorker,
  source: sourceWorker,
  pay: payWorker,
  cards: cardsWorker,
  deploy: deployWorker,
};

/** The worker of a frame. The table above pairs them by kind, which the type system cannot follow through a lookup. */
export const workerOf = (frame: Frame): Worker<Frame> => workers[frame.kind] as Worker<Frame>;
