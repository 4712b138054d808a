/**
 * The flood behind `reach.ts` and `path.ts`: from one square outward, one layer a movement point, one integer a row.
 * Squares reached with different gathered marks flood apart. Buffers are reused: the last flood's layers stay
 * readable until the next one starts.
 */
import { fillGround, newGround, type Ground, type Mover } from './ground.ts';
export { movementModes, type MovementMode, type Mover } from './ground.ts';
import { marksUnder } from './marks.ts';
import { longestSide } from './square.ts';
import type { Tables } from './tables.ts';

/** One flood: for each set of gathered marks, the squares first reached at each cost. */
export interface Flood {
  tables: Tables;
  mover: Mover;
  ground: Ground;
  /** Gathered marks of each set. */
  sets: number[];
  /** Layer rows: at `layerAt(flood, set, cost) + y`. */
  layers: Int32Array;
  /** Squares reached by a set at any cost, from `set * longestSide` on. */
  reached: Int32Array;
  /** Squares that carry marks the set has not gathered yet, from `set * longestSide` on. */
  marked: Int32Array;
  /** Whether a set has any such squares. */
  hasMarks: boolean[];
  /** First and last row a set has reached. */
  tops: number[];
  bottoms: number[];
  /** Rows that hold ends, four numbers each: first square, ends as bits, cost, set. */
  ends: Int32Array;
  endsUsed: number;
  /** Layers a set has: one a point, and those a slow step may reach beyond. */
  depth: number;
}

const last = {
  ground: newGround(),
  sets: [] as number[],
  hasMarks: [] as boolean[],
  tops: [] as number[],
  bottoms: [] as number[],
  ends: new Int32Array(4096),
  endsUsed: 0,
  layers: new Int32Array(16 * longestSide),
  reached: new Int32Array(longestSide),
  marked: new Int32Array(longestSide),
} as Flood;

/** Where the layer of a set at a cost begins. */
export const layerAt = (flood: Flood, set: number, cost: number): number =>
  (set * flood.depth + cost) * longestSide;

function grown(array: Int32Array, length: number): Int32Array {
  if (length <= array.length) return array;
  const bigger = new Int32Array(length * 2);
  bigger.set(array);
  return bigger;
}

/** Which squares a set still has to look at one by one or kind by kind. */
function fillMarked(flood: Flood, set: number): void {
  const { kinds, kindRows, top, bottom } = flood.ground;
  const at = set * longestSide;
  flood.hasMarks[set] = false;
  flood.marked.fill(0, at, at + longestSide);
  for (let kind = 0; kind < kinds.length; kind++) {
    if ((kinds[kind] & ~flood.sets[set]) === 0) continue;
    flood.hasMarks[set] = true;
    for (let y = top; y < bottom + flood.mover.size; y++)
      flood.marked[at + y] |= kindRows[kind * longestSide + y];
  }
}

function addSet(flood: Flood, marks: number): number {
  const set = flood.sets.push(marks) - 1;
  const [from, to] = [set * longestSide, (set + 1) * longestSide];
  flood.layers = grown(flood.layers, to * flood.depth);
  flood.reached = grown(flood.reached, to);
  flood.marked = grown(flood.marked, to);
  flood.layers.fill(0, from * flood.depth, to * flood.depth);
  flood.reached.fill(0, from, to);
  flood.tops[set] = longestSide;
  flood.bottoms[set] = -1;
  flood.ends = grown(flood.ends, 4 * to * flood.depth);
  fillMarked(flood, set);
  return set;
}

/** The set with these gathered marks, made when it is new. */
function setOf(flood: Flood, marks: number): number {
  const known = flood.sets.indexOf(marks);
  return known >= 0 ? known : addSet(flood, marks);
}

/** Puts spaces of one row into a set: the easy ones at the next cost, the slow ones one point later. */
function enter(flood: Flood, set: number, cost: number, y: number, spaces: number): void {
  if (spaces === 0) return;
  const slow = flood.ground.slow[y];
  const next = layerAt(flood, set, cost + 1) + y;
  if (y < flood.tops[set]) flood.tops[set] = y;
  if (y > flood.bottoms[set]) flood.bottoms[set] = y;
  flood.layers[next] |= spaces & ~slow;
  flood.layers[next + longestSide] |= spaces & slow;
}

/** Enters marked squares kind by kind: each kind leads into one other set. */
function enterKinds(flood: Flood, set: number, cost: number, y: number, squares: number): void {
  const { kinds, kindRows } = flood.ground;
  for (let kind = 0; kind < kinds.length; kind++) {
    const ofKind = squares & kindRows[kind * longestSide + y];
    if (ofKind !== 0) enter(flood, setOf(flood, flood.sets[set] | kinds[kind]), cost, y, ofKind);
  }
}

/** Enters marked spaces of a Large mover one by one: its four squares may carry different marks. */
function enterLarge(flood: Flood, set: number, cost: number, y: number, spaces: number): void {
  const { tables, mover, sets } = flood;
  for (let rest = spaces; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const gained = marksUnder(tables, mover.passMarks!, y * tables.width + 31 - Math.clz32(bit), 2);
    enter(flood, setOf(flood, sets[set] | gained), cost, y, bit);
  }
}

/** Enters marked spaces, each into the set that has gathered its marks. */
function enterMarked(flood: Flood, set: number, cost: number, y: number, spaces: number): void {
  if (flood.mover.size === 1) enterKinds(flood, set, cost, y, spaces);
  else enterLarge(flood, set, cost, y, spaces);
}

/** The spaces of a row that carry marks the set has not gathered yet. */
function markedIn(flood: Flood, set: number, y: number): number {
  const at = set * longestSide + y;
  if (flood.mover.size === 1) return flood.marked[at];
  const both = flood.marked[at] | flood.marked[at + 1];
  return both | (both >>> 1);
}

/** Spaces one step from the layer being settled, by row; row 0 is at 1. */
const ahead = new Int32Array(longestSide + 2);

/** Notes the ends of one row of a layer. */
function noteEnds(flood: Flood, set: number, cost: number, y: number, ends: number): void {
  const at = flood.endsUsed;
  flood.ends[at] = y * flood.tables.width;
  flood.ends[at + 1] = ends;
  flood.ends[at + 2] = cost;
  flood.ends[at + 3] = set;
  flood.endsUsed = at + 4;
}

/** Settles one layer of one set: keeps what is reached for the first time, notes the ends, looks one step ahead. */
function settleLayer(flood: Flood, set: number, cost: number): void {
  const { layers, reached } = flood;
  const { steps, stop, rest } = flood.ground;
  const at = layerAt(flood, set, cost);
  const seen = set * longestSide;
  const bottom = flood.bottoms[set];
  ahead.fill(0);
  for (let y = flood.tops[set]; y <= bottom; y++) {
    const fresh = layers[at + y] & ~reached[seen + y];
    layers[at + y] = fresh;
    if (fresh === 0) continue;
    reached[seen + y] |= fresh;
    const ends = fresh & rest[y];
    if (ends !== 0 && cost > 0) noteEnds(flood, set, cost, y, ends);
    const going = cost === 0 ? fresh : fresh & ~stop[y]; // W-513
    const s = y * 8;
    ahead[y] |= (going & steps[s]) | ((going & steps[s + 4]) << 1) | ((going & steps[s + 7]) >>> 1);
    ahead[y + 1] |= ((going & steps[s + 1]) << 1) | ((going & steps[s + 3]) >>> 1);
    ahead[y + 2] |= (going & steps[s + 2]) | ((going & steps[s + 5]) << 1) | ((going & steps[s + 6]) >>> 1);
  }
}

/** Enters the spaces one step ahead of the layer just settled; marked ones lead into other sets. */
function enterAhead(flood: Flood, set: number, cost: number): void {
  const open = flood.ground.enter;
  const hasMarks = flood.hasMarks[set];
  const bottom = Math.min(flood.bottoms[set] + 1, flood.ground.bottom);
  for (let y = Math.max(flood.tops[set] - 1, 0); y <= bottom; y++) {
    const spaces = ahead[y + 1] & open[y];
    if (spaces === 0) continue;
    const marked = hasMarks ? spaces & markedIn(flood, set, y) : 0;
    enter(flood, set, cost, y, spaces & ~marked);
    if (marked !== 0) enterMarked(flood, set, cost, y, marked);
  }
}

/** Puts the mover's own square into the first set, which has gathered nothing. */
function start(flood: Flood): void {
  const { tables, mover } = flood;
  const row = tables.rows[mover.from];
  const set = addSet(flood, 0);
  flood.layers[layerAt(flood, set, 0) + row] = 1 << tables.columns[mover.from];
  flood.tops[set] = flood.bottoms[set] = row;
}

/** Floods the field from the mover's square. The answer is overwritten by the next flood. */
export function flood(tables: Tables, mover: Mover): Flood {
  const result = last;
  result.tables = tables;
  result.mover = mover;
  result.depth = mover.budget + 3;
  result.sets.length = 0;
  result.endsUsed = 0;
  fillGround(result.ground, tables, mover);
  start(result);
  for (let cost = 0; cost <= mover.budget; cost++)
    for (let set = 0; set < result.sets.length; set++) {
      settleLayer(result, set, cost);
      if (cost < mover.budget) enterAhead(result, set, cost);
    }
  return result;
}
