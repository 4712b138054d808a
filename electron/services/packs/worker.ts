/** The thread that reads one pack or one story from outside and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSentStory, type StoryCards } from '../campaign/sent-story.ts';
import { readSentPack } from './read-sent.ts';

interface Task {
  sent: { path: string; bytes: Uint8Array }[];
  /** A story is read with the cards it may name; without any, a pack is meant. */
  cards?: StoryCards;
}

const { sent, cards } = workerData as Task;

// What comes into a thread has lost that it was a buffer.
const files = sent.map(({ path, bytes }) => ({
  path,
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
}));
parentPort?.postMessage(cards ? readSentStory(files, cards) : readSentPack(files));
