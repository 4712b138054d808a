/**
 * The sixteen lines between the corners of two squares, as walks over squares, for any two squares the same
 * distance apart. knows no battlefield; `sight-lines.ts` follows these walks over one.
 *
 * A line that crosses the inside of squares is a chain of directions from the source square to the target square.
 * A diagonal direction means that the line passes through a corner point, so that either side square will do.
 * A line along a row of edges is a ladder: two rows of squares that may be changed at every unwalled rung.
 */
import { directionOf, longestSide, stepX, stepY } from './square.ts';

/** First number of a line that runs along edges: [ladder, along, across, length, changes row]. */
export const ladder = 8;

/** The sixteen lines to a square at one offset, and how squares around them touch them. */
export interface Bundle {
  /** All lines one after the other; line `corner of source * 4 + corner of target` begins at `starts[line]`. */
  steps: Uint8Array;
  starts: Uint16Array;
  /** The box that holds every touched square, relative to the source square. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** By square of the box: lines it would cut in the low half, lines that only graze it in the high half. */
  touch: Int32Array;
}

/** The line being written: the longest crosses two whole sides, with a step in and out. */
const line = new Uint8Array(2 * longestSide + 4);
let length = 0;

/** The step between two squares that meet at a corner: none, straight, or around the corner. */
function addStep(dx: number, dy: number): void {
  if (dx !== 0 || dy !== 0) line[length++] = directionOf(dx, dy);
}

/** Crossings of a slanted line, in order, from one corner point to another. */
function addCrossings(vx: number, vy: number): void {
  const [nx, ny] = [Math.abs(vx), Math.abs(vy)];
  const [sx, sy] = [Math.sign(vx), Math.sign(vy)];
  let [ix, iy] = [1, 1];
  while (ix < nx || iy < ny) {
    const ahead = ix * ny - iy * nx; // which grid line the line meets next; 0 means both at once
    addStep(ahead <= 0 ? sx : 0, ahead >= 0 ? sy : 0);
    if (ahead <= 0) ix++;
    if (ahead >= 0) iy++;
  }
}

/** A slanted line: into the first square it crosses, along, and out into the target square. */
function addSlanted(ax: number, ay: number, vx: number, vy: number, dx: number, dy: number): void {
  addStep(vx > 0 ? ax : ax - 1, vy > 0 ? ay : ay - 1);
  addCrossings(vx, vy);
  addStep(dx - ax - vx + (vx > 0 ? 1 : 0), dy - ay - vy + (vy > 0 ? 1 : 0));
}

/** A line along edges: `across` leads from the source's row of the ladder to the other row. */
function addLadder(ax: number, ay: number, vx: number, vy: number, dx: number, dy: number): void {
  if (vy === 0) line.set([ladder, vx > 0 ? 1 : 3, ay === 0 ? 0 : 2, Math.abs(dx), dy === 0 ? 0 : 1]);
  else line.set([ladder, vy > 0 ? 2 : 0, ax === 0 ? 3 : 1, Math.abs(dy), dx === 0 ? 0 : 1]);
  length = 5;
}

function writeLine(dx: number, dy: number, cornerA: number, cornerB: number): void {
  const [ax, ay] = [cornerA & 1, cornerA >> 1];
  const vx = dx + (cornerB & 1) - ax;
  const vy = dy + (cornerB >> 1) - ay;
  length = 0;
  if (vx === 0 && vy === 0) addStep(dx, dy);
  else if (vx === 0 || vy === 0) addLadder(ax, ay, vx, vy, dx, dy);
  else addSlanted(ax, ay, vx, vy, dx, dy);
}

/** A line in the high half of a touch means grazed. */
const grazes = 16;

function addTouch(bundle: Bundle, x: number, y: number, bit: number): void {
  bundle.touch[(y - bundle.top) * bundle.width + x - bundle.left] |= 1 << bit;
}

/** Both rows of a ladder are grazed: any one square of it may be passed by on the other row. */
function touchLadder(bundle: Bundle, number: number): void {
  const [ahead, across] = [line[1], line[2]];
  for (let i = 0; i <= line[3]; i++) {
    const [x, y] = [stepX[ahead] * i, stepY[ahead] * i];
    addTouch(bundle, x, y, number + grazes);
    addTouch(bundle, x + stepX[across], y + stepY[across], number + grazes);
  }
}

/** Squares a chain enters are cut; the side squares of a corner point are grazed, since one of them will do. */
function touchChain(bundle: Bundle, number: number): void {
  let [x, y] = [0, 0];
  for (let i = 0; i < length; i++) {
    const direction = line[i];
    const toX = x + stepX[direction];
    const toY = y + stepY[direction];
    if (direction >= 4) {
      addTouch(bundle, x, toY, number + grazes);
      addTouch(bundle, toX, y, number + grazes);
    }
    addTouch(bundle, toX, toY, number);
    [x, y] = [toX, toY];
  }
}

/** the source square and the target square themselves never block. */
function clearEnds({ touch, left, top, width }: Bundle, dx: number, dy: number): void {
  touch[-top * width - left] = 0;
  touch[(dy - top) * width + dx - left] = 0;
}

const written = new Uint8Array(16 * line.length);

function makeBundle(dx: number, dy: number): Bundle {
  const [width, height] = [Math.abs(dx) + 3, Math.abs(dy) + 3];
  const touch = new Int32Array(width * height);
  const starts = new Uint16Array(17);
  const bundle: Bundle = {
    steps: written,
    starts,
    left: Math.min(0, dx) - 1,
    top: Math.min(0, dy) - 1,
    width,
    height,
    touch,
  };
  for (let number = 0; number < 16; number++) {
    writeLine(dx, dy, number >> 2, number & 3);
    written.set(line.subarray(0, length), starts[number]);
    starts[number + 1] = starts[number] + length;
    if (line[0] === ladder) touchLadder(bundle, number);
    else touchChain(bundle, number);
  }
  bundle.steps = written.slice(0, starts[16]);
  clearEnds(bundle, dx, dy);
  return bundle;
}

const bundles: (Bundle | undefined)[] = new Array<undefined>(4 * longestSide * longestSide).fill(undefined);

/** The bundle of lines to a square at an offset, made on first use. */
export function bundleTo(dx: number, dy: number): Bundle {
  const at = (dy + longestSide) * 2 * longestSide + dx + longestSide;
  return (bundles[at] ??= makeBundle(dx, dy));
}
