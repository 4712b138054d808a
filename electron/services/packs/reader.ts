/**
 * Reads packs and stories from outside in threads of their own, one pack after the other: however large or odd a pack is, the
 * program goes on meanwhile. A pack that takes more time or memory than any pack should is refused like an unsound one.
 */
import { Worker } from 'node:worker_threads';
import { err } from '../../../shared/result.ts';
import type { SentStory, StoryCards } from '../campaign/sent-story.ts';
import type { SentPack } from './read-sent.ts';
import { aboutFile } from './remark.ts';
import type { SentFile } from './zip.ts';

export interface PackReader {
  read(sent: readonly SentFile[]): Promise<SentPack>;
  readStory(sent: readonly SentFile[], cards: StoryCards): Promise<SentStory>;
}

export interface ReaderLimits {
  milliseconds: number;
  megabytes: number;
}

/** The largest packs the limits allow take a few seconds and some 100 MB. */
const usual: ReaderLimits = { milliseconds: 60_000, megabytes: 1024 };

/** As a source file or as the bundle's own. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './pack-worker.js',
  import.meta.url,
);

export function createPackReader(limits: ReaderLimits = usual): PackReader {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Read>(work: () => Promise<Read>): Promise<Read> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  return {
    read: (sent) => inTurn(() => readInThread<SentPack>({ sent }, limits)),
    readStory: (sent, cards) => inTurn(() => readInThread<SentStory>({ sent, cards }, limits)),
  };
}

const tooHeavy = () => {
  const sentence = 'Checking this takes more time or memory than any of its kind should. Nothing was stored.';
  return err({ errors: [aboutFile('', 'tooHeavy', sentence)], ignored: [] });
};

interface Task {
  sent: readonly SentFile[];
  cards?: StoryCards;
}

function readInThread<Read>(task: Task, limits: ReaderLimits): Promise<Read | ReturnType<typeof tooHeavy>> {
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: limits.megabytes };
    const worker = new Worker(workerFile, { workerData: task, resourceLimits });
    const stop = setTimeout(() => {
      resolve(tooHeavy());
      void worker.terminate();
    }, limits.milliseconds);
    worker.on('message', (read: Read) => resolve(read));
    worker.on('error', (problem: Error) => (isOutOfMemory(problem) ? resolve(tooHeavy()) : reject(problem)));
    worker.on('exit', () => {
      clearTimeout(stop);
      reject(new Error('the thread that reads a pack ended without an answer'));
    });
  });
}

const isOutOfMemory = (problem: Error): boolean =>
  'code' in problem && problem.code === 'ERR_WORKER_OUT_OF_MEMORY';
