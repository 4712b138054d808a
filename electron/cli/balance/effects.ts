/** Least squares: by how much each given number moves what was seen, and how sure that is. */
import { dot, invert } from './matrix.ts';

export interface Row {
  given: readonly number[];
  seen: number;
}

export interface Effect {
  /** Which of the given numbers. */
  at: number;
  effect: number;
  /** One standard error. */
  error: number;
}

/** The surest effects first. A constant is fitted along and left out. */
export function effectsOf(rows: readonly Row[]): Effect[] {
  const given = rows.map((row) => [...row.given, 1]);
  const size = given[0]!.length;
  const sum = (term: (row: readonly number[], at: number) => number): number =>
    given.reduce((total, row, at) => total + term(row, at), 0);
  const normal = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => sum((row) => row[i]! * row[j]!)),
  );
  const inverse = invert(normal);
  const moments = Array.from({ length: size }, (_, i) => sum((row, at) => row[i]! * rows[at]!.seen));
  const effects = inverse.map((row) => dot(row, moments));
  const rest = sum((row, at) => (rows[at]!.seen - dot(row, effects)) ** 2) / Math.max(1, rows.length - size);
  return effects
    .slice(0, -1)
    .map((effect, at) => ({ at, effect, error: Math.sqrt(rest * inverse[at]![at]!) }))
    .toSorted((one, other) => Math.abs(other.effect / other.error) - Math.abs(one.effect / one.error));
}
