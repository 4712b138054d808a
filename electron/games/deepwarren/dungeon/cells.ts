/** Cells of the table: coordinates as one number. The Entrance is (0,0), north is y + 1. */
import { tileCount } from '../content/tiles.ts';
import type { Side } from '../../../../shared/games/deepwarren.ts';

/** No dungeon reaches farther from the Entrance than all tiles in a row. */
const reach = tileCount;
const width = 2 * reach + 1;

export const cellCount = width * width;

export const cellAt = (x: number, y: number): number => (y + reach) * width + x + reach;
export const xOf = (cell: number): number => (cell % width) - reach;
export const yOf = (cell: number): number => Math.floor(cell / width) - reach;

const offsets = [width, 1, -width, -1] as const;

/** The cell next to a cell on a side. */
export const cellBeside = (cell: number, side: Side): number => cell + offsets[side];

/** Whether such coordinates can be a cell at all. */
export const isCell = (x: number, y: number): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) < reach && Math.abs(y) < reach;
