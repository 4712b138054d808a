/**
 * Seals: hashes over what is stored of a match, so that a row altered outside the program is noticed when it is read.
 * A running match has a chain of them, one a frame, each over its action and the seal before; a finished one has one.
 */
import { createHash } from 'node:crypto';
import type { Buffer } from 'node:buffer';

type Sealed = string | number | boolean | null | Buffer;

/** A hash over values of which each is told apart from its neighbours. */
export function sealOver(values: readonly Sealed[]): string {
  const hash = createHash('sha256');
  for (const value of values) {
    const bytes = typeof value === 'object' && value !== null ? value : JSON.stringify(value);
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex').slice(0, 32);
}

export interface SealedFrame {
  seq: number;
  frame: Buffer;
  stateHash: string;
  seal: string;
}

/** The seal of a frame: `before` is the seal of the one before it, or of the start of the match. */
export const frameSeal = (
  before: string,
  action: string | null,
  { frame, stateHash }: Omit<SealedFrame, 'seal' | 'seq'>,
): string => sealOver([before, action, frame, stateHash]);

/**
 * Whether frames and the actions that led to them are what was stored: a frame an action, one before the first, and
 * none cut off the end.
 */
export function isChainWhole(
  ends: { start: string; newest: string | null },
  frames: readonly SealedFrame[],
  actions: readonly string[],
): boolean {
  if (frames.length !== actions.length + 1) return false;
  let before = ends.start;
  const areLinked = frames.every((row, at) => {
    if (row.seq !== at) return false;
    before = frameSeal(before, at === 0 ? null : (actions[at - 1] ?? null), row);
    return row.seal === before;
  });
  return areLinked && before === ends.newest;
}
