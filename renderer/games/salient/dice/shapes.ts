/**
 * The outlines a die is drawn from, in a square of 100 with a little room above and below: Light with round corners,
 * Heavy with cut ones, Armour a die on a tracked die. Pips have the shape of the owner's side.
 */
import type { UnitClass } from '../../../../shared/games/salient.ts';
import type { Side } from '../../../ui/sides.ts';

type Point = readonly [x: number, y: number];

const short = (value: number): string => String(Math.round(value * 10) / 10);

const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** A box with cut corners. */
export const cut = (x: number, y: number, width: number, height: number, corner: number): string =>
  polygon([
    [x + corner, y],
    [x + width - corner, y],
    [x + width, y + corner],
    [x + width, y + height - corner],
    [x + width - corner, y + height],
    [x + corner, y + height],
    [x, y + height - corner],
    [x, y + corner],
  ]);

/** A box with round corners. */
export function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const arc = (dx: number, dy: number): string =>
    `a${short(radius)} ${short(radius)} 0 0 1 ${short(dx)} ${short(dy)}`;
  const [across, along] = [width - 2 * radius, height - 2 * radius];
  return [
    `M${short(x + radius)} ${short(y)}h${short(across)}${arc(radius, radius)}v${short(along)}`,
    `${arc(-radius, radius)}h${short(-across)}${arc(-radius, -radius)}v${short(-along)}${arc(radius, -radius)}Z`,
  ].join('');
}

const circle = (x: number, y: number, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0Z`;

const hexagon = (x: number, y: number, radius: number): string =>
  polygon(
    [30, 90, 150, 210, 270, 330].map((angle) => [
      x + radius * Math.cos((angle * Math.PI) / 180),
      y + radius * Math.sin((angle * Math.PI) / 180),
    ]),
  );

function shield(x: number, y: number, radius: number): string {
  const [left, right] = [short(x - radius * 0.92), short(x + radius * 0.92)];
  return `M${left} ${short(y - radius * 0.9)}H${right}V${short(y + radius * 0.1)}Q${right} ${short(y + radius * 0.7)} ${short(x)} ${short(y + radius * 1.1)}Q${left} ${short(y + radius * 0.7)} ${left} ${short(y + radius * 0.1)}Z`;
}

const diamond = (x: number, y: number, radius: number): string =>
  polygon([
    [x, y - radius],
    [x + radius, y],
    [x, y + radius],
    [x - radius, y],
  ]);

const pipShapes: Record<Side, (x: number, y: number, radius: number) => string> = {
  1: circle,
  2: (x, y, radius) => hexagon(x, y, radius * 1.12),
  3: (x, y, radius) => shield(x, y, radius * 1.05),
  4: (x, y, radius) => diamond(x, y, radius * 1.3),
};

const corners: readonly Point[] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
];
const middle: Point = [0, 0];

/** Where the pips of a face are, in steps from its middle. */
const pipPlaces: Record<number, readonly Point[]> = {
  1: [middle],
  2: corners.slice(0, 2),
  3: [middle, ...corners.slice(0, 2)],
  4: corners,
  5: [middle, ...corners],
  6: [...corners, [-1, 0], [1, 0]],
};

export const pips = (side: Side, face: number, [x, y]: Point, gap: number, radius: number): string =>
  (pipPlaces[face] ?? []).map(([a, b]) => pipShapes[side](x + a * gap, y + b * gap, radius)).join('');

export const classOfDice = ([top = 0, bottom]: readonly number[]): UnitClass =>
  bottom !== undefined ? 'armour' : top <= 3 ? 'light' : 'heavy';

/** Chevrons on the skirt of a die: how many spaces it marches. */
export const chevrons = (count: number, y: number): string =>
  Array.from({ length: count }, (_, at) => {
    const x = 50 + (at - (count - 1) / 2) * 15;
    return `M${short(x - 6)} ${short(y + 3)}l6-6 6 6`;
  }).join('');
