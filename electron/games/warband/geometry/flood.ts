/**
 * The flood behind `reach.ts` and `path.ts`: from one square outward, one layer a movement point, one integer a row.
 * Squares reached with different gathered marks flood apart. Buffers are reused: the last flood's layers stay
 * readable until the next one starts.
 */
import { marksUnder, type Marks } from './marks.ts';
import type { Occupancy } from './occupancy.ts';
import type { Size, Square } from './square.ts';
import { sizeTables, type Tables } from './tables.ts';

export const movementModes = ['walk', 'fly', 'burrow'] as const;
export type MovementMode = (typeof movementModes)[number];

/** A movement about to happen: who, how far, and what it may ignore. */
export interface Mover {
  from: Square;
  size: Size;
  /** Movement points: Speed, or the squares the effect states. W-514 is the caller's to apply. */
  budget: number;
  mode: MovementMode;
  /** Whether the stop rule W-513 ends the movement beside an enemy. */
  stops: boolean;
  /** Whether enemy squares may be passed: slides (W-534), flyers (W-525), burrowers (W-526). */
  passEnemies: boolean;
  /** Difficult squares and obstacles cost it nothing extra. */
  sureFooted?: boolean;
  /** Hazardous squares cost it nothing extra; that they do it no harm is the caller's to say, by marks. */
  hazardProof?: boolean;
  occupancy: Occupancy;
  /** Gathered on every square entered. */
  passMarks?: Marks;
  /** Gathered on the end space only (W-524). */
  endMarks?: Marks;
}

/** Where a mover may go and stay, as row masks for its size. */
interface Ground {
  steps: Int32Array;
  slow: Int32Array;
  /** Spaces it may enter (W-510, R-45). */
  enter: Int32Array;
  /** Spaces in which it may end (W-511, R-49b). */
  rest: Int32Array;
  /** Spaces that end its movement (W-513). */
  stop: Int32Array;
  /** Spaces that carry marks to gather. */
  marked: Int32Array;
}

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
  /** Rows a layer takes. */
  span: number;
  depth: number;
}

const noSlow = new Int32Array(64);
const ground: Ground = {
  steps: noSlow,
  slow: noSlow,
  enter: new Int32Array(64),
  rest: new Int32Array(64),
  stop: new Int32Array(64),
  marked: new Int32Array(64),
};

const last = {
  sets: [] as number[],
  layers: new Int32Array(4096),
  reached: new Int32Array(512),
  ground,
} as Flood;

/** Where the layer of a set at a cost begins; row -1 and row `height` are always empty. */
export const layerAt = (flood: Flood, set: number, cost: number): number =>
  (set * flood.depth + cost) * flood.span + 1;

/** The spaces of a size that touch any of the squares of a row pair. */
const spread = (rows: Int32Array, y: number): number => {
  const both = rows[y] | rows[y + 1];
  return both | (both >>> 1);
};

/** The spaces that cost this mover 2 to enter; flyers and burrowers ignore terrain (W-525, W-526). */
export function slowFor(tables: Tables, { mode, size, sureFooted, hazardProof }: Mover): Int32Array {
  const { slow, slowHazard, slowGround } = sizeTables(tables, size);
  if (mode !== 'walk' || (sureFooted && hazardProof)) return noSlow;
  if (sureFooted) return slowHazard;
  return hazardProof ? slowGround : slow;
}

function fillGround(tables: Tables, mover: Mover): void {
  const { allies, enemies, zone } = mover.occupancy;
  const table = sizeTables(tables, mover.size);
  const isLarge = mover.size === 2;
  const marks = mover.passMarks?.rows;
  ground.steps = mover.mode === 'burrow' ? table.burrows : table.steps;
  ground.slow = slowFor(tables, mover);
  const top = Math.max(0, tables.rows[mover.from] - mover.budget);
  const bottom = Math.min(tables.height - mover.size, tables.rows[mover.from] + mover.budget);
  for (let y = top; y <= bottom; y++) {
    const enemy = isLarge ? spread(enemies, y) : enemies[y];
    const taken = enemy | (isLarge ? spread(allies, y) : allies[y]);
    const stop = mover.stops ? (isLarge ? spread(zone, y) : zone[y]) : 0;
    ground.stop[y] = stop;
    ground.marked[y] = marks ? (isLarge ? spread(marks, y) : marks[y]) : 0;
    ground.rest[y] = table.legal[y] & ~taken;
    ground.enter[y] = ~((stop & taken) | (mover.passEnemies ? 0 : enemy)); // R-45, W-510
  }
}

function addSet(flood: Flood, marks: number): number {
  const set = flood.sets.push(marks) - 1;
  const size = flood.depth * flood.span;
  if ((set + 1) * size > flood.layers.length) flood.layers = grown(flood.layers, (set + 1) * size);
  if ((set + 1) * flood.span > flood.reached.length)
    flood.reached = grown(flood.reached, (set + 1) * flood.span);
  flood.layers.fill(0, set * size, (set + 1) * size);
  flood.reached.fill(0, set * flood.span, (set + 1) * flood.span);
  return set;
}

function grown(array: Int32Array, length: number): Int32Array {
  const bigger = new Int32Array(length * 2);
  bigger.set(array);
  return bigger;
}

/** The set with these gathered marks, made when it is new. */
function setOf(flood: Flood, marks: number): number {
  const known = flood.sets.indexOf(marks);
  return known >= 0 ? known : addSet(flood, marks);
}

/** Enters marked squares one by one: each may lead into another set. */
function enterMarked(flood: Flood, set: number, cost: number, y: number, squares: number): void {
  const { tables, mover } = flood;
  for (let rest = squares; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const square = y * tables.width + 31 - Math.clz32(bit);
    const gathered = flood.sets[set] | marksUnder(tables, mover.passMarks!, square, mover.size);
    const into = setOf(flood, gathered);
    const at = layerAt(flood, into, cost + (ground.slow[y] & bit ? 2 : 1)) + y;
    flood.layers[at] |= bit;
  }
}

/** Settles one layer of one set and enters every square one step further. */
function spreadLayer(flood: Flood, set: number, cost: number, top: number, bottom: number): void {
  const { steps, stop } = ground;
  const at = layerAt(flood, set, cost);
  const seen = set * flood.span + 1;
  let above = 0;
  let here = 0;
  for (let y = top; y <= bottom; y++) {
    let below = 0;
    const fresh = flood.layers[at + y] & ~flood.reached[seen + y];
    flood.layers[at + y] = fresh;
    flood.reached[seen + y] |= fresh;
    const going = cost === 0 ? fresh : fresh & ~stop[y]; // W-513
    if (going !== 0) {
      const s = y * 8;
      above |= (going & steps[s]) | ((going & steps[s + 4]) << 1) | ((going & steps[s + 7]) >>> 1);
      here |= ((going & steps[s + 1]) << 1) | ((going & steps[s + 3]) >>> 1);
      below = (going & steps[s + 2]) | ((going & steps[s + 5]) << 1) | ((going & steps[s + 6]) >>> 1);
    }
    if (above !== 0) enterRow(flood, set, cost, y - 1, above);
    above = here;
    here = below;
  }
  if (above !== 0) enterRow(flood, set, cost, bottom, above);
  if (here !== 0) enterRow(flood, set, cost, bottom + 1, here);
}

/** Enters the spaces of one row from one layer: the easy ones next, the slow ones one point later. */
function enterRow(flood: Flood, set: number, cost: number, y: number, spaces: number): void {
  const { layers, span } = flood;
  const enterable = spaces & ground.enter[y];
  const plain = enterable & ~ground.marked[y];
  const slow = ground.slow[y];
  const next = (set * flood.depth + cost + 1) * span + 1 + y;
  layers[next] |= plain & ~slow;
  layers[next + span] |= plain & slow;
  if (plain !== enterable) enterMarked(flood, set, cost, y, enterable & ~plain);
}

/** The last layer only has to be settled: nobody steps on from it. */
function settleLayer(flood: Flood, set: number, cost: number, top: number, bottom: number): void {
  const at = layerAt(flood, set, cost);
  const seen = set * flood.span + 1;
  for (let y = top; y <= bottom; y++) flood.layers[at + y] &= ~flood.reached[seen + y];
}

/** Floods the field from the mover's square. The answer is overwritten by the next flood. */
export function flood(tables: Tables, mover: Mover): Flood {
  const result = last;
  result.tables = tables;
  result.mover = mover;
  result.span = tables.height + 2;
  result.depth = mover.budget + 3;
  result.sets.length = 0;
  fillGround(tables, mover);
  const row = tables.rows[mover.from];
  result.layers[layerAt(result, addSet(result, 0), 0) + row] = 1 << tables.columns[mover.from];
  for (let cost = 0; cost <= mover.budget; cost++) {
    const top = Math.max(0, row - cost);
    const bottom = Math.min(tables.height - mover.size, row + cost);
    const visit = cost < mover.budget ? spreadLayer : settleLayer;
    for (let set = 0; set < result.sets.length; set++) visit(result, set, cost, top, bottom);
  }
  return result;
}
