/**
 * Walking the sixteen lines between two squares over a battlefield, and the table of what terrain leaves of them.
 * Creatures are seen here only as marks on the cells; `sight.ts` puts them there.
 */
import type { Square } from './square.ts';
import { cell, horizontalOf, verticalOf, type Tables } from './tables.ts';
import { bundleTo, ladder, type Bundle } from './threads.ts';

const blocking = cell.blocksSight | cell.creature;

/** All sixteen lines of a bundle. */
const everyLine = 0xffff;

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

/** Whether nothing at all stands on a ladder but its two ends, and no edge of it is a wall. */
function isLadderFree(tables: Tables, from: number, steps: Uint8Array, at: number): boolean {
  const { cells, cellStep } = tables;
  const [ahead, across, length, changesRow] = steps.subarray(at + 1, at + 5);
  const target = from + cellStep[ahead] * length + (changesRow ? cellStep[across] : 0);
  for (let i = 0; i <= length; i++) {
    const here = from + cellStep[ahead] * i;
    const there = here + cellStep[across];
    const rails = i < length ? 1 << ahead : 0;
    if ((cells[here] | cells[there]) & rails || cells[here] & (1 << across)) return false;
    if (here !== from && !isOpenTo(cells, here, target)) return false;
    if (!isOpenTo(cells, there, target)) return false;
  }
  return true;
}

/** Whether one way around a corner point is free: two edges and the side square between them. */
function isWayOpen({ cells, cellStep }: Tables, from: number, first: number, second: number): boolean {
  return !(cells[from] & (1 << first)) && !(cells[from + cellStep[first]] & (blocking | (1 << second)));
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
    const vertical = verticalOf[direction];
    const horizontal = horizontalOf[direction];
    const isOpen =
      direction < 4
        ? !(cells[here] & (1 << direction))
        : isWayOpen(tables, here, vertical, horizontal) || isWayOpen(tables, here, horizontal, vertical);
    here += cellStep[direction];
    if (!isOpen || (i < last && cells[here] & blocking)) return false;
  }
  return true;
}

/** Whether terrain touches a clear line nowhere, so that a single grazing creature cannot stop it. */
function isLineFree(tables: Tables, from: number, { steps, starts }: Bundle, line: number): boolean {
  const first = starts[line];
  if (steps[first] === ladder) return isLadderFree(tables, from, steps, first);
  let here = from;
  for (let i = first; i < starts[line + 1]; i++) {
    const direction = steps[i];
    const vertical = verticalOf[direction];
    const horizontal = horizontalOf[direction];
    if (
      direction >= 4 &&
      !(isWayOpen(tables, here, vertical, horizontal) && isWayOpen(tables, here, horizontal, vertical))
    )
      return false;
    here += tables.cellStep[direction];
  }
  return true;
}

/** Which of some lines pass a test. */
function linesThat(
  test: typeof isLineClear,
  tables: Tables,
  from: Square,
  bundle: Bundle,
  lines: number,
): number {
  const start = tables.cellOf[from];
  let passed = 0;
  for (let rest = lines; rest !== 0; rest &= rest - 1) {
    const line = 31 - Math.clz32(rest & -rest);
    if (test(tables, start, bundle, line)) passed |= 1 << line;
  }
  return passed;
}

/** Which of some lines get through the field as its cells stand now. */
export const walkLines = (tables: Tables, from: Square, bundle: Bundle, lines: number): number =>
  linesThat(isLineClear, tables, from, bundle, lines);

export const bundleBetween = (tables: Tables, from: Square, to: Square): Bundle =>
  bundleTo(tables.columns[to] - tables.columns[from], tables.rows[to] - tables.rows[from]);

/** One entry of the table: clear lines in the low half, those that terrain does not even touch in the high half. */
function lookAt(tables: Tables, from: Square, to: Square): number {
  const bundle = bundleBetween(tables, from, to);
  const clear = walkLines(tables, from, bundle, everyLine);
  return clear | (linesThat(isLineFree, tables, from, bundle, clear) << 16);
}

/** Sixteen lines seen from the other end: source and target corners change places. */
function reversed(lines: number): number {
  const near = (lines & 0x8421) | ((lines & 0x0842) << 3) | ((lines & 0x4210) >> 3);
  const middle = ((lines & 0x0084) << 6) | ((lines & 0x2100) >> 6);
  return near | middle | ((lines & 0x0008) << 9) | ((lines & 0x1000) >> 9);
}

/** Stands for a pair of squares nobody asked for yet: no line is untouched that is not clear. */
const unknown = 1 << 16;

/** What terrain leaves of the lines from one square to another; found once, when first asked for. */
export function linesBetween(tables: Tables, from: Square, to: Square): number {
  const lines = (tables.sights[from] ??= new Int32Array(tables.columns.length).fill(unknown));
  if (lines[to] === unknown) lines[to] = findLines(tables, from, to);
  return lines[to];
}

function findLines(tables: Tables, from: Square, to: Square): number {
  if (to === from) return 0;
  const back = tables.sights[to]?.[from] ?? unknown;
  if (back === unknown) return lookAt(tables, from, to);
  return reversed(back & everyLine) | (reversed(back >>> 16) << 16);
}

/** Takes obstacles off the field for a while, or puts them back: those under a Large source never block it. */
export function flipObstacles(tables: Tables, squares: readonly Square[]): void {
  for (const square of squares) tables.cells[tables.cellOf[square]] ^= cell.blocksSight;
}

/** The same from one square of a Large source, named by its top-left square, to all, without the obstacles under it. */
export function liftedLines(
  tables: Tables,
  source: Square,
  from: Square,
  inside: readonly Square[],
): Int32Array {
  const key = source * tables.columns.length + from;
  let lines = tables.lifted.get(key);
  if (lines) return lines;
  lines = new Int32Array(tables.columns.length);
  flipObstacles(tables, inside);
  for (let to = 0; to < lines.length; to++) if (to !== from) lines[to] = lookAt(tables, from, to);
  flipObstacles(tables, inside);
  tables.lifted.set(key, lines);
  return lines;
}
