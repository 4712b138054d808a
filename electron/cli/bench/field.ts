/** The ground of the geometry benchmarks: one 16×24 field with terrain as B-12 budgets it, and crowds of creatures on it. */
import { randomInt, seedRng, shuffle, type Rng } from '../../engine/rng.ts';
import { openField, terrain, type Battlefield } from '../../games/warband/geometry/battlefield.ts';
import type { Piece } from '../../games/warband/geometry/occupancy.ts';

const width = 16;
const height = 24;
/** Squares of each terrain on an 8×8 stretch. */
const budget = { solid: 10, difficult: 6, hazardous: 4, obstacle: 4 } as const;

/** The field; the same every time. */
export function benchField(): Battlefield {
  const field = openField(width, height);
  const rng = seedRng(16_24);
  for (let top = 0; top < height; top += 8)
    for (let left = 0; left < width; left += 8) putTerrain(field, left, top, rng);
  return field;
}

function putTerrain(field: Battlefield, left: number, top: number, rng: Rng): void {
  const stretch = Array.from({ length: 64 }, (_, at) => (top + (at >> 3)) * width + left + (at & 7));
  const squares = shuffle(rng, stretch);
  for (const kind of Object.keys(budget) as (keyof typeof budget)[])
    for (const square of squares.splice(0, budget[kind])) field.squares[square] = terrain[kind];
}

/** Two sides of six on open squares, as the middle of a match has them; many different crowds. */
export function benchCrowds(field: Battlefield, count: number): Piece[][] {
  const rng = seedRng(count);
  const open = field.squares.flatMap((bits, square) => (bits === 0 ? [square] : []));
  return Array.from({ length: count }, () => {
    const centre = open[randomInt(rng, open.length)]!;
    const near = open.filter((square) => distanceOf(square, centre) <= 6);
    return shuffle(rng, near)
      .slice(0, 12)
      .map((square, at) => ({ square, size: 1, team: at % 2 }));
  });
}

/** Steps between two squares of an empty field. */
export const distanceOf = (one: number, other: number): number =>
  Math.max(
    Math.abs((one % width) - (other % width)),
    Math.abs(Math.floor(one / width) - Math.floor(other / width)),
  );
