/**
 * The ground as one mover finds it: where it may step, enter, rest, must stop, pays double, and what it gathers.
 * Row masks for its size, filled anew for every movement; only rows within its reach are filled.
 */
import type { Marks } from './marks.ts';
import type { Occupancy } from './occupancy.ts';
import { longestSide, type Size, type Square } from './square.ts';
import { sizeTables, type Tables } from './tables.ts';

export const movementModes = ['walk', 'fly', 'burrow'] as const;
export type MovementMode = (typeof movementModes)[number];

/** A movement about to happen: who, how far, and what it may ignore. */
export interface Mover {
  from: Square;
  size: Size;
  /** Movement points: Speed, or the squares the effect states. W-514 is the caller's to apply. */
  budget: number;
  mode: MovementMode;
  /** Whether the stop rule W-513 ends the movement beside an enemy. */
  stops: boolean;
  /** Whether enemy squares may be passed: slides (W-534), flyers (W-525), burrowers (W-526). */
  passEnemies: boolean;
  /** Difficult squares and obstacles cost it nothing extra. */
  sureFooted?: boolean;
  /** Hazardous squares cost it nothing extra; that they do it no harm is the caller's to say, by marks. */
  hazardProof?: boolean;
  occupancy: Occupancy;
  /** Gathered on every square entered. */
  passMarks?: Marks;
  /** Gathered on the end space only (W-524). */
  endMarks?: Marks;
}

/** Where a mover may go and stay, as row masks for its size. */
export interface Ground {
  steps: Int32Array;
  slow: Int32Array;
  /** Spaces it may enter (W-510, R-45). */
  enter: Int32Array;
  /** Spaces in which it may end (W-511, R-49b). */
  rest: Int32Array;
  /** Spaces that end its movement (W-513). */
  stop: Int32Array;
  /** Different marks within reach, and for each the squares that carry it, from `kind * longestSide` on. */
  kinds: number[];
  kindRows: Int32Array;
  /** First and last row within reach. */
  top: number;
  bottom: number;
}

const none = new Int32Array(longestSide);

export const newGround = (): Ground => ({
  steps: none,
  slow: none,
  enter: new Int32Array(longestSide),
  rest: new Int32Array(longestSide),
  stop: new Int32Array(longestSide),
  kinds: [],
  kindRows: new Int32Array(8 * longestSide),
  top: 0,
  bottom: 0,
});

/** The Large spaces of a row that touch any marked square. */
export function touching(rows: Int32Array, y: number): number {
  const both = rows[y] | rows[y + 1];
  return both | (both >>> 1);
}

/** The spaces that cost this mover 2 to enter; flyers and burrowers ignore terrain (W-525, W-526). */
export function slowFor(tables: Tables, { mode, size, sureFooted, hazardProof }: Mover): Int32Array {
  const { slow, slowHazard, slowGround } = sizeTables(tables, size);
  if (mode !== 'walk' || (sureFooted && hazardProof)) return none;
  if (sureFooted) return slowHazard;
  return hazardProof ? slowGround : slow;
}

/** Other creatures: whom one may not enter, and where one may not stay. */
function fillCreatures(ground: Ground, mover: Mover, legal: Int32Array): void {
  const { allies, enemies, zone } = mover.occupancy;
  const isLarge = mover.size === 2;
  for (let y = ground.top; y <= ground.bottom; y++) {
    const enemy = isLarge ? touching(enemies, y) : enemies[y];
    const taken = enemy | (isLarge ? touching(allies, y) : allies[y]);
    const stop = mover.stops ? (isLarge ? touching(zone, y) : zone[y]) : 0;
    ground.stop[y] = stop;
    ground.rest[y] = legal[y] & ~taken;
    ground.enter[y] = ~((stop & taken) | (mover.passEnemies ? 0 : enemy)); // R-45, W-510
  }
}

/** The number of a kind of mark, new kinds getting empty rows. */
function kindOf(ground: Ground, bits: number): number {
  const known = ground.kinds.indexOf(bits);
  if (known >= 0) return known;
  const kind = ground.kinds.push(bits) - 1;
  if (kind * longestSide === ground.kindRows.length) {
    const bigger = new Int32Array(ground.kindRows.length * 2);
    bigger.set(ground.kindRows);
    ground.kindRows = bigger;
  }
  ground.kindRows.fill(0, kind * longestSide, (kind + 1) * longestSide);
  return kind;
}

/** Columns a mover can touch, as bits. */
function columnsWithin(tables: Tables, mover: Mover): number {
  const x = tables.columns[mover.from];
  const first = Math.max(0, x - mover.budget);
  const last = Math.min(longestSide - 1, x + mover.budget + mover.size - 1);
  return (-1 << first) & (-1 >>> (longestSide - 1 - last));
}

/** Sorts the marked squares within reach by what they carry. */
function fillKinds(ground: Ground, tables: Tables, mover: Mover, marks: Marks): void {
  const columns = columnsWithin(tables, mover);
  for (let y = ground.top; y < ground.bottom + mover.size; y++)
    for (let rest = marks.rows[y] & columns; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const bits = marks.bits[y * tables.width + 31 - Math.clz32(bit)];
      if (bits !== 0) ground.kindRows[kindOf(ground, bits) * longestSide + y] |= bit;
    }
}

/** Fills the ground for one movement. */
export function fillGround(ground: Ground, tables: Tables, mover: Mover): void {
  const table = sizeTables(tables, mover.size);
  const row = tables.rows[mover.from];
  ground.steps = mover.mode === 'burrow' ? table.burrows : table.steps;
  ground.slow = slowFor(tables, mover);
  ground.top = Math.max(0, row - mover.budget);
  ground.bottom = Math.min(tables.height - mover.size, row + mover.budget);
  ground.kinds.length = 0;
  fillCreatures(ground, mover, table.legal);
  if (mover.passMarks) fillKinds(ground, tables, mover, mover.passMarks);
}
