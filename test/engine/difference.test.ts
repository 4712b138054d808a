import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, difference, type Difference } from '../../electron/engine/difference.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** What is kept is JSON: a difference goes through it before it is carried out. */
const throughJson = (by: Difference | undefined): Difference | undefined =>
  by === undefined ? undefined : (json(by) as Difference);

/** Two values that have much in common, as two moments of a match do. */
const related = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }))
  .map(([common, one, other]) => [
    { common, list: [common, one, common], here: one },
    { common, list: [common, other, other, common], there: other },
  ]);

describe('a difference', () => {
  it('leads from any value to any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(json(changed(before, throughJson(difference(before, after))))).toEqual(json(after));
      }),
    );
  });

  it('leads from a value to one like it, and back', () => {
    fc.assert(
      fc.property(related, ([before, after]) => {
        expect(json(changed(before, throughJson(difference(before, after))))).toEqual(json(after));
        expect(json(changed(after, throughJson(difference(after, before))))).toEqual(json(before));
      }),
    );
  });

  it('is nothing between equal values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const same = difference(value, json(value));
        // JSON knows no minus zero; the difference between it and zero is told, and harmless.
        if (!JSON.stringify(value).includes('0')) expect(same).toBeUndefined();
        expect(difference(value, value)).toBeUndefined();
      }),
    );
  });

  it('shares what did not change, and alters neither value', () => {
    const before = Object.freeze({
      still: Object.freeze({ a: 1 }),
      list: Object.freeze([Object.freeze({}), 1]),
    });
    const after = changed(before, difference(before, { still: { a: 1 }, list: [{}, 2] })) as typeof before;
    expect(after).toEqual({ still: { a: 1 }, list: [{}, 2] });
    expect(after.still).toBe(before.still);
    expect(after.list[0]).toBe(before.list[0]);
    expect(before.list[1]).toBe(1);
  });

  it('takes an undefined property for an absent one', () => {
    expect(difference({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
    expect(changed({ a: 1, b: 2 }, difference({ a: 1, b: 2 }, { a: 1, b: undefined }))).toEqual({ a: 1 });
  });

  it('says only what changed in a list of the same length, and what came or went in another', () => {
    expect(difference([1, 2, 3], [1, 5, 3])).toEqual({ 1: [5] });
    expect(difference([1, 2, 3], [1, 3])).toEqual([1, 1, []]);
    expect(difference([1, 3], [1, 2, 2, 3])).toEqual([1, 0, [2, 2]]);
  });

  it('treats a key named __proto__ as a key like any other', () => {
    const hostile = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":2}}') as object;
    const after = changed({}, throughJson(difference({}, hostile))) as Record<string, unknown>;
    expect(JSON.stringify(after)).toBe(JSON.stringify(hostile));
    expect(after['polluted']).toBeUndefined();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const other = JSON.parse('{"__proto__":{"polluted":2}}') as object;
    expect(JSON.stringify(changed(hostile, difference(hostile, other)))).toBe(JSON.stringify(other));
  });

  it.each<[string, unknown, unknown]>([
    ['parts of what is no object', 3, { a: [1] }],
    ['parts of nothing', null, { a: [1] }],
    ['a part of a part that is not there', {}, { a: { b: [1] } }],
    ['a place behind the end of a list', [1], { 1: [2] }],
    ['a place before its start', [1], { '-1': [2] }],
    ['a place that is no number', [1], { x: [2] }],
    ['a place between two', [1, 2], { '0.5': [2] }],
    ['an element that goes without its place', [1], { 0: 0 }],
    ['more elements taken than there are', [1], [0, 2, []]],
    ['fewer than none', [1, 2], [1, -1, []]],
    ['elements taken before the start', [1, 2], [-1, 1, []]],
    ['elements of what is no list', {}, [0, 0, []]],
    ['no elements to put there', [1], [0, 1, 'x']],
    ['half a difference', [1], [0, 1]],
  ])('that does not fit is refused: %s', (_what, before, by) => {
    expect(() => changed(before, by as Difference)).toThrow('does not fit');
  });
});
