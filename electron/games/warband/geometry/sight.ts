/**
 * Line of sight, clear shot and cover by the thread test (W-720..W-725, R-50..R-55).
 * Lines stopped by terrain are tabled once a source square; creatures are tested against the lines left over.
 */
import { isAdjacent } from './distance.ts';
import { spaceOf, type Size, type Square } from './square.ts';
import { cell, holds, horizontalOf, verticalOf, type Tables } from './tables.ts';
import { bundleTo, ladder, type Bundle, type Thread } from './threads.ts';

/** What a source sees of a target: nothing, the target in cover, or a clear shot at it. */
export const sights = ['none', 'cover', 'clear'] as const;
export type Sight = (typeof sights)[number];

/** Squares of creatures that are enemies of the source's controller; the target's own may be among them. */
export type Blockers = readonly Square[];

const blocking = cell.blocksSight | cell.creature;

/** Whether the two rows of a ladder lead to the target: `reachedHere` is the source's own row. */
function isLadderClear(tables: Tables, from: number, thread: Thread): boolean {
  const { cells, cellStep } = tables;
  const [, ahead, across, length, changesRow] = thread as unknown as [number, number, number, number, number];
  const wallAhead = 1 << ahead;
  const wallAcross = 1 << across;
  const step = cellStep[ahead];
  const target = from + step * length + (changesRow ? cellStep[across] : 0);
  let here = from;
  let isHere = true;
  let isThere = false;
  for (let i = 0; ; i++) {
    const there = here + cellStep[across];
    const isRungOpen = !(cells[here] & wallAcross);
    if (isHere && isRungOpen && isOpenTo(cells, there, target)) isThere = true;
    else if (isThere && isRungOpen && isOpenTo(cells, here, target)) isHere = true;
    if (i === length) return changesRow ? isThere : isHere;
    isHere = isHere && !(cells[here] & wallAhead) && isOpenTo(cells, here + step, target);
    isThere = isThere && !(cells[there] & wallAhead) && isOpenTo(cells, there + step, target);
    if (!isHere && !isThere) return false;
    here += step;
  }
}

/** the target square itself never blocks. */
const isOpenTo = (cells: Uint8Array, square: number, target: number): boolean =>
  square === target || !(cells[square] & blocking);

/** Whether one of the two ways around a corner point is free. */
function isCornerOpen(tables: Tables, from: number, direction: number): boolean {
  const { cells, cellStep } = tables;
  const vertical = verticalOf[direction];
  const horizontal = horizontalOf[direction];
  const up = from + cellStep[vertical];
  const side = from + cellStep[horizontal];
  const isUpOpen = !(cells[from] & (1 << vertical)) && !(cells[up] & (blocking | (1 << horizontal)));
  return isUpOpen || (!(cells[from] & (1 << horizontal)) && !(cells[side] & (blocking | (1 << vertical))));
}

/** whether the walk along one line gets through. */
function isThreadClear(tables: Tables, from: number, thread: Thread): boolean {
  if (thread[0] === ladder) return isLadderClear(tables, from, thread);
  const { cells, cellStep } = tables;
  const last = thread.length - 1;
  let here = from;
  for (let i = 0; i <= last; i++) {
    const direction = thread[i];
    if (direction < 4 ? cells[here] & (1 << direction) : !isCornerOpen(tables, here, direction)) return false;
    here += cellStep[direction];
    if (i < last && cells[here] & blocking) return false;
  }
  return true;
}

/** Which of some lines get through, by walking each. */
function walkLines(tables: Tables, from: Square, bundle: Bundle, lines: number): number {
  const start = tables.cellOf[from];
  let clear = 0;
  for (let rest = lines; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (isThreadClear(tables, start, bundle.threads[31 - Math.clz32(bit)])) clear |= bit;
  }
  return clear;
}

const bundleBetween = (tables: Tables, from: Square, to: Square): Bundle =>
  bundleTo(tables.columns[to] - tables.columns[from], tables.rows[to] - tables.rows[from]);

/** Lines that terrain lets through from one square to every other, as 16 bits each. */
function terrainSights(tables: Tables, from: Square): Uint16Array {
  const lines = new Uint16Array(tables.columns.length);
  for (let to = 0; to < lines.length; to++)
    if (to !== from) lines[to] = walkLines(tables, from, bundleBetween(tables, from, to), 0xffff);
  return (tables.sights[from] = lines);
}

/** Walks the lines that some creature grazes; only together can grazed squares stop a line. */
function walkAmongCreatures(
  tables: Tables,
  from: Square,
  bundle: Bundle,
  lines: number,
  creatures: Int32Array,
  count: number,
): number {
  for (let i = 0; i < count; i++) tables.cells[tables.cellOf[creatures[i]]] |= cell.creature;
  const clear = walkLines(tables, from, bundle, lines);
  for (let i = 0; i < count; i++) tables.cells[tables.cellOf[creatures[i]]] &= ~cell.creature;
  return clear;
}

/** The creatures in the way of one sight, without those of the target. */
const inTheWay = new Int32Array(1024);

/** Lines from one square to another that neither terrain nor the creatures in the way stop. */
function clearLines(tables: Tables, from: Square, to: Square, terrainLines: number, count: number): number {
  if (terrainLines === 0 || count === 0) return terrainLines;
  const { columns, rows } = tables;
  const bundle = bundleBetween(tables, from, to);
  const left = columns[from] + bundle.left;
  const top = rows[from] + bundle.top;
  let lines = terrainLines;
  let grazed = 0;
  for (let i = 0; i < count; i++) {
    const x = columns[inTheWay[i]] - left;
    const y = rows[inTheWay[i]] - top;
    if (x < 0 || y < 0 || x >= bundle.width || y >= bundle.height) continue;
    const touch = bundle.touch[y * bundle.width + x];
    lines &= ~touch;
    grazed |= touch >>> 16;
  }
  grazed &= lines;
  if (grazed === 0) return lines;
  return (lines & ~grazed) | walkAmongCreatures(tables, from, bundle, grazed, inTheWay, count);
}

/** Whether one corner of the source has free lines to all four corners (W-722). */
const hasFullCorner = (lines: number): boolean => {
  const pairs = lines & (lines >> 1);
  return (pairs & (pairs >> 2) & 0x1111) !== 0;
};

/** A seen square that is an obstacle gives no clear shot. */
const isObstacle = (tables: Tables, square: Square): boolean => holds(tables.obstacles, tables, square);

/** Keeps the blockers that are no part of the target's space. */
function gatherBlockers(tables: Tables, to: Square, toSize: Size, blockers: Blockers): number {
  const x = tables.columns[to];
  const y = tables.rows[to];
  let count = 0;
  for (const square of blockers) {
    const dx = tables.columns[square] - x;
    const dy = tables.rows[square] - y;
    if (dx < 0 || dy < 0 || dx >= toSize || dy >= toSize) inTheWay[count++] = square;
  }
  return count;
}

/** What one square of the source sees of the target: 0 nothing, 1 some line, 2 a clear shot at one of its squares. */
function seenFrom(
  tables: Tables,
  from: Square,
  to: Square,
  toSize: Size,
  count: number,
  isLifted: boolean,
): number {
  let best = 0;
  for (let corner = 0; corner < toSize * toSize; corner++) {
    const square = to + (corner & 1) + (corner >> 1) * tables.width;
    const terrainLines = isLifted
      ? walkLines(tables, from, bundleBetween(tables, from, square), 0xffff)
      : (tables.sights[from] ?? terrainSights(tables, from))[square];
    const lines = clearLines(tables, from, square, terrainLines, count);
    if (lines === 0) continue;
    if (hasFullCorner(lines) && !isObstacle(tables, square)) return 2;
    best = 1;
  }
  return best;
}

function flipObstacles(tables: Tables, squares: readonly Square[]): void {
  for (const square of squares) tables.cells[tables.cellOf[square]] ^= cell.blocksSight;
}

/** A Large source: best of its four squares. Its own squares never block, obstacles or not. */
function seenFromLarge(tables: Tables, from: Square, to: Square, toSize: Size, count: number): number {
  const own = spaceOf(from, 2, tables.width);
  const lifted = own.filter((square) => isObstacle(tables, square));
  flipObstacles(tables, lifted);
  let best = 0;
  for (let i = 0; i < own.length && best < 2; i++)
    best = Math.max(best, seenFrom(tables, own[i], to, toSize, count, lifted.length > 0));
  flipObstacles(tables, lifted);
  return best;
}

/** What a creature, or a square, sees of another. `blockers` is empty for a source that is no creature. */
export function sightOf(
  tables: Tables,
  from: Square,
  fromSize: Size,
  to: Square,
  toSize: Size,
  blockers: Blockers,
): Sight {
  if (from === to) return 'clear';
  const count = gatherBlockers(tables, to, toSize, blockers);
  const seen =
    fromSize === 1
      ? seenFrom(tables, from, to, toSize, count, false)
      : seenFromLarge(tables, from, to, toSize, count);
  if (seen === 2) return 'clear';
  return seen === 1 || isAdjacent(tables, from, fromSize, to, toSize) ? 'cover' : 'none';
}

/** Whether a source sees a target (W-720). */
export const lineOfSight = (
  tables: Tables,
  from: Square,
  fromSize: Size,
  to: Square,
  toSize: Size,
  blockers: Blockers,
): boolean => sightOf(tables, from, fromSize, to, toSize, blockers) !== 'none';

/** Whether a source has a clear shot at a target (W-722). */
export const clearShot = (
  tables: Tables,
  from: Square,
  fromSize: Size,
  to: Square,
  toSize: Size,
  blockers: Blockers,
): boolean => sightOf(tables, from, fromSize, to, toSize, blockers) === 'clear';

/** Whether a target that is seen has cover from the source (W-723..W-725). */
export const hasCover = (
  tables: Tables,
  from: Square,
  fromSize: Size,
  to: Square,
  toSize: Size,
  blockers: Blockers,
): boolean => sightOf(tables, from, fromSize, to, toSize, blockers) === 'cover';
