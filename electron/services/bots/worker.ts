/** A worker thread of the bots: does one task at a time and says what came of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { emptyMemory, perform, type Result, type Task } from './tasks.ts';

/** What the pool sends: a task, and its number for the answer. */
export interface Errand {
  number: number;
  task: Task;
}

/** What a worker sends back. */
export type Report = { number: number; result: Result } | { number: number; failure: string };

/** Holds the number of the task that shall stop. */
const stop = new Int32Array((workerData as { stop: SharedArrayBuffer }).stop);
const memory = emptyMemory();

parentPort?.on('message', ({ number, task }: Errand) => {
  const tell = (report: Report): void => parentPort?.postMessage(report);
  try {
    tell({ number, result: perform(task, memory, () => Atomics.load(stop, 0) === number) });
  } catch (error) {
    tell({ number, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
