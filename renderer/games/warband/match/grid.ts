/**
 * Where a square of the battlefield lies on the screen. Battlefields taller than wide are shown on their side, so that
 * they fill a wide screen; a square keeps its name (C4) wherever it is drawn. Holds no rules.
 */
import type { WarbandView } from '../../../../shared/games/warband.ts';

export type Field = WarbandView['battlefield'];

/** The way between the squares of the game and their places in the drawing. */
export interface Grid {
  columns: number;
  rows: number;
  isTurned: boolean;
  /** Column and row, on screen, of the upper left corner of a space. */
  placeOf: (square: number, size?: 1 | 2) => { column: number; row: number };
  /** The square drawn at a column and row; undefined outside. */
  squareAt: (column: number, row: number) => number | undefined;
  nameOf: (square: number) => string;
}

const letters = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `A${String.fromCharCode(65 + index - 26)}`;

export function makeGrid(field: Field): Grid {
  const { width, height } = field;
  const isTurned = height > width;
  const columns = isTurned ? height : width;
  const rows = isTurned ? width : height;
  const drawnSquare = (square: number): number => {
    const x = square % width;
    const y = Math.floor(square / width);
    return isTurned ? (width - 1 - x) * columns + y : square;
  };
  return {
    columns,
    rows,
    isTurned,
    placeOf: (square, size = 1) => {
      // On its side the upper left square of a Large creature is the one beside its own first.
      const drawn = drawnSquare(isTurned && size === 2 ? square + 1 : square);
      return { column: drawn % columns, row: Math.floor(drawn / columns) };
    },
    squareAt: (column, row) => {
      if (column < 0 || row < 0 || column >= columns || row >= rows) return undefined;
      return isTurned ? column * width + (width - 1 - row) : row * width + column;
    },
    nameOf: (square) => `${letters(square % width)}${String(Math.floor(square / width) + 1)}`,
  };
}

/** The names along the upper and the left edge of the drawing. */
export function edgeNames({ columns, rows, isTurned }: Grid): { top: string[]; left: string[] } {
  const names = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => name(index));
  const number = (index: number) => String(index + 1);
  return isTurned
    ? { top: names(columns, number), left: names(rows, (row) => letters(rows - 1 - row)) }
    : { top: names(columns, letters), left: names(rows, number) };
}

/** All squares a space covers. */
export const spaceOf = (square: number, size: 1 | 2, width: number): number[] =>
  size === 1 ? [square] : [square, square + 1, square + width, square + width + 1];
