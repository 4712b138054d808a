import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterFrame,
  eachShown,
  type Film,
  frameBetween,
  nothingShown,
  type Shown,
  viewersOf,
} from '../../electron/engine/film.ts';

const seats = 2;
const viewers = viewersOf(seats);

/** What everybody sees at some moments; small values, so that viewers often see the same. */
const moments = fc.array(
  fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 2 })), {
    minLength: viewers.length,
    maxLength: viewers.length,
  }),
  { minLength: 1, maxLength: 12 },
);

/** Through JSON, as it is kept. */
function filmOf(shown: readonly Shown[]): Film {
  const frames = shown.map((after, at) => frameBetween(shown[at - 1] ?? nothingShown(seats), after));
  return JSON.parse(JSON.stringify(frames)) as Film;
}

describe('a film', () => {
  it('is kept for the open table, a spectator and every seat, in this order', () => {
    expect(viewers).toEqual(['open', 'spectator', 0, 1]);
    expect(nothingShown(seats)).toEqual([null, null, null, null]);
  });

  it('shows every viewer every moment as it was', () => {
    fc.assert(
      fc.property(moments, (shown) => {
        const film = filmOf(shown);
        viewers.forEach((_, viewer) => {
          const seen: unknown[] = [];
          eachShown(film, viewer, (moment) => seen.push(moment));
          expect(seen).toEqual(shown.map((moment) => moment[viewer]));
        });
      }),
    );
  });

  it('leads from moment to moment for all of them at once', () => {
    fc.assert(
      fc.property(moments, (shown) => {
        expect(filmOf(shown).reduce<Shown>(afterFrame, nothingShown(seats))).toEqual(shown.at(-1));
      }),
    );
  });

  it('keeps a change once, for whomever it holds, and nothing for whom nothing changed', () => {
    const before = [{ a: 1 }, { a: 1 }, { a: 1, hand: 3 }, { a: 1 }];
    const after = [{ a: 2 }, { a: 2 }, { a: 2, hand: 4 }, { a: 1 }];
    expect(frameBetween(before, after)).toEqual([
      [0b0011, { a: [2] }],
      [0b0100, { a: [2], hand: [4] }],
    ]);
    expect(frameBetween(after, after)).toEqual([]);
  });

  it('shares between moments what did not change', () => {
    const still = { wall: 1 };
    const film = filmOf([viewers.map(() => ({ still, at: 0 })), viewers.map(() => ({ still, at: 1 }))]);
    const seen: { still: unknown }[] = [];
    eachShown(film, 0, (moment) => seen.push(moment as { still: unknown }));
    expect(seen[1]!.still).toBe(seen[0]!.still);
  });

  it('that contradicts itself is refused', () => {
    const film: Film = [[[1, [{ a: 1 }]]], [[1, { list: { 0: [1] } }]]];
    expect(() => eachShown(film, 0, () => undefined)).toThrow('does not fit');
  });
});
