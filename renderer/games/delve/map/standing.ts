/** Where figures, monsters and travel markers stand in their spaces: alone in the middle, several beside each other. */
import type { DelveView, MonsterKind, Side, Space } from '../../../../shared/games/delve.ts';
import { spotOf, middleOf } from './laying.ts';

export interface FigureSpot {
  seat: number;
  hero: number;
  x: number;
  y: number;
  scale: number;
  isActing: boolean;
}

/** Places round the middle for so many in one space. */
const rounds: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-14, 6],
    [14, -6],
  ],
  [
    [-15, 10],
    [15, 10],
    [0, -14],
  ],
  [
    [-15, -13],
    [15, -13],
    [-15, 13],
    [15, 13],
  ],
];

const shownSpace = (
  { seat, space }: Pick<DelveView['heroes'][number], 'seat' | 'space'>,
  places: ReadonlyMap<number, Space> | undefined,
): Space | undefined => places?.get(seat) ?? space;

export function figureSpots(view: DelveView, places?: ReadonlyMap<number, Space>): FigureSpot[] {
  const standing = view.heroes.flatMap((hero) => {
    const space = shownSpace(hero, places);
    const isThere = space !== undefined && (hero.status === 'inside' || places?.has(hero.seat));
    return isThere ? [{ hero, space }] : [];
  });
  return standing.map(({ hero: { seat, hero }, space }) => {
    const others = standing.filter((each) => each.space === space);
    const hasMonster = view.monsters.some((each) => each.space === space);
    const place = rounds[Math.min(4, others.length)]?.[others.findIndex((each) => each.hero.seat === seat)];
    const [x, y] = spotOf(space);
    const [dx, dy] = others.length === 1 && hasMonster ? [-13, 10] : (place ?? [0, 0]);
    return {
      seat,
      hero,
      x: x + dx,
      y: y + dy,
      scale: others.length > 1 || hasMonster ? 0.78 : 1,
      isActing: view.seat === seat && view.outcome === undefined,
    };
  });
}

export interface MonsterSpot {
  monster: MonsterKind;
  x: number;
  y: number;
  scale: number;
}

export const monsterSpots = (view: DelveView): MonsterSpot[] =>
  view.monsters.map(({ monster, space }, at) => {
    const here = view.monsters.flatMap((each, index) => (each.space === space ? [index] : []));
    const isShared = here.length > 1 || view.heroes.some((hero) => hero.space === space);
    const [dx, dy] = isShared ? [13 - here.indexOf(at) * 9, -12 + here.indexOf(at) * 16] : [0, 0];
    const [x, y] = spotOf(space);
    return { monster, x: x + dx, y: y + dy, scale: isShared ? 0.8 : 1 };
  });

/** Heroes below, where they went down. */
export const travelSpots = (view: DelveView): { seat: number; x: number; y: number; side: Side }[] =>
  view.heroes.flatMap(({ seat, travel }) => {
    if (!travel) return [];
    const [x, y] = middleOf(travel.space);
    const others = view.heroes.filter(
      (each) => each.seat < seat && each.travel?.space === travel.space,
    ).length;
    return [{ seat, x: x - 12 + others * 12, y: y + 12, side: travel.side }];
  });
