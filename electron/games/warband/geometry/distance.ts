/** Adjacency and distance between creatures, around walls and through them. Creatures and terrain do not lengthen it. */
import type { Size, Square } from './square.ts';
import type { Tables } from './tables.ts';

/** The distance of squares that no way connects. */
export const far = 0xffff;

/** One layer outward by R-41; answers whether anything new was reached. */
function widen(tables: Tables, front: Int32Array, seen: Int32Array): boolean {
  const { adjacent, height } = tables;
  const next = new Int32Array(height + 2);
  for (let y = 0; y < height; y++) {
    const row = front[y];
    const a = y * 8;
    next[y] |= (row & adjacent[a]) | ((row & adjacent[a + 4]) << 1) | ((row & adjacent[a + 7]) >>> 1);
    next[y + 1] |= ((row & adjacent[a + 1]) << 1) | ((row & adjacent[a + 3]) >>> 1);
    next[y + 2] |= (row & adjacent[a + 2]) | ((row & adjacent[a + 5]) << 1) | ((row & adjacent[a + 6]) >>> 1);
  }
  let isNew = 0;
  for (let y = 0; y < height; y++) {
    front[y] = next[y + 1] & ~seen[y];
    seen[y] |= front[y];
    isNew |= front[y];
  }
  return isNew !== 0;
}

function writeLayer(tables: Tables, front: Int32Array, into: Uint16Array, steps: number): void {
  for (let y = 0; y < tables.height; y++)
    for (let rest = front[y]; rest !== 0; rest &= rest - 1)
      into[y * tables.width + 31 - Math.clz32(rest & -rest)] = steps;
}

/** fewest steps of adjacency from a square to every other. */
function distancesFrom(tables: Tables, square: Square): Uint16Array {
  const known = tables.distances[square];
  if (known) return known;
  const distances = new Uint16Array(tables.columns.length).fill(far);
  const front = new Int32Array(tables.height);
  front[tables.rows[square]] = 1 << tables.columns[square];
  const seen = front.slice();
  distances[square] = 0;
  for (let steps = 1; widen(tables, front, seen); steps++) writeLayer(tables, front, distances, steps);
  return (tables.distances[square] = distances);
}

/** The least distance from one square to the squares of a space. */
function leastTo(distances: Uint16Array, to: Square, toSize: Size, width: number): number {
  const first = distances[to];
  if (toSize === 1) return first;
  return Math.min(first, distances[to + 1], distances[to + width], distances[to + width + 1]);
}

/** Distance around walls (W-731, W-734, R-57) from any square of one space to any of the other; `far` if none. */
export function distance(tables: Tables, from: Square, fromSize: Size, to: Square, toSize: Size): number {
  const { width } = tables;
  const first = leastTo(distancesFrom(tables, from), to, toSize, width);
  if (fromSize === 1) return first;
  return Math.min(
    first,
    leastTo(distancesFrom(tables, from + 1), to, toSize, width),
    leastTo(distancesFrom(tables, from + width), to, toSize, width),
    leastTo(distancesFrom(tables, from + width + 1), to, toSize, width),
  );
}

/** The gap between two stretches of squares on one axis: 0 when they overlap. */
const gap = (from: number, fromSize: Size, to: number, toSize: Size): number =>
  Math.max(0, to - (from + fromSize - 1), from - (to + toSize - 1));

/** Distance straight through walls, for effects that need no line of sight (W-734, R-57). */
export function distanceThroughWalls(
  tables: Tables,
  from: Square,
  fromSize: Size,
  to: Square,
  toSize: Size,
): number {
  const { columns, rows } = tables;
  return Math.max(
    gap(columns[from], fromSize, columns[to], toSize),
    gap(rows[from], fromSize, rows[to], toSize),
  );
}

/** Whether a space is within a number of squares of another, around walls. */
export const withinDistance = (
  tables: Tables,
  from: Square,
  fromSize: Size,
  to: Square,
  toSize: Size,
  squares: number,
): boolean => distance(tables, from, fromSize, to, toSize) <= squares;

/** Whether one square is adjacent to another. */
function isSquareAdjacent(tables: Tables, from: Square, to: Square): boolean {
  const dy = tables.rows[to] - tables.rows[from];
  if (dy < -1 || dy > 1) return false;
  return ((tables.neighbours[from * 3 + 1 + dy] >>> tables.columns[to]) & 1) === 1;
}

function isSquareBeside(tables: Tables, from: Square, to: Square, toSize: Size): boolean {
  if (toSize === 1) return isSquareAdjacent(tables, from, to);
  const below = to + tables.width;
  return (
    isSquareAdjacent(tables, from, to) ||
    isSquareAdjacent(tables, from, to + 1) ||
    isSquareAdjacent(tables, from, below) ||
    isSquareAdjacent(tables, from, below + 1)
  );
}

/** Whether two creatures are adjacent: any square of the one to any of the other. */
export function isAdjacent(tables: Tables, from: Square, fromSize: Size, to: Square, toSize: Size): boolean {
  if (fromSize === 1) return isSquareBeside(tables, from, to, toSize);
  const below = from + tables.width;
  return (
    isSquareBeside(tables, from, to, toSize) ||
    isSquareBeside(tables, from + 1, to, toSize) ||
    isSquareBeside(tables, below, to, toSize) ||
    isSquareBeside(tables, below + 1, to, toSize)
  );
}
