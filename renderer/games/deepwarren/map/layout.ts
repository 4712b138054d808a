/** Where the dungeon lies on its drawing: the cells it needs, where their middles are, where its spaces are. */
import type { DeepwarrenContent } from '../../../../shared/games/deepwarren-questions.ts';
import {
  letterOfSpace,
  tileOfSpace,
  type DeepwarrenView,
  type PlacedTileView,
  type Space,
} from '../../../../shared/games/deepwarren.ts';
import type { Point } from '../tiles/pen.ts';
import { directionOf, spotsOf } from '../tiles/spots.ts';

/** Units of one cell in the drawing. */
export const CELL = 100;

export interface Cell {
  x: number;
  y: number;
}

/** A place of the dungeon; walked to by keys it has no space. */
export interface Place {
  cell: Cell;
  space: Space | undefined;
}

export interface Bounds {
  /** The westmost column and the northmost row: north is up, y rises. */
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** No dungeon is drawn larger than if it had so many cells. */
const least = { columns: 7, rows: 5 } as const;

export const cellKey = ({ x, y }: Cell): string => `${String(x)} ${String(y)}`;

/** The cells that wait for a tile: beside an open exit. */
export function waitingCells({ tiles, openings }: Pick<DeepwarrenView, 'tiles' | 'openings'>): Cell[] {
  const placed = new Map(tiles.map((each) => [each.tile, each]));
  const cells = openings.flatMap(({ tile, side }) => {
    const from = placed.get(tile);
    const [dx, dy] = directionOf(side);
    return from ? [{ x: from.x + dx, y: from.y - dy }] : [];
  });
  return [...new Map(cells.map((cell) => [cellKey(cell), cell])).values()];
}

/** All tiles and the cells that wait for one, in the middle of a drawing that is never too small. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [west, east] = [Math.min(0, ...xs), Math.max(0, ...xs)];
  const [south, north] = [Math.min(0, ...ys), Math.max(0, ...ys)];
  const columns = Math.max(least.columns, east - west + 1);
  const rows = Math.max(least.rows, north - south + 1);
  return {
    left: west - Math.floor((columns - (east - west + 1)) / 2),
    top: north + Math.floor((rows - (north - south + 1)) / 2),
    columns,
    rows,
  };
}

/** The middle of a cell in the drawing. */
export const middleOf = ({ left, top }: Pick<Bounds, 'left' | 'top'>, { x, y }: Cell): Point => [
  (x - left + 0.5) * CELL,
  (top - y + 0.5) * CELL,
];

export const cellAt = ({ left, top }: Pick<Bounds, 'left' | 'top'>, [px, py]: Point): Cell => ({
  x: left + Math.floor(px / CELL),
  y: top - Math.floor(py / CELL),
});

export const isInside = ({ left, top, columns, rows }: Bounds, { x, y }: Cell): boolean =>
  x >= left && x < left + columns && y <= top && y > top - rows;

/** Placed tiles by number and by cell, and where each space is. */
export interface Ground {
  byTile: ReadonlyMap<number, PlacedTileView>;
  byCell: ReadonlyMap<string, PlacedTileView>;
  /** From the middle of the tile to the space. */
  offsetOf: (space: Space) => Point;
  cellOf: (space: Space) => Cell | undefined;
}

export function groundOf(tiles: readonly PlacedTileView[], content: DeepwarrenContent): Ground {
  const byTile = new Map(tiles.map((each) => [each.tile, each]));
  return {
    byTile,
    byCell: new Map(tiles.map((each) => [cellKey(each), each])),
    offsetOf(space) {
      const tile = tileOfSpace(space);
      const [face, placed] = [content.tiles[tile], byTile.get(tile)];
      return (face && spotsOf(face, placed?.turn ?? 0)[letterOfSpace(space)]) ?? [0, 0];
    },
    cellOf: (space) => byTile.get(tileOfSpace(space)),
  };
}

/** Where tokens stand that share a space: side by side, each still seen. */
export function standingSpots(count: number): readonly Point[] {
  if (count < 2) return [[0, 0]];
  const reach = 22;
  if (count === 2) return [[-reach, 0], [reach, 0]]; // prettier-ignore
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2 - (count === 4 ? (Math.PI * 3) / 4 : Math.PI / 2);
    return [Math.cos(angle) * reach * 1.25, Math.sin(angle) * reach * 1.25];
  });
}
