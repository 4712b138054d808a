/** A worker thread of the bots: thinks about one task at a time and says what came of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { perform, type Task, type WorkerMemory } from './tasks.ts';

/** What the pool sends: a task, and its number for the answer. */
export interface Order {
  number: number;
  task: Task;
}

/** What a worker sends back. */
export type Report =
  | { number: number; progress: number }
  | { number: number; result: unknown }
  | { number: number; failure: string };

/** Set to the number of the task that shall stop. */
const stop = new Int32Array((workerData as { stop: SharedArrayBuffer }).stop);
const memory: WorkerMemory = { stages: new Map(), setups: new Map(), boxes: [] };

parentPort?.on('message', ({ number, task }: Order) => {
  const tell = (report: Report): void => parentPort?.postMessage(report);
  try {
    const result = perform(task, memory, {
      isStopped: () => Atomics.load(stop, 0) >= number,
      progress: (share) => tell({ number, progress: share }),
    });
    tell({ number, result });
  } catch (error) {
    tell({ number, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
