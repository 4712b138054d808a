/** Where a slip is laid beside a square: off the corner where it covers least of what one looks at. */
import type { Point } from './pointers.ts';

export interface Spot {
  x: number;
  y: number;
  cell: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How far off the square it lies, in parts of a square. */
const aside = 0.3;
const away = 0.2;

/** `busy`: middles of what should stay in sight. Where nothing speaks against it, it lies towards the middle. */
export function placeSlip(spot: Spot, slip: Size, board: Size, busy: readonly Point[]): Point {
  const isLeft = spot.x > board.width / 2;
  const isUp = spot.y > board.height / 2;
  const corners = [
    cornerOf(spot, slip, isLeft, isUp),
    cornerOf(spot, slip, isLeft, !isUp),
    cornerOf(spot, slip, !isLeft, isUp),
    cornerOf(spot, slip, !isLeft, !isUp),
  ];
  const inside = corners.filter((corner) => isWithin(corner, slip, board));
  const covered = (corner: Point) => busy.filter((point) => isCovered(point, corner, slip)).length;
  return (inside.length > 0 ? inside : corners.slice(0, 1)).reduce((best, corner) =>
    covered(corner) < covered(best) ? corner : best,
  );
}

const cornerOf = ({ x, y, cell }: Spot, { width, height }: Size, isLeft: boolean, isUp: boolean): Point => ({
  x: isLeft ? x - cell * aside - width : x + cell * (1 + aside),
  y: isUp ? y - cell * away - height : y + cell * (1 + away),
});

const isWithin = ({ x, y }: Point, { width, height }: Size, board: Size): boolean =>
  x >= 0 && y >= 0 && x + width <= board.width && y + height <= board.height;

const isCovered = (point: Point, { x, y }: Point, { width, height }: Size): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;
