/**
 * The flood behind `reach.ts` and `path.ts`: from one square outward, one layer a movement point, one integer a row.
 * Squares reached with different gathered marks flood apart. Buffers are reused: the last flood's layers stay
 * readable until the next one starts.
 */
import { fillGround, newGround, type Ground, type Mover } from './ground.ts';
import { marksUnder } from './marks.ts';
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

/** Enters spaces of one row, one step ahead of a layer: the easy ones at the next cost, the slow ones one point later. */
function enterRow(flood: Flood, set: number, cost: number, y: number, ahead: number): void {
  if (y < ground.top || y > ground.bottom) return;
  const spaces = ahead & ground.enter[y];
  if (spaces === 0) return;
  if (y < flood.tops[set]) flood.tops[set] = y;
  if (y > flood.bottoms[set]) flood.bottoms[set] = y;
  const gathering = flood.sets[set] === ground.allMarks ? 0 : spaces & ground.marked[y];
  const plain = spaces ^ gathering;
  const slow = ground.slow[y];
  const { layers, span } = flood;
  const next = layerAt(flood, set, cost + 1) + y;
  layers[next] |= plain & ~slow;
  layers[next + span] |= plain & slow;
  if (gathering !== 0) enterMarked(flood, set, cost, y, gathering);
}

/** Notes the spaces of one row in which the movement may end. */
function noteEnds(flood: Flood, set: number, cost: number, y: number, spaces: number): void {
  const { ends, endsUsed } = flood;
  ends[endsUsed] = y * flood.tables.width;
  ends[endsUsed + 1] = spaces;
  ends[endsUsed + 2] = cost;
  ends[endsUsed + 3] = set;
  flood.endsUsed = endsUsed + 4;
}

/** Visits one layer of a set: keeps what is reached for the first time, notes the ends, goes one step ahead. */
function visitLayer(flood: Flood, set: number, cost: number): void {
  const { steps, stop, rest } = ground;
  const top = flood.tops[set];
  const bottom = flood.bottoms[set];
  const at = layerAt(flood, set, cost);
  const seen = set * flood.span + 1;
  const goesOn = cost < flood.mover.budget;
  // Spaces ahead in the row above the one visited, and in that row itself, as far as they are known.
  let above = 0;
  let here = 0;
  for (let y = top; y <= bottom; y++) {
    const { layers, reached } = flood;
    const fresh = layers[at + y] & ~reached[seen + y];
    let below = 0;
    layers[at + y] = fresh;
    if (fresh !== 0) {
      reached[seen + y] |= fresh;
      const going = cost === 0 ? fresh : fresh & ~stop[y]; // W-513
      if (goesOn && going !== 0) {
        const s = y * 8;
        above |= (going & steps[s]) | ((going & steps[s + 4]) << 1) | ((going & steps[s + 7]) >>> 1);
        here |= ((going & steps[s + 1]) << 1) | ((going & steps[s + 3]) >>> 1);
        below = (going & steps[s + 2]) | ((going & steps[s + 5]) << 1) | ((going & steps[s + 6]) >>> 1);
      }
      const restful = fresh & rest[y];
      if (cost > 0 && restful !== 0) noteEnds(flood, set, cost, y, restful);
    }
    if (above !== 0) enterRow(flood, set, cost, y - 1, above);
    above = here;
    here = below;
  }
  if (above !== 0) enterRow(flood, set, cost, bottom, above);
  if (here !== 0) enterRow(flood, set, cost, bottom + 1, here);
}

/**
 * Floods the field from the mover's square, as far as it goes or until all layers up to a cost are enough.
 * The answer is overwritten by the next flood.
 */
export function flood(
  tables: Tables,
  mover: Mover,
  isEnough?: (flood: Flood, cost: number) => boolean,
): Flood {
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
  for (let cost = 0; cost <= mover.budget; cost++) {
    for (let set = 0; set < result.sets.length; set++) visitLayer(result, set, cost);
    if (isEnough?.(result, cost)) break;
  }
  return result;
}
