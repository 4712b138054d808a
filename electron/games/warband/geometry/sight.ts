/**
 * Line of sight, clear shot and cover by the thread test (W-720..W-725, R-50..R-55).
 * Lines stopped by terrain are tabled once a source square; creatures are tested against the lines left over.
 */
import { isAdjacent } from './distance.ts';
import { spaceOf, type Size, type Square } from './square.ts';
import { cell, holds, horizontalOf, verticalOf, type Tables } from './tables.ts';
import { bundleTo, ladder, type Bundle } from './threads.ts';

/** What a source sees of a target: nothing, the target in cover, or a clear shot at it. */
export const sights = ['none', 'cover', 'clear'] as const;
export type Sight = (typeof sights)[number];

/** Squares of creatures that are enemies of the source's controller; the target's own may be among them. */
export type Blockers = readonly Square[];

const blocking = cell.blocksSight | cell.creature;

/** the target square itself never blocks. */
const isOpenTo = (cells: Uint8Array, square: number, target: number): boolean =>
  square === target || !(cells[square] & blocking);

/** Whether a line along edges gets through: over two rows of squares, changing row at any unwalled rung. */
function isLadderClear(tables: Tables, from: number, steps: Uint8Array, at: number): boolean {
  const { cells, cellStep } = tables;
  const ahead = steps[at + 1];
  const across = steps[at + 2];
  const length = steps[at + 3];
  const changesRow = steps[at + 4];
  const step = cellStep[ahead];
  const toOther = cellStep[across];
  const target = from + step * length + (changesRow ? toOther : 0);
  let isHere = true;
  let isThere = false;
  for (let here = from, i = 0; ; here += step, i++) {
    const there = here + toOther;
    if (!(cells[here] & (1 << across))) {
      if (isHere && isOpenTo(cells, there, target)) isThere = true;
      else if (isThere && isOpenTo(cells, here, target)) isHere = true;
    }
    if (i === length) return changesRow ? isThere : isHere;
    isHere = isHere && !(cells[here] & (1 << ahead)) && isOpenTo(cells, here + step, target);
    isThere = isThere && !(cells[there] & (1 << ahead)) && isOpenTo(cells, there + step, target);
    if (!isHere && !isThere) return false;
  }
}

/** Whether one of the two ways around a corner point is free. */
function isCornerOpen(tables: Tables, from: number, direction: number): boolean {
  const { cells, cellStep } = tables;
  const vertical = verticalOf[direction];
  const horizontal = horizontalOf[direction];
  const walls = cells[from];
  if (!(walls & (1 << vertical)) && !(cells[from + cellStep[vertical]] & (blocking | (1 << horizontal))))
    return true;
  return !(walls & (1 << horizontal)) && !(cells[from + cellStep[horizontal]] & (blocking | (1 << vertical)));
}

/** whether the walk along one line gets through. */
function isLineClear(tables: Tables, from: number, { steps, starts }: Bundle, line: number): boolean {
  const first = starts[line];
  if (steps[first] === ladder) return isLadderClear(tables, from, steps, first);
  const { cells, cellStep } = tables;
  const last = starts[line + 1] - 1;
  let here = from;
  for (let i = first; i <= last; i++) {
    const direction = steps[i];
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
    const line = 31 - Math.clz32(rest & -rest);
    if (isLineClear(tables, start, bundle, line)) clear |= 1 << line;
  }
  return clear;
}

const bundleBetween = (tables: Tables, from: Square, to: Square): Bundle =>
  bundleTo(tables.columns[to] - tables.columns[from], tables.rows[to] - tables.rows[from]);

/** The lines of one pair of squares seen from the other end: source and target corners change places. */
function reversed(lines: number): number {
  const swapped = (lines & 0x8421) | ((lines & 0x0842) << 3) | ((lines & 0x4210) >> 3);
  return (
    swapped |
    ((lines & 0x0084) << 6) |
    ((lines & 0x2100) >> 6) |
    ((lines & 0x0008) << 9) |
    ((lines & 0x1000) >> 9)
  );
}

/** Lines that terrain lets through from one square to every other, as 16 bits each. */
function terrainLines(tables: Tables, from: Square): Uint16Array {
  const known = tables.sights[from];
  if (known) return known;
  const lines = new Uint16Array(tables.columns.length);
  for (let to = 0; to < lines.length; to++) {
    if (to === from) continue;
    const back = tables.sights[to];
    lines[to] = back
      ? reversed(back[from])
      : walkLines(tables, from, bundleBetween(tables, from, to), 0xffff);
  }
  return (tables.sights[from] = lines);
}

/** Obstacles under a Large source, which never block its own lines: lifted while its lines are walked. */
function flipObstacles(tables: Tables, squares: readonly Square[]): void {
  for (const square of squares) tables.cells[tables.cellOf[square]] ^= cell.blocksSight;
}

/** The same for one square of a Large source that stands in obstacles, found by its top-left square. */
function liftedLines(tables: Tables, source: Square, from: Square, inside: readonly Square[]): Uint16Array {
  const { lifted } = tables;
  const key = source * tables.columns.length + from;
  let lines = lifted.get(key);
  if (lines) return lines;
  lines = new Uint16Array(tables.columns.length);
  flipObstacles(tables, inside);
  for (let to = 0; to < lines.length; to++)
    if (to !== from) lines[to] = walkLines(tables, from, bundleBetween(tables, from, to), 0xffff);
  flipObstacles(tables, inside);
  lifted.set(key, lines);
  return lines;
}

const noSquares: readonly Square[] = [];
/** Obstacles under the Large source being looked at. */
let ownObstacles = noSquares;

/** The blockers that are no part of a Large target's space; a list kept for reuse. */
const others: Square[] = [];

function withoutTarget(tables: Tables, to: Square, blockers: Blockers): Blockers {
  const { columns, rows } = tables;
  others.length = 0;
  for (const square of blockers) {
    const dx = columns[square] - columns[to];
    const dy = rows[square] - rows[to];
    if (dx < 0 || dy < 0 || dx > 1 || dy > 1) others.push(square);
  }
  return others;
}

/** Walks lines that some creature grazes: only together can grazed squares stop a line. */
function walkAmong(tables: Tables, from: Square, bundle: Bundle, lines: number, blockers: Blockers): number {
  const { cells, cellOf } = tables;
  flipObstacles(tables, ownObstacles);
  for (const square of blockers) cells[cellOf[square]] |= cell.creature;
  const clear = walkLines(tables, from, bundle, lines);
  for (const square of blockers) cells[cellOf[square]] &= ~cell.creature;
  flipObstacles(tables, ownObstacles);
  return clear;
}

/** Source corners with free lines to all four corners of the target, as the lowest bits of their nibbles (W-722). */
function fullCorners(lines: number): number {
  const pairs = lines & (lines >> 1);
  return pairs & (pairs >> 2) & 0x1111;
}

const nothing = 0;
const someLine = 1;
const clearLine = 2;

const seenBy = (lines: number): number =>
  lines === 0 ? nothing : fullCorners(lines) === 0 ? someLine : clearLine;

/** What lines come to of which some are only grazed by creatures; walks those that can still change the answer. */
function seenPast(
  tables: Tables,
  from: Square,
  bundle: Bundle,
  lines: number,
  grazed: number,
  blockers: Blockers,
  known: number,
): number {
  const sure = lines & ~grazed;
  const corners = fullCorners(lines);
  const isSeen = known !== nothing || sure !== 0;
  if (sure === lines || fullCorners(sure) !== 0 || (isSeen && corners === 0)) return seenBy(sure);
  const doubtful = isSeen ? lines & grazed & (corners * 15) : lines & grazed;
  return seenBy(sure | walkAmong(tables, from, bundle, doubtful, blockers));
}

/** What one square sees of another past creatures, given the lines that terrain leaves and what is seen already. */
function seenAmong(
  tables: Tables,
  from: Square,
  to: Square,
  open: number,
  blockers: Blockers,
  known: number,
): number {
  const { columns, rows } = tables;
  const bundle = bundleBetween(tables, from, to);
  const { width, height, touch } = bundle;
  const left = columns[from] + bundle.left;
  const top = rows[from] + bundle.top;
  let lines = open;
  let grazed = 0;
  for (let i = 0; i < blockers.length; i++) {
    const square = blockers[i];
    const x = columns[square] - left;
    const y = rows[square] - top;
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const touched = touch[y * width + x];
    lines &= ~touched;
    grazed |= touched >>> 16;
  }
  return seenPast(tables, from, bundle, lines, grazed, blockers, known);
}

/** What one square of the source sees of one square of the target. */
function seenOf(
  tables: Tables,
  from: Square,
  to: Square,
  open: number,
  blockers: Blockers,
  known: number,
): number {
  if (open === 0) return nothing;
  const seen = blockers.length === 0 ? seenBy(open) : seenAmong(tables, from, to, open, blockers, known);
  // a target square that is an obstacle can be seen but never gives a clear shot.
  return seen === clearLine && holds(tables.obstacles, tables, to) ? someLine : seen;
}

/** The best that one square of the source sees of any square of a Large target. */
function seenOfLarge(
  tables: Tables,
  from: Square,
  to: Square,
  lines: Uint16Array,
  blockers: Blockers,
  known: number,
): number {
  let best = known;
  for (let corner = 0; corner < 4 && best < clearLine; corner++) {
    const square = to + (corner & 1) + (corner >> 1) * tables.width;
    best = Math.max(best, seenOf(tables, from, square, lines[square], blockers, best));
  }
  return best;
}

/** A Large source: the best of its four squares. */
function seenFromLarge(tables: Tables, from: Square, to: Square, toSize: Size, blockers: Blockers): number {
  const own = spaceOf(from, 2, tables.width);
  if (own.some((square) => holds(tables.obstacles, tables, square)))
    ownObstacles = own.filter((square) => holds(tables.obstacles, tables, square));
  let best = nothing;
  for (let i = 0; i < 4 && best < clearLine; i++) {
    const lines =
      ownObstacles.length === 0
        ? terrainLines(tables, own[i])
        : liftedLines(tables, from, own[i], ownObstacles);
    best =
      toSize === 1
        ? Math.max(best, seenOf(tables, own[i], to, lines[to], blockers, best))
        : seenOfLarge(tables, own[i], to, lines, blockers, best);
  }
  ownObstacles = noSquares;
  return best;
}

function seen(
  tables: Tables,
  from: Square,
  fromSize: Size,
  to: Square,
  toSize: Size,
  blockers: Blockers,
): number {
  const among = toSize === 1 ? blockers : withoutTarget(tables, to, blockers);
  if (fromSize === 2) return seenFromLarge(tables, from, to, toSize, among);
  const lines = tables.sights[from] ?? terrainLines(tables, from);
  return toSize === 1
    ? seenOf(tables, from, to, lines[to], among, nothing)
    : seenOfLarge(tables, from, to, lines, among, nothing);
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
  const answer = seen(tables, from, fromSize, to, toSize, blockers);
  if (answer === nothing && isAdjacent(tables, from, fromSize, to, toSize)) return 'cover';
  return sights[answer];
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
