/**
 * Reads packs from outside in threads of their own, one pack after the other: however large or odd a pack is, the
 * program goes on meanwhile. A pack that takes more time or memory than any pack should is refused like an unsound one.
 */
import { Worker } from 'node:worker_threads';
import { err } from '../../../shared/result.ts';
import type { SentPack } from './read-sent.ts';
import { aboutFile } from './remark.ts';
import type { SentFile } from './zip.ts';

export interface PackReader {
  read(sent: readonly SentFile[]): Promise<SentPack>;
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
  return {
    read: (sent) => {
      const next = last.then(() => readInThread(sent, limits));
      last = next.catch(() => undefined);
      return next;
    },
  };
}

const tooHeavy = (): SentPack => {
  const sentence = 'Checking this takes more time or memory than any pack should. Nothing was stored.';
  return err({ errors: [aboutFile('', 'tooHeavy', sentence)], ignored: [] });
};

function readInThread(sent: readonly SentFile[], limits: ReaderLimits): Promise<SentPack> {
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: limits.megabytes };
    const worker = new Worker(workerFile, { workerData: { sent }, resourceLimits });
    const stop = setTimeout(() => {
      resolve(tooHeavy());
      void worker.terminate();
    }, limits.milliseconds);
    worker.on('message', (read: SentPack) => resolve(read));
    worker.on('error', (problem: Error) => (isOutOfMemory(problem) ? resolve(tooHeavy()) : reject(problem)));
    worker.on('exit', () => {
      clearTimeout(stop);
      reject(new Error('the thread that reads a pack ended without an answer'));
    });
  });
}

const isOutOfMemory = (problem: Error): boolean =>
  'code' in problem && problem.code === 'ERR_WORKER_OUT_OF_MEMORY';
