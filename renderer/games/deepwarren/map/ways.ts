/** Lines between spaces: the way of a move with its footsteps, and the arrow of an attack. Pure geometry. */
import { at } from '../../../cards/random.ts';
import type { Point } from '../tiles/pen.ts';

export const lineThrough = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${at(x, y)}`).join('');

export interface Footstep {
  x: number;
  y: number;
  /** Degrees; 0 walks north. */
  turn: number;
  isLeft: boolean;
}

/** Two or three prints on every stretch of the way. */
export function footsteps(points: readonly Point[]): Footstep[] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i]!;
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;
    return [0.34, 0.5, 0.66].map((share, step) => ({
      x: from[0] + (to[0] - from[0]) * share,
      y: from[1] + (to[1] - from[1]) * share,
      turn,
      isLeft: step % 2 === 0,
    }));
  });
}

/** A line from one token to another that touches neither, and the angle it arrives at. */
export function aimLine(from: Point, to: Point, gap = 30): { d: string; tip: Point; turn: number } {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const near = Math.min(gap, length / 3);
  const start: Point = [from[0] + ux * near, from[1] + uy * near];
  const tip: Point = [to[0] - ux * near, to[1] - uy * near];
  return { d: lineThrough([start, tip]), tip, turn: (Math.atan2(uy, ux) * 180) / Math.PI };
}
