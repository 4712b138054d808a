/** Chasms, fallen rock, bridges, rivers and magma: the grounds one plays by. Each is known by its drawing. */
import { at, between } from '../../../cards/random.ts';
import { circleAt, pathOf, type Pen, type Point } from './pen.ts';

const ring = (count: number, reach: (i: number) => number, flat = 1): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2;
    return [Math.cos(angle) * reach(i), Math.sin(angle) * reach(i) * flat];
  });

const scaled = (points: readonly Point[], by: number, [dx, dy]: Point = [0, 0]): Point[] =>
  points.map(([x, y]) => [x * by + dx, y * by + dy]);

export function chasm(pen: Pen): void {
  const rim = ring(22, (i) => (i % 2 ? 30 : 27) + pen.random() * 2.6);
  pen.draw('chasmRim', pathOf(rim, true));
  pen.draw('void', pathOf(scaled(rim, 0.93), true));
  pen.draw('chasmDeep', pathOf(scaled(rim, 0.66, [3, 4]), true));
  const strokes = rim.map(([x, y], i) =>
    i % 2 ? `M${at(x * 0.9, y * 0.9)}L${at(x * 0.72 + 1, y * 0.72 + 1.5)}` : '',
  );
  pen.draw('chasmStroke', strokes.join(''));
}

const heap: readonly (readonly [number, number, number])[] = [
  [0, -30, 7],
  [-12, -20, 7],
  [10, -17, 8.5],
  [-3, -9, 9.5],
  [14, -3, 7.5],
  [-15, -1, 9],
  [3, 6, 10],
  [-12, 14, 8.5],
  [13, 13, 9],
  [0, 22, 8],
  [-11, 30, 6.5],
  [11, 29, 7],
];

export function fallenRoof(pen: Pen): void {
  const dust = Array.from({ length: 26 }, () =>
    circleAt(between(pen.random, -40, 40), between(pen.random, -40, 40), between(pen.random, 0.6, 1.2)),
  );
  pen.draw('stipple', dust.join(''));
  for (const [x, y, size] of heap) pen.stone(pen.at(x, y), size + pen.random() * 1.5);
}

export function chokedPassage(pen: Pen): void {
  fallenRoof(pen);
  for (const [x, y] of [
    [30, -4],
    [-30, 3],
    [38, 6],
  ] as const)
    pen.stone(pen.at(x, y), 7);
}

export function gorge(pen: Pen): void {
  pen.draw(
    'void',
    pen.shape([
      [-60, -29],
      [-20, -25],
      [0, -28],
      [18, -24],
      [60, -29],
      [60, 29],
      [20, 25],
      [0, 28],
      [-18, 24],
      [-60, 29],
    ]),
  );
  const cliffs = Array.from({ length: 16 }, (_, i) => {
    const x = i * 4.5 - 34;
    const depth = between(pen.random, 14, 20);
    return `M${pen.to(x, -26)}L${pen.to(x + 1, -depth)}M${pen.to(x, 26)}L${pen.to(x + 1, depth)}`;
  });
  pen.draw('cliff', cliffs.join(''));
}

function planks(pen: Pen, isMissing: (plank: number) => boolean): void {
  pen.draw('ropeCast', [-8, 8].map((x) => `M${pen.to(x, -50)}L${pen.to(x, 50)}`).join(''), [5, 7]);
  const boards = Array.from({ length: 18 }, (_, i) => {
    const [y, shift] = [i * 5.3 - 47, (pen.random() - 0.5) * 1.6];
    if (isMissing(i)) return '';
    return pen.shape([
      [-9.5 + shift, y],
      [9.5 + shift, y + pen.random() - 0.5],
      [9.5 + shift, y + 4.2],
      [-9.5 + shift, y + 4.2],
    ]);
  });
  pen.draw('board', boards.join(''));
  const ropes = [-1, 1].map((s) => `M${pen.to(11 * s, -50)}Q${pen.to(13.5 * s, 0)} ${pen.to(11 * s, 50)}`);
  pen.draw('rope', ropes.join(''));
  for (const y of [-36, 36]) for (const x of [-11.5, 11.5]) pen.pillar(pen.at(x, y), 2.2);
}

export const bridge = (pen: Pen): void => planks(pen, () => false);
export const frayedBridge = (pen: Pen): void => planks(pen, (plank) => plank === 5 || plank === 11);

/** A curve through points of the tile as drawn: `M p C a b c …`, three points a bend. */
const curve = (pen: Pen, start: Point, bends: readonly (readonly Point[])[], join = 'C'): string =>
  `M${pen.to(...start)}${bends.map((bend) => join + bend.map(([x, y]) => pen.to(x, y)).join(' ')).join('')}z`;

function water(pen: Pen, banks: string, top: number, depth: number, stones: readonly Point[]): void {
  pen.draw('bank', banks);
  pen.draw('water', banks);
  const ripples = Array.from({ length: 16 }, () => {
    const [x, y] = pen.at(between(pen.random, -40, 40), top + pen.random() * depth);
    return `M${at(x, y)}q2.5-2.5 5 0t5 0`;
  });
  pen.draw('ripple', ripples.join(''));
  for (const [x, y] of stones) pen.stone(pen.at(x, y), 4.2);
}

export function river(pen: Pen): void {
  const banks = curve(
    pen,
    [-60, -16],
    [
      [[-30, -6], [-14, -15], [0, -11]],
      [[14, -7], [34, -14], [60, -10]],
      [[60, -3], [60, 5], [60, 12]],
      [[30, 16], [12, 8], [-4, 12]],
      [[-20, 16], [-36, 18], [-60, 10]],
    ],
  ); // prettier-ignore
  water(pen, banks, -10, 20, [
    [-3, -5],
    [4, 3],
  ]);
}

export function fork(pen: Pen): void {
  const banks = curve(
    pen,
    [-60, 20],
    [
      [[-24, 26], [-16, 6], [-2, 2]],
      [[10, -2], [20, -20], [60, -30]],
      [[60, -24], [60, -18], [60, -12]],
      [[30, -6], [24, 2], [18, 10]],
      [[26, 18], [38, 24], [60, 22]],
      [[60, 28], [60, 36], [60, 42]],
      [[30, 40], [14, 28], [4, 17]],
      [[-10, 16], [-20, 40], [-60, 38]],
    ],
  ); // prettier-ignore
  water(pen, banks, -6, 36, [
    [0, -8],
    [8, 8],
    [-2, 10],
  ]);
}

function lava(pen: Pen, shape: string, plates: readonly Point[]): void {
  pen.draw('lavaBank', shape);
  pen.draw('lava', shape);
  const veins = Array.from({ length: 9 }, () => {
    const [x, y] = pen.at(between(pen.random, -40, 40), between(pen.random, -14, 14));
    return `M${at(x, y)}q2.5-3 5 0t5 0`;
  });
  pen.draw('lavaVein', veins.join(''));
  pen.draw('lavaPlate', plates.map((plate) => crust(pen, plate)).join(''));
}

const crust = ({ random }: Pen, [x, y]: Point): string =>
  `M${at(x, y)}l${at(between(random, 3, 7), -between(random, 2, 4))} ${at(between(random, 3, 5), between(random, 3, 5))} ${at(-between(random, 3, 5), between(random, 2.5, 4.5))} ${at(-between(random, 4, 6), -0.5)}z`;

const stream = (pen: Pen): Point[] =>
  Array.from({ length: 7 }, (_, i) => pen.at(i * 13 - 42 + pen.random() * 5, between(pen.random, -7, 7)));

export function embers(pen: Pen): void {
  const shape = curve(
    pen,
    [-60, -15],
    [
      [[-30, -8], [-16, -15], [0, -12.5]],
      [[16, -10], [34, -15], [60, -10]],
      [[60, -3], [60, 5], [60, 12]],
      [[30, 16], [12, 10], [-4, 13.5]],
      [[-20, 17], [-36, 17], [-60, 10]],
    ],
  ); // prettier-ignore
  lava(pen, shape, stream(pen));
}

export function emberFork(pen: Pen): void {
  const shape = curve(
    pen,
    [-60, -14],
    [
      [[-26, -14], [-18, -15], [0, -14]],
      [[18, -13], [20, -6], [20, 0]],
      [[20, 10], [14, 16], [0, 14]],
      [[-14, 12], [-26, 15], [-60, 12]],
    ],
  ); // prettier-ignore
  lava(pen, shape, stream(pen));
}

function pool(pen: Pen, reach: number, flat: number): void {
  const shore = ring(26, () => reach + pen.random() * 5, flat).map(([x, y]) => pen.at(x, y));
  const plates = Array.from({ length: 9 }, (): Point => {
    const [angle, far] = [pen.random() * Math.PI * 2, between(pen.random, 12, 23)];
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
  lava(pen, pathOf(shore, true), plates);
}

export const magma = (pen: Pen): void => pool(pen, 24, 0.86);
export const magmaBasin = (pen: Pen): void => pool(pen, 27, 1);
