/**
 * Marks: what entering a square brings about, as bits chosen by the caller. Movement gathers them, so that two
 * ways to one square count as different outcomes only if they gathered different marks.
 */
import type { Size, Square } from './square.ts';
import type { Tables } from './tables.ts';

/** Marks of every square, with the marked squares as row masks. */
export interface Marks {
  rows: Int32Array;
  bits: Int32Array;
  /** Every bit that may lie anywhere. */
  all: number;
}

/** The mark of hazardous terrain. Callers number their own marks from bit 1 up. */
export const hazardMark = 1;

/** No marks at all. */
export const noMarks = (tables: Tables): Marks => ({
  rows: new Int32Array(tables.height),
  bits: new Int32Array(tables.columns.length),
  all: 0,
});

/** Adds mark bits to a square. */
export function addMark(tables: Tables, marks: Marks, square: Square, bits: number): void {
  marks.rows[tables.rows[square]] |= 1 << tables.columns[square];
  marks.bits[square] |= bits;
  marks.all |= bits;
}

/** Marks every hazardous square (W-520). */
export function addHazards(tables: Tables, marks: Marks): void {
  for (let square = 0; square < marks.bits.length; square++)
    if (tables.hazards[tables.rows[square]] & (1 << tables.columns[square]))
      addMark(tables, marks, square, hazardMark);
}

/** The marks of a space: of all its squares, since each of them enters a square (W-512, R-82). */
export function marksUnder(tables: Tables, marks: Marks, square: Square, size: Size): number {
  const { bits } = marks;
  if (size === 1) return bits[square];
  const below = square + tables.width;
  return bits[square] | bits[square + 1] | bits[below] | bits[below + 1];
}
