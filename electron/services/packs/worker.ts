/** The thread that reads one pack from outside and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSentPack } from './read-sent.ts';

const { sent } = workerData as { sent: { path: string; bytes: Uint8Array }[] };

// What comes into a thread has lost that it was a buffer.
const files = sent.map(({ path, bytes }) => ({
  path,
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
}));
parentPort?.postMessage(readSentPack(files));
