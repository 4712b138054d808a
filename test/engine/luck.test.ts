import { describe, expect, it } from 'vitest';
import { furtherOff, ledgerOf, sumChances, type TimedRoll } from '../../electron/engine/luck.ts';

/** Every throw of the dice, counted one by one. */
function countedSums(dice: readonly number[]): number[] {
  let sums = [0];
  for (const sides of dice)
    sums = sums.flatMap((sum) => Array.from({ length: sides }, (_, face) => sum + face + 1));
  return sums;
}

describe('chances of sums', () => {
  it.each([[[6]], [[6, 6]], [[6, 6, 6, 6]], [[4, 8, 6]]])('of %j are those of all throws', (dice) => {
    const sums = countedSums(dice);
    const chances = sumChances(dice);
    for (let sum = 0; sum < chances.length; sum++)
      expect(chances[sum]).toBeCloseTo(sums.filter((each) => each === sum).length / sums.length, 12);
  });

  it('still add up to 1 for the dice of a long match', () => {
    const chances = sumChances(new Array<number>(400).fill(6));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  it('tell how many throws stray further than so many pips', () => {
    const sums = countedSums([6, 6, 6]);
    for (const off of [0.5, 1.5, 4.5, 7.5])
      expect(furtherOff([6, 6, 6], off)).toBeCloseTo(
        (100 * sums.filter((sum) => Math.abs(sum - 10.5) > off).length) / sums.length,
        9,
      );
  });
});

const roll = (turn: number, seat: number, dice: number[], wish: TimedRoll['wish'] = 'high'): TimedRoll => ({
  ...{ turn, seat, dice, wish },
  sides: 6,
});

describe('the luck ledger', () => {
  const ledger = ledgerOf([
    roll(1, 0, [6, 6]),
    roll(2, 1, [1, 2, 3]),
    roll(3, 0, [1]),
    roll(3, 0, [5]),
    roll(3, 1, [6], 'none'),
  ]);

  it('adds up what everybody rolled against 3.5 a die, turn by turn', () => {
    expect(ledger.lines[0]).toMatchObject({ seat: 0, dice: 4, rolled: 18, expected: 14, ahead: 4 });
    expect(ledger.lines[0]!.points.map(({ turn, ahead }) => [turn, ahead])).toEqual([
      [1, 5],
      [3, 4],
    ]);
    expect(ledger.lines[0]!.faces).toEqual([1, 0, 0, 0, 1, 2]);
    expect(ledger.lines[1]).toMatchObject({ seat: 1, dice: 3, rolled: 6, expected: 10.5, ahead: -4.5 });
  });

  it('tells how far fair games stray, and part two players', () => {
    expect(ledger.lines[0]!.points[0]!.deviation).toBeCloseTo(Math.sqrt((2 * 35) / 12));
    const sums = countedSums([6, 6, 6, 6]);
    const off = sums.filter((sum) => Math.abs(sum - 14) > 4).length / sums.length;
    expect(ledger.lines[0]!.furtherOff).toBeCloseTo(100 * off, 9);
    const gaps = countedSums([6, 6, 6, 6, 6, 6, 6]).filter((sum) => Math.abs(sum - 24.5) > 8.5);
    expect(ledger.gap).toEqual({ pips: 8.5, wider: expect.closeTo((100 * gaps.length) / 6 ** 7, 9) });
  });

  it('counts low dice as luck where they are wished for, and dice that are nobody’s luck apart', () => {
    const [line] = ledgerOf([roll(1, 2, [1, 2], 'low')]).lines;
    expect(line).toMatchObject({ rolled: 3, expected: 7, ahead: 4 });
    expect(ledger.apart).toEqual({ dice: 1, rolled: 6, expected: 3.5 });
  });

  it('of a match without dice is empty', () => {
    expect(ledgerOf([])).toEqual({ lines: [], apart: { dice: 0, rolled: 0, expected: 0 } });
  });
});
