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

/** Lists the ends of one row; the start square is an end only if something was gathered on the way round. */
function listRow(result: Flood, reach: Reach, y: number, ends: number, cost: number, gathered: number): void {
  const { tables, mover } = result;
  const first = y * tables.width + 31;
  for (let rest = ends; rest !== 0; rest &= rest - 1) {
    const square = first - Math.clz32(rest & -rest);
    if (mover.endMarks || square === mover.from) {
      const marks = mover.endMarks
        ? gathered | marksUnder(tables, mover.endMarks, square, mover.size)
        : gathered;
      if (square !== mover.from || marks !== 0) addOnce(reach, square, cost, marks);
      continue;
    }
    reach.squares.push(square);
    reach.costs.push(cost);
    reach.marks.push(gathered);
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
  const at = layerAt(result, set, cost);
  const { rest } = result.ground;
  const gathered = result.sets[set];
  for (let y = top; y <= bottom; y++) {
    const ends = result.layers[at + y] & rest[y];
    if (ends !== 0) listRow(result, reach, y, ends, cost, gathered);
  }
}

/** Every legal end of a movement with each different outcome, by cost, then set of marks, then square. */
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
