/** The strengths behind the fitted rates of `npm run balance`: known ones are found again, and surer than pair by pair. */
import { describe, expect, it } from 'vitest';
import { strengthsOf, type Meeting } from '../../electron/cli/balance/strengths.ts';
import { randomInt, seedRng } from '../../electron/engine/rng.ts';

const packs = ['a', 'b', 'c', 'd'];
const warbands = packs.flatMap((pack) => [`${pack}/one`, `${pack}/two`]);
const truth = new Map(warbands.map((key, at) => [key, (at - 3.5) / 10]));
const packOf = (key: string): string => key[0]!;
const share = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Matches between warbands of these strengths, with luck from a seed; whoever begins wins more often. */
function played(games: number, seed: number): Meeting[] {
  const rng = seedRng(seed);
  const pairs = warbands.flatMap((one) =>
    warbands.filter((other) => other !== one).map((other) => [one, other] as const),
  );
  return Array.from({ length: games }, (_, game) => {
    const keys = pairs[game % pairs.length]!;
    const isFirst = randomInt(rng, 2) === 0;
    const odds = truth.get(keys[0])! - truth.get(keys[1])! + (isFirst ? 0.3 : -0.3);
    const score = randomInt(rng, 1e6) / 1e6 < share(odds) ? 1 : 0;
    return { warbands: keys, packs: [packOf(keys[0]), packOf(keys[1])], isFirst, score };
  });
}

const trueRate = (pack: string, against: string): number => {
  const mean = (of: string): number => (truth.get(`${of}/one`)! + truth.get(`${of}/two`)!) / 2;
  return share(mean(pack) - mean(against));
};

const pairsOfPacks = packs.flatMap((one, at) => packs.slice(at + 1).map((other) => [one, other] as const));

describe('fitted rates', () => {
  it('come near the truth with many games, the first turn taken out', () => {
    const strengths = strengthsOf(played(30_000, 3));
    for (const [one, other] of pairsOfPacks)
      expect(strengths.rateOf(one, other).rate).toBeCloseTo(trueRate(one, other), 1.5);
  });

  it('have intervals that hold the truth about as often as they promise', () => {
    const runs = Array.from({ length: 30 }, (_, seed) => strengthsOf(played(600, seed)));
    const held = runs.flatMap((strengths) =>
      pairsOfPacks.map(([one, other]) => {
        const { low, high } = strengths.rateOf(one, other);
        return trueRate(one, other) >= low && trueRate(one, other) <= high;
      }),
    );
    const promised = held.filter(Boolean).length / held.length;
    expect(promised).toBeGreaterThan(0.9);
  });

  it('of one pack against another and the other way round are two sides of one', () => {
    const strengths = strengthsOf(played(400, 5));
    const there = strengths.rateOf('a', 'c');
    const back = strengths.rateOf('c', 'a');
    expect(there.rate + back.rate).toBeCloseTo(1, 9);
    expect(there.low + back.high).toBeCloseTo(1, 9);
  });

  it('know a pair of packs that departs from the strengths of its warbands', () => {
    const even = played(2_000, 7).map((meeting) => ({ ...meeting, score: 0.5 }));
    const odd = even.map((meeting) => {
      const {
        packs: [one, other],
      } = meeting;
      return one === 'a' && other === 'b'
        ? { ...meeting, score: 1 }
        : one === 'b' && other === 'a'
          ? { ...meeting, score: 0 }
          : meeting;
    });
    expect(strengthsOf(even).rateOf('a', 'b').rate).toBeCloseTo(0.5, 6);
    expect(strengthsOf(odd).rateOf('a', 'b').rate).toBeGreaterThan(
      strengthsOf(odd).rateOf('a', 'c').rate + 0.05,
    );
  });
});
