/** The five families of cards, told by the edge of the parchment, the seal, and colour: in this order. */
import { at } from '../../../cards/random.ts';
import { teeth, toothedPath, type DrawTooth } from '../../../cards/outline.ts';
import { fading, type Stops } from '../../../cards/sprite.ts';
import type { Point } from '../tiles/pen.ts';
import type { DungeonSign } from '../signs.ts';

export type Family = 'hero' | 'spawn' | 'happening' | 'spell' | 'relic';

export const familySigns: Readonly<Record<Family, DungeonSign>> = {
  hero: 'delver',
  spawn: 'monster',
  happening: 'event',
  spell: 'star',
  relic: 'relic',
};

type Three = readonly [string, string, string];

const skies: Readonly<Record<Family, Three>> = {
  hero: ['#f6e3b4', '#c9b68d', '#7d8794'],
  spawn: ['#f3d9ac', '#c79a78', '#7a4a3c'],
  happening: ['#f2e5bd', '#bfb592', '#6f7668'],
  spell: ['#e9e0d0', '#a9a8c6', '#565a93'],
  relic: ['#fbeec2', '#d6bb78', '#93743a'],
};

const bodies: Readonly<Record<Family, Three>> = {
  hero: ['#f3dfae', '#5d7390', '#152233'],
  spawn: ['#f0cfa0', '#8f4a33', '#240f0a'],
  happening: ['#f0e2b8', '#7a7358', '#1f1d14'],
  spell: ['#f0ecff', '#6c74c4', '#171a44'],
  relic: ['#fff2c0', '#a87f32', '#33220a'],
};

const three = ([a, b, c]: Three, middle: number): Stops => [
  [0, a],
  [middle, b],
  [1, c],
];

/** The shades of a family's pictures, put into the document once. */
export const familyShades = (family: Family) => ({
  sky: fading(
    `dungeon-sky-${family}`,
    'linearGradient',
    { x1: 0, y1: 0, x2: 0.35, y2: 1 },
    three(skies[family], 0.5),
  ),
  body: fading(
    `dungeon-body-${family}`,
    'linearGradient',
    { x1: 0, y1: 0, x2: 0.8, y2: 1 },
    three(bodies[family], 0.42),
  ),
  earth: fading(`dungeon-earth-${family}`, 'linearGradient', { x1: 0, y1: 0, x2: 0, y2: 1 }, [
    [0, bodies[family][1]],
    [1, bodies[family][2]],
  ]),
});

const fangs: DrawTooth = ({ from, width, point }, depth) =>
  `L${point(from + width / 2, depth * 1.15)}L${point(from + width, 0)}`;

const edges: Readonly<Record<Exclude<Family, 'relic'>, DrawTooth>> = {
  hero: teeth.battlements,
  spawn: fangs,
  happening: teeth.plain,
  spell: teeth.scallops,
};

/** An L: beside the spine on the left, and under the picture as wide as the card. 240 by 336 units. */
const corners: readonly Point[] = [
  [44, 10],
  [230, 10],
  [230, 326],
  [10, 326],
  [10, 178],
  [44, 178],
];

/** The parchment of a family's cards. */
export const parchmentOf = (family: Family): string =>
  family === 'relic' ? cutCorners(corners, 9.4) : toothedPath(corners, edges[family], 11, 3.6);

function cutCorners(points: readonly Point[], cut: number): string {
  const towards = ([x, y]: Point, [tx, ty]: Point) => {
    const length = Math.hypot(tx - x, ty - y);
    return at(x + ((tx - x) / length) * cut, y + ((ty - y) / length) * cut);
  };
  const pairs = points.map((point, i) => {
    const before = points[(i + points.length - 1) % points.length]!;
    const after = points[(i + 1) % points.length]!;
    return `${towards(point, before)}L${towards(point, after)}`;
  });
  return `M${pairs.join('L')}Z`;
}
