/**
 * Where a creature can end its movement, at what cost, and with which different outcomes.
 * An outcome is the set of marks gathered on the way; each pair of end and outcome is listed once, at least cost.
 */
import { flood, layerAt, type Flood, type Mover } from './flood.ts';
import { marksUnder, type Marks } from './marks.ts';
import type { Square } from './square.ts';
import type { Tables } from './tables.ts';

export type { Mover, MovementMode } from './flood.ts';

/** Ends of a movement: the i-th end is a square, its least cost, and the marks gathered. */
export interface Reach {
  squares: Square[];
  costs: number[];
  marks: number[];
}

/** How many squares a row mask holds. */
function countOf(row: number): number {
  const pairs = row - ((row >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Rows that hold ends, gathered before they are listed: first square, ends as bits, cost, set of marks. */
let rows = new Int32Array(4096);
let used = 0;

/** Gathers the ends of one layer; answers how many there are. */
function gatherLayer(result: Flood, set: number, cost: number, top: number, bottom: number): number {
  const { layers, tables } = result;
  const { rest } = result.ground;
  const at = layerAt(result, set, cost);
  let count = 0;
  for (let y = top; y <= bottom; y++) {
    const ends = layers[at + y] & rest[y];
    if (ends === 0) continue;
    count += countOf(ends);
    rows[used] = y * tables.width;
    rows[used + 1] = ends;
    rows[used + 2] = cost;
    rows[used + 3] = set;
    used += 4;
  }
  return count;
}

/** Gathers every row of ends, by cost, then set of marks. */
function gatherEnds(result: Flood): number {
  const { tables, mover, sets } = result;
  const row = tables.rows[mover.from];
  const most = 4 * mover.budget * sets.length * tables.height;
  if (rows.length < most) rows = new Int32Array(most);
  used = 0;
  let count = 0;
  for (let cost = 1; cost <= mover.budget; cost++) {
    const top = Math.max(0, row - cost);
    const bottom = Math.min(tables.height - mover.size, row + cost);
    for (let set = 0; set < sets.length; set++) count += gatherLayer(result, set, cost, top, bottom);
  }
  return count;
}

/** Lists the ends in arrays of the right length from the start: growing them costs more than the whole flood. */
function listEnds({ sets }: Flood, count: number): Reach {
  const squares = new Array<Square>(count);
  const costs = new Array<number>(count);
  const marks = new Array<number>(count);
  let next = 0;
  for (let at = 0; at < used; at += 4) {
    const last = rows[at] + 31;
    const cost = rows[at + 2];
    const gathered = sets[rows[at + 3]];
    for (let rest = rows[at + 1]; rest !== 0; rest &= rest - 1) {
      squares[next] = last - Math.clz32(rest & -rest);
      costs[next] = cost;
      marks[next++] = gathered;
    }
  }
  return { squares, costs, marks };
}

/** Adds the marks of the end spaces themselves; two sets may then come to the same outcome, listed once. */
function withEndMarks({ tables, mover }: Flood, listed: Reach, endMarks: Marks): Reach {
  const reach: Reach = { squares: [], costs: [], marks: [] };
  listed.squares.forEach((square, i) => {
    addOnce(
      reach,
      square,
      listed.costs[i],
      listed.marks[i] | marksUnder(tables, endMarks, square, mover.size),
    );
  });
  return reach;
}

/** Adds an end, unless the same square with the same marks is already listed at a lower cost. */
function addOnce(reach: Reach, square: Square, cost: number, marks: number): void {
  for (let i = 0; i < reach.squares.length; i++)
    if (reach.squares[i] === square && reach.marks[i] === marks) return;
  reach.squares.push(square);
  reach.costs.push(cost);
  reach.marks.push(marks);
}

/**
 * Every legal end of a movement with each different outcome, by cost, then set of marks, then square.
 * The start square is an end only for a mover that gathered marks on the way round.
 */
export function reach(tables: Tables, mover: Mover): Reach {
  const result = flood(tables, mover);
  const listed = listEnds(result, gatherEnds(result));
  return mover.endMarks ? withEndMarks(result, listed, mover.endMarks) : listed;
}
