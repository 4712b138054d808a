/**
 * Squares of a battlefield as a drawing has them: columns and rows, upright or on its side. A field on its side is
 * turned by a quarter: what was the upper edge is left. Holds no rules.
 */
import type { WarbandView } from '../../../shared/games/warband.ts';

export type Field = WarbandView['battlefield'];

/** Side of a square in drawing units. */
export const CELL = 48;

export type Place = readonly [column: number, row: number];

/** The field as it is seen from its left edge. */
export function turnField(field: Field): Field {
  const { width, height } = field;
  const to = (square: number): number => (width - 1 - (square % width)) * height + Math.floor(square / width);
  const squares = new Array<number>(width * height).fill(0);
  field.squares.forEach((bits, square) => (squares[to(square)] = bits));
  return {
    ...field,
    width: height,
    height: width,
    squares,
    // An upper edge becomes a left edge; a left edge becomes the upper edge of the square before it.
    vWalls: field.hWalls.map(to),
    hWalls: field.vWalls.map((square) => to(square) + height),
    starts: field.starts.map((list) => list.map(to)),
    treasures: field.treasures.map(to),
  };
}
