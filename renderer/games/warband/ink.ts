/**
 * The pen: turns battlefield data into strokes. Everything is repeatable, so a map looks the same each time.
 * Pure functions that return path data; `BattlefieldMap.svelte` gives them colour.
 */
import type { Battlefield, Side } from './battlefield.ts';

/** Side of a square in drawing units. */
export const CELL = 48;

export type Square = readonly [x: number, y: number];
export type Random = () => number;

/** A repeatable source of irregularity. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const short = (n: number): string => String(Math.round(n * 10) / 10);
const point = (x: number, y: number): string => `${short(x)} ${short(y)}`;
const within = (random: Random, amount: number): number => (random() - 0.5) * 2 * amount;

export const widthOf = ({ rows }: Battlefield): number => rows[0]!.length;
export const heightOf = ({ rows }: Battlefield): number => rows.length;

const letterAt = ({ rows }: Battlefield, x: number, y: number): string => rows[y]?.[x] ?? '#';

/** All squares with one of these letters, row by row. */
export function squaresOf(field: Battlefield, letters: string): Square[] {
  return field.rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letters.includes(letter) ? [[x, y] as const] : [])),
  );
}

const isSolid = (field: Battlefield, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < widthOf(field) && y < heightOf(field) && letterAt(field, x, y) === '#';

export interface Slab {
  tone: number;
  d: string;
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** How one square is paved: a whole stone, or two or three smaller ones. */
function paving(random: Random): Box[] {
  const half = CELL / 2;
  const kind = random();
  if (kind < 0.16) return [[0, 0, CELL, half], [0, half, CELL, half]]; // prettier-ignore
  if (kind < 0.3) return [[0, 0, half, CELL], [half, 0, half, CELL]]; // prettier-ignore
  if (kind < 0.36) return [[0, 0, half, half], [half, 0, half, half], [0, half, CELL, half]]; // prettier-ignore
  return [[0, 0, CELL, CELL]];
}

function stone([x, y, width, height]: Box, random: Random): string {
  const gap = 1.1;
  const corner = (px: number, py: number) => point(px + within(random, 1.3), py + within(random, 1.3));
  const [right, foot] = [x + width - gap, y + height - gap];
  return `M${corner(x + gap, y + gap)}L${corner(right, y + gap)}L${corner(right, foot)}L${corner(x + gap, foot)}Z`;
}

/** The paved floor: stones grouped by tone, no two alike. */
export function floor(field: Battlefield, random: Random): Slab[] {
  const tones = Array.from({ length: 6 }, () => '');
  for (const [x, y] of squaresOf(field, '.rwhcpm$sS'))
    for (const [dx, dy, width, height] of paving(random))
      tones[Math.floor(random() * tones.length)] += stone(
        [x * CELL + dx, y * CELL + dy, width, height],
        random,
      );
  return tones.map((d, tone) => ({ tone, d }));
}

/** Hair cracks and scratches here and there. */
export function cracks(field: Battlefield, random: Random): string {
  return squaresOf(field, '.sSm')
    .filter(() => random() < 0.34)
    .map(([x, y]) => {
      const start = point(x * CELL + 8 + random() * 26, y * CELL + 4 + random() * 14);
      const first = point(within(random, 6), 8 + random() * 6);
      return `M${start}l${first} ${point(within(random, 8), 5 + random() * 8)}`;
    })
    .join('');
}

export function grid(field: Battlefield): string {
  const [width, height] = [widthOf(field), heightOf(field)];
  const columns = Array.from(
    { length: width - 1 },
    (_, i) => `M${String((i + 1) * CELL)} 0v${String(height * CELL)}`,
  );
  const rows = Array.from(
    { length: height - 1 },
    (_, i) => `M0 ${String((i + 1) * CELL)}h${String(width * CELL)}`,
  );
  return [...columns, ...rows].join('');
}

export function seams(field: Battlefield): string {
  const { columns, rows } = field.seams;
  const [width, height] = [widthOf(field) * CELL, heightOf(field) * CELL];
  return [
    ...columns.map((x) => `M${String(x * CELL)} 0v${String(height)}`),
    ...rows.map((y) => `M0 ${String(y * CELL)}h${String(width)}`),
  ].join('');
}

/** The squares as one shape. */
export const area = (squares: readonly Square[]): string =>
  squares
    .map(([x, y]) => `M${point(x * CELL, y * CELL)}h${String(CELL)}v${String(CELL)}h-${String(CELL)}z`)
    .join('');

type Neighbour = readonly [dx: number, dy: number];
const UP: Neighbour = [0, -1];
const DOWN: Neighbour = [0, 1];
const LEFT: Neighbour = [-1, 0];
const RIGHT: Neighbour = [1, 0];

/** Each outer edge of the solid masses: its square and the side it faces. */
function solidEdges(field: Battlefield): { square: Square; facing: Neighbour }[] {
  return squaresOf(field, '#').flatMap((square) =>
    [UP, DOWN, LEFT, RIGHT]
      .filter(([dx, dy]) => !isSolid(field, square[0] + dx, square[1] + dy))
      .map((facing) => ({ square, facing })),
  );
}

/** Thick ink round every solid mass. */
export function solidOutline(field: Battlefield): string {
  return solidEdges(field)
    .map(({ square: [x, y], facing: [dx, dy] }) => {
      const from = point((x + (dx > 0 ? 1 : 0)) * CELL, (y + (dy > 0 ? 1 : 0)) * CELL);
      return `M${from}${dx === 0 ? 'h' : 'v'}${String(CELL)}`;
    })
    .join('');
}

/** Short strokes on the far side of the wall line, as on an old survey. */
export function solidHatching(field: Battlefield, random: Random): string {
  return solidEdges(field)
    .flatMap(({ square: [x, y], facing: [dx, dy] }) =>
      Array.from({ length: 9 }, (_, i) => {
        const along = 3 + i * 5.2 + within(random, 1.4);
        const length = 9 + random() * 9;
        const across = (d: number) => (d > 0 ? CELL - 3 : 3);
        const start =
          dx === 0
            ? point(x * CELL + along, y * CELL + across(dy))
            : point(x * CELL + across(dx), y * CELL + along);
        const lean = length * 0.45;
        return `M${start}l${dx === 0 ? point(-dy * lean, -dy * length) : point(-dx * length, -dx * lean)}`;
      }),
    )
    .join('');
}

const cornerOf = (key: string): Square => key.split(',').map(Number) as unknown as Square;

/** Thin walls between two squares. */
export function edgeWalls({ leftWalls, upperWalls }: Battlefield): string {
  const upright = leftWalls.map(cornerOf).map(([x, y]) => `M${point(x * CELL, y * CELL)}v${String(CELL)}`);
  const level = upperWalls.map(cornerOf).map(([x, y]) => `M${point(x * CELL, y * CELL)}h${String(CELL)}`);
  return [...upright, ...level].join('');
}

export function edgeHatching({ leftWalls, upperWalls }: Battlefield, random: Random): string {
  const strokes = Array.from({ length: 7 }, (_, i) => 4 + i * 7);
  const upright = leftWalls
    .map(cornerOf)
    .flatMap(([x, y]) =>
      strokes.map((p) => `M${point(x * CELL + 3, y * CELL + p)}l${point(7 + within(random, 2), 5)}`),
    );
  const level = upperWalls
    .map(cornerOf)
    .flatMap(([x, y]) =>
      strokes.map((p) => `M${point(x * CELL + p, y * CELL + 3)}l${point(5, 7 + within(random, 2))}`),
    );
  return [...upright, ...level].join('');
}

export interface Pebble {
  outline: string;
  facet: string;
}

/** Rubble: five stones a square, each with a facet turned from the light. */
export function rubble(field: Battlefield, random: Random): Pebble[] {
  const places: readonly Square[] = [[12, 13], [33, 11], [23, 26], [9, 35], [37, 33]]; // prettier-ignore
  return squaresOf(field, 'r').flatMap(([x, y]) =>
    places.map(([px, py]) =>
      pebble(x * CELL + px + within(random, 3), y * CELL + py + within(random, 3), random),
    ),
  );
}

function pebble(x: number, y: number, random: Random): Pebble {
  const radius = 5 + random() * 4;
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * Math.PI * 2 + within(random, 0.25);
    const reach = radius * (0.8 + random() * 0.35);
    return point(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86);
  });
  return { outline: `M${corners.join('L')}Z`, facet: `M${point(x, y)}L${corners.slice(0, 3).join('L')}Z` };
}

/** Dots scattered over the squares of a terrain, as tiny strokes with round ends. */
export function stipple(squares: readonly Square[], dots: number, random: Random): string {
  return squares
    .flatMap(([x, y]) =>
      Array.from(
        { length: dots },
        () => `M${point(x * CELL + 3 + random() * 42, y * CELL + 3 + random() * 42)}h.1`,
      ),
    )
    .join('');
}

/** Ripples of shallow water. */
export function ripples(field: Battlefield, random: Random): string {
  return squaresOf(field, 'w')
    .flatMap(([x, y]) =>
      Array.from(
        { length: 4 },
        (_, i) => `M${point(x * CELL + 4 + random() * 14, y * CELL + 9 + i * 10.5)}q4-4 8 0t8 0t8 0`,
      ),
    )
    .join('');
}

/** Glowing fissures of hazardous ground. */
export function fissures(field: Battlefield): string {
  return squaresOf(field, 'h')
    .map(([x, y]) => {
      const [left, top] = [x * CELL, y * CELL];
      return (
        `M${point(left + 4, top + 14)}l11 5 6-7 9 9 14-4M${point(left + 8, top + 42)}l8-11 10 4 6-9 11 6` +
        `M${point(left + 21, top + 12)}l3-9M${point(left + 26, top + 35)}l2 11`
      );
    })
    .join('');
}

/** The first square of each block of a magic circle, which covers two by two. */
export function circles(field: Battlefield): Square[] {
  return squaresOf(field, 'm').filter(
    ([x, y]) => letterAt(field, x - 1, y) !== 'm' && letterAt(field, x, y - 1) !== 'm',
  );
}

/** A star of seven points and the rays round it, about the origin. */
export function circleFigure(): string {
  const at = (angle: number, radius: number) => point(Math.cos(angle) * radius, Math.sin(angle) * radius);
  const rays = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    return `M${at(angle, 36)}L${at(angle, i % 2 ? 39.5 : 43)}`;
  });
  const star = [0, 2, 4, 6, 1, 3, 5].map((i) => at((i / 7) * Math.PI * 2 - Math.PI / 2, 34));
  return `${rays.join('')}M${star.join('L')}Z`;
}

/** The box of a start area, in drawing units. */
export function startArea(field: Battlefield, side: Side): Box {
  const squares = squaresOf(field, side === 1 ? 's' : 'S');
  const [left, top] = squares[0]!;
  const [right, foot] = squares.at(-1)!;
  return [left * CELL, top * CELL, (right - left + 1) * CELL, (foot - top + 1) * CELL];
}
