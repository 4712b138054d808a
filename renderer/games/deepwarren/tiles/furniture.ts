/** What stands in the rooms of Deepwarren: slabs, crates, pillars, rails. Each turns with its tile. */
import { at, between, round } from '../../../cards/random.ts';
import { boxAt, circleAt, corridor, type Pen, type Point } from './pen.ts';

const corners = (reach: number): readonly Point[] => [
  [-reach, -reach],
  [reach, -reach],
  [-reach, reach],
  [reach, reach],
];

const spokes = (count: number, near: number, far: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${at(x * near, y * near)}L${at(x * far, y * far)}`;
  }).join('');

export function gate(pen: Pen): void {
  pen.draw('inlay', circleAt(0, 0, 25) + circleAt(0, 0, 21) + 'M0-21 5-5 21 0 5 5 0 21-5 5-21 0-5-5z');
  for (const corner of corners(24)) pen.pillar(corner, 3.8);
}

export function crypt(pen: Pen): void {
  pen.draw('cast', boxAt(-8, -19, 20, 31));
  pen.draw('slab', boxAt(-10, -22, 20, 32));
  pen.draw('plank', `${boxAt(-7, -19, 14, 26)}M0-16V3M-4-11H4`);
}

export function vault(pen: Pen): void {
  pen.draw('inlay', 'M-20-20H20V14H-20zM-16-16H16V10H-16z');
  pen.prop('two-coins', [-17, 14], 11, 'gold');
  pen.prop('two-coins', [18, -17], 9, 'gold');
}

export function cache(pen: Pen): void {
  pen.prop('wooden-crate', pen.at(-13, -12), 13);
  pen.prop('barrel', pen.at(12, -13), 12);
}

export function bones(pen: Pen): void {
  pen.prop('crossed-bones', pen.at(-13, -11), 14);
  pen.prop('animal-skull', pen.at(13, -10), 13);
  pen.prop('crossed-bones', pen.at(6, -20), 9);
}

export function wellShaft(pen: Pen): void {
  pen.draw('cast', circleAt(2, 3, 17));
  pen.draw('wellRim', circleAt(0, 0, 16));
  pen.draw('void', circleAt(0, 0, 11.5));
  pen.draw('plank', spokes(12, 11.5, 16));
}

export function gallery(pen: Pen): void {
  for (const y of [-38, -13, 13, 38]) for (const x of [-16, 16]) pen.pillar(pen.at(x, y), 3.2);
}

export function puddles(pen: Pen): void {
  pen.draw('puddle', 'M-9 6q9-7 17 0 5 9-6 12-14 1-11-12zM4-33q7-3 9 3-1 6-8 5-6-3-1-8z');
  pen.draw('ripple', 'M-5 11q4-3 8 0M-3 15q3-2 6 0M6-29q2-2 5 0');
}

export function torches(pen: Pen): void {
  for (const y of [-30, 0, 30]) for (const x of [-14, 14]) torch(pen, pen.at(x, y));
}

function torch(pen: Pen, [x, y]: Point): void {
  pen.draw('glow', circleAt(x, y, 11), [0, 0]);
  pen.inks.push({ ink: 'flame', motif: 'candle-flame', x: x - 5, y: y - 5, size: 10 });
}

export function rails(pen: Pen): void {
  const sleepers = Array.from(
    { length: 12 },
    (_, i) => `M${pen.to(-9, i * 8 - 46)}L${pen.to(9, i * 8 - 46)}`,
  );
  pen.draw('sleeper', sleepers.join(''));
  pen.draw('rail', [-6, 6].map((x) => `M${pen.to(x, -50)}L${pen.to(x, 50)}`).join(''));
}

const stepHeights = Array.from({ length: 12 }, (_, i) => i * 5.2 - 31);

function flight(pen: Pen, isBroken: (step: number) => boolean): void {
  const side = corridor - 1;
  pen.draw(
    'stepShade',
    pen.shape([
      [-side, -33],
      [side, -33],
      [side, 34],
      [-side, 34],
    ]),
  );
  const lines = stepHeights.map((y, i) => {
    const to = isBroken(i) ? pen.to(-4, y + 1) : pen.to(corridor - 2, y);
    return `M${pen.to(-corridor + 2, y)}L${to}`;
  });
  pen.draw('step', lines.join(''));
}

export const stairs = (pen: Pen): void => flight(pen, () => false);

export function brokenStairs(pen: Pen): void {
  flight(pen, (step) => step === 5 || step === 6);
  pen.stone(pen.at(8, -4), 4);
  pen.stone(pen.at(3, 3), 3);
  pen.stone(pen.at(12, 4), 3);
}

export function mould(pen: Pen): void {
  const spots = Array.from({ length: 8 }, () => {
    const [x, y] = pen.at(between(pen.random, -17, -8), between(pen.random, 3, 17));
    return circleAt(x, y, between(pen.random, 1.6, 4));
  });
  pen.draw('mould', spots.join(''));
  pen.prop('mushrooms-cluster', pen.at(-13, 13), 15, 'moss');
}

export function shrine(pen: Pen): void {
  pen.draw('inlay', circleAt(0, 0, 19) + circleAt(0, 0, 15.5));
  pen.prop('candle-flame', pen.at(-15, 15), 13);
}

export function roots(pen: Pen): void {
  const root = (...points: [number, number][]) => points.map(([x, y]) => pen.to(x, y)).join(' ');
  pen.draw(
    'root',
    `M${pen.to(-20, 22)}C${root([-14, 8], [-2, 12], [2, 2])}S${root([14, -2], [19, 4])}M${pen.to(-21, 4)}C${root([-12, 2], [-12, -8], [-18, -20])}M${pen.to(-6, 9)}C${root([-2, 16], [6, 14], [9, 21])}`,
  );
}

export function hoist(pen: Pen): void {
  pen.prop('gears', pen.at(-14, 14), 16);
  pen.draw('inlay', 'M-8-8H14V14H-8z');
}

export const cave = (pen: Pen): void => pen.draw('inlay', `M${pen.to(-14, 14)}q2-6 6-4t6-5 6-3 5-6`);

export function guardPost(pen: Pen): void {
  pen.crate(pen.at(-21, 21), 11);
  pen.crate(pen.at(-9, 23), 8);
  pen.prop('crossed-swords', pen.at(21, 20), 14);
}

export function feast(pen: Pen): void {
  const [from, to] = [pen.at(-22, 23), pen.at(22, 16)];
  const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  const [width, height] = [Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])];
  pen.draw('cast', boxAt(x + 2, y + 2.5, width, height));
  pen.draw('crate', boxAt(x, y, width, height));
  pen.draw('plate', [-16, -6, 5, 15].map((seat) => circleAt(...pen.at(seat, 19.5), 2.3)).join(''));
}

export function store(pen: Pen): void {
  pen.crate(pen.at(-22, 22), 12);
  pen.crate(pen.at(-9, 23), 10);
  pen.crate(pen.at(-22, 10), 8);
  pen.prop('barrel', pen.at(22, 21), 13);
}

export function crates(pen: Pen): void {
  pen.crate(pen.at(-33, 13), 8);
  pen.crate(pen.at(33, -13), 8);
}

export function fissure(pen: Pen): void {
  pen.draw('fissure', `M${pen.to(-18, 12)}l6-5 3 4 8-9 4 5 6-8 5 2 7-7`);
  pen.draw('thinFissure', `M${pen.to(-2, 4)}l2-14M${pen.to(8, 0)}l6 12`);
}

export function den(pen: Pen): void {
  pen.prop('animal-skull', pen.at(-16, 17), 13);
  pen.prop('crossed-bones', pen.at(15, 18), 12);
  pen.draw('scratch', `M${pen.to(-20, -8)}l5-9M${pen.to(-16, -6)}l5-9M${pen.to(-12, -4)}l4-8`);
}

export function pillars(pen: Pen): void {
  for (const corner of corners(26)) pen.pillar(corner, 5);
  pen.draw('inlay', 'M-20-20H20V20H-20z');
}

export function market(pen: Pen): void {
  pen.draw('awning', 'M-29-29h17v9h-17z');
  pen.draw('stripes', 'M-25-29v9M-20-29v9M-15-29v9');
  pen.crate([25, 25], 10);
  pen.crate([24, -25], 8);
  pen.prop('barrel', [-25, 25], 12);
}

export const court = (pen: Pen): void => pen.draw('inlay', 'M0-24 24 0 0 24-24 0zM0-19 19 0 0 19-19 0z');

export function rotunda(pen: Pen): void {
  pen.draw('inlay', circleAt(0, 0, 27) + circleAt(0, 0, 23.5) + spokes(16, 23.5, 27));
  for (let i = 0; i < 8; i++) {
    const angle = ((i + 0.5) * Math.PI) / 4;
    pen.pillar([Number(round(Math.cos(angle) * 29)), Number(round(Math.sin(angle) * 29))], 2.8);
  }
}
