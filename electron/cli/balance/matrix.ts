/** The little algebra that fits need. */

export type Matrix = readonly (readonly number[])[];

export const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, each, at) => sum + each * other[at]!, 0);

export const times = (matrix: Matrix, vector: readonly number[]): number[] =>
  matrix.map((row) => dot(row, vector));

/** Gauss and Jordan, with the greatest pivot first. */
export function invert(matrix: Matrix): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    swapIn(rows, column);
    const pivot = rows[column]!;
    const by = pivot[column]!;
    pivot.forEach((value, at) => (pivot[at] = value / by));
    rows.forEach((row, at) => {
      const factor = row[column]!;
      if (at !== column) row.forEach((value, cell) => (row[cell] = value - factor * pivot[cell]!));
    });
  }
  return rows.map((row) => row.slice(size));
}

function swapIn(rows: number[][], column: number): void {
  let best = column;
  for (let at = column; at < rows.length; at++)
    if (Math.abs(rows[at]![column]!) > Math.abs(rows[best]![column]!)) best = at;
  [rows[column], rows[best]] = [rows[best]!, rows[column]!];
  if (Math.abs(rows[column]![column]!) < 1e-9) throw new Error('two of the given numbers always go together');
}
