/** The board as it lies: which edge a chamber turns where, what lies beside what, which open sides run into a wall. */
import type { ChamberFace, DelveContent } from '../../../../shared/games/delve-questions.ts';
import {
  boardColumns,
  boardRows,
  columnOf,
  rowOf,
  spaceAt,
  type DelveView,
  type LaidChamberView,
  type Side,
  type Space,
} from '../../../../shared/games/delve.ts';
import { CELL } from './pen.ts';

/** The Hoard covers two squares and is one space, called by its northern one. */
export const hoardSquares: readonly Space[] = [spaceAt(7, 5), spaceAt(7, 6)];
export const hoard: Space = hoardSquares[0]!;

/** The Towers and, for drawing, how often each is turned from the north-western one. */
export const towers: readonly { space: Space; turn: Side }[] = [
  { space: spaceAt(1, 1), turn: 0 },
  { space: spaceAt(boardColumns, 1), turn: 1 },
  { space: spaceAt(boardColumns, boardRows), turn: 2 },
  { space: spaceAt(1, boardRows), turn: 3 },
];
export const isTower = (square: Space): boolean => towers.some(({ space }) => space === square);

/** As the crow flies along the grid. */
export const stepsToTower = (square: Space): number =>
  Math.min(
    ...towers.map(
      ({ space }) => Math.abs(columnOf(space) - columnOf(square)) + Math.abs(rowOf(space) - rowOf(square)),
    ),
  );

export const allSides: readonly Side[] = [0, 1, 2, 3];
export const opposite = (side: Side): Side => ((side + 2) % 4) as Side;

/** Edges from north on. They are printed Back, Left, Ahead, Right; Ahead lies where the chamber heads. */
export function edgesOf({ sides }: Pick<ChamberFace, 'sides'>, heading: Side): string[] {
  const relative = [sides.charAt(2), sides.charAt(3), sides.charAt(0), sides.charAt(1)];
  return allSides.map((side) => relative[(side - heading + 4) % 4]!);
}

const steps: readonly (readonly [x: number, y: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The square beside one, or nothing beyond the outer wall. */
export function besides(square: Space, side: Side): Space | undefined {
  const [x, y] = steps[side]!;
  const column = columnOf(square) + x;
  const row = rowOf(square) + y;
  const isInside = column >= 1 && column <= boardColumns && row >= 1 && row <= boardRows;
  return isInside ? spaceAt(column, row) : undefined;
}

const squaresOf = (space: Space): readonly Space[] => (hoardSquares.includes(space) ? hoardSquares : [space]);

/** The side on which one space lies beside another; the Hoard lies beside six. */
export function sideTowards(from: Space, to: Space): Side | undefined {
  const goals = squaresOf(to);
  const starts = squaresOf(from);
  return allSides.find((side) => starts.some((start) => goals.includes(besides(start, side) ?? -1)));
}

export const middleOf = (square: Space): readonly [x: number, y: number] => [
  (columnOf(square) - 0.5) * CELL,
  (rowOf(square) - 0.5) * CELL,
];

/** The middle of a space; the Hoard's lies between its squares. */
export function spotOf(space: Space): readonly [x: number, y: number] {
  if (!hoardSquares.includes(space)) return middleOf(space);
  const [x, y] = middleOf(hoard);
  return [x, y + CELL / 2];
}

/** Both squares of the Hoard are one space. */
export const spaceOfSquare = (square: Space): Space => (hoardSquares.includes(square) ? hoard : square);

export type Laid = ReadonlyMap<Space, LaidChamberView>;

export const laidBySpace = ({ chambers }: Pick<DelveView, 'chambers'>): Laid =>
  new Map(chambers.map((each) => [each.space, each]));

/** Sides that are open here and walled from the other side. */
export function shutSides(laid: LaidChamberView, all: Laid, content: DelveContent): Side[] {
  const face = content.chambers[laid.chamber];
  if (!face) return [];
  const own = edgesOf(face, laid.heading);
  return allSides.filter(
    (side) => own[side] !== '#' && isWall(besides(laid.space, side), opposite(side), all, content),
  );
}

function isWall(square: Space | undefined, side: Side, all: Laid, { chambers }: DelveContent): boolean {
  if (square === undefined) return true;
  const beyond = all.get(square);
  const face = beyond && chambers[beyond.chamber];
  return face !== undefined && edgesOf(face, beyond!.heading)[side] === '#';
}
