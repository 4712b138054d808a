/**
 * Which square of the drawing a space is: the board lies so that one seat's Units march up. Only squares that are spaces
 * are drawn; the border of the grid holds those behind the lines.
 */
import type { Heading } from '../../../../shared/games/salient-questions.ts';
import {
  boardRows,
  columnOf,
  rowOf,
  spaceAt,
  type SalientForm,
  type Space,
} from '../../../../shared/games/salient.ts';

/** Units of the drawing a square is wide. */
export const CELL = 48;

const rows = boardRows + 2;
const headings: readonly Heading[] = ['north', 'east', 'south', 'west'];
const columnsOf: Record<SalientForm, readonly [first: number, count: number]> = {
  duel: [1, 5],
  pact: [1, 10],
  melee: [0, 9],
};

export interface Layout {
  columns: number;
  rows: number;
  squareOf: (space: Space) => number;
  spaceOf: (square: number) => Space;
  /** Quarter turns clockwise from marching up the drawing. */
  turnsOf: (heading: Heading) => number;
}

/** Column and row of the drawing, from those of the board with the north up, for so many quarter turns. */
const turned: readonly ((x: number, y: number, columns: number) => readonly [x: number, y: number])[] = [
  (x, y) => [x, y],
  (x, y) => [y, rows - 1 - x],
  (x, y, columns) => [columns - 1 - x, rows - 1 - y],
  (x, y, columns) => [columns - 1 - y, x],
];

export function layoutOf(form: SalientForm, up: Heading): Layout {
  const [first, columns] = columnsOf[form];
  const quarter = headings.indexOf(up);
  const place = turned[quarter]!;
  const back = turned[(4 - quarter) % 4]!;
  return {
    columns,
    rows,
    squareOf(space) {
      const [x, y] = place(columnOf(form, space) - first, rows - 1 - rowOf(form, space), columns);
      return y * columns + x;
    },
    spaceOf(square) {
      const [x, y] = back(square % columns, Math.floor(square / columns), columns);
      return spaceAt(form, x + first, rows - 1 - y);
    },
    turnsOf: (heading) => (headings.indexOf(heading) - quarter + 4) % 4,
  };
}

/** The corner of a space in the drawing. */
export function cornerOf(layout: Layout, space: Space): { x: number; y: number } {
  const square = layout.squareOf(space);
  return { x: (square % layout.columns) * CELL, y: Math.floor(square / layout.columns) * CELL };
}
