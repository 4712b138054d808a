/**
 * Chance of a campaign. Every draw comes from the seed and what it is for (a place, an attempt), never from how often
 * something was drawn before: loading a page again changes nothing.
 */
import type { Seed } from '../../shared/game.ts';
import { hash } from '../engine/hash.ts';
import { randomInt, seedRng, shuffle, type Rng } from '../engine/rng.ts';

/** The luck of one purpose. */
export function luckFor(seed: Seed, ...purpose: (string | number)[]): Rng {
  const mixed = hash([seed, ...purpose]);
  return seedRng(Number.parseInt(mixed.slice(0, 13), 16));
}

export const shuffled = <T>(rng: Rng, items: readonly T[]): T[] => shuffle(rng, [...items]);

export const oneOf = <T>(rng: Rng, items: readonly T[]): T | undefined =>
  items.length === 0 ? undefined : items[randomInt(rng, items.length)];
