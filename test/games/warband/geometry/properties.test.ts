/** What must hold on every map, whatever the numbers are. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distance,
  distanceThroughWalls,
  far,
  isAdjacent,
} from '../../../../electron/games/warband/geometry/distance.ts';
import { occupancyFor } from '../../../../electron/games/warband/geometry/occupancy.ts';
import { reach, type Mover } from '../../../../electron/games/warband/geometry/reach.ts';
import { clearShot, hasCover, lineOfSight } from '../../../../electron/games/warband/geometry/sight.ts';
import { isLegal, tablesOf } from '../../../../electron/games/warband/geometry/tables.ts';
import { battlefields, positions } from '../../../support/warband-arbitraries.ts';

const fixed = (numRuns: number) => ({ seed: 7_077, numRuns });
const sizes = fc.constantFrom<1 | 2>(1, 2);

/** A map with some squares of it on which a creature of the size may stand. */
const places = (count: number) =>
  fc
    .tuple(battlefields(), sizes, fc.array(fc.nat(1023), { minLength: count, maxLength: count }))
    .map(([map, size, dice]) => {
      const tables = tablesOf(map);
      const legal = map.squares.flatMap((_, square) => (isLegal(tables, square, size) ? [square] : []));
      return {
        tables,
        size,
        squares: legal.length === 0 ? [] : dice.map((die) => legal[die % legal.length]),
      };
    });

describe('geometry on every map', { timeout: 120_000 }, () => {
  it('line of sight is mutual for equal sizes when no creature blocks (W-720)', () => {
    fc.assert(
      fc.property(places(2), ({ tables, size, squares: [a, b] }) => {
        if (a === undefined || b === undefined) return;
        expect(lineOfSight(tables, a, size, b, size, [])).toBe(lineOfSight(tables, b, size, a, size, []));
      }),
      fixed(1500),
    );
  });

  it('cover implies line of sight and excludes a clear shot (W-723)', () => {
    fc.assert(
      fc.property(positions(), ({ map, pieces }) => {
        const tables = tablesOf(map);
        for (const a of pieces)
          for (const b of pieces) {
            const { enemySquares } = occupancyFor(tables, pieces, a.team, a);
            const ask = [lineOfSight, clearShot, hasCover].map((question) =>
              question(tables, a.square, a.size, b.square, b.size, enemySquares),
            );
            expect([
              [false, false, false],
              [true, true, false],
              [true, false, true],
            ]).toContainEqual(ask);
          }
      }),
      fixed(1000),
    );
  });

  it('adjacent creatures see each other (R-55) and are one square apart (R-57)', () => {
    fc.assert(
      fc.property(positions(6), ({ map, pieces }) => {
        const tables = tablesOf(map);
        for (const a of pieces)
          for (const b of pieces) {
            if (a === b || !isAdjacent(tables, a.square, a.size, b.square, b.size)) continue;
            const { enemySquares } = occupancyFor(tables, pieces, a.team, a);
            expect(lineOfSight(tables, a.square, a.size, b.square, b.size, enemySquares)).toBe(true);
            expect(distance(tables, a.square, a.size, b.square, b.size)).toBe(1);
          }
      }),
      fixed(1000),
    );
  });

  it('distance is mutual, never below the distance through walls, and no detour is shorter (R-57)', () => {
    fc.assert(
      fc.property(places(3), ({ tables, size, squares: [a, b, c] }) => {
        if (a === undefined || b === undefined || c === undefined) return;
        const from = (p: number, q: number): number => {
          const steps = distance(tables, p, 1, q, 1);
          return steps === far ? Infinity : steps;
        };
        expect(from(a, b)).toBe(from(b, a));
        expect(from(a, b)).toBeLessThanOrEqual(from(a, c) + from(c, b));
        expect(distance(tables, a, size, b, size)).toBeGreaterThanOrEqual(
          distanceThroughWalls(tables, a, size, b, size),
        );
      }),
      fixed(1500),
    );
  });

  it('more Speed never loses an end or makes it dearer, and a shift reaches all that a walk does', () => {
    fc.assert(
      fc.property(
        positions(),
        fc.integer({ min: 1, max: 7 }),
        ({ map, pieces: [piece, ...others] }, budget) => {
          if (!piece) return;
          const tables = tablesOf(map);
          const costs = (extras: Partial<Mover>): Map<number, number> => {
            const occupancy = occupancyFor(tables, others, piece.team);
            const found = reach(tables, {
              from: piece.square,
              size: piece.size,
              budget,
              mode: 'walk',
              stops: true,
              passEnemies: false,
              occupancy,
              ...extras,
            });
            return new Map(found.squares.map((square, i) => [square, found.costs[i]]));
          };
          const walk = costs({});
          const faster = costs({ budget: budget + 1 });
          const shift = costs({ stops: false });
          for (const [square, cost] of walk) {
            expect(faster.get(square)).toBe(cost);
            expect(shift.get(square)).toBeLessThanOrEqual(cost);
          }
        },
      ),
      fixed(1000),
    );
  });
});
