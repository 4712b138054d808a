/**
 * Everything fixed for one battlefield, computed once and kept outside the state: steps, adjacency, terrain as
 * one integer a row (bit x of row y), and the lazily filled tables of `distance.ts` and `sight-lines.ts`.
 */
import { slowTerrain, terrain, terrainUnder, type Battlefield } from './battlefield.ts';
import { spaceOf, stepX, stepY, type Size, type Square } from './square.ts';

/** What creatures of one size can do: squares are named by the top-left square of the space. */
export interface SizeTables {
  /** Spaces a creature may stand in: by row. */
  legal: Int32Array;
  /** Spaces that cost 2 to enter, by row: all of them, those with hazards, those with other slow terrain. */
  slow: Int32Array;
  slowHazard: Int32Array;
  slowGround: Int32Array;
  /** Spaces from which a step in a direction is legal, at `y * 8 + direction`. */
  steps: Int32Array;
  /** The same for burrowers, whom only the border stops (R-49b). */
  burrows: Int32Array;
}

/** Bits of `Tables.cells`: walls on the four sides, then what blocks. */
export const cell = {
  wallN: 1,
  wallE: 2,
  wallS: 4,
  wallW: 8,
  blocksSight: 16,
  creature: 32,
  solid: 64,
} as const;

/** Fixed tables of one battlefield. */
export interface Tables {
  battlefield: Battlefield;
  width: number;
  height: number;
  /** Squares in a padded row: the field with a solid border, so that no walk needs a bounds check. */
  stride: number;
  /** Walls and blockers of the padded field. */
  cells: Uint8Array;
  /** Padded index by square. */
  cellOf: Int32Array;
  /** How a padded index changes, by direction. */
  cellStep: Int32Array;
  columns: Uint8Array;
  rows: Uint8Array;
  small: SizeTables;
  large: SizeTables;
  /** Squares from which the neighbour in a direction is adjacent, at `y * 8 + direction`. */
  adjacent: Int32Array;
  /** Squares adjacent to a square: rows above, at, below it, at `square * 3`. */
  neighbours: Int32Array;
  hazards: Int32Array;
  obstacles: Int32Array;
  /** Filled by `distance.ts`, by source square. */
  distances: (Uint16Array | undefined)[];
  /** Filled by `sight-lines.ts`, by source and target square. */
  sights: (Int32Array | undefined)[];
  /** Filled by `sight-lines.ts` for Large sources standing in obstacles. */
  lifted: Map<number, Int32Array>;
}

const wallBits = [cell.wallN, cell.wallE, cell.wallS, cell.wallW] as const;
/** The two straight directions of a diagonal: first the vertical, then the horizontal one. */
export const verticalOf = [0, 1, 2, 3, 0, 2, 2, 0] as const;
export const horizontalOf = [0, 1, 2, 3, 1, 1, 3, 3] as const;

function putCellWall(tables: Tables, square: Square, direction: number): void {
  const here = tables.cellOf[square];
  const there = here + tables.cellStep[direction];
  tables.cells[here] |= wallBits[direction];
  tables.cells[there] |= wallBits[(direction + 2) & 3];
}

function fillCells(tables: Tables): void {
  const { battlefield: map, cells } = tables;
  cells.fill(cell.solid | cell.blocksSight);
  map.squares.forEach((bits, square) => {
    const solid = bits & terrain.solid ? cell.solid : 0;
    const blocks = bits & (terrain.solid | terrain.obstacle) ? cell.blocksSight : 0;
    cells[tables.cellOf[square]] = solid | blocks;
  });
  for (const square of map.hWalls) putCellWall(tables, square, 0);
  for (const square of map.vWalls) putCellWall(tables, square, 3);
}

/** Whether a straight way leads from a cell to the next: no wall on the edge, no solid square behind it. */
function isOpen(tables: Tables, from: number, direction: number): boolean {
  const next = from + tables.cellStep[direction];
  return !(tables.cells[from] & wallBits[direction]) && !(tables.cells[next] & cell.solid);
}

/** Whether the way around one side of a corner is free: both its edges and its side square. */
function isWayOpen(tables: Tables, from: number, first: number, second: number): boolean {
  return isOpen(tables, from, first) && isOpen(tables, from + tables.cellStep[first], second);
}

/** a diagonal step needs both ways around the corner free. */
function canStep(tables: Tables, from: number, direction: number): boolean {
  if (direction < 4) return isOpen(tables, from, direction);
  const [vertical, horizontal] = [verticalOf[direction], horizontalOf[direction]];
  return isWayOpen(tables, from, vertical, horizontal) && isWayOpen(tables, from, horizontal, vertical);
}

/** a diagonal neighbour is adjacent if one way around the corner is free. */
function isAdjacentTo(tables: Tables, from: number, direction: number): boolean {
  if (tables.cells[from] & cell.solid) return false;
  if (direction < 4) return isOpen(tables, from, direction);
  const [vertical, horizontal] = [verticalOf[direction], horizontalOf[direction]];
  return isWayOpen(tables, from, vertical, horizontal) || isWayOpen(tables, from, horizontal, vertical);
}

/** all squares of the space inside the field and open, no wall edge inside. */
function isLegalSpace(tables: Tables, square: Square, size: Size): boolean {
  const here = tables.cellOf[square];
  if (tables.cells[here] & cell.solid) return false;
  if (size === 1) return true;
  return isWayOpen(tables, here, 1, 2) && isWayOpen(tables, here, 2, 1);
}

/** Whether a space of this size is wholly inside the field after a step. */
function isInside(tables: Tables, square: Square, size: Size, direction: number): boolean {
  const x = tables.columns[square] + stepX[direction];
  const y = tables.rows[square] + stepY[direction];
  return x >= 0 && y >= 0 && x + size <= tables.width && y + size <= tables.height;
}

function cellsOfSpace(tables: Tables, square: Square, size: Size): number[] {
  const here = tables.cellOf[square];
  const below = here + tables.stride;
  return size === 1 ? [here] : [here, here + 1, below, below + 1];
}

/** every square of the space steps legally, out of a legal space into a legal space. */
function canSpaceStep(tables: Tables, square: Square, size: Size, direction: number): boolean {
  const next = square + stepY[direction] * tables.width + stepX[direction];
  return (
    isLegalSpace(tables, square, size) &&
    isLegalSpace(tables, next, size) &&
    cellsOfSpace(tables, square, size).every((from) => canStep(tables, from, direction))
  );
}

function fillSlow(tables: Tables, into: SizeTables, square: Square, size: Size): void {
  const under = terrainUnder(tables.battlefield, spaceOf(square, size, tables.width));
  const bit = 1 << tables.columns[square];
  const y = tables.rows[square];
  if (under & slowTerrain) into.slow[y] |= bit;
  if (under & terrain.hazardous) into.slowHazard[y] |= bit;
  if (under & (terrain.difficult | terrain.obstacle)) into.slowGround[y] |= bit;
}

function fillSizeSquare(tables: Tables, into: SizeTables, square: Square, size: Size): void {
  const bit = 1 << tables.columns[square];
  const y = tables.rows[square];
  if (isLegalSpace(tables, square, size)) into.legal[y] |= bit;
  fillSlow(tables, into, square, size);
  for (let direction = 0; direction < 8; direction++) {
    if (!isInside(tables, square, size, direction)) continue;
    into.burrows[y * 8 + direction] |= bit;
    if (canSpaceStep(tables, square, size, direction)) into.steps[y * 8 + direction] |= bit;
  }
}

const emptySizeTables = (height: number): SizeTables => ({
  legal: new Int32Array(height),
  slow: new Int32Array(height),
  slowHazard: new Int32Array(height),
  slowGround: new Int32Array(height),
  steps: new Int32Array(height * 8),
  burrows: new Int32Array(height * 8),
});

function fillSize(tables: Tables, into: SizeTables, size: Size): void {
  for (let y = 0; y + size <= tables.height; y++)
    for (let x = 0; x + size <= tables.width; x++) fillSizeSquare(tables, into, y * tables.width + x, size);
}

function fillAdjacency(tables: Tables): void {
  for (let square = 0; square < tables.columns.length; square++)
    for (let direction = 0; direction < 8; direction++) {
      if (!isAdjacentTo(tables, tables.cellOf[square], direction)) continue;
      const x = tables.columns[square];
      tables.adjacent[tables.rows[square] * 8 + direction] |= 1 << x;
      tables.neighbours[square * 3 + 1 + stepY[direction]] |= 1 << (x + stepX[direction]);
    }
}

function fillTerrainRows(tables: Tables): void {
  tables.battlefield.squares.forEach((bits, square) => {
    const bit = 1 << tables.columns[square];
    if (bits & terrain.hazardous) tables.hazards[tables.rows[square]] |= bit;
    if (bits & terrain.obstacle) tables.obstacles[tables.rows[square]] |= bit;
  });
}

function emptyTables(map: Battlefield): Tables {
  const { width, height } = map;
  const stride = width + 2;
  const count = width * height;
  return {
    battlefield: map,
    width,
    height,
    stride,
    cells: new Uint8Array(stride * (height + 2)),
    cellOf: Int32Array.from(
      { length: count },
      (_, s) => (Math.floor(s / width) + 1) * stride + (s % width) + 1,
    ),
    cellStep: Int32Array.from({ length: 8 }, (_, d) => stepY[d] * stride + stepX[d]),
    columns: Uint8Array.from({ length: count }, (_, square) => square % width),
    rows: Uint8Array.from({ length: count }, (_, square) => Math.floor(square / width)),
    small: emptySizeTables(height),
    large: emptySizeTables(height),
    adjacent: new Int32Array(height * 8),
    neighbours: new Int32Array(count * 3),
    hazards: new Int32Array(height),
    obstacles: new Int32Array(height),
    distances: new Array<undefined>(count).fill(undefined),
    sights: new Array<undefined>(count).fill(undefined),
    lifted: new Map(),
  };
}

function buildTables(map: Battlefield): Tables {
  const tables = emptyTables(map);
  fillCells(tables);
  fillSize(tables, tables.small, 1);
  fillSize(tables, tables.large, 2);
  fillAdjacency(tables);
  fillTerrainRows(tables);
  return tables;
}

/** Battlefields kept by content: a clone or a loaded save finds the tables of its twin. */
const kept = 16;
const byContent = new Map<string, Tables>();
const byObject = new WeakMap<Battlefield, Tables>();

const contentKey = (map: Battlefield): string =>
  [map.width, map.squares.join(), map.hWalls.join(), map.vWalls.join()].join('|');

function tablesByContent(map: Battlefield): Tables {
  const key = contentKey(map);
  const tables = byContent.get(key) ?? buildTables(map);
  byContent.delete(key);
  byContent.set(key, tables);
  if (byContent.size > kept) byContent.delete(byContent.keys().next().value!);
  return tables;
}

/** The tables of a battlefield, built on first use. The battlefield must not be changed afterwards. */
export function tablesOf(map: Battlefield): Tables {
  let tables = byObject.get(map);
  if (!tables) byObject.set(map, (tables = tablesByContent(map)));
  return tables;
}

/** Tables for creatures of a size. */
export const sizeTables = (tables: Tables, size: Size): SizeTables =>
  size === 1 ? tables.small : tables.large;

/** Whether a row-mask table holds a square. */
export function holds(rows: Int32Array, tables: Tables, square: Square): boolean {
  return ((rows[tables.rows[square]] >>> tables.columns[square]) & 1) === 1;
}

/** Whether a space of this size with this top-left square may be stood in. */
export const isLegal = (tables: Tables, square: Square, size: Size): boolean =>
  square >= 0 && square < tables.columns.length && holds(sizeTables(tables, size).legal, tables, square);
