/**
 * Line of sight, clear shot and cover by the thread test (W-720..W-725, R-50..R-55).
 * Lines stopped by terrain are tabled once a pair of squares; creatures are tested against the lines left over.
 */
import { isAdjacent } from './distance.ts';
import { spaceOf, type Size, type Square } from './square.ts';
import { bundleBetween, flipObstacles, liftedLines, linesBetween, walkLines } from './sight-lines.ts';
import { cell, holds, type Tables } from './tables.ts';
import type { Bundle } from './threads.ts';

/** What a source sees of a target: nothing, the target in cover, or a clear shot at it. */
export const sights = ['none', 'cover', 'clear'] as const;
export type Sight = (typeof sights)[number];

/** Squares of creatures that are enemies of the source's controller; the target's own may be among them. */
export type Blockers = readonly Square[];

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

/** What lines come to of which some are in doubt; walks those that can still change the answer. */
function seenPast(
  tables: Tables,
  from: Square,
  bundle: Bundle,
  lines: number,
  doubtful: number,
  blockers: Blockers,
  known: number,
): number {
  const sure = lines & ~doubtful;
  const corners = fullCorners(lines);
  const isSeen = known !== nothing || sure !== 0;
  if (sure === lines || fullCorners(sure) !== 0 || (isSeen && corners === 0)) return seenBy(sure);
  const matters = isSeen ? corners * 15 : lines;
  return seenBy(sure | walkAmong(tables, from, bundle, lines & doubtful & matters, blockers));
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
  let lines = open & 0xffff;
  let grazed = 0;
  let again = ~open >>> 16;
  for (const square of blockers) {
    const x = columns[square] - left;
    const y = rows[square] - top;
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const touched = touch[y * width + x];
    lines &= ~touched;
    again |= grazed & (touched >>> 16);
    grazed |= touched >>> 16;
  }
  // A line is in doubt if two creatures graze it, or one creature and some terrain.
  return seenPast(tables, from, bundle, lines, grazed & again, blockers, known);
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
  const seen =
    blockers.length === 0 ? seenBy(open & 0xffff) : seenAmong(tables, from, to, open, blockers, known);
  // a target square that is an obstacle can be seen but never gives a clear shot.
  return seen === clearLine && holds(tables.obstacles, tables, to) ? someLine : seen;
}

/** The best that one square of the source sees of any square of a Large target. */
function seenOfLarge(
  tables: Tables,
  from: Square,
  to: Square,
  lifted: Int32Array | undefined,
  blockers: Blockers,
  known: number,
): number {
  let best = known;
  for (let corner = 0; corner < 4 && best < clearLine; corner++) {
    const square = to + (corner & 1) + (corner >> 1) * tables.width;
    const lines = lifted ? lifted[square] : linesBetween(tables, from, square);
    best = Math.max(best, seenOf(tables, from, square, lines, blockers, best));
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
    const lifted = ownObstacles.length === 0 ? undefined : liftedLines(tables, from, own[i], ownObstacles);
    if (toSize === 2) best = seenOfLarge(tables, own[i], to, lifted, blockers, best);
    else {
      const lines = lifted ? lifted[to] : linesBetween(tables, own[i], to);
      best = Math.max(best, seenOf(tables, own[i], to, lines, blockers, best));
    }
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
  return toSize === 1
    ? seenOf(tables, from, to, linesBetween(tables, from, to), among, nothing)
    : seenOfLarge(tables, from, to, undefined, among, nothing);
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
