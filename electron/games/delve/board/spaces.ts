/** The printed board: which squares lie beside which, the Hoard as one space, the Towers (C-01, R-101 to R-103). */
import {
  boardColumns,
  boardRows,
  columnOf,
  rowOf,
  spaceAt,
  type Space,
} from '../../../../shared/games/delve.ts';
import { none } from '../state.ts';

export const squareCount = boardColumns * boardRows;
const sides = [0, 1, 2, 3] as const;
export const opposite = (side: number): number => (side + 2) % 4;

/** The Hoard's northern square stands for both. */
export const hoard = spaceAt(7, 5);
export const hoardSquares: readonly Space[] = [hoard, spaceAt(7, 6)];

/** A square as a space: both squares of the Hoard are the Hoard. */
export const spaceOfSquare = (square: number): Space => (square === hoardSquares[1] ? hoard : square);

const towerCorners = [
  { name: 'NW', space: spaceAt(1, 1), passages: [1, 2] },
  { name: 'NE', space: spaceAt(13, 1), passages: [3, 2] },
  { name: 'SW', space: spaceAt(1, 10), passages: [1, 0] },
  { name: 'SE', space: spaceAt(13, 10), passages: [3, 0] },
] as const;

export const towers: readonly Space[] = towerCorners.map(({ space }) => space);
export const towerNames: readonly string[] = towerCorners.map(({ name }) => name);

const towerFlags = Array.from({ length: squareCount }, (_, space) => towers.includes(space));
export const isTower = (space: Space): boolean => towerFlags[space];
export const isPrinted = (space: Space): boolean => towerFlags[space] || space === hoard;

const steps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** So many squares from a square in a direction, stopped at the outer wall (D-818, R-503). */
export function squareTowards(square: number, side: number, distance: number): number {
  const [x, y] = steps[side];
  const column = Math.min(Math.max(columnOf(square) + x * distance, 1), boardColumns);
  const row = Math.min(Math.max(rowOf(square) + y * distance, 1), boardRows);
  return spaceAt(column, row);
}

function squareBeside(square: number, side: number): number {
  const beside = squareTowards(square, side, 1);
  return beside === square ? none : beside;
}

/** A border between two spaces: where it leads, by which side of the near space, and by which of the far one. */
export interface Border {
  to: Space;
  side: number;
  far: number;
}

function bordersFrom(space: Space): Border[] {
  const squares = space === hoard ? hoardSquares : [space];
  return squares.flatMap((square) =>
    sides.flatMap((side) => {
      const beside = squareBeside(square, side);
      return beside === none || spaceOfSquare(beside) === space
        ? []
        : [{ to: spaceOfSquare(beside), side, far: opposite(side) }];
    }),
  );
}

/** Every border of a space that is not the outer wall; six of the Hoard. */
export const bordersOf: readonly (readonly Border[])[] = Array.from({ length: squareCount }, (_, square) =>
  square === hoardSquares[1] ? [] : bordersFrom(square),
);

/** By space and side: the border there, which the Hoard has no single one of; `undefined` at the outer wall. */
const bySide: (Border | undefined)[] = Array.from({ length: squareCount * 4 }, (_, at) =>
  bordersOf[at >> 2].find(({ side }) => side === (at & 3)),
);

export const borderOn = (space: Space, side: number): Border | undefined => bySide[space * 4 + side];

export const borderTo = (space: Space, to: Space): Border | undefined =>
  bordersOf[space].find((border) => border.to === to);

/** Whether a Tower's passage leads that way; all sides of the Hoard do. */
export const hasPrintedPassage = (space: Space, side: number): boolean =>
  space === hoard || borderOn(space, side) !== undefined;

const apart = (one: number, other: number): number =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));

/** Squares between, as one walks. */
export const squaresApart = (one: Space, other: Space): number =>
  Math.min(
    ...(one === hoard ? hoardSquares : [one]).flatMap((from) =>
      (other === hoard ? hoardSquares : [other]).map((to) => apart(from, to)),
    ),
  );
