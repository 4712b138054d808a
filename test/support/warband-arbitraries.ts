/** Random battlefields with creatures on them, for properties of the geometry. */
import fc from 'fast-check';
import { openField, type Battlefield } from '../../electron/games/warband/geometry/battlefield.ts';
import { isFree, occupancyFor, type Piece } from '../../electron/games/warband/geometry/occupancy.ts';
import type { Size } from '../../electron/games/warband/geometry/square.ts';
import { isLegal, tablesOf } from '../../electron/games/warband/geometry/tables.ts';
import type { Body } from './warband-geometry-reference.ts';

/** Terrain bits of a square, open ground most often: solid, difficult, hazardous, obstacle, obstacle in a circle. */
const square = (open: number) =>
  fc.oneof(
    { weight: open, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.constantFrom(1, 1, 2, 4, 8, 8, 24) },
  );

/** Maps from one square up to the given size, from open to crowded, with few or many walls. */
export const battlefields = (most = 10): fc.Arbitrary<Battlefield> =>
  fc
    .record({
      width: fc.integer({ min: 1, max: most }),
      height: fc.integer({ min: 1, max: most }),
      open: fc.constantFrom(2, 6, 20),
      walled: fc.constantFrom(0, 3, 12),
    })
    .chain(({ width, height, open, walled }) => {
      const edges = fc.array(fc.integer({ min: 0, max: 12 }), {
        minLength: width * height,
        maxLength: width * height,
      });
      const squares = fc.array(square(open), { minLength: width * height, maxLength: width * height });
      const chosen = (dice: readonly number[]) => (at: number) => dice[at] < walled / 3;
      return fc.tuple(squares, edges, edges).map(([terrain, h, v]): Battlefield => {
        const all = terrain.map((_, at) => at);
        return {
          ...openField(width, height),
          squares: terrain,
          hWalls: all.filter((at) => at >= width && chosen(h)(at)),
          vWalls: all.filter((at) => at % width > 0 && chosen(v)(at)),
        };
      });
    });

/** Puts creatures down where they fit; those that do not are left out. */
function settle(map: Battlefield, wanted: readonly Piece[]): Piece[] {
  const tables = tablesOf(map);
  const pieces: Piece[] = [];
  for (const piece of wanted) {
    const at = { ...piece, square: piece.square % (map.width * map.height) };
    if (
      isLegal(tables, at.square, at.size) &&
      isFree(tables, occupancyFor(tables, pieces, 0), at.square, at.size)
    )
      pieces.push(at);
  }
  return pieces;
}

/** A battlefield with up to eight creatures of two teams, some of them Large. */
export const positions = (most = 10): fc.Arbitrary<{ map: Battlefield; pieces: Piece[] }> =>
  fc
    .tuple(
      battlefields(most),
      fc.array(
        fc.record({
          square: fc.nat(1023),
          size: fc.constantFrom<Size>(1, 1, 2),
          team: fc.constantFrom(0, 1),
        }),
        { minLength: 2, maxLength: 8 },
      ),
    )
    .map(([map, wanted]) => ({ map, pieces: settle(map, wanted) }));

export const bodyOf = (map: Battlefield, { square, size }: { square: number; size: Size }): Body => ({
  x: square % map.width,
  y: Math.floor(square / map.width),
  size,
});
