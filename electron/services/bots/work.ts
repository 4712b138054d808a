/** The work of a worker thread of the bots: one task at a time, then what came of it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Games } from '../../engine/games.ts';
import { emptyMemory, perform, type Result, type Task } from './tasks.ts';

/** What the pool sends: a task, and its number for the answer. */
export interface Errand {
  number: number;
  task: Task;
}

/** What a worker sends back. */
export type Report =
  | { number: number; progress: number }
  | { number: number; result: Result }
  | { number: number; failure: string };

/** Whole percents are enough, and a message for each step would cost more than the step. */
function percents(tell: (share: number) => void): (share: number) => void {
  let told = 0;
  return (share) => {
    if (share - told < 0.01) return;
    told = share;
    tell(share);
  };
}

/** Works for whoever started this thread, with the bots of these games. */
export function workWith(games: Games): void {
  // Holds the number of the task that shall stop.
  const stop = new Int32Array((workerData as { stop: SharedArrayBuffer }).stop);
  const memory = emptyMemory(games);
  parentPort?.on('message', ({ number, task }: Errand) => {
    const tell = (report: Report): void => parentPort?.postMessage(report);
    try {
      const result = perform(task, memory, {
        isStopped: () => Atomics.load(stop, 0) === number,
        progress: percents((progress) => tell({ number, progress })),
      });
      tell({ number, result });
    } catch (error) {
      tell({ number, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
