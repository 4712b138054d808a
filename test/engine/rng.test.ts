import { describe, expect, it } from 'vitest';
import { cloneRng, randomInt, seedRng, shuffle } from '../../electron/engine/rng.ts';

const draws = (seed: number, count: number, below = 1000): number[] => {
  const rng = seedRng(seed);
  return Array.from({ length: count }, () => randomInt(rng, below));
};

describe('the seeded generator', () => {
  it('draws the same numbers for the same seed for ever', () => {
    expect(draws(1, 8)).toEqual([865, 807, 97, 295, 702, 311, 574, 93]);
  });

  it('draws other numbers for another seed, also where only the high bits differ', () => {
    expect(draws(7, 8)).not.toEqual(draws(8, 8));
    expect(draws(7, 8)).not.toEqual(draws(7 + 2 ** 32, 8));
  });

  it('continues after a trip through JSON as if nothing had happened', () => {
    const rng = seedRng(42);
    randomInt(rng, 6);
    const loaded = JSON.parse(JSON.stringify(rng)) as typeof rng;
    expect(randomInt(loaded, 1_000_000)).toBe(randomInt(rng, 1_000_000));
    expect(loaded).toEqual(rng);
  });

  it('leaves the original alone when a clone draws', () => {
    const rng = seedRng(3);
    const before = JSON.stringify(rng);
    randomInt(cloneRng(rng), 6);
    expect(JSON.stringify(rng)).toBe(before);
  });

  it('stays inside the range and reaches all of it', () => {
    expect(new Set(draws(5, 500, 6))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(draws(5, 3, 1)).toEqual([0, 0, 0]);
  });

  it('is even: chi squared of 60,000 throws of a die is below the 99.9 % bound', () => {
    const seen = [0, 0, 0, 0, 0, 0];
    for (const face of draws(11, 60_000, 6)) seen[face]!++;
    const chiSquared = seen.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(20.5);
  });

  it('has no modulo bias: two thirds of the range come out twice as often as one third', () => {
    // With `draw % 3 * 2^30` the lowest third would be drawn half of the time.
    const below = 3 * 2 ** 30;
    const low = draws(13, 30_000, below).filter((drawn) => drawn < 2 ** 30).length;
    expect(Math.abs(low - 10_000)).toBeLessThan(500);
  });

  it.each([0, -1, 2 ** 33, NaN])('cannot draw a number below %d', (below) => {
    expect(() => randomInt(seedRng(1), below)).toThrow(RangeError);
  });
});

describe('the shuffle', () => {
  it('keeps every card and changes the order', () => {
    const cards = Array.from({ length: 36 }, (_, card) => card);
    const shuffled = shuffle(seedRng(1), [...cards]);
    expect(shuffled).not.toEqual(cards);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards);
  });

  it('gives each of the six orders of three cards equally often', () => {
    const rng = seedRng(2);
    const seen = new Map<string, number>();
    for (let deal = 0; deal < 6000; deal++) {
      const order = shuffle(rng, [1, 2, 3]).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
