/**
 * The sixteen lines between the corners of two squares, as walks over squares, for any two squares the same
 * distance apart. Knows no battlefield; `sight.ts` follows these walks over one.
 *
 * A line that crosses the inside of squares is a chain of directions from the source square to the target square.
 * A diagonal direction means that the line passes through a corner point, so that either side square will do.
 * A line along a row of edges is a ladder: two rows of squares that may be changed at every unwalled rung.
 */
import { directionOf, longestSide } from './square.ts';
import { horizontalOf, verticalOf } from './tables.ts';

/** A line as a chain of directions, or, beginning with `ladder`, as [ladder, along, across, length, changes row]. */
export type Thread = Uint8Array;

/** First number of a thread that runs along edges. */
export const ladder = 8;

/** The sixteen threads to a square at one offset, and how squares around them touch them. */
export interface Bundle {
  /** At `corner of source * 4 + corner of target`; corners are top left, top right, bottom left, bottom right. */
  threads: Thread[];
  /** Left, top and width of the box that holds every touched square, relative to the source square. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** By square of the box: threads it would cut in the low half, threads that only graze it in the high half. */
  touch: Int32Array;
}

/** Crossings of a slanted line, in order, from one corner point to another. */
function crossings(vx: number, vy: number): number[] {
  const [nx, ny] = [Math.abs(vx), Math.abs(vy)];
  const [sx, sy] = [Math.sign(vx), Math.sign(vy)];
  const steps: number[] = [];
  let [ix, iy] = [1, 1];
  while (ix < nx || iy < ny) {
    const ahead = ix * ny - iy * nx; // which grid line the line meets next; 0 means both at once
    steps.push(directionOf(ahead <= 0 ? sx : 0, ahead >= 0 ? sy : 0));
    if (ahead <= 0) ix++;
    if (ahead >= 0) iy++;
  }
  return steps;
}

/** The step between two squares that meet at a corner: none, straight, or around the corner. */
const joint = (dx: number, dy: number): number[] => (dx === 0 && dy === 0 ? [] : [directionOf(dx, dy)]);

/** A slanted line: into the first square it crosses, along, and out into the target square. */
function slanted(ax: number, ay: number, vx: number, vy: number, dx: number, dy: number): Thread {
  const firstX = vx > 0 ? ax : ax - 1;
  const firstY = vy > 0 ? ay : ay - 1;
  const lastX = ax + vx - (vx > 0 ? 1 : 0);
  const lastY = ay + vy - (vy > 0 ? 1 : 0);
  return Uint8Array.from([...joint(firstX, firstY), ...crossings(vx, vy), ...joint(dx - lastX, dy - lastY)]);
}

/** A line along edges: `across` leads from the source's row of the ladder to the other row. */
function along(ax: number, ay: number, vx: number, vy: number, dx: number, dy: number): Thread {
  if (vy === 0) {
    const across = ay === 0 ? 0 : 2;
    return Uint8Array.of(ladder, vx > 0 ? 1 : 3, across, Math.abs(dx), dy === 0 ? 0 : 1);
  }
  const across = ax === 0 ? 3 : 1;
  return Uint8Array.of(ladder, vy > 0 ? 2 : 0, across, Math.abs(dy), dx === 0 ? 0 : 1);
}

function threadOf(dx: number, dy: number, cornerA: number, cornerB: number): Thread {
  const [ax, ay] = [cornerA & 1, cornerA >> 1];
  const vx = dx + (cornerB & 1) - ax;
  const vy = dy + (cornerB >> 1) - ay;
  if (vx === 0 && vy === 0) return Uint8Array.from(joint(dx, dy));
  return vx === 0 || vy === 0 ? along(ax, ay, vx, vy, dx, dy) : slanted(ax, ay, vx, vy, dx, dy);
}

const xOf = [0, 1, 0, -1];
const yOf = [-1, 0, 1, 0];

/** Calls back for every square a thread touches: those it must cross as cut, those it may avoid as grazed. */
function eachTouched(thread: Thread, touched: (x: number, y: number, isCut: boolean) => void): void {
  if (thread[0] === ladder) {
    const [, ahead, across, length] = thread as unknown as [number, number, number, number];
    for (let i = 0; i <= length; i++) {
      touched(xOf[ahead] * i, yOf[ahead] * i, false);
      touched(xOf[ahead] * i + xOf[across], yOf[ahead] * i + yOf[across], false);
    }
    return;
  }
  let [x, y] = [0, 0];
  for (const direction of thread) {
    const [vertical, horizontal] = [verticalOf[direction], horizontalOf[direction]];
    if (direction >= 4) {
      touched(x, y + yOf[vertical], false);
      touched(x + xOf[horizontal], y, false);
      x += xOf[horizontal];
      y += yOf[vertical];
    } else {
      x += xOf[direction];
      y += yOf[direction];
    }
    touched(x, y, true);
  }
}

function makeBundle(dx: number, dy: number): Bundle {
  const threads = Array.from({ length: 16 }, (_, line) => threadOf(dx, dy, line >> 2, line & 3));
  const left = Math.min(0, dx) - 1;
  const top = Math.min(0, dy) - 1;
  const width = Math.abs(dx) + 3;
  const height = Math.abs(dy) + 3;
  const touch = new Int32Array(width * height);
  threads.forEach((thread, line) => {
    eachTouched(thread, (x, y, isCut) => {
      touch[(y - top) * width + x - left] |= isCut ? 1 << line : 1 << (line + 16);
    });
  });
  return { threads, left, top, width, height, touch };
}

const bundles: (Bundle | undefined)[] = new Array<undefined>(4 * longestSide * longestSide).fill(undefined);

/** The bundle of threads to a square at an offset, made on first use. */
export function bundleTo(dx: number, dy: number): Bundle {
  const at = (dy + longestSide) * 2 * longestSide + dx + longestSide;
  return (bundles[at] ??= makeBundle(dx, dy));
}
