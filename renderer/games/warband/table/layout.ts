/**
 * How a table lies on the screen, by the shape of its field: a wide field above everything, a field of two maps in the
 * corner with the hand below it, a square one beside everything. Holds no rules.
 */
import type { Grid } from '../match/grid.ts';

export type Layout = 'above' | 'corner' | 'beside';

export function layoutOf({ columns, rows }: Pick<Grid, 'columns' | 'rows'>): Layout {
  const ratio = columns / rows;
  return ratio >= 2 ? 'above' : ratio >= 1.4 ? 'corner' : 'beside';
}
