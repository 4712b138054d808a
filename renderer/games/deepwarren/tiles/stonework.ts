/** What lies on every tile: flagstones on the floor, and the rock hatched in ink along the walls. */
import { at, between, round, type Random } from '../../../cards/random.ts';
import type { Point } from './pen.ts';

const inside = (outline: readonly Point[], x: number, y: number): boolean => {
  let isInside = false;
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline[(i + outline.length - 1) % outline.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  });
  return isInside;
};

/** Shades of the flagstones. */
export const stoneTones = ['#efe3c6', '#e8d9b6', '#e2d1aa', '#dac89f', '#e9dcc0', '#d5c297'] as const;

const stoneSize = 12.5;

/** Flagstones in uneven rows: one path for each shade. */
export function flagstones(floor: readonly Point[], random: Random): string[] {
  const paths = stoneTones.map(() => '');
  for (let y = -50; y < 50; y += stoneSize) {
    let x = -50 - random() * stoneSize;
    while (x < 50) {
      const chance = random();
      const width = stoneSize * (chance < 0.3 ? 1.5 : chance < 0.5 ? 0.65 : 1);
      const tone = Math.floor(random() * stoneTones.length);
      if (touches(floor, x, y, width)) paths[tone] += flagstone(x, y, width, random);
      x += width;
    }
  }
  return paths;
}

const touches = (floor: readonly Point[], x: number, y: number, width: number): boolean =>
  [
    [x, y],
    [x + width, y],
    [x, y + stoneSize],
    [x + width, y + stoneSize],
    [x + width / 2, y + stoneSize / 2],
  ].some(([px, py]) => inside(floor, px!, py!));

function flagstone(x: number, y: number, width: number, random: Random): string {
  const shift = () => (random() - 0.5) * 1.3;
  const across = width - 0.8;
  return `M${at(x + shift() * 0.5 + 0.4, y + shift() * 0.5 + 0.4)}h${round(across)}l${at(shift() * 0.6, stoneSize - 0.8)}h${round(-across)}z`;
}

export const cracks = (random: Random): string =>
  Array.from(
    { length: 7 },
    () =>
      `M${at(between(random, -44, 44), between(random, -44, 44))}l${at(between(random, -3, 3), between(random, 3, 8))} ${at(between(random, -3, 3), between(random, 2, 6))}`,
  ).join('');

/** Strokes on the rock side of every wall, in bundles that change direction as on an old survey, and some far off. */
export function hatching(
  walls: readonly (readonly Point[])[],
  random: Random,
): { near: string; far: string } {
  const strokes = walls.flatMap((wall) =>
    wall.slice(1).flatMap((to, i) => strokesAlong(wall[i]!, to, i % 4 < 2 ? 0.5 : -0.35, random)),
  );
  return {
    near: strokes.map(({ near }) => near).join(''),
    far: strokes.map(({ far }) => far).join(''),
  };
}

const isBeyond = (x: number, y: number, most: number): boolean => Math.max(Math.abs(x), Math.abs(y)) > most;

function strokesAlong([x1, y1]: Point, [x2, y2]: Point, slant: number, random: Random) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 0.5) return [];
  const [along, out]: [Point, Point] = [
    [(x2 - x1) / length, (y2 - y1) / length],
    [(y2 - y1) / length, -(x2 - x1) / length],
  ];
  return Array.from({ length: Math.ceil(length / 2.3) }, (_, i) => {
    const [x, y] = [x1 + along[0] * i * 2.3, y1 + along[1] * i * 2.3];
    return { near: stroke([x, y], along, out, slant, random), far: fleck([x, y], out, random) };
  });
}

function stroke([x, y]: Point, along: Point, out: Point, slant: number, random: Random): string {
  const reach = between(random, 4.5, 10);
  const [dx, dy] = [(out[0] + along[0] * slant) * reach, (out[1] + along[1] * slant) * reach];
  return isBeyond(x + dx, y + dy, 49.2) ? '' : `M${at(x, y)}l${at(dx, dy)}`;
}

function fleck([x, y]: Point, out: Point, random: Random): string {
  if (random() > 0.16) return '';
  const [fx, fy] = [x + out[0] * between(random, 11, 19), y + out[1] * between(random, 11, 19)];
  if (isBeyond(fx, fy, 46)) return '';
  return `M${at(fx, fy)}l${at(between(random, -2.5, 2.5), between(random, 1.5, 4))}`;
}
