/** What the chambers are drawn with: shapes as paths, each with the ink it is drawn in. Inks get their look in `Inks.svelte`. */
import { at } from '../../../cards/random.ts';

export type Point = readonly [x: number, y: number];

/** A space is drawn in a square of so many units. */
export const CELL = 64;

export interface Ink {
  ink: string;
  d: string;
  /** Turned about the middle of the space. */
  turn?: number;
}

export const ink = (name: string, d: string): Ink => ({ ink: name, d });

/** A point turned clockwise about the middle by quarters. */
export function turned([x, y]: Point, quarters: number): Point {
  switch (quarters % 4) {
    case 1:
      return [CELL - y, x];
    case 2:
      return [CELL - x, CELL - y];
    case 3:
      return [y, CELL - x];
    default:
      return [x, y];
  }
}

export const lineOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join('L')}`;
export const shapeOf = (points: readonly Point[]): string => `${lineOf(points)}Z`;

export const circle = (x: number, y: number, r: number): string =>
  `M${at(x - r, y)}a${at(r, r)} 0 1 0 ${at(2 * r, 0)}a${at(r, r)} 0 1 0 ${at(-2 * r, 0)}z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${at(x, y)}h${String(width)}v${String(height)}h${String(-width)}z`;

/** A point on a circle about the middle, by degrees from east. */
export function onRing(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [CELL / 2 + radius * Math.cos(angle), CELL / 2 + radius * Math.sin(angle)];
}
