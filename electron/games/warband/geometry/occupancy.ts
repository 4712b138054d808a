/**
 * Where the other creatures stand, as one mover sees them: row masks of allies, of enemies, and of the squares
 * adjacent to an enemy. Built anew for each mover; the mover itself is left out.
 */
import type { Size, Square } from './square.ts';
import { sizeTables, type Tables } from './tables.ts';

/** A creature as the geometry knows it. Creatures of one team are allies. */
export interface Piece {
  square: Square;
  size: Size;
  team: number;
}

/** Other creatures relative to one mover; bit x of row y is square (x,y). */
export interface Occupancy {
  allies: Int32Array;
  enemies: Int32Array;
  /** Squares adjacent to an enemy. */
  zone: Int32Array;
  /** All squares of enemies, as a list: what blocks the mover's lines of sight. */
  enemySquares: Square[];
}

/** An occupancy with nobody in it. */
export const emptyOccupancy = (tables: Tables): Occupancy => ({
  allies: new Int32Array(tables.height),
  enemies: new Int32Array(tables.height),
  zone: new Int32Array(tables.height),
  enemySquares: [],
});

/** Empties an occupancy for reuse on the same battlefield. */
export function clearOccupancy(occupancy: Occupancy): void {
  occupancy.allies.fill(0);
  occupancy.enemies.fill(0);
  occupancy.zone.fill(0);
  occupancy.enemySquares.length = 0;
}

function addEnemySquare(tables: Tables, occupancy: Occupancy, square: Square): void {
  const y = tables.rows[square];
  const { neighbours } = tables;
  occupancy.enemies[y] |= 1 << tables.columns[square];
  occupancy.enemySquares.push(square);
  if (y > 0) occupancy.zone[y - 1] |= neighbours[square * 3];
  occupancy.zone[y] |= neighbours[square * 3 + 1];
  if (y + 1 < tables.height) occupancy.zone[y + 1] |= neighbours[square * 3 + 2];
}

/** Adds an enemy of the mover. */
export function addEnemy(tables: Tables, occupancy: Occupancy, square: Square, size: Size): void {
  addEnemySquare(tables, occupancy, square);
  if (size === 1) return;
  addEnemySquare(tables, occupancy, square + 1);
  addEnemySquare(tables, occupancy, square + tables.width);
  addEnemySquare(tables, occupancy, square + tables.width + 1);
}

/** Adds an ally of the mover. */
export function addAlly(tables: Tables, occupancy: Occupancy, square: Square, size: Size): void {
  const bits = (size === 1 ? 1 : 3) << tables.columns[square];
  const y = tables.rows[square];
  occupancy.allies[y] |= bits;
  if (size === 2) occupancy.allies[y + 1] |= bits;
}

/** The occupancy a mover of a team sees; `except` is the mover itself, given as the same object. */
export function occupancyFor(
  tables: Tables,
  pieces: Iterable<Piece>,
  team: number,
  except?: Piece,
): Occupancy {
  const occupancy = emptyOccupancy(tables);
  for (const piece of pieces) {
    if (piece === except) continue;
    if (piece.team === team) addAlly(tables, occupancy, piece.square, piece.size);
    else addEnemy(tables, occupancy, piece.square, piece.size);
  }
  return occupancy;
}

/** Whether a space is adjacent to an enemy of the mover (W-514, W-716). */
export function isInZone(tables: Tables, occupancy: Occupancy, square: Square, size: Size): boolean {
  const bits = (size === 1 ? 1 : 3) << tables.columns[square];
  const y = tables.rows[square];
  const rows = size === 1 ? occupancy.zone[y] : occupancy.zone[y] | occupancy.zone[y + 1];
  return (rows & bits) !== 0;
}

/** The spaces of a row in which a creature of this size may stand and nobody stands (R-43, W-511). */
export function freeInRow(tables: Tables, { allies, enemies }: Occupancy, y: number, size: Size): number {
  const legal = sizeTables(tables, size).legal[y];
  if (size === 1) return legal & ~(allies[y] | enemies[y]);
  const taken = allies[y] | enemies[y] | allies[y + 1] | enemies[y + 1];
  return legal & ~(taken | (taken >>> 1));
}

/** Whether no other creature stands in the space (W-511). */
export function isFree(tables: Tables, occupancy: Occupancy, square: Square, size: Size): boolean {
  const { allies, enemies } = occupancy;
  const bits = (size === 1 ? 1 : 3) << tables.columns[square];
  const y = tables.rows[square];
  const taken = allies[y] | enemies[y] | (size === 1 ? 0 : allies[y + 1] | enemies[y + 1]);
  return (taken & bits) === 0;
}
