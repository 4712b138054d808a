/** Where creatures stand, as circles round their pieces in drawing units, and shapes drawn along them. */
import type { WarbandView } from '../../../../shared/games/warband.ts';
import { CELL } from '../squares.ts';
import type { Grid } from './grid.ts';

export interface Ring {
  key: number;
  x: number;
  y: number;
  r: number;
}

export const ringsOf = (view: WarbandView, grid: Grid, ids: readonly number[] = []): Ring[] =>
  view.creatures
    .filter((creature) => ids.includes(creature.id))
    .map(({ id: key, square, size }) => {
      const { column, row } = grid.placeOf(square, size);
      return { key, x: (column + size / 2) * CELL, y: (row + size / 2) * CELL, r: size * CELL * 0.54 };
    });

/** A star of rays round the middle, closed: the light of the one that acts. */
export function raysOf(inner: number, outer: number, count: number): string {
  const points = Array.from({ length: 2 * count }, (_, index) => {
    const angle = (Math.PI * index) / count;
    const reach = index % 2 === 0 ? outer : inner;
    return `${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}
