/** The threat map: squares a creature could hit in its next activation, by melee or at range, after moving or not. */
import { withinDistance } from './distance.ts';
import { isInZone, type Occupancy } from './occupancy.ts';
import { reach, type Mover } from './reach.ts';
import { lineOfSight } from './sight.ts';
import { spaceOf, type Size, type Square } from './square.ts';
import type { Tables } from './tables.ts';

/** Squares in which a one-square target could be hit, ascending. */
export interface Threat {
  melee: Square[];
  ranged: Square[];
}

/** Squares adjacent to any of the spaces, as row masks. */
function adjacentRows(tables: Tables, spaces: readonly Square[], size: Size): Int32Array {
  const rows = new Int32Array(tables.height + 2);
  for (const space of spaces)
    for (const square of spaceOf(space, size, tables.width))
      for (let i = 0; i < 3; i++) rows[tables.rows[square] + i] |= tables.neighbours[square * 3 + i];
  return rows.subarray(1, tables.height + 1);
}

function squaresIn(tables: Tables, rows: Int32Array): Square[] {
  const squares: Square[] = [];
  for (let y = 0; y < tables.height; y++)
    for (let x = 0; x < tables.width; x++) if ((rows[y] >>> x) & 1) squares.push(y * tables.width + x);
  return squares;
}

/** Whether a square could be shot at from a space: in range, in sight. */
function canShoot(
  tables: Tables,
  from: Square,
  size: Size,
  at: Square,
  range: number,
  seen: Occupancy,
): boolean {
  return (
    withinDistance(tables, from, size, at, 1, range) &&
    !spaceOf(from, size, tables.width).includes(at) &&
    lineOfSight(tables, from, size, at, 1, seen.enemySquares)
  );
}

/** Squares a long reach strikes from any of the spaces. */
function struckSquares(tables: Tables, mover: Mover, spaces: readonly Square[], reach: number): Square[] {
  const { size, occupancy } = mover;
  return [...tables.columns.keys()].filter(
    (square) =>
      (tables.small.legal[tables.rows[square]] >>> tables.columns[square]) & 1 &&
      spaces.some((from) => canShoot(tables, from, size, square, reach, occupancy)),
  );
}

/** W-716: shots are possible only from spaces beside no enemy. */
function rangedSquares(tables: Tables, mover: Mover, spaces: readonly Square[], range: number): Square[] {
  const { size, occupancy } = mover;
  const stands = spaces.filter((space) => !isInZone(tables, occupancy, space, size));
  const squares: Square[] = [];
  for (let square = 0; square < tables.columns.length; square++)
    if ((tables.small.legal[tables.rows[square]] >>> tables.columns[square]) & 1)
      if (stands.some((from) => canShoot(tables, from, size, square, range, occupancy))) squares.push(square);
  return squares;
}

/** Squares a creature could hit after its move or from where it stands; `range` is that of its Ranged Damage, `strikes` how far its melee attacks go. */
export function threat(tables: Tables, mover: Mover, range?: number, strikes = 1): Threat {
  const spaces = [...new Set([mover.from, ...reach(tables, mover).squares])];
  const beside = squaresIn(tables, adjacentRows(tables, spaces, mover.size));
  const farther = strikes > 1 ? struckSquares(tables, mover, spaces, strikes) : [];
  return {
    melee: [...new Set([...beside, ...farther])].toSorted((a, b) => a - b),
    ranged: range === undefined ? [] : rangedSquares(tables, mover, spaces, range),
  };
}
