import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paint } from '../../renderer/cards/pool/paint.ts';
import { heightOf, rowOfCard, rowsInSight, rowsOf, walk, walks } from '../../renderer/cards/pool/rows.ts';
import { describeQuery, problemSentence } from '../../renderer/text/search.ts';
import { parseQuery } from '../../shared/search/parse.ts';
import { queryProblems } from '../../shared/search/problem.ts';

const layout = { columns: 3, cardRow: 100, titleRow: 20 };
const keys = (count: number) => Array.from({ length: count }, (_, index) => `p/${String(index)}`);
const heaps = [
  { name: 'One', keys: keys(4) },
  { name: 'Two', keys: keys(2) },
];

describe('rows of cards', () => {
  it('lie under the titles of their heaps', () => {
    expect(
      rowsOf(heaps, layout).map((row) =>
        row.kind === 'title' ? row.name : [row.first, row.keys.length, row.top],
      ),
    ).toEqual(['One', [0, 3, 20], [3, 1, 120], 'Two', [4, 2, 240]]);
    expect(heightOf(rowsOf(heaps, layout))).toBe(340);
  });

  it('have no title where there is one heap without a name', () => {
    expect(rowsOf([{ name: '', keys: keys(2) }], layout)).toHaveLength(1);
    expect(heightOf(rowsOf([], layout))).toBe(0);
  });

  it('are drawn only near the window, and where the focus is', () => {
    const rows = rowsOf([{ name: '', keys: keys(5000) }], layout);
    const seen = rowsInSight(rows, { from: 10_000, to: 10_800, beyond: 400 }, 0);
    expect(seen.length).toBeLessThan(20);
    expect(seen.some(({ top }) => top === 10_000)).toBe(true);
    expect(seen.at(-1)).toBe(rowOfCard(rows, 0));
  });

  it.each([
    [0, 'ArrowRight', 1],
    [0, 'ArrowLeft', 0],
    [2, 'ArrowDown', 3],
    [3, 'ArrowDown', 4],
    [5, 'ArrowDown', 5],
    [5, 'ArrowUp', 3],
    [1, 'ArrowUp', 1],
    [1, 'End', 5],
    [5, 'Home', 0],
    [0, 'PageDown', 4],
    [5, 'ArrowRight', 5],
  ] as const)('from card %i %s leads to card %i', (from, key, to) => {
    expect(walk(rowsOf(heaps, layout), from, key, 2)).toBe(to);
  });

  it('never lead outside', () => {
    const anyHeaps = fc.array(fc.record({ name: fc.string(), keys: fc.nat(9).map(keys) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        anyHeaps,
        fc.nat(40),
        fc.constantFrom(...walks),
        fc.integer({ min: 1, max: 4 }),
        (all, from, key, page) => {
          const count = all.reduce((sum, heap) => sum + heap.keys.length, 0);
          fc.pre(from < count);
          const to = walk(rowsOf(all, layout), from, key, page);
          expect(to).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThan(count);
        },
      ),
    );
  });
});

describe('the search line', () => {
  const painted = (text: string) => {
    const query = parseQuery(text);
    return paint(text, query.ok ? query.value : undefined, query.ok ? undefined : query.error);
  };
  const marked = (text: string, kind: string) =>
    painted(text)
      .filter((stretch) => stretch.kind === kind)
      .map((stretch) => stretch.text);

  it('loses no letter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        expect(
          painted(text)
            .map((stretch) => stretch.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('colours fields, signs and connecting words', () => {
    expect(marked('lvl>=3 or -kw:undead "or"', 'field')).toEqual(['lvl', 'kw']);
    expect(marked('lvl>=3 or -kw:undead "or"', 'sign')).toEqual(['>=', ':']);
    expect(marked('lvl>=3 or -kw:undead "or"', 'word')).toEqual(['or']);
  });

  it('underlines the very place that cannot be read', () => {
    expect(marked('hp>20 lvel>=3', 'bad')).toEqual(['lvel']);
    expect(marked('a or', 'bad')).toEqual(['or']);
  });

  it.each([
    ['', 'Every card of every enabled pack'],
    ['lvl>=3 kw:undead type:immediate', 'Level at least 3, keyword undead and immediate'],
    ['type:c', 'Commander or creature'],
    ['-is:large', 'Not (large)'],
    ['torch', '“torch…”'],
  ])('says of "%s" what it means', (text, words) => {
    const query = parseQuery(text);
    expect(query.ok && describeQuery(query.value)).toBe(words);
  });

  it.each(queryProblems)('has a sentence for the trouble %s', (code) => {
    expect(problemSentence({ code, start: 0, end: 1, found: 'x', expected: [] })).toMatch(/^.*[.]$/);
  });
});
