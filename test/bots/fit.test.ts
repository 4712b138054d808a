/** The least squares behind `npm run fit`: known effects are found again, and chance is not taken for one. */
import { describe, expect, it } from 'vitest';
import { effectsOf } from '../../electron/cli/balance/effects.ts';
import { randomInt, seedRng } from '../../electron/engine/rng.ts';

const rng = seedRng(7);
const chance = (): number => randomInt(rng, 2001) / 1000 - 1;

describe('effects', () => {
  it('are found with their errors, the surest first', () => {
    const rows = Array.from({ length: 2000 }, () => {
      const given = [chance(), chance(), chance()];
      return { given, seen: 0.3 + 2 * given[1]! - 0.5 * given[2]! + 3 * chance() };
    });
    const found = effectsOf(rows);
    expect(found[0]!.at).toBe(1);
    const by = new Map(found.map((each) => [each.at, each]));
    for (const [at, truth] of [0, 2, -0.5].entries()) {
      const { effect, error } = by.get(at)!;
      expect(Math.abs(effect - truth)).toBeLessThan(4 * error);
      expect(error).toBeLessThan(0.1);
    }
    expect(Math.abs(by.get(0)!.effect)).toBeLessThan(3 * by.get(0)!.error);
  });

  it('of numbers that always go together cannot be told', () => {
    const rows = Array.from({ length: 50 }, () => {
      const one = chance();
      return { given: [one, 2 * one], seen: one };
    });
    expect(() => effectsOf(rows)).toThrow('always go together');
  });
});
