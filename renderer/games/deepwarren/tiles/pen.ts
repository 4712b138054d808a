/**
 * What a tile's drawing is made of, and the pen that draws it. A tile is 100 units wide, its middle is the origin. Its
 * geometry turns with it; light from the upper left, hatching and signs never do.
 */
import type { Turn } from '../../../../shared/games/deepwarren.ts';
import { at, round, type Random } from '../../../cards/random.ts';

export type Point = readonly [x: number, y: number];

/** One stroke or shape. `ink` names how it looks. */
export type Ink =
  | { ink: string; d: string; move?: Point; fill?: string }
  | { ink: string; motif: string; x: number; y: number; size: number };

export const turned = ([x, y]: Point, turn: Turn): Point => {
  if (turn === 1) return [-y, x];
  if (turn === 2) return [-x, -y];
  return turn === 3 ? [y, -x] : [x, y];
};

export const pathOf = (points: readonly Point[], isClosed = false): string =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}${isClosed ? 'z' : ''}`;

export const circleAt = (x: number, y: number, r: number, ry = r): string =>
  `M${at(x - r, y)}a${at(r, ry)} 0 1 0 ${at(2 * r, 0)}a${at(r, ry)} 0 1 0 ${at(-2 * r, 0)}z`;

export const boxAt = (x: number, y: number, width: number, height: number): string =>
  `M${at(x, y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** Half the width of a corridor. */
export const corridor = 18.5;

export class Pen {
  readonly inks: Ink[] = [];
  readonly turn: Turn;
  readonly random: Random;

  constructor(turn: Turn, random: Random) {
    this.turn = turn;
    this.random = random;
  }

  /** A point of the tile as it lies. */
  at(x: number, y: number): Point {
    return turned([x, y], this.turn);
  }

  /** The same as a path writes it. */
  to(x: number, y: number): string {
    return at(...this.at(x, y));
  }

  shape(points: readonly Point[]): string {
    return pathOf(
      points.map((point) => turned(point, this.turn)),
      true,
    );
  }

  /** Strokes of one ink after the other become one path. */
  draw(ink: string, d: string, move?: Point): void {
    const last = this.inks.at(-1);
    if (!move && last && 'd' in last && last.ink === ink && !last.move) last.d += d;
    else this.inks.push({ ink, d, ...(move && { move }) });
  }

  prop(motif: string, [x, y]: Point, size: number, ink = 'figure'): void {
    this.inks.push({ ink: 'propCast', motif, x: x - size / 2 + 1, y: y - size / 2 + 1.5, size });
    this.inks.push({ ink, motif, x: x - size / 2, y: y - size / 2, size });
  }

  pillar([x, y]: Point, r: number): void {
    this.draw('cast', circleAt(x + 2.5, y + 3, r));
    this.draw('pillar', circleAt(x, y, r));
    this.draw('pillarTop', circleAt(x - 0.4, y - 0.4, r * 0.62));
  }

  crate([x, y]: Point, size: number): void {
    const half = size / 2;
    this.draw('cast', boxAt(x - half + 1.5, y - half + 2, size, size));
    this.draw('crate', boxAt(x - half, y - half, size, size));
    const across = `M${at(x - half, y + half)}L${at(x + half, y - half)}`;
    const boards = [-size / 6, size / 6].map((dx) => `M${at(x + dx, y - half)}v${round(size)}`);
    this.draw('plank', across + boards.join(''));
  }

  stone([x, y]: Point, size: number): void {
    const corners = Array.from({ length: 6 }, (_, i): Point => {
      const angle = (i / 6) * Math.PI * 2 + (this.random() - 0.5) * 0.5;
      const reach = size * (0.8 + this.random() * 0.35);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.88];
    });
    this.draw('cast', pathOf(corners, true), [1.6, 2.2]);
    this.draw('stone', pathOf(corners, true));
    this.draw('facet', pathOf([[x, y], ...corners.slice(0, 3)], true));
  }
}
