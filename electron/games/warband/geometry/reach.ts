/**
 * Where a creature can end its movement, at what cost, and with which different outcomes.
 * An outcome is the set of marks gathered on the way; each pair of end and outcome is listed once, at least cost.
 */
import { flood, layerAt, type Flood, type Mover } from './flood.ts';
import { marksUnder } from './marks.ts';
import type { Square } from './square.ts';
import type { Tables } from './tables.ts';

export type { Mover, MovementMode } from './flood.ts';

/** Ends of a movement: the i-th end is a square, its least cost, and the marks gathered. */
export interface Reach {
  squares: Square[];
  costs: number[];
  marks: number[];
}

/** Adds an end, unless the same square with the same marks is already listed at a lower cost. */
function addOnce(reach: Reach, square: Square, cost: number, marks: number): void {
  for (let i = 0; i < reach.squares.length; i++)
    if (reach.squares[i] === square && reach.marks[i] === marks) return;
  reach.squares.push(square);
  reach.costs.push(cost);
  reach.marks.push(marks);
}

/** Lists the ends of one row when marks of the end square itself join in: two sets may come to the same outcome. */
function listMarkedRow(
  result: Flood,
  reach: Reach,
  y: number,
  ends: number,
  cost: number,
  gathered: number,
): void {
  const { tables, mover } = result;
  for (let rest = ends; rest !== 0; rest &= rest - 1) {
    const square = y * tables.width + 31 - Math.clz32(rest & -rest);
    addOnce(reach, square, cost, gathered | marksUnder(tables, mover.endMarks!, square, mover.size));
  }
}

/** Lists the ends of one layer. */
function listLayer(
  result: Flood,
  reach: Reach,
  set: number,
  cost: number,
  top: number,
  bottom: number,
): void {
  const { layers, tables, mover } = result;
  const { rest } = result.ground;
  const { squares, costs, marks } = reach;
  const at = layerAt(result, set, cost);
  const gathered = result.sets[set];
  for (let y = top; y <= bottom; y++) {
    const ends = layers[at + y] & rest[y];
    if (ends === 0) continue;
    if (mover.endMarks) {
      listMarkedRow(result, reach, y, ends, cost, gathered);
      continue;
    }
    const last = y * tables.width + 31;
    for (let left = ends; left !== 0; left &= left - 1) {
      squares.push(last - Math.clz32(left & -left));
      costs.push(cost);
      marks.push(gathered);
    }
  }
}

/**
 * Every legal end of a movement with each different outcome, by cost, then set of marks, then square.
 * The start square is an end only for a mover that gathered marks on the way round.
 */
export function reach(tables: Tables, mover: Mover): Reach {
  const result = flood(tables, mover);
  const ends: Reach = { squares: [], costs: [], marks: [] };
  const row = tables.rows[mover.from];
  for (let cost = 1; cost <= mover.budget; cost++) {
    const top = Math.max(0, row - cost);
    const bottom = Math.min(tables.height - mover.size, row + cost);
    for (let set = 0; set < result.sets.length; set++) listLayer(result, ends, set, cost, top, bottom);
  }
  return ends;
}
