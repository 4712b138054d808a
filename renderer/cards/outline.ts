/** The outline of a parchment: an L whose edge tells the faction in one ink. */
import type { FactionLook } from '../../shared/cards.ts';
import { at } from './random.ts';

type Outline = FactionLook['outline'];
type Point = readonly [x: number, y: number];

/** Where a tooth begins, how long its place is, and how to find points: along the edge and outward from it. */
interface Tooth {
  index: number;
  from: number;
  width: number;
  point: (along: number, out: number) => string;
}

/** Draws one tooth of `depth`, from the end of the tooth before. */
export type DrawTooth = (tooth: Tooth, depth: number) => string;

/** How each outline draws its teeth. */
export const teeth: Record<Outline, DrawTooth> = {
  battlements: ({ index, from, width, point }, depth) =>
    index % 2
      ? `L${point(from, 0)}L${point(from, depth)}L${point(from + width, depth)}L${point(from + width, 0)}`
      : `L${point(from + width, 0)}`,
  wheels: ({ index, from, width, point }, depth) =>
    index % 2
      ? `C${point(from - width * 0.12, depth * 1.75)} ${point(from + width * 1.12, depth * 1.75)} ${point(from + width, 0)}`
      : `L${point(from + width, 0)}`,
  thorns: ({ index, from, width, point }, depth) => {
    const [tip, reach] = [from + width * (index % 3 ? 0.72 : 0.6), depth * (index % 2 ? 1.3 : 0.8)];
    return `Q${point(from + width * 0.5, 0)} ${point(tip, reach)}Q${point(from + width * 0.8, 0)} ${point(from + width, 0)}`;
  },
  feathers: ({ from, width, point }, depth) =>
    `C${point(from + width * 0.1, depth * 1.1)} ${point(from + width * 0.75, depth * 1.35)} ${point(from + width * 1.08, depth * 0.95)}Q${point(from + width * 0.92, depth * 0.5)} ${point(from + width, 0)}`,
  bones: ({ index, from, width, point }, depth) => {
    if (index % 2 === 0) return `L${point(from + width, 0)}`;
    const lobe = (start: number, end: number) =>
      `C${point(start - width * 0.16, depth * 1.5)} ${point(end + width * 0.16, depth * 1.5)} ${point(end, depth * 0.35)}`;
    const middle = from + width / 2;
    return `${lobe(from, middle)}${lobe(middle, from + width)}L${point(from + width, 0)}`;
  },
  scallops: ({ from, width, point }, depth) =>
    `Q${point(from + width * 0.5, depth * 2)} ${point(from + width, 0)}`,
  plain: ({ from, width, point }) => `L${point(from + width, 0)}`,
};

const stretch: Partial<Record<Outline, number>> = { thorns: 1.5, feathers: 1.3, plain: 40 };

function edge([x1, y1]: Point, [x2, y2]: Point, draw: DrawTooth, step: number, depth: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  // An odd number, so that every edge begins and ends alike.
  const count = Math.max(3, Math.round(length / step) | 1);
  const point = (along: number, out: number) => at(x1 + ux * along + uy * out, y1 + uy * along - ux * out);
  return Array.from({ length: count }, (_, index) =>
    draw({ index, from: (index * length) / count, width: length / count, point }, depth),
  ).join('');
}

/** A closed path round the points, which run clockwise, with teeth about `step` long. */
export function toothedPath(points: readonly Point[], draw: DrawTooth, step: number, depth: number): string {
  const [x, y] = points[0]!;
  const edges = points.map((from, i) => edge(from, points[(i + 1) % points.length]!, draw, step, depth));
  return `M${at(x, y)}${edges.join('')}Z`;
}

/** Each size of card: its box, and the L of its parchment with the size of a tooth. */
export const sheets = {
  full: {
    box: [300, 420],
    points: [[54, 14], [286, 14], [286, 406], [14, 406], [14, 226], [54, 226]],
    step: 13,
    depth: 4.5,
  },
  hand: {
    box: [150, 210],
    points: [[39, 7], [143, 7], [143, 203], [7, 203], [7, 114], [39, 114]],
    step: 9,
    depth: 3,
  },
  small: {
    box: [112, 157],
    points: [[33, 6], [106, 6], [106, 151], [6, 151], [6, 122], [33, 122]],
    step: 8,
    depth: 2.6,
  },
  tiny: { box: [60, 84], points: [[4, 4], [56, 4], [56, 80], [4, 80]], step: 7.5, depth: 2 },
} as const; // prettier-ignore

export type CardSize = keyof typeof sheets;

const drawn = new Map<string, string>();

/** The parchment of a card of that size and outline. */
export function sheetPath(size: CardSize, outline: Outline): string {
  const key = `${size} ${outline}`;
  const { points, step, depth } = sheets[size];
  const path = drawn.get(key) ?? toothedPath(points, teeth[outline], step * (stretch[outline] ?? 1), depth);
  drawn.set(key, path);
  return path;
}
