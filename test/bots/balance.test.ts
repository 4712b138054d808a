/** What `npm run balance` may say: what is certain, what is not, and how many games would tell. */
import { describe, expect, it } from 'vitest';
import { wilson } from '../../electron/bots/wilson.ts';
import { gamesToDecide, meanOf, verdictOf, wanted } from '../../electron/cli/balance/bounds.ts';
import type { Bout } from '../../electron/cli/balance/figures.ts';
import { balanceReport } from '../../electron/cli/balance/report.ts';
import { balanceText } from '../../electron/cli/balance/text.ts';
import type { Army } from '../../electron/cli/warband/armies.ts';

const { pairing: bounds } = wanted;

const army = (pack: string): Army => ({
  key: `${pack}/only`,
  pack,
  name: pack,
  warband: { commander: '', creatures: [], orders: [], tiles: [] },
});

function bout([one, other]: [string, string], winner: number, at: number, rounds = 10): Bout {
  const outcome = { winners: [winner], reason: 'morale', rule: 'W-901' };
  const report = {
    outcome,
    rounds,
    actions: 1,
    first: at % 2,
    counts: [0, 0],
    cards: [],
    thinking: [],
    rollouts: 0,
  };
  return { armies: [army(one), army(other)], report };
}

/** So many games of two packs, of which the first wins so many; seats and turns swapped. */
const series = (one: string, other: string, wins: number, games: number): Bout[] =>
  Array.from({ length: games }, (_, at) => {
    const isSwapped = at % 4 >= 2;
    const seat = isSwapped ? 1 : 0;
    return bout(isSwapped ? [other, one] : [one, other], at < wins ? seat : 1 - seat, at);
  });

const pairingOf = (bouts: Bout[]) => balanceReport(bouts, 'umpire', 1).pairings[0]!;

describe('a verdict', () => {
  it('is certain only if the whole interval lies within the bounds, or the whole outside', () => {
    expect(verdictOf(wilson(100, 200), bounds)).toBe('within');
    expect(verdictOf(wilson(30, 60), bounds)).toBe('undecided');
    expect(verdictOf(wilson(40, 60), bounds)).toBe('undecided');
    expect(verdictOf(wilson(50, 60), bounds)).toBe('outside');
    expect(verdictOf(wilson(10, 60), bounds)).toBe('outside');
    expect(verdictOf(wilson(0, 0), bounds)).toBe('undecided');
  });

  it.each([0.5, 0.55, 0.42, 0.63, 0.3])('at a rate of %d falls with exactly the games foretold', (rate) => {
    const games = gamesToDecide({ rate }, bounds)!;
    expect(verdictOf(wilson(rate * games, games), bounds)).not.toBe('undecided');
    expect(verdictOf(wilson(rate * (games - 1), games - 1), bounds)).toBe('undecided');
  });

  it('never falls at a rate on the bound itself', () => {
    expect(gamesToDecide({ rate: 0.6 }, bounds)).toBeUndefined();
  });

  it('on a mean minds how far single values lie apart', () => {
    const near = meanOf([12, 13, 14, 13, 12, 14]);
    const far = meanOf([3, 23, 6, 20, 9, 17]);
    expect(near.mean).toBe(far.mean);
    expect(verdictOf(near, wanted.rounds)).toBe('within');
    expect(verdictOf(far, wanted.rounds)).toBe('undecided');
  });
});

describe('the report', () => {
  it('complains of what is outside for certain, and keeps apart what may be chance', () => {
    const bouts = [...series('a', 'b', 55, 60), ...series('a', 'c', 38, 60), ...series('b', 'c', 30, 60)];
    const report = balanceReport(bouts, 'umpire', 1);
    expect(report.outOfBounds).toEqual(['a wins 92 % against b (40 to 60 % wanted)']);
    expect(report.undecided).toEqual([
      'a wins 63 % against c (40 to 60 % wanted; 830 games of the two would decide)',
    ]);
    const text = balanceText(report);
    expect(text).toContain('Out of bounds for certain\n  a wins 92 %');
    expect(text).toContain('not decided by so many games\n  a wins 63 %');
  });

  it('says nothing is wrong where everything was measured within', () => {
    const report = balanceReport(series('a', 'b', 30, 60), 'umpire', 1);
    expect([report.outOfBounds, report.undecided]).toEqual([[], []]);
    expect(report.pairings[0]).toMatchObject({ verdict: 'undecided', gamesToDecide: 93 });
    expect(balanceText(report)).toContain('All measured within bounds.');
  });

  it('complains of long matches and of a first player who wins too often', () => {
    const bouts = Array.from({ length: 200 }, (_, at) => bout(['a', 'b'], at % 2, at, 20));
    expect(balanceReport(bouts, 'umpire', 1).outOfBounds).toEqual([
      'the first player wins 100 % (45 to 55 % wanted)',
      '20.0 rounds a match (6 to 14 wanted)',
    ]);
  });

  it('shows what all games together say beside the games of a pairing, never in their place', () => {
    const few = series('a', 'b', 8, 10);
    const others = [...series('a', 'c', 150, 300), ...series('b', 'c', 150, 300)];
    const alone = pairingOf(few);
    const amongOthers = pairingOf([...few, ...others]);
    expect(amongOthers.rate).toEqual(alone.rate);
    expect(amongOthers.fitted.rate).toBeLessThan(alone.fitted.rate);
    expect(amongOthers.fitted.high - amongOthers.fitted.low).toBeLessThan(
      amongOthers.rate.high - amongOthers.rate.low,
    );
  });
});
