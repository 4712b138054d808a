/** The bench's own arithmetic: what it says of figures must not flatter. */
import { describe, expect, it } from 'vitest';
import { percentile, spreadOf } from '../../electron/cli/bench/measuring.ts';
import { feelRows, historyRows, searchRows } from '../../electron/cli/bench/rows.ts';

describe('the bench', () => {
  it('tells the middle, the least and the most of what it measured', () => {
    expect(spreadOf([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 });
  });

  it('means by the 95th percentile what 95 of 100 stay below', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile([7], 0.95)).toBe(7);
  });

  it('calls a wait reached only if the slow ones are', () => {
    const wait = { what: 'a screen', median: 50, goal: 200, samples: 20 };
    const report = (slow: number) => ({
      ...({ section: 'feel', machine: '', cards: 1 } as const),
      waits: [{ ...wait, slow }],
    });
    expect(feelRows(report(200))[0]!.isReached).toBe(true);
    expect(feelRows(report(201))[0]!.isReached).toBe(false);
  });

  it('judges searches by the slowest, and the history line by line', () => {
    const lines = [
      { query: 'a', milliseconds: 3, worst: 4 },
      { query: 'b', milliseconds: 31, worst: 40 },
    ];
    expect(searchRows({ cards: 5000, goal: 30, lines })).toMatchObject([
      { figure: '31 ms', isReached: false },
    ]);
    const list = [{ what: 'words', milliseconds: 232, worst: 250 }];
    expect(historyRows({ matches: 100_000, lines: list })[0]).toMatchObject({ isReached: false });
  });
});
