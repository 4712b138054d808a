/** The stages of setup and of a turn in their fixed order (C-301). */
import { notOffered, type Worker } from '../frames/worker.ts';
import { stages, type Stage } from '../state.ts';
import { advanceWorker } from './advancing.ts';
import { assignWorker } from './assigning.ts';
import { pickWorker } from './picking.ts';
import { prepareWorker, reliefWorker } from './preparing.ts';
import { resolveWorker } from './resolving.ts';
import { endTurn } from './turns.ts';

/** C-408 to C-410: nobody is asked. */
const refreshWorker: Worker<undefined> = {
  work(play) {
    endTurn(play);
    return true;
  },
  prompt: () => ({ code: 'refresh', rule: 'C-408' }),
  options: () => [],
  choose: (_play, _frame, action) => notOffered('the Refresh phase', action),
};

const workers: Record<Stage, Worker<undefined>> = {
  [stages.setup]: pickWorker,
  [stages.relief]: reliefWorker,
  [stages.prepare]: prepareWorker,
  [stages.assign]: assignWorker,
  [stages.resolve]: resolveWorker,
  [stages.advance]: advanceWorker,
  [stages.refresh]: refreshWorker,
};

export const stageWorker = (stage: Stage): Worker<undefined> => workers[stage];
