/** The hand that draws the map: curves through points, lines that shake a little, lines walked in steps. */
import { at, type Random, round } from '../cards/random.ts';

export type Point = readonly [x: number, y: number];

export const lineThrough = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${at(x, y)}`).join('');

/** A curve through points. */
export function curveThrough(points: readonly Point[]): string {
  const get = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const [x, y] = get(0);
  let path = `M${at(x, y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    path += `C${at(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${at(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)} ${at(c[0], c[1])}`;
  }
  return path;
}

/** Inner points a little off, as a hand would. */
export const shaken = (points: readonly Point[], random: Random, by: number): Point[] =>
  points.map(([x, y], i) =>
    i === 0 || i === points.length - 1 ? [x, y] : [x + (random() - 0.5) * by, y + (random() - 0.5) * by],
  );

const pieces = 14;

/** A curve as many points, without what lies within `head` of its beginning and `tail` of its end. */
export function walked(points: readonly Point[], head: number, tail: number): Point[] {
  const [first, control, last] = [points[0]!, points[1]!, points.at(-1)!];
  const along = Array.from({ length: pieces + 1 }, (_, i): Point => {
    const t = i / pieces;
    const mix = (k: 0 | 1) => (1 - t) ** 2 * first[k] + 2 * t * (1 - t) * control[k] + t ** 2 * last[k];
    return [mix(0), mix(1)];
  });
  return along.filter((point) => distance(point, first) > head && distance(point, last) > tail);
}

export const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

export interface Print {
  x: number;
  y: number;
  turn: number;
}

/** Footprints along a line: two feet, a little apart. */
export function printsAlong(points: readonly Point[], every = 9): Print[] {
  const prints: Print[] = [];
  let gone = 0;
  for (let i = 0; i < points.length - 1; i++) {
    const [[x, y], [u, v]] = [points[i]!, points[i + 1]!];
    const [length, angle] = [Math.hypot(u - x, v - y), Math.atan2(v - y, u - x)];
    for (; gone < length; gone += every) {
      const side = prints.length % 2 ? 3.4 : -3.4;
      prints.push({
        x: x + Math.cos(angle) * gone - Math.sin(angle) * side,
        y: y + Math.sin(angle) * gone + Math.cos(angle) * side,
        turn: (angle * 180) / Math.PI,
      });
    }
    gone -= length;
  }
  return prints;
}

export const move = (x: number, y: number): string => `M${at(x, y)}`;
export { round };
