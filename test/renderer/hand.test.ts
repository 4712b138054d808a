// How hands share the width below the board, how their cards overlap, and how closed ones say why.
import { describe, expect, it } from 'vitest';
import { isSaid, reasonForm, sharedReason } from '../../renderer/games/warband/table/card-reasons.ts';
import {
  leastLength,
  shareLength,
  showingOf,
  sunkenFrom,
  wholeLength,
} from '../../renderer/games/warband/table/fan.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const hand = (open: number, closed: number) => [
  ...new Array<boolean>(open).fill(true),
  ...new Array<boolean>(closed).fill(false),
];

describe('two hands below the board', () => {
  it('lie side by side where they fit, and take no more than that', () => {
    expect(shareLength(5, 4, 10)).toEqual({ first: wholeLength(5), other: wholeLength(4) });
  });

  it('leave to the one that matters now all but the spines of the other', () => {
    expect(shareLength(8, 4, 6.5).other).toBeCloseTo(leastLength(4));
    expect(shareLength(4, 5, 6.5).first).toBe(wholeLength(4));
  });

  it('never take more than there is, nor leave width unused while one of them is covered', () => {
    for (const first of [0, 1, 4, 5, 8, 12])
      for (const other of [0, 1, 4, 5, 12])
        for (const length of [2, 4, 6.4, 9, 14]) {
          const share = shareLength(first, other, length);
          const whole = wholeLength(first) + wholeLength(other);
          expect(share.first + share.other).toBeCloseTo(Math.min(whole, length));
        }
  });
});

it('the reason of all closed cards stands above the longest stretch of sunken ones', () => {
  expect(sunkenFrom([true, false, false, false], [1, 1, 1, 1])).toBe(1);
  expect(sunkenFrom([false, true, false, false], [1, 1, 1, 1])).toBe(2);
  expect(sunkenFrom([false, false], [0.5, 1])).toBe(0);
});

describe('the cards of a hand', () => {
  it('fill the length they have, the last one whole', () => {
    for (const cards of [hand(0, 8), hand(3, 5), hand(8, 0), hand(1, 11)]) {
      const showing = showingOf(cards, 4.4);
      expect(sum(showing)).toBeCloseTo(4.4);
      expect(showing.at(-1)).toBe(1);
    }
  });

  it('show those that can be used whole as long as the others keep a strip for the rule', () => {
    const showing = showingOf(hand(1, 7), 4.6);
    expect(showing[0]).toBeGreaterThan(1);
    expect(Math.min(...showing)).toBeGreaterThan(0.4);
  });

  it('keep the spine of each readable with five creatures and twelve orders at the smallest window', () => {
    const { first, other } = shareLength(12, 5, 6.4);
    expect(Math.min(...showingOf(hand(2, 10), first), ...showingOf(hand(0, 5), other))).toBeGreaterThan(0.26);
  });

  it('stand side by side before their place is measured', () => {
    expect(Math.min(...showingOf(hand(2, 6), Infinity))).toBe(1);
  });
});

describe('why cards are closed', () => {
  const phase = { code: 'wrongPhase', sentence: 'That belongs to another phase.', rule: 'W-302' };
  const target = { code: 'noTarget', sentence: 'There is no legal target.', rule: 'W-403' };
  const none = new Map<number, unknown>();

  it('is said once for all, and only exceptions say theirs', () => {
    const reasons = { 1: phase, 2: phase, 3: target };
    const shared = sharedReason([1, 2, 3], none, reasons);
    expect(shared).toEqual(phase);
    expect([reasons[1], reasons[3]].map((own) => isSaid(shared, own))).toEqual([true, false]);
  });

  it('counts as one where two rules say the same in short', () => {
    const standard = { code: 'notAStandard', sentence: 'A standard action needs it.', rule: 'W-422' };
    const minor = { code: 'notAMinor', sentence: 'A minor action needs it.', rule: 'W-423' };
    const shared = sharedReason([1, 2], none, { 1: standard, 2: minor });
    expect([isSaid(shared, standard), isSaid(shared, minor)]).toEqual([true, true]);
  });

  it('is said on each card where one of them can be used or no reason is that of most', () => {
    expect(sharedReason([1, 2, 3], new Map([[3, []]]), { 1: phase, 2: phase })).toBeUndefined();
    expect(sharedReason([1, 2], none, { 1: phase, 2: target })).toBeUndefined();
  });

  it('stands in words only where none of them breaks, else as a sign with the rule', () => {
    expect(reasonForm('Only in an activation', 1)).toBe('words');
    expect(reasonForm('Only in an activation', 0.5)).toBe('number');
    expect(reasonForm('', 1)).toBe('number');
    expect(reasonForm('Tapped', 0.3)).toBe('tight');
  });
});
