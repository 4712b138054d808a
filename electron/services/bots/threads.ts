/**
 * Worker threads and the queue before them: each thread does one errand at a time, large things are sent to it once,
 * a thread that dies is replaced and its errand fails. Threads are started when first needed.
 */
import { Worker } from 'node:worker_threads';
import type { Result, Task } from './tasks.ts';
import type { Errand, Report } from './work.ts';

/** One thread, and what it has been told already. */
export interface Thread {
  /** Sends a large thing unless this thread has it; answers with its number. */
  tell(thing: object, task: (number: number) => Task): number;
}

/** Something a thread shall do. */
interface Errands {
  /** Makes the task for the thread that will do it. */
  make: (thread: Thread) => Task;
  /** Goes before others, and may use every thread. */
  isUrgent: boolean;
  signal?: AbortSignal | undefined;
  /** The thread shall stop where it is and report what it has. */
  hurry?: AbortSignal | undefined;
  progress?: ((share: number) => void) | undefined;
}

export interface Threads {
  /** What came of it; nothing if it was stopped. */
  run(errand: Errands): Promise<Result>;
  readonly count: number;
  close(): Promise<void>;
}

interface Queued extends Errands {
  number: number;
  done: (result: Result) => void;
  failed: (error: Error) => void;
}

interface Hand extends Thread {
  worker: Worker;
  stop: Int32Array;
  job: Queued | undefined;
}

/** As a source file or as the bundle's own. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './bot-worker.js',
  import.meta.url,
);

/** So many large things a thread keeps before it starts anew. */
const mostTold = 300;

/** `patient`: how many threads may do what is not urgent. */
export function startThreads(count: number, patient: number, file: URL = workerFile): Threads {
  const hands: Hand[] = [];
  const queue: Queued[] = [];
  let numbers = 0;
  let isClosed = false;

  const startHand = (): Hand => {
    const hand = newHand(file);
    hand.worker.on('message', (report: Report) => hear(hand, report));
    hand.worker.on('error', (error) => lose(hand, error));
    hands.push(hand);
    return hand;
  };
  const lose = (hand: Hand, error: Error): void => {
    hands.splice(hands.indexOf(hand), 1);
    hand.job?.failed(error);
    hand.job = undefined;
    work();
  };
  const hear = (hand: Hand, report: Report): void => {
    const { job } = hand;
    if (!job || report.number !== job.number) return;
    if ('progress' in report) return job.progress?.(report.progress);
    hand.job = undefined;
    hand.worker.unref();
    if ('failure' in report) job.failed(new Error(report.failure));
    else job.done(report.result);
    work();
  };
  const freeHand = (): Hand | undefined =>
    hands.find(({ job }) => !job) ?? (hands.length < count ? startHand() : undefined);
  const nextJob = (): number => {
    const busy = hands.filter(({ job }) => job && !job.isUrgent).length;
    return queue.findIndex(({ isUrgent }) => isUrgent || busy < patient);
  };
  const work = (): void => {
    for (let at = nextJob(); at >= 0 && !isClosed; at = nextJob()) {
      const hand = freeHand();
      if (!hand) return;
      const [job] = queue.splice(at, 1);
      hand.job = job;
      hand.worker.ref();
      hand.worker.postMessage({ number: job!.number, task: job!.make(hand) } satisfies Errand);
    }
  };
  const cancel = (job: Queued): void => {
    const at = queue.indexOf(job);
    if (at >= 0) queue.splice(at, 1);
    halt(job);
    job.done(undefined);
  };
  const halt = (job: Queued): void => {
    for (const hand of hands) if (hand.job === job) Atomics.store(hand.stop, 0, job.number);
  };

  /** Nothing a thread still reports is heard: whoever asked may be closed by then. */
  const dismiss = (hand: Hand): void => {
    hand.job?.done(undefined);
    hand.job = undefined;
  };

  return {
    count,
    run: (errand) =>
      new Promise((done, failed) => {
        if (errand.signal?.aborted || isClosed) return done(undefined);
        const job: Queued = { ...errand, number: ++numbers, done, failed };
        const before = queue.findIndex(({ isUrgent }) => !isUrgent);
        if (job.isUrgent && before >= 0) queue.splice(before, 0, job);
        else queue.push(job);
        errand.signal?.addEventListener('abort', () => cancel(job), { once: true });
        errand.hurry?.addEventListener('abort', () => halt(job), { once: true });
        work();
      }),
    close: async () => {
      isClosed = true;
      for (const job of queue.splice(0)) job.done(undefined);
      for (const hand of hands) dismiss(hand);
      await Promise.all(hands.map(({ worker }) => worker.terminate()));
    },
  };
}

function newHand(file: URL): Hand {
  const stop = new SharedArrayBuffer(4);
  const worker = new Worker(file, { workerData: { stop } });
  worker.unref();
  let told = new WeakMap<object, number>();
  let next = 1;
  const send = (task: Task): void => worker.postMessage({ number: 0, task } satisfies Errand);
  return {
    worker,
    stop: new Int32Array(stop),
    job: undefined,
    tell: (thing, task) => {
      const known = told.get(thing);
      if (known !== undefined) return known;
      if (next % mostTold === 0) {
        told = new WeakMap();
        send({ kind: 'forget' });
      }
      const number = next++;
      told.set(thing, number);
      send(task(number));
      return number;
    },
  };
}
