// How a hand lies: what is stacked, how much of a card its room allows, and how closed ones say why.
import { describe, expect, it } from 'vitest';
import { isSaid, sharedReason } from '../../renderer/games/warband/table/card-reasons.ts';
import { formOf, stacksOf } from '../../renderer/games/warband/table/stacks.ts';

describe('the cards of a hand', () => {
  const keys: Record<number, string> = { 1: 'push', 2: 'lamp', 3: 'push', 4: 'push' };
  const lying = {
    cards: [1, 2, 3, 4],
    keyOf: (card: number) => keys[card],
    isOpen: () => true,
    isChosen: () => false,
  };

  it('lie in stacks of equal ones, each where its first card is', () => {
    expect(stacksOf(lying).map(({ cards }) => cards)).toEqual([[1, 3, 4], [2]]);
  });

  it('keep one that is chosen apart from its equals', () => {
    const stacks = stacksOf({ ...lying, isChosen: (card) => card === 3 });
    expect(stacks.map(({ cards, isChosen }) => [cards, isChosen])).toEqual([
      [[1, 4], false],
      [[2], false],
      [[3], true],
    ]);
  });

  it('never lie with one of which less can be done', () => {
    expect(stacksOf({ ...lying, isOpen: (card) => card !== 1 }).map(({ cards }) => cards)).toEqual([
      [1],
      [2],
      [3, 4],
    ]);
  });

  it('show their pictures where all lie side by side, else they are slips', () => {
    expect(formOf(6, { width: 40, height: 8 })).toBe('card');
    expect(formOf(7, { width: 40, height: 8 })).toBe('slip');
    expect(formOf(2, { width: 40, height: 5 })).toBe('slip');
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

  it('is said once for the rest where some can be used', () => {
    expect(sharedReason([1, 2, 3], new Map([[3, []]]), { 1: phase, 2: phase })).toEqual(phase);
  });

  it('is said on each card where no reason is that of most, or only one is closed', () => {
    expect(sharedReason([1, 2], none, { 1: phase, 2: target })).toBeUndefined();
    expect(sharedReason([1, 2], new Map([[2, []]]), { 1: phase })).toBeUndefined();
  });
});
