/** The pen: strokes every drawing of a battlefield is made of. Pure; the same input gives the same line. */
import { at, between, type Random } from '../../cards/random.ts';
import type { Plan, Terrain } from './plan.ts';
import { CELL, type Place } from './squares.ts';

export type Shape = (x: number, y: number) => boolean;

const within = (random: Random, amount: number): number => (random() - 0.5) * 2 * amount;

export const placesOf = (plan: Plan, ...terrain: readonly Terrain[]): Place[] =>
  plan.terrain.flatMap((found, square) =>
    terrain.includes(found) ? [[square % plan.width, Math.floor(square / plan.width)] as const] : [],
  );

/** Whether a square is among these places. */
export function shapeOf(places: readonly Place[]): Shape {
  const known = new Set(places.map(([x, y]) => y * 1000 + x));
  return (x, y) => known.has(y * 1000 + x);
}

/** The squares as one shape. */
export const area = (places: readonly Place[]): string =>
  places.map(([x, y]) => `M${at(x * CELL, y * CELL)}h48v48h-48z`).join('');

/** The same a little smaller, to be drawn with a broad line, so that neighbours run together and corners are round. */
export const softArea = (places: readonly Place[]): string =>
  places.map(([x, y]) => `M${at(x * CELL + 7, y * CELL + 7)}h34v34h-34z`).join('');

/** Each outer edge of a shape: from where to where, clockwise, the shape on the right. */
function edgesOf(places: readonly Place[]): { from: Place; to: Place }[] {
  const has = shapeOf(places);
  return places.flatMap(([x, y]) => [
    ...(has(x, y - 1) ? [] : [{ from: [x, y], to: [x + 1, y] } as const]),
    ...(has(x + 1, y) ? [] : [{ from: [x + 1, y], to: [x + 1, y + 1] } as const]),
    ...(has(x, y + 1) ? [] : [{ from: [x + 1, y + 1], to: [x, y + 1] } as const]),
    ...(has(x - 1, y) ? [] : [{ from: [x, y + 1], to: [x, y] } as const]),
  ]);
}

/** The outline of a shape, straight. */
export const outline = (places: readonly Place[]): string =>
  edgesOf(places)
    .map(({ from, to }) => `M${at(from[0] * CELL, from[1] * CELL)}L${at(to[0] * CELL, to[1] * CELL)}`)
    .join('');

/** The outline of a shape drawn by an unsteady hand. */
export const roughOutline = (places: readonly Place[], random: Random, wobble: number): string =>
  edgesOf(places)
    .map(({ from: [x1, y1], to: [x2, y2] }) => {
      const bend = (share: number) =>
        at(
          (x1 + (x2 - x1) * share) * CELL + within(random, wobble),
          (y1 + (y2 - y1) * share) * CELL + within(random, wobble),
        );
      return `M${at(x1 * CELL, y1 * CELL)}L${bend(0.33)}L${bend(0.66)}L${at(x2 * CELL, y2 * CELL)}`;
    })
    .join('');

/** Short strokes inward from every outer edge, as on an old survey. */
export const hatching = (places: readonly Place[], random: Random, strokes = 9): string =>
  edgesOf(places)
    .flatMap(({ from: [x1, y1], to: [x2, y2] }) =>
      Array.from({ length: strokes }, (_, i) => {
        const along = (i + 0.5 + within(random, 0.3)) / strokes;
        const length = between(random, 9, 18);
        // To the right of the edge is inside.
        const [ix, iy] = [-(y2 - y1), x2 - x1];
        const [lx, ly] = [(x2 - x1) * 0.45, (y2 - y1) * 0.45];
        return `M${at((x1 + (x2 - x1) * along) * CELL + ix * 3, (y1 + (y2 - y1) * along) * CELL + iy * 3)}l${at((ix + lx) * length, (iy + ly) * length)}`;
      }),
    )
    .join('');

/** Dots scattered over squares, as tiny strokes with round ends. */
export const stipple = (places: readonly Place[], dots: number, random: Random): string =>
  places
    .flatMap(([x, y]) =>
      Array.from(
        { length: dots },
        () => `M${at(x * CELL + between(random, 3, 45), y * CELL + between(random, 3, 45))}h.1`,
      ),
    )
    .join('');

/** A closed, many-cornered stone about a point. */
export function blob(x: number, y: number, radius: number, random: Random, corners = 6): string[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2 + within(random, 0.25);
    const reach = radius * between(random, 0.8, 1.15);
    return at(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.88);
  });
}

/** Thin walls between squares. */
export const wallLines = ({ upperWalls, leftWalls }: Plan): string =>
  [
    ...leftWalls.map(([x, y]) => `M${at(x * CELL, y * CELL)}v48`),
    ...upperWalls.map(([x, y]) => `M${at(x * CELL, y * CELL)}h48`),
  ].join('');

export const wallHatching = ({ upperWalls, leftWalls }: Plan, random: Random): string => {
  const strokes = Array.from({ length: 7 }, (_, i) => 4 + i * 7);
  return [
    ...leftWalls.flatMap(([x, y]) =>
      strokes.map((down) => `M${at(x * CELL + 3, y * CELL + down)}l${at(7 + within(random, 2), 5)}`),
    ),
    ...upperWalls.flatMap(([x, y]) =>
      strokes.map((along) => `M${at(x * CELL + along, y * CELL + 3)}l${at(5, 7 + within(random, 2))}`),
    ),
  ].join('');
};

export function grid({ width, height }: Plan): string {
  const columns = Array.from({ length: width - 1 }, (_, i) => `M${String((i + 1) * CELL)} 0v${String(height * CELL)}`);
  const rows = Array.from({ length: height - 1 }, (_, i) => `M0 ${String((i + 1) * CELL)}h${String(width * CELL)}`);
  return [...columns, ...rows].join('');
} // prettier-ignore

/** A number for a whole plan, so that every field has its own hand. */
export const seedOf = ({ face, width, height, terrain }: Plan): string =>
  `${face} ${String(width)} ${String(height)} ${terrain.map((name) => name[0]).join('')}`;
