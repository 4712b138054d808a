/**
 * The flood behind `reach.ts` and `path.ts`: from one square outward, one layer a movement point, one integer a row.
 * Squares reached with different gathered marks flood apart. Buffers are reused: the last flood's layers stay
 * readable until the next one starts.
 */
import { fillGround, newGround, type Ground, type Mover } from './ground.ts';
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
  reached: Int32Array;
  /** First and last row a set may have reached. */
  tops: number[];
  bottoms: number[];
  /** Rows that hold ends, four numbers each: first square, ends as bits, cost, set. */
  ends: Int32Array;
  endsUsed: number;
  /** Rows a layer takes: those of the field, and an empty one above and below. */
  span: number;
  /** Layers a set has: one a point, and those a slow step may reach beyond. */
  depth: number;
}

const ground = newGround();

const last = {
  ground,
  sets: [] as number[],
  tops: [] as number[],
  bottoms: [] as number[],
  layers: new Int32Array(4096),
  reached: new Int32Array(512),
  ends: new Int32Array(4096),
  endsUsed: 0,
} as Flood;

/** Where the layer of a set at a cost begins; row -1 and row `height` are always empty. */
export const layerAt = (flood: Flood, set: number, cost: number): number =>
  (set * flood.depth + cost) * flood.span + 1;

function grown(array: Int32Array, length: number): Int32Array {
  if (length <= array.length) return array;
  const bigger = new Int32Array(length * 2);
  bigger.set(array);
  return bigger;
}

function addSet(flood: Flood, marks: number, row: number): number {
  const set = flood.sets.push(marks) - 1;
  flood.tops[set] = flood.bottoms[set] = row;
  const { span, depth } = flood;
  const size = depth * span;
  flood.layers = grown(flood.layers, (set + 1) * size);
  flood.reached = grown(flood.reached, (set + 1) * span);
  flood.ends = grown(flood.ends, (set + 1) * size * 4);
  flood.layers.fill(0, set * size, (set + 1) * size);
  flood.reached.fill(0, set * span, (set + 1) * span);
  return set;
}

/** The set with these gathered marks, made when it is new, now reaching this row too. */
function setAt(flood: Flood, marks: number, row: number): number {
  const known = flood.sets.indexOf(marks);
  if (known < 0) return addSet(flood, marks, row);
  flood.tops[known] = Math.min(flood.tops[known], row);
  flood.bottoms[known] = Math.max(flood.bottoms[known], row);
  return known;
}

/** Enters marked spaces one by one: each may lead into another set. */
function enterMarked(flood: Flood, set: number, cost: number, y: number, spaces: number): void {
  const { tables, mover, sets } = flood;
  for (let rest = spaces; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const square = y * tables.width + 31 - Math.clz32(bit);
    const into = setAt(flood, sets[set] | marksUnder(tables, mover.passMarks!, square, mover.size), y);
    flood.layers[layerAt(flood, into, cost + (ground.slow[y] & bit ? 2 : 1)) + y] |= bit;
  }
}

/** Spaces one step ahead of the layer being settled, by row; row 0 is at 1. */
const ahead = new Int32Array(longestSide + 2);

/** Settles one layer: keeps what is reached for the first time, notes the ends, looks one step ahead. */
function settleLayer(flood: Flood, set: number, cost: number, top: number, bottom: number): void {
  const { layers, reached, ends, span } = flood;
  const { steps, stop, rest } = ground;
  const { width } = flood.tables;
  const at = layerAt(flood, set, cost);
  const seen = set * span + 1;
  let noted = flood.endsUsed;
  let above = 0;
  let here = 0;
  for (let y = top; y <= bottom; y++) {
    const fresh = layers[at + y] & ~reached[seen + y];
    layers[at + y] = fresh;
    let below = 0;
    if (fresh !== 0) {
      reached[seen + y] |= fresh;
      const going = cost === 0 ? fresh : fresh & ~stop[y]; // W-513
      const s = y * 8;
      above |= (going & steps[s]) | ((going & steps[s + 4]) << 1) | ((going & steps[s + 7]) >>> 1);
      here |= ((going & steps[s + 1]) << 1) | ((going & steps[s + 3]) >>> 1);
      below = (going & steps[s + 2]) | ((going & steps[s + 5]) << 1) | ((going & steps[s + 6]) >>> 1);
      const restful = fresh & rest[y];
      if (restful !== 0) {
        ends[noted] = y * width;
        ends[noted + 1] = restful;
        ends[noted + 2] = cost;
        ends[noted + 3] = set;
        noted += 4;
      }
    }
    ahead[y] = above;
    above = here;
    here = below;
  }
  ahead[bottom + 1] = above;
  ahead[bottom + 2] = here;
  if (cost > 0) flood.endsUsed = noted;
}

/** Enters the spaces one step ahead: the easy ones at the next cost, the slow ones one point later. */
function enterAhead(flood: Flood, set: number, cost: number, top: number, bottom: number): void {
  const { layers, span } = flood;
  const { slow, enter } = ground;
  const next = layerAt(flood, set, cost + 1);
  for (let y = top; y <= bottom; y++) {
    const spaces = ahead[y + 1] & enter[y];
    if (spaces === 0) continue;
    layers[next + y] |= spaces & ~slow[y];
    layers[next + span + y] |= spaces & slow[y];
  }
}

/** The same while there are marks to gather: marked spaces may lead into another set. */
function enterAmongMarks(flood: Flood, set: number, cost: number, top: number, bottom: number): void {
  const { slow, enter, marked } = ground;
  const next = layerAt(flood, set, cost + 1);
  for (let y = top; y <= bottom; y++) {
    const spaces = ahead[y + 1] & enter[y];
    const plain = spaces & ~marked[y];
    flood.layers[next + y] |= plain & ~slow[y];
    flood.layers[next + flood.span + y] |= plain & slow[y];
    if (plain !== spaces) enterMarked(flood, set, cost, y, spaces & ~plain);
  }
}

/** Visits one layer of every set; each then reaches one row further. */
function visitLayers(flood: Flood, cost: number): void {
  for (let set = 0; set < flood.sets.length; set++) {
    settleLayer(flood, set, cost, flood.tops[set], flood.bottoms[set]);
    if (cost === flood.mover.budget) continue;
    const top = (flood.tops[set] = Math.max(ground.top, flood.tops[set] - 1));
    const bottom = (flood.bottoms[set] = Math.min(ground.bottom, flood.bottoms[set] + 1));
    if (flood.sets[set] === ground.allMarks) enterAhead(flood, set, cost, top, bottom);
    else enterAmongMarks(flood, set, cost, top, bottom);
  }
}

/** Floods the field from the mover's square. The answer is overwritten by the next flood. */
export function flood(tables: Tables, mover: Mover): Flood {
  const result = last;
  const row = tables.rows[mover.from];
  result.tables = tables;
  result.mover = mover;
  result.span = tables.height + 2;
  result.depth = mover.budget + 3;
  result.sets.length = 0;
  result.endsUsed = 0;
  fillGround(ground, tables, mover);
  result.layers[layerAt(result, addSet(result, 0, row), 0) + row] = 1 << tables.columns[mover.from];
  for (let cost = 0; cost <= mover.budget; cost++) visitLayers(result, cost);
  return result;
}
