/** Mountains, trees, mounds, fields and waves as ink: each a few paths. */
import type { Random } from '../cards/random.ts';
import { lineThrough, move, type Point, round as n } from './pen.ts';

export interface Mountain {
  face: string;
  shade: string;
  hatch: string;
  ink: string;
  ridge: string;
}

function slope([x, y]: Point, [u, v]: Point, parts: number, width: number, random: Random): Point[] {
  return Array.from({ length: parts + 1 }, (_, i): Point => {
    const t = i / parts;
    const off = i > 0 && i < parts ? (random() - 0.5) * width * 0.07 : 0;
    return [x + (u - x) * t + off, y + (v - y) * t ** 0.92 + off * 0.4];
  });
}

export function mountain(x: number, y: number, width: number, height: number, random: Random): Mountain {
  const peak: Point = [x - width * 0.04 + (random() - 0.5) * width * 0.1, y - height];
  const left = slope([x - width / 2, y], peak, 5, width, random);
  const right = slope(peak, [x + width / 2, y], 5, width, random);
  const ridge = slope(peak, [x + width * 0.06, y - height * 0.12], 4, width, random);
  const outline = [...left, ...right.slice(1)];
  const strokes = Math.round(height / 4.5);
  const hatch = Array.from({ length: strokes }, (_, i) => {
    const t = 0.1 + (i / strokes) * 0.84;
    const from = peak[0] + (x + width * 0.06 - peak[0]) * t + 2;
    const edge = peak[0] + (x + width / 2 - peak[0]) * t;
    const length = (edge - from) * (0.5 + random() * 0.4);
    return `${move(from, peak[1] + height * t * 0.92)}l${n(length)} ${n(length * 0.55)}`;
  });
  return {
    face: `${lineThrough(outline)}z`,
    shade: `${lineThrough([...ridge, [x + width / 2, y], ...right.slice(1, -1).reverse()])}z`,
    hatch: hatch.join(''),
    ink: lineThrough(outline),
    ridge: lineThrough(ridge),
  };
}

export interface Tree {
  crown: string;
  ink: string;
}

export function tree(x: number, y: number, size: number, random: Random): Tree {
  const s = (share: number) => n(size * share);
  const off = () => size * 0.1 * (random() - 0.5);
  return {
    crown: `${move(x - size * 0.42, y - size * 0.32)}q${s(-0.14)} ${n(-size * 0.3 + off())} ${s(0.14)} ${s(-0.4)}q${n(size * 0.28 + off())} ${s(-0.42)} ${s(0.56)} 0q${s(0.3)} ${n(size * 0.12 + off())} ${s(0.14)} ${s(0.42)}q${s(-0.4)} ${s(0.22)} ${s(-0.84)} ${s(-0.02)}z`,
    ink: `${move(x, y - size * 0.24)}v${s(0.28)}${move(x + size * 0.14, y - size * 0.4)}l${s(0.22)} ${s(-0.1)}${move(x + size * 0.1, y - size * 0.54)}l${s(0.24)} ${s(-0.1)}${move(x + size * 0.08, y - size * 0.68)}l${s(0.18)} ${s(-0.08)}`,
  };
}

export const mound = (x: number, y: number, w: number, random: Random): Mountain => ({
  face: `${move(x - w / 2, y)}q${n(w * 0.08)} ${n(-w * 0.44)} ${n(w / 2)} ${n(-w * 0.44)}t${n(w / 2)} ${n(w * 0.44)}z`,
  shade: '',
  hatch: Array.from(
    { length: 6 },
    (_, i) =>
      `${move(x + w * (0.1 + i * 0.055), y - w * (0.36 - i * 0.055))}l${n(w * 0.06 + random() * 3)} ${n(w * 0.14)}`,
  ).join(''),
  ink: `${move(x - w / 2, y)}q${n(w * 0.08)} ${n(-w * 0.44)} ${n(w / 2)} ${n(-w * 0.44)}t${n(w / 2)} ${n(w * 0.44)}${move(x - w * 0.12, y)}v${n(-w * 0.14)}h${n(w * 0.18)}v${n(w * 0.14)}`,
  ridge: '',
});

export const furrows = (x: number, y: number): string =>
  `${move(x - 13, y)}l20 -7${move(x - 12, y + 4)}l23 -8${move(x - 9, y + 8)}l22 -8`;
export const ruts = (x: number, y: number): string =>
  `${move(x - 12, y)}q10 -5 24 -1${move(x - 10, y + 5)}q10 -5 24 -1`;
export const grass = (x: number, y: number): string =>
  `${move(x, y)}l1.5 -4${move(x + 3, y)}v-5${move(x + 6, y)}l-1 -4`;
export const reeds = (x: number, y: number): string =>
  `${move(x, y)}v-8${move(x + 3, y)}l2 -6${move(x - 3, y)}l-2 -6`;
export const wave = (x: number, y: number): string => `${move(x, y)}q4 -4 8 0t8 0`;
