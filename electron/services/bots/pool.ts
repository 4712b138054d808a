/**
 * The bots' worker threads: questions are queued, each worker thinks about one at a time, and whoever asked can hear
 * of progress and stop it. Workers are started when first needed; one that dies is replaced and its task fails.
 */
import { Worker } from 'node:worker_threads';
import type { BoxedCard, WarbandSetup } from '../../games/warband/index.ts';
import type { Duel, DuelReport } from './duel.ts';
import type { Asking, BotAnswer, BotQuestion } from './questions.ts';
import type { Task } from './tasks.ts';
import type { Report } from './worker.ts';

export interface BotPool {
  /** What a bot answers; nothing if it was stopped. */
  ask(question: BotQuestion, asking?: Asking): Promise<BotAnswer | undefined>;
  /** Plays a whole match between bots. */
  duel(duel: Duel, boxes: readonly BoxedCard[], asking?: Asking): Promise<DuelReport | undefined>;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** Threads at most. */
  workers?: number;
  /** Milliseconds after which an answer must be there: a safety stop, recorded with the answer. */
  capMs?: number;
}

/** As a source file or as the bundle's own. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './bot-worker.js',
  import.meta.url,
);

interface Job {
  number: number;
  prepare: (hand: Hand) => void;
  task: () => Task;
  asking: Asking;
  done: (result: unknown) => void;
  failed: (error: Error) => void;
}

/** One worker thread, and what it has been told already. */
interface Hand {
  worker: Worker;
  stop: Int32Array;
  job: Job | undefined;
  told: WeakMap<object, number>;
  toldBoxes: readonly BoxedCard[] | undefined;
  next: number;
}

export function openBotPool({ workers = 2, capMs = 20_000 }: PoolOptions = {}): BotPool {
  const hands: Hand[] = [];
  const queue: Job[] = [];
  let numbers = 0;

  const post = (hand: Hand, task: Task): void => {
    hand.worker.postMessage({ number: 0, task });
  };
  const tellOnce = (hand: Hand, thing: object, task: (number: number) => Task): number => {
    const known = hand.told.get(thing);
    if (known !== undefined) return known;
    const number = hand.next++;
    hand.told.set(thing, number);
    post(hand, task(number));
    return number;
  };

  const startHand = (): Hand => {
    const stop = new SharedArrayBuffer(4);
    const worker = new Worker(workerFile, { workerData: { stop } });
    const hand: Hand = {
      worker,
      stop: new Int32Array(stop),
      job: undefined,
      told: new WeakMap(),
      toldBoxes: undefined,
      next: 1,
    };
    worker.on('message', (report: Report) => hear(hand, report));
    worker.on('error', (error) => lose(hand, error));
    worker.unref();
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
    if ('progress' in report) return job.asking.progress?.(report.progress);
    hand.job = undefined;
    hand.worker.unref();
    if ('failure' in report) job.failed(new Error(report.failure));
    else job.done(report.result);
    work();
  };
  const work = (): void => {
    while (queue.length > 0) {
      const hand = hands.find(({ job }) => !job) ?? (hands.length < workers ? startHand() : undefined);
      if (!hand) return;
      const job = queue.shift()!;
      hand.job = job;
      hand.worker.ref();
      job.prepare(hand);
      hand.worker.postMessage({ number: job.number, task: job.task() });
    }
  };

  const enqueue = <Result>(makeTask: (hand: Hand) => Task, asking: Asking): Promise<Result | undefined> => {
    if (asking.signal?.aborted) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      let task: Task;
      const job: Job = {
        number: ++numbers,
        prepare: (hand) => (task = makeTask(hand)),
        task: () => task,
        asking,
        done: (result) => resolve(asking.signal?.aborted ? undefined : (result as Result)),
        failed: reject,
      };
      queue.push(job);
      asking.signal?.addEventListener('abort', () => cancel(job, () => resolve(undefined)), { once: true });
      work();
    });
  };
  const cancel = (job: Job, settle: () => void): void => {
    const at = queue.indexOf(job);
    if (at >= 0) queue.splice(at, 1);
    for (const hand of hands) if (hand.job === job) Atomics.store(hand.stop, 0, job.number);
    settle();
  };

  return {
    ask: ({ knowledge, player }, asking = {}) => {
      const { stage, ...rest } = knowledge;
      return enqueue<BotAnswer>(
        (hand) => ({
          kind: 'choose',
          stage: tellOnce(hand, stage, (number) => ({ kind: 'stage', stage: number, value: stage })),
          knowledge: rest,
          player,
          capMs,
        }),
        asking,
      );
    },
    duel: ({ setup, seed, players }, boxes, asking = {}) =>
      enqueue<DuelReport>((hand) => {
        if (hand.toldBoxes !== boxes) post(hand, { kind: 'boxes', boxes: [...boxes] });
        hand.toldBoxes = boxes;
        return { kind: 'duel', setup: tellSetup(hand, setup), seed, players };
      }, asking),
    close: async () => {
      queue.length = 0;
      await Promise.all(hands.map(({ worker }) => worker.terminate()));
    },
  };

  function tellSetup(hand: Hand, setup: WarbandSetup): number {
    return tellOnce(hand, setup, (number) => ({ kind: 'setup', setup: number, value: setup }));
  }
}
