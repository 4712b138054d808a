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
  /** W-523. */
  mode: MovementMode;
  /** Whether the stop rule W-513 ends the movement beside an enemy. */
  stops: boolean;
  /** Whether enemy squares may be passed: slides (W-534), flyers (W-525), burrowers (W-526). */
  passEnemies: boolean;
  /** Difficult squares and obstacles cost it nothing extra; others pay once a step, however large (W-519). */
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
  /** Spaces that carry marks to gather. */
  marked: Int32Array;
  /** Every mark there is to gather. */
  allMarks: number;
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
  marked: new Int32Array(longestSide),
  allMarks: 0,
  top: 0,
  bottom: 0,
});

/** The Large spaces of a row that touch any marked square. */
function touching(rows: Int32Array, y: number): number {
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

/** Where other creatures let the mover go and stay, and what lies there. */
function fillRows(ground: Ground, mover: Mover, legal: Int32Array): void {
  const { allies, enemies, zone } = mover.occupancy;
  const isLarge = mover.size === 2;
  const marks = mover.passMarks?.rows ?? none;
  for (let y = ground.top; y <= ground.bottom; y++) {
    const enemy = isLarge ? touching(enemies, y) : enemies[y];
    const taken = enemy | (isLarge ? touching(allies, y) : allies[y]);
    const stop = mover.stops ? (isLarge ? touching(zone, y) : zone[y]) : 0;
    ground.stop[y] = stop;
    ground.marked[y] = isLarge ? touching(marks, y) : marks[y];
    ground.rest[y] = legal[y] & ~taken;
    ground.enter[y] = ~((stop & taken) | (mover.passEnemies ? 0 : enemy)); // R-45, W-510
  }
}

/** Fills the ground for one movement. */
export function fillGround(ground: Ground, tables: Tables, mover: Mover): void {
  const table = sizeTables(tables, mover.size);
  const row = tables.rows[mover.from];
  ground.steps = mover.mode === 'burrow' ? table.burrows : table.steps;
  ground.slow = slowFor(tables, mover);
  ground.allMarks = mover.passMarks?.all ?? 0;
  ground.top = Math.max(0, row - mover.budget);
  ground.bottom = Math.min(tables.height - mover.size, row + mover.budget);
  fillRows(ground, mover, table.legal);
}
