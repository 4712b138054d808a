import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chanceOf,
  choose,
  decimal,
  type Draw,
  type Hope,
} from '../../../../electron/games/warband/muster/chances.ts';

const deck = (parts: Record<string, number>): string[] =>
  Object.entries(parts).flatMap(([key, copies]) => new Array<string>(copies).fill(key));
const hope = (keys: string[], atLeast = 1): Hope => ({ keys: new Set(keys), atLeast });
const chance = (draw: Draw, ...hopes: Hope[]) => decimal(chanceOf(draw, hopes));

describe('choosing', () => {
  it('counts exactly, also far beyond what a decimal number holds', () => {
    expect(choose(5, 2)).toBe(10n);
    expect(choose(36, 5)).toBe(376_992n);
    expect(choose(100, 50)).toBe(100891344545564193334812497256n);
    expect(choose(3, 4)).toBe(0n);
  });
});

describe('chances computed by hand', () => {
  it('4 of 36, a hand of 5: 1 − C(32,5)/C(36,5) = 1 − 201376/376992', () => {
    const drawn = { deck: deck({ a: 4, b: 32 }), opening: 5, later: 0 };
    expect(chanceOf(drawn, [hope(['a'])])).toEqual({ of: 376_992n - 201_376n, over: 376_992n });
    expect(chance(drawn, hope(['a']))).toBeCloseTo(0.465_834_82, 8);
  });

  it('both copies of two in 30 among the first 8: C(28,6)/C(30,8) = 28/435', () => {
    const drawn = { deck: deck({ a: 2, b: 28 }), opening: 5, later: 3 };
    expect(chance(drawn, hope(['a'], 2))).toBeCloseTo(28 / 435, 12);
  });

  it('one of a and one of b among 3 of {2 a, 2 b, 2 c}: 1 − 2·C(4,3)/C(6,3) + C(2,3) = 12/20', () => {
    expect(chance({ deck: deck({ a: 2, b: 2, c: 2 }), opening: 3, later: 0 }, hope(['a']), hope(['b']))).toBe(
      0.6,
    );
  });

  it('R-61: a hand without anybody to deploy is drawn anew, so 1 of 2 cheap in 4, hand of 1, is certain', () => {
    const drawn = { deck: deck({ cheap: 2, dear: 2 }), opening: 1, later: 0 };
    expect(chance(drawn, hope(['cheap']))).toBe(0.5);
    expect(chance({ ...drawn, needed: new Set(['cheap']) }, hope(['cheap']))).toBe(1);
    // Hand of 2: of the 5 pairs with a cheap one, 4 hold a dear one.
    expect(chance({ ...drawn, opening: 2, needed: new Set(['cheap']) }, hope(['dear']))).toBeCloseTo(0.8, 12);
  });

  it('all of the deck is drawn in the end, and nothing more', () => {
    expect(chance({ deck: deck({ a: 1, b: 9 }), opening: 4, later: 99 }, hope(['a']))).toBe(1);
    expect(chance({ deck: deck({ b: 9 }), opening: 4, later: 0 }, hope(['a']))).toBe(0);
    expect(chance({ deck: [], opening: 4, later: 0 }, hope(['a']))).toBe(0);
  });
});

describe('chances counted hand by hand', () => {
  /** Every ordered way to draw, counted one by one. */
  function byEnumeration({ deck: cards, opening, later, needed }: Draw, hopes: Hope[]): number {
    let kept = 0;
    let fulfilled = 0;
    const walk = (drawn: number[]): void => {
      if (drawn.length < Math.min(cards.length, opening + later)) {
        for (let card = 0; card < cards.length; card++) if (!drawn.includes(card)) walk([...drawn, card]);
        return;
      }
      const keys = drawn.map((card) => cards[card]!);
      if (needed && !keys.slice(0, opening).some((key) => needed.has(key))) return;
      kept += 1;
      if (hopes.every((each) => keys.filter((key) => each.keys.has(key)).length >= each.atLeast))
        fulfilled += 1;
    };
    walk([]);
    return kept === 0 ? 0 : fulfilled / kept;
  }

  const key = fc.constantFrom('a', 'b', 'c', 'd');
  const hopes = fc.array(
    fc.record({
      keys: fc.uniqueArray(key, { minLength: 1, maxLength: 3 }),
      atLeast: fc.integer({ min: 1, max: 2 }),
    }),
    { minLength: 1, maxLength: 3 },
  );

  it('agree, with hopes that share cards and hands that are drawn anew', () => {
    fc.assert(
      fc.property(
        fc.array(key, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 2 }),
        fc.option(fc.uniqueArray(key, { minLength: 1, maxLength: 2 }), { nil: undefined }),
        hopes,
        (cards, opening, later, needed, wished) => {
          const drawn = { deck: cards, opening, later, ...(needed && { needed: new Set(needed) }) };
          const sets = wished.map(({ keys, atLeast }) => hope(keys, atLeast));
          expect(decimal(chanceOf(drawn, sets))).toBeCloseTo(byEnumeration(drawn, sets), 10);
        },
      ),
      { numRuns: 150 },
    );
  });
});
