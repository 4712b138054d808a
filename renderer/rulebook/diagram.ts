/** Geometry of a diagram as SVG path data: irregular flagstones, ink, hatching. The same diagram is always drawn the same. */
import type { Diagram, Point } from '../../shared/rulebook.ts';

export const cell = 40;
export const margin = 16;
const tones = 4;

export const middle = (n: number): number => n * cell + cell / 2;
const short = (n: number) => n.toFixed(1);

/** A repeatable source of small irregularities. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** Every square of the map with its letter, row by row. */
export const squaresOf = (map: readonly string[]): (Point & { letter: string })[] =>
  map.flatMap((row, y) => [...row].map((letter, x) => ({ x, y, letter })));

/** The floor in four tones, each one path: stones with corners moved a little, no two alike. */
export function floor(map: readonly string[], random: () => number): string[] {
  const paths = Array.from({ length: tones }, () => '');
  for (const { x, y, letter } of squaresOf(map)) {
    const tone = Math.floor(random() * tones);
    const jitter = () => random() * 2.6 + 0.4;
    const [left, top, right, bottom] = [x * cell, y * cell, (x + 1) * cell, (y + 1) * cell];
    const corners = [
      [left + jitter(), top + jitter()],
      [right - jitter(), top + jitter()],
      [right - jitter(), bottom - jitter()],
      [left + jitter(), bottom - jitter()],
    ];
    if (letter !== '#') paths[tone] += `M${corners.map((corner) => corner.map(short).join(' ')).join('L')}z`;
  }
  return paths;
}

/** A square, moved by `offset` for its shadow. */
export const block = ({ x, y }: Point, offset = 0): string => {
  const side = String(cell - (offset > 0 ? 1 : 0));
  return `M${String(x * cell + offset)} ${String(y * cell + offset)}h${side}v${side}h-${side}z`;
};

function stroke(cx: number, cy: number, angle: number, offset: number, half: number): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [mx, my] = [cx - dy * offset, cy + dx * offset];
  return `M${short(mx - dx * half)} ${short(my - dy * half)}L${short(mx + dx * half)} ${short(my + dy * half)}`;
}

const cluster = (cx: number, cy: number, gap: number, half: number, random: () => number): string => {
  const angle = random() * Math.PI;
  return [-gap, 0, gap].map((offset) => stroke(cx, cy, angle, offset, half)).join('');
};

/** Hatching inside solid squares. */
export const solidHatching = (solid: readonly Point[], random: () => number): string =>
  solid
    .flatMap(({ x, y }) =>
      [10, 30].flatMap((dx) => [10, 30].map((dy) => cluster(x * cell + dx, y * cell + dy, 5, 8, random))),
    )
    .join('');

/** Hatching on the far side of the outer wall, as on an old survey. */
export function outerHatching(columns: number, rows: number, random: () => number): string {
  const [width, height, half] = [columns * cell, rows * cell, margin / 2];
  const along = (length: number) =>
    Array.from({ length: Math.ceil(length / 15) }, (_, index) => index * 15 + 7);
  const at = (x: number, y: number) => cluster(x, y, 4, margin * 0.42, random);
  return [
    ...along(width).flatMap((x) => [at(x, -half), at(x, height + half)]),
    ...along(height).flatMap((y) => [at(-half, y), at(width + half, y)]),
  ].join('');
}

/** Thick ink wherever an open square meets a solid one or the edge, and along wall lines. */
export function ink({ map, walls }: Diagram): string {
  const isSolid = (x: number, y: number) => (map[y]?.[x] ?? '#') === '#';
  const open = squaresOf(map).filter(({ letter }) => letter !== '#');
  const edges = open.flatMap(({ x, y }) => [
    isSolid(x, y - 1) ? edge({ x, y: y - 1 }, { x, y }) : '',
    isSolid(x, y + 1) ? edge({ x, y }, { x, y: y + 1 }) : '',
    isSolid(x - 1, y) ? edge({ x: x - 1, y }, { x, y }) : '',
    isSolid(x + 1, y) ? edge({ x, y }, { x: x + 1, y }) : '',
  ]);
  return [...edges, ...walls.map(([from, to]) => edge(from, to))].join('');
}

/** The line shared by two orthogonal neighbours, the upper or left one first. */
function edge(from: Point, to: Point): string {
  const start = `M${String(to.x * cell)} ${String(to.y * cell)}`;
  return from.x === to.x ? `${start}h${String(cell)}` : `${start}v${String(cell)}`;
}

/** A line through the middles of squares; a Large creature's line runs through the middle of its space. */
export const line = (points: readonly Point[], isLarge: boolean): string => {
  const shift = isLarge ? cell / 2 : 0;
  return `M${points.map(({ x, y }) => `${String(middle(x) + shift)} ${String(middle(y) + shift)}`).join('L')}`;
};

/** Stones and dots of one difficult square. */
export function rubble({ x, y }: Point, random: () => number): { stones: string; dots: string } {
  const near = (from: number, span: number) => from + random() * span;
  const stones = Array.from({ length: 4 }, () => {
    const [cx, cy, r] = [near(x * cell + 8, 24), near(y * cell + 8, 24), near(2.5, 3.4)];
    const corners = [
      [cx - r, cy + r * 0.6],
      [cx - r * 0.4, cy - r],
      [cx + r * 0.8, cy - r * 0.7],
      [cx + r * 1.1, cy + r * 0.7],
    ];
    return `M${corners.map((corner) => corner.map(short).join(' ')).join('L')}z`;
  });
  const dots = Array.from(
    { length: 14 },
    () => `M${short(near(x * cell + 4, 32))} ${short(near(y * cell + 4, 32))}h.01`,
  );
  return { stones: stones.join(''), dots: dots.join('') };
}

/** The base of a piece: round for you, six-sided for the enemy. */
export const hexagon = (cx: number, cy: number, r: number): string =>
  [0, 60, 120, 180, 240, 300]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => `${short(cx + r * 1.07 * Math.cos(angle))},${short(cy + r * 1.07 * Math.sin(angle))}`)
    .join(' ');

/** A, B … Z, AA, AB … */
export const columnName = (x: number): string =>
  (x >= 26 ? String.fromCharCode(64 + Math.floor(x / 26)) : '') + String.fromCharCode(65 + (x % 26));
