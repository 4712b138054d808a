/** The country itself, inked once from the story's sites: which land a court keeps is told by its cloth. */
import type { FactionLook } from '../../shared/cards.ts';
import { type Random, randomOf } from '../cards/random.ts';
import {
  furrows,
  grass,
  type Mountain,
  mound,
  mountain,
  reeds,
  ruts,
  type Tree,
  tree,
  wave,
} from './landforms.ts';
import { bend, type Layout, type MapSite, sheetWidth } from './layout.ts';
import { curveThrough, distance, type Point, shaken } from './pen.ts';

export interface Wash {
  x: number;
  y: number;
  colour: string;
}

export interface Terrain {
  washes: Wash[];
  mountains: Mountain[];
  trees: Tree[];
  fields: string;
  reeds: string;
  grass: string;
  /** The sea along the foot of the sheet, if a court lives by it. */
  coast: Point[] | undefined;
  waves: string;
  river: string;
}

type Cloth = FactionLook['cloth'];

interface Ground {
  layout: Layout;
  hill: Point;
  random: Random;
  /** Nothing is drawn within so much of these. */
  keepOff: (readonly [spot: Point, radius: number])[];
}

export interface Keeper extends MapSite {
  look: FactionLook;
}

/** Spots at random, each apart from the others and from whatever must stay clear, the upper ones first. */
function scatter(
  ground: Ground,
  count: number,
  [x0, y0, x1, y1]: readonly number[],
  gap: number,
  share = 1,
): Point[] {
  const { random, keepOff } = ground;
  const spots: Point[] = [];
  for (let tries = 0; tries < count * 14 && spots.length < count; tries++) {
    const spot: Point = [x0! + random() * (x1! - x0!), y0! + random() * (y1! - y0!)];
    if (keepOff.some(([off, radius]) => distance(spot, off) < radius * share)) continue;
    if (spots.some((other) => distance(spot, other) < gap)) continue;
    spots.push(spot);
  }
  return spots.toSorted((one, other) => one[1] - other[1]);
}

const about = ([x, y]: Point, wide: number, high: number): number[] => [
  x - wide,
  y - high,
  x + wide,
  y + high,
];

export function terrainOf(
  layout: Layout,
  sites: readonly MapSite[],
  roads: readonly [string, string][],
  keepers: readonly Keeper[],
  hill: Point,
): Terrain {
  const random = randomOf(sites.map(({ id }) => id).join(' '));
  const spot = (id: string): Point => layout.spots.get(id)!;
  const ground: Ground = {
    ...{ layout, hill, random },
    keepOff: [
      ...sites.map(({ id, court }): readonly [Point, number] => [spot(id), court === undefined ? 36 : 62]),
      [[hill[0], hill[1] - 60], 140],
      ...roads.flatMap(([from, to]) =>
        bend(layout, from, to).map((point): readonly [Point, number] => [point, 15]),
      ),
    ],
  };
  const of = (cloth: Cloth): Point[] =>
    keepers.filter(({ look }) => look.cloth === cloth).map(({ id }) => spot(id));
  const coast = of('waves').length > 0 ? shaken(coastOf(ground, sites), random, 7) : undefined;
  const join = (spots: Point[], draw: (x: number, y: number) => string): string =>
    spots.map(([x, y]) => draw(x, y)).join('');
  return {
    washes: keepers.map(({ id, look }) => ({ x: spot(id)[0], y: spot(id)[1], colour: look.colours.ground })),
    mountains: [
      ...of('clouds').flatMap((at) => range(ground, at)),
      ...of('roots').flatMap((at) => mounds(ground, at)),
    ],
    trees: [
      ...of('leaves').flatMap((at) => scatter(ground, 120, about(at, 175, 140), 11.5, 0.82)),
      ...scatter(ground, 22, [sheetWidth * 0.62, hill[1] - 40, sheetWidth + 30, hill[1] + 110], 19),
    ].map(([x, y]) => tree(x, y, 22, random)),
    fields:
      of('brick')
        .map((at) => join(scatter(ground, 15, about(at, 130, 95), 30), furrows))
        .join('') +
      of('road')
        .map((at) => join(scatter(ground, 14, about(at, 130, 80), 30), ruts))
        .join(''),
    reeds: of('waves')
      .map((at) => join(scatter(ground, 50, about([at[0] - 60, at[1] - 6], 190, 34), 9, 0.7), reeds))
      .join(''),
    grass: join(scatter(ground, 150, [0, 40, sheetWidth, layout.height - 90], 14, 0.7), grass),
    coast,
    waves: coast
      ? join(
          scatter(
            { ...ground, keepOff: [] },
            46,
            [-80, layout.height - 26, sheetWidth + 80, layout.height + 60],
            20,
          ),
          wave,
        )
      : '',
    river: coast ? riverOf(ground, of('waves')[0]!) : '',
  };
}

/** The sea keeps below every site, and comes up to those who live by it. */
function coastOf({ layout: { spots, height } }: Ground, sites: readonly MapSite[]): Point[] {
  const all = sites.map(({ id }) => spots.get(id)!);
  const depth = (x: number) =>
    Math.max(height - 62, ...all.filter(([u]) => Math.abs(u - x) < 90).map(([, y]) => y + 44));
  return Array.from({ length: 24 }, (_, i): Point => {
    const x = -140 + i * 50;
    return [x, Math.min(height - 6, depth(x)) + (i % 2 ? 5 : -4)];
  });
}

const riverOf = ({ hill: [x, y], layout: { height } }: Ground, [u, v]: Point): string =>
  curveThrough([
    [x - 22, y + 4],
    [x - 30, y + 34],
    [x + 8, y + 60],
    [(x + u) / 2 - 30, (y + v) / 2 + 6],
    [u - 74, v - 10],
    [u - 66, height - 40],
  ]);

/** A range behind a holding that lives high. */
const range = ({ random }: Ground, [x, y]: Point): Mountain[] =>
  [-172, -120, -74, -30, 40, 88, 132, 176, -100, 62]
    .map((off, i): [number, number, number, number] => [
      x + off,
      y - 14 + (i % 3) * 18 - (i > 7 ? -30 : 0),
      64 + random() * 26,
      44 + random() * 28,
    ])
    .toSorted((one, other) => one[1] - other[1])
    .map(([u, v, w, h]) => mountain(u, v, w, h, random));

const mounds = (ground: Ground, at: Point): Mountain[] =>
  scatter(ground, 10, about(at, 140, 96), 40, 0.9).map(([x, y]) =>
    mound(x, y, 36 + ground.random() * 22, ground.random),
  );

/** The hill she sleeps under, with lesser ones about it. */
export function hillOf([x, y]: Point): { behind: Mountain[]; great: Mountain; before: Mountain[] } {
  const random = randomOf('the hill');
  const draw = ([dx, dy, w, h]: readonly number[]): Mountain => mountain(x + dx!, y + dy!, w!, h!, random);
  return {
    behind: [
      [-100, -62, 76, 62],
      [98, -68, 84, 70],
      [-58, -80, 92, 96],
      [58, -80, 96, 104],
    ].map(draw),
    great: draw([0, 0, 218, 206]),
    before: [
      [-112, -12, 60, 42],
      [115, -8, 66, 46],
    ].map(draw),
  };
}
