/**
 * Where a creature can end its movement, at what cost, and with which different outcomes.
 * An outcome is the set of marks gathered on the way; each pair of end and outcome is listed once, at least cost.
 */
import { flood, type Flood } from './flood.ts';
import type { Mover } from './ground.ts';
import { marksUnder, type Marks } from './marks.ts';
import type { Square } from './square.ts';
import type { Tables } from './tables.ts';

export type { Mover, MovementMode } from './ground.ts';

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

/** Calls `tell` for every end of a movement with each different outcome, in the order of `reach`, without a list. */
export function forEachEnd(
  tables: Tables,
  mover: Mover,
  tell: (square: Square, marks: number) => void,
): void {
  if (mover.endMarks) {
    const { squares, marks } = reach(tables, mover);
    for (let index = 0; index < squares.length; index++) tell(squares[index], marks[index]);
    return;
  }
  const { ends, endsUsed, sets } = flood(tables, mover);
  for (let at = 0; at < endsUsed; at += 4) {
    const last = ends[at] + 31;
    const gathered = sets[ends[at + 3]];
    for (let rest = ends[at + 1]; rest !== 0; rest &= rest - 1)
      tell(last - Math.clz32(rest & -rest), gathered);
  }
}

/** Whether a movement leads anywhere. */
export function leadsAnywhere(tables: Tables, mover: Mover): boolean {
  return flood(tables, mover).endsUsed > 0;
}

/** Lists the ends in arrays of the right length from the start: growing them costs more than the whole flood. */
function listEnds({ ends, endsUsed, sets }: Flood): Reach {
  let count = 0;
  for (let at = 0; at < endsUsed; at += 4) count += countOf(ends[at + 1]);
  const squares = new Array<Square>(count);
  const costs = new Array<number>(count);
  const marks = new Array<number>(count);
  let next = 0;
  for (let at = 0; at < endsUsed; at += 4) {
    const last = ends[at] + 31;
    const cost = ends[at + 2];
    const gathered = sets[ends[at + 3]];
    for (let rest = ends[at + 1]; rest !== 0; rest &= rest - 1) {
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
  for (let i = 0; i < listed.squares.length; i++) {
    const square = listed.squares[i];
    const onEnd = marksUnder(tables, endMarks, square, mover.size);
    const marks = listed.marks[i] | onEnd;
    if (onEnd !== 0 && isListed(reach, square, marks)) continue;
    reach.squares.push(square);
    reach.costs.push(listed.costs[i]);
    reach.marks.push(marks);
  }
  return reach;
}

/** Whether the same square with the same marks is already listed, at a lower cost. */
function isListed(reach: Reach, square: Square, marks: number): boolean {
  for (let i = 0; i < reach.squares.length; i++)
    if (reach.squares[i] === square && reach.marks[i] === marks) return true;
  return false;
}

/**
 * Every legal end of a movement with each different outcome, by cost, then set of marks, then square.
 * The start square is an end only for a mover that gathered marks on the way round.
 */
export function reach(tables: Tables, mover: Mover): Reach {
  const result = flood(tables, mover);
  const listed = listEnds(result);
  return mover.endMarks ? withEndMarks(result, listed, mover.endMarks) : listed;
}
