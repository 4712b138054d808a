import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hash } from '../../electron/engine/hash.ts';

const seeded = { seed: 20, numRuns: 500 };
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
};

describe('the fingerprint of a state', () => {
  it('is 16 hex digits and the same for ever', () => {
    expect(hash({ turn: 3, hands: [[1, 2], []], name: 'Vell', share: 0.5, over: false, last: null })).toBe(
      '410b4d8beb9643e5',
    );
  });

  it('does not see the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hash(reversed(value))).toBe(hash(value));
      }),
      seeded,
    );
  });

  it('is the same before and after a trip through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hash(JSON.parse(JSON.stringify(value)))).toBe(hash(value));
      }),
      seeded,
    );
    expect(hash({ a: 1, b: undefined })).toBe(hash({ a: 1 }));
    expect(hash([-0])).toBe(hash([0]));
  });

  it('is equal exactly for equal values', () => {
    const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const isEqual = isDeepStrictEqual(throughJson(one), throughJson(other));
        expect(hash(one) === hash(other)).toBe(isEqual);
      }),
      seeded,
    );
  });

  it.each([
    [1, '1'],
    [[1], 1],
    [[], {}],
    [true, 1],
    [null, 0],
    [
      [[1], 2],
      [1, [2]],
    ],
    [
      [1, 2],
      [2, 1],
    ],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [{ a: { b: 1 } }, { b: { a: 1 } }],
    [2 ** 31, -(2 ** 31)],
    [0.1, 0.2],
  ])('tells %j from %j', (one, other) => {
    expect(hash(one)).not.toBe(hash(other));
  });

  it('is the same for a frozen value, asked once or twice', () => {
    const setup = { cards: [{ name: 'Vell', level: 2 }], seats: 2 };
    const frozen = Object.freeze(structuredClone(setup));
    expect([hash({ setup: frozen }), hash({ setup: frozen })]).toEqual([hash({ setup }), hash({ setup })]);
  });

  it('keeps 200,000 close neighbours apart', () => {
    const seen = new Set<string>();
    for (let x = 0; x < 400; x++) for (let y = 0; y < 500; y++) seen.add(hash({ at: [x, y], tapped: false }));
    expect(seen.size).toBe(200_000);
  });

  it.each([
    ['a function', { act: () => 1 }],
    ['a map', { hands: new Map() }],
    ['a date', [new Date(0)]],
    ['not a number', { damage: NaN }],
    ['a bigint', [1n]],
    ['a hole in an array', [undefined]],
  ])('refuses what JSON would lose: %s', (_name, value) => {
    expect(() => hash(value)).toThrow(TypeError);
  });
});
