/**
 * The only chance in a match: a seeded generator whose whole state is four small integers kept inside the game's
 * state, so that saving, cloning and replaying a match also saves, clones and replays its luck.
 *
 * The generator is Chris Doty-Humphrey's sfc32: it passes PractRand and TestU01 BigCrush, every seed gives a
 * period of at least 2^32, and a draw is four integer additions. The numbers are kept signed, because signed
 * 32-bit integers are stored without boxing.
 */
import type { Seed } from '../../shared/game.ts';

/** State of a generator. Plain data; changed in place by every draw. */
export interface Rng {
  a: number;
  b: number;
  c: number;
  counter: number;
}

const two32 = 0x1_0000_0000;
const roundsToMixASeed = 15;

/** A generator for this seed; any safe integer is a seed of its own. */
export function seedRng(seed: Seed): Rng {
  const rng: Rng = { a: 0x5eed, b: Math.floor(seed / two32) | 0, c: seed | 0, counter: 1 };
  for (let round = 0; round < roundsToMixASeed; round++) nextInt32(rng);
  return rng;
}

export const cloneRng = (rng: Readonly<Rng>): Rng => ({
  a: rng.a,
  b: rng.b,
  c: rng.c,
  counter: rng.counter,
});

function nextInt32(rng: Rng): number {
  const { b, c, counter } = rng;
  const drawn = (((rng.a + b) | 0) + counter) | 0;
  rng.counter = (counter + 1) | 0;
  rng.a = b ^ (b >>> 9);
  rng.b = (c + (c << 3)) | 0;
  rng.c = (((c << 21) | (c >>> 11)) + drawn) | 0;
  return drawn;
}

/** A whole number from 0 to `below` - 1, each equally likely: draws of the uneven last stretch are thrown away. */
export function randomInt(rng: Rng, below: number): number {
  if (!(below >= 1 && below <= two32)) throw new RangeError(`cannot draw a number below ${below}`);
  const evenStretch = two32 - (two32 % below);
  let drawn = nextInt32(rng) >>> 0;
  while (drawn >= evenStretch) drawn = nextInt32(rng) >>> 0;
  return drawn % below;
}

/** Shuffles in place (Fisher and Yates) and returns the same array. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomInt(rng, last + 1);
    const kept = items[last]!;
    items[last] = items[other]!;
    items[other] = kept;
  }
  return items;
}
