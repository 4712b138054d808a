/**
 * The geometry rules read word by word, slowly: plain loops over squares, edges and corner points with whole numbers.
 * It shares nothing with the fast tables but the battlefield's data, so that the two can be held against each other.
 */
import { terrain, type Battlefield } from '../../electron/games/warband/geometry/battlefield.ts';

export interface Point {
  x: number;
  y: number;
}

/** A creature or an empty square as seen by the reference. */
export interface Body extends Point {
  size: 1 | 2;
}

const has = (map: Battlefield, p: Point, bits: number): boolean =>
  (map.squares[p.y * map.width + p.x] & bits) !== 0;
const isInField = (map: Battlefield, p: Point): boolean =>
  p.x >= 0 && p.y >= 0 && p.x < map.width && p.y < map.height;
/** B-06: everything outside is solid. */
const isSolid = (map: Battlefield, p: Point): boolean => !isInField(map, p) || has(map, p, terrain.solid);
const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The squares of a body. */
const squaresOf = (body: Body): Point[] =>
  body.size === 1
    ? [{ x: body.x, y: body.y }]
    : [0, 1, 2, 3].map((i) => ({ x: body.x + (i % 2), y: body.y + Math.floor(i / 2) }));

/** B-03: the wall edge between two orthogonal neighbours. */
function isWalled(map: Battlefield, a: Point, b: Point): boolean {
  const later = a.x > b.x || a.y > b.y ? a : b;
  const id = later.y * map.width + later.x;
  return isInField(map, a) && isInField(map, b) && (a.x === b.x ? map.hWalls : map.vWalls).includes(id);
}

/** R-40 for one square. */
function referenceCanStep(map: Battlefield, a: Point, b: Point): boolean {
  if (isSolid(map, b)) return false;
  if (a.x === b.x || a.y === b.y) return !isWalled(map, a, b);
  const one = { x: a.x, y: b.y };
  const other = { x: b.x, y: a.y };
  const edges = [
    isWalled(map, a, one),
    isWalled(map, one, b),
    isWalled(map, a, other),
    isWalled(map, other, b),
  ];
  return !isSolid(map, one) && !isSolid(map, other) && !edges.includes(true);
}

/** R-41 for two squares. */
function referenceTouches(map: Battlefield, a: Point, b: Point): boolean {
  const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
  if (apart !== 1 || isSolid(map, a) || isSolid(map, b)) return false;
  if (a.x === b.x || a.y === b.y) return !isWalled(map, a, b);
  return [
    { x: a.x, y: b.y },
    { x: b.x, y: a.y },
  ].some((way) => !isSolid(map, way) && !isWalled(map, a, way) && !isWalled(map, way, b));
}

/** any square of the one touches any of the other. */
export const referenceAdjacent = (map: Battlefield, a: Body, b: Body): boolean =>
  squaresOf(a).some((p) => squaresOf(b).some((q) => referenceTouches(map, p, q)));

/** fewest steps of adjacency; undefined when there is no way. */
export function referenceDistance(map: Battlefield, a: Body, b: Body): number | undefined {
  let ring = squaresOf(a);
  const seen = new Set(ring.map((p) => p.y * map.width + p.x));
  for (let steps = 0; ring.length > 0; steps++) {
    if (ring.some((p) => squaresOf(b).some((q) => isSame(p, q)))) return steps;
    const next: Point[] = [];
    for (const p of ring)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const q = { x: p.x + dx, y: p.y + dy };
          if (!referenceTouches(map, p, q) || seen.has(q.y * map.width + q.x)) continue;
          seen.add(q.y * map.width + q.x);
          next.push(q);
        }
    ring = next;
  }
  return undefined;
}

/** Twice the signed area of a triangle: which side of the line a-b the point lies on. */
const side = (a: Point, b: Point, p: Point): number =>
  Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));

/** Whether the closed segment meets the closed box; a box without width or height is an edge. */
function meetsBox(a: Point, b: Point, low: Point, high: Point): boolean {
  if (Math.max(a.x, b.x) < low.x || Math.min(a.x, b.x) > high.x) return false;
  if (Math.max(a.y, b.y) < low.y || Math.min(a.y, b.y) > high.y) return false;
  const corners = [low, high, { x: low.x, y: high.y }, { x: high.x, y: low.y }].map((p) => side(a, b, p));
  return corners.includes(0) || (corners.includes(1) && corners.includes(-1));
}

const meetsSquare = (a: Point, b: Point, s: Point): boolean => meetsBox(a, b, s, { x: s.x + 1, y: s.y + 1 });

/** Whether the segment a-b meets the square only in its own end a: the rest, however short, misses the square. */
function meetsOnlyAt(a: Point, b: Point, s: Point): boolean {
  if (!meetsSquare(a, b, s)) return false;
  if (isSame(a, b)) return true;
  // A point just behind a, as a fraction: scale all by 1000 and look 1/1000 of the way from a.
  const k = 1000;
  const big = (p: Point): Point => ({ x: p.x * k, y: p.y * k });
  const behind = { x: a.x * k + (b.x - a.x), y: a.y * k + (b.y - a.y) };
  return !meetsBox(behind, big(b), big(s), big({ x: s.x + 1, y: s.y + 1 }));
}

const isDiagonal = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) === 1 && Math.abs(a.y - b.y) === 1;

/** Whether the segment touches the edge that two neighbours share. */
function touchesEdge(a: Point, b: Point, p: Point, q: Point): boolean {
  const low = { x: Math.max(p.x, q.x), y: Math.max(p.y, q.y) };
  const high = p.x === q.x ? { x: low.x + 1, y: low.y } : { x: low.x, y: low.y + 1 };
  return meetsBox(a, b, low, high);
}

/** The squares a thread may use: all it touches, without the excluded corners and the blocking ones. */
function threadSquares(
  a: Point,
  t: Point,
  from: Point,
  to: Point,
  isBlocking: (p: Point) => boolean,
): Point[] {
  const squares: Point[] = [];
  for (let y = Math.min(from.y, to.y) - 1; y <= Math.max(from.y, to.y); y++)
    for (let x = Math.min(from.x, to.x) - 1; x <= Math.max(from.x, to.x); x++) {
      const s = { x, y };
      if (isSame(s, a) || isSame(s, t)) squares.push(s);
      else if (!meetsSquare(from, to, s) || isBlocking(s)) continue;
      else if (isDiagonal(s, a) && meetsOnlyAt(from, to, s)) continue;
      else if (isDiagonal(s, t) && meetsOnlyAt(to, from, s)) continue;
      else squares.push(s);
    }
  return squares;
}

/** can one walk from a to t over the touched squares and touched, unwalled edges? */
function isThreadFree(
  map: Battlefield,
  a: Point,
  t: Point,
  from: Point,
  to: Point,
  isBlocking: (p: Point) => boolean,
): boolean {
  const squares = threadSquares(a, t, from, to, isBlocking);
  const walked: Point[] = [a];
  for (const p of walked)
    for (const q of squares) {
      if (Math.abs(p.x - q.x) + Math.abs(p.y - q.y) !== 1 || walked.some((w) => isSame(w, q))) continue;
      if (touchesEdge(from, to, p, q) && !isWalled(map, p, q)) walked.push(q);
    }
  return walked.some((p) => isSame(p, t));
}

const cornersOf = (p: Point): Point[] => [
  p,
  { x: p.x + 1, y: p.y },
  { x: p.x, y: p.y + 1 },
  { x: p.x + 1, y: p.y + 1 },
];

/** W-720..W-725, R-50..R-55 by brute force: is the target seen, and is it a clear shot? */
export function referenceSight(
  map: Battlefield,
  source: Body,
  target: Body,
  enemies: readonly Body[],
): 'none' | 'cover' | 'clear' {
  const own = squaresOf(source);
  const others = enemies.flatMap(squaresOf).filter((p) => !squaresOf(target).some((q) => isSame(p, q)));
  const isBlocking = (p: Point): boolean =>
    !own.some((q) => isSame(p, q)) &&
    (isSolid(map, p) || has(map, p, terrain.obstacle) || others.some((q) => isSame(p, q)));
  let isSeen = referenceAdjacent(map, source, target);
  for (const a of own)
    for (const t of squaresOf(target))
      for (const from of cornersOf(a)) {
        const free = cornersOf(t).filter((to) => isThreadFree(map, a, t, from, to, isBlocking));
        if (free.length > 0) isSeen = true;
        if (free.length === 4 && !has(map, t, terrain.obstacle)) return 'clear';
      }
  return isSeen ? 'cover' : 'none';
}

/** A movement, as the reference reads it. */
export interface ReferenceMover extends Body {
  budget: number;
  mode: 'walk' | 'fly' | 'burrow';
  stops: boolean;
  passEnemies: boolean;
  allies: readonly Body[];
  enemies: readonly Body[];
  /** Mark bits by square, gathered on every square entered, or on the end space only. */
  passMarks: readonly number[];
  endMarks: readonly number[];
}

const overlaps = (a: Body, b: Body): boolean =>
  squaresOf(a).some((p) => squaresOf(b).some((q) => isSame(p, q)));

/** open, on the field, no wall inside. */
function fits(map: Battlefield, body: Body): boolean {
  const squares = squaresOf(body);
  if (squares.some((p) => isSolid(map, p))) return false;
  return !squares.some((p) =>
    squares.some((q) => Math.abs(p.x - q.x) + Math.abs(p.y - q.y) === 1 && isWalled(map, p, q)),
  );
}

function maySetFoot(map: Battlefield, mover: ReferenceMover, from: Body, to: Body): boolean {
  if (!squaresOf(to).every((p) => isInField(map, p))) return false;
  const pairs = squaresOf(from).map((p, i) => [p, squaresOf(to)[i]] as const);
  if (mover.mode !== 'burrow' && !(fits(map, to) && pairs.every(([p, q]) => referenceCanStep(map, p, q))))
    return false;
  return mover.passEnemies || !mover.enemies.some((enemy) => overlaps(enemy, to));
}

const marksAt = (map: Battlefield, marks: readonly number[], body: Body): number =>
  squaresOf(body).reduce((bits, p) => bits | marks[p.y * map.width + p.x], 0);

/** Every end with each outcome and its least cost, as `square:marks` → cost; the start only with marks gathered. */
export function referenceReach(map: Battlefield, mover: ReferenceMover): Map<string, number> {
  const { size } = mover;
  const isTaken = (at: Body): boolean =>
    [...mover.allies, ...mover.enemies].some((other) => overlaps(other, at));
  const mustStop = (at: Body): boolean =>
    mover.stops && mover.enemies.some((enemy) => referenceAdjacent(map, at, enemy));
  const start = { at: { x: mover.x, y: mover.y, size } as Body, marks: 0, cost: 0 };
  const settled = new Map<string, typeof start>();
  const open = [start];
  while (open.length > 0) {
    open.sort((a, b) => b.cost - a.cost);
    const now = open.pop()!;
    const key = `${now.at.y * map.width + now.at.x}:${now.marks}`;
    if (settled.has(key)) continue;
    settled.set(key, now);
    if (now !== start && mustStop(now.at)) continue;
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const at: Body = { x: now.at.x + dx, y: now.at.y + dy, size };
        if ((dx === 0 && dy === 0) || !maySetFoot(map, mover, now.at, at)) continue;
        if (mustStop(at) && isTaken(at)) continue;
        const isSlow = squaresOf(at).some((p) =>
          has(map, p, terrain.difficult | terrain.hazardous | terrain.obstacle),
        );
        const cost = now.cost + (mover.mode === 'walk' && isSlow ? 2 : 1);
        if (cost <= mover.budget)
          open.push({ at, marks: now.marks | marksAt(map, mover.passMarks, at), cost });
      }
  }
  const ends = new Map<string, number>();
  for (const { at, marks, cost } of settled.values()) {
    const isStart = at.x === mover.x && at.y === mover.y;
    if ((isStart && marks === 0) || !fits(map, at) || isTaken(at)) continue;
    const key = `${at.y * map.width + at.x}:${marks | marksAt(map, mover.endMarks, at)}`;
    ends.set(key, Math.min(cost, ends.get(key) ?? Infinity));
  }
  return ends;
}
