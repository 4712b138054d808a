import { describe, expect, it } from 'vitest';
import { difference } from '../../electron/engine/checks.ts';

describe('the difference of two values', () => {
  it.each([
    [1, 1],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
  ])('%j and %j are equal', (one, other) => {
    expect(difference(one, other)).toBe('');
  });

  it.each([
    [1, 2, ' at .: 1 or 2'],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }, ' at .a.b.1.c: 2 or 3'],
    [{ a: 1 }, { a: 1, b: 2 }, ' at .b: undefined or 2'],
    [{ a: 1, b: 2 }, { a: 1 }, ' at .b: 2 or undefined'],
    [[1], [1, 2], ' at .1: undefined or 2'],
    [[], {}, ' at .: [] or {}'],
    [{ a: null }, { a: {} }, ' at .a: null or {}'],
    ['1', 1, ' at .: "1" or 1'],
  ])('%j and %j differ', (one, other, where) => {
    expect(difference(one, other)).toBe(where);
  });
});
