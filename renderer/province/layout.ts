/** Where a story's sites lie on the sheet, how roads bend between them, and where names find room. */
import type { SiteView } from '../../shared/games/campaign.ts';
import { randomOf } from '../cards/random.ts';
import { distance, type Point } from './pen.ts';

/** The sheet is so wide; its height follows from the sites. */
export const sheetWidth = 860;
const margins = { left: 100, right: 120, top: 80, bottom: 95 };

export type MapSite = Pick<SiteView, 'id' | 'at' | 'court'>;

export interface Layout {
  height: number;
  spots: ReadonlyMap<string, Point>;
}

export function layoutOf(sites: readonly MapSite[]): Layout {
  const [xs, ys] = [sites.map(({ at }) => at[0]), sites.map(({ at }) => at[1])];
  const [left, top] = [Math.min(...xs) - margins.left, Math.min(...ys) - margins.top];
  const scale = sheetWidth / (Math.max(...xs) + margins.right - left);
  const height = Math.round((Math.max(...ys) + margins.bottom - top) * scale);
  const spots = sites.map(({ id, at: [x, y] }): [string, Point] => [
    id,
    [(x - left) * scale, (y - top) * scale],
  ]);
  return { height, spots: new Map(spots) };
}

/** A road from a site to another: both ends and the point it bends by. The same both ways. */
export function bend({ spots }: Layout, from: string, to: string): Point[] {
  const [a, b] = [spots.get(from)!, spots.get(to)!];
  const random = randomOf([from, to].toSorted().join(' '));
  const [first, last] = from < to ? [a, b] : [b, a];
  const off = (random() - 0.5) * 0.3;
  const middle: Point = [
    (a[0] + b[0]) / 2 - (last[1] - first[1]) * off,
    (a[1] + b[1]) / 2 + (last[0] - first[0]) * off,
  ];
  return [a, middle, b];
}

/** A road as the path it is drawn by. */
export const roadPath = ([a, m, b]: readonly Point[]): string =>
  `M${a!.map(Math.round).join(' ')}Q${m!.map(Math.round).join(' ')} ${b!.map(Math.round).join(' ')}`;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const around = ([x, y]: Point, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });

/** Below, above, right or left of its mark: the first where the name covers nothing. */
export function labelsOf(
  layout: Layout,
  sites: readonly MapSite[],
  name: (id: string) => string,
): Map<string, Label> {
  const taken: Box[] = sites.map(({ id, court }) => {
    const [x, y] = layout.spots.get(id)!;
    if (court === undefined) return around([x, y], 19);
    return { x: x - 64, y: y - 44, width: name(id).length * 11 + 60, height: 92 };
  });
  const labels = new Map<string, Label>();
  for (const { id } of sites.filter(({ court }) => court === undefined)) {
    const found = placesFor(layout.spots.get(id)!, name(id)).find(
      ({ box }) => !taken.some((each) => meet(each, box)),
    );
    const { label, box } = found ?? placesFor(layout.spots.get(id)!, name(id))[0]!;
    taken.push(box);
    labels.set(id, label);
  }
  return labels;
}

function placesFor([x, y]: Point, words: string): { label: Label; box: Box }[] {
  const width = words.length * 7.4;
  const box = (left: number, bottom: number): Box => ({ x: left, y: bottom - 13, width, height: 17 });
  return [
    { label: { x, y: y + 33, anchor: 'middle' }, box: box(x - width / 2, y + 33) },
    { label: { x, y: y - 25, anchor: 'middle' }, box: box(x - width / 2, y - 25) },
    { label: { x: x + 24, y: y + 5, anchor: 'start' }, box: box(x + 24, y + 5) },
    { label: { x: x - 24, y: y + 5, anchor: 'end' }, box: box(x - 24 - width, y + 5) },
  ];
}

/** The site that lies most in a direction, for arrow keys: near and straight ahead. */
export function siteTowards(
  layout: Layout,
  from: string,
  [dx, dy]: Point,
  among: readonly string[],
): string | undefined {
  const start = layout.spots.get(from);
  if (!start) return among[0];
  const ranked = among.flatMap((id) => {
    const [x, y] = layout.spots.get(id)!;
    const [along, aside] = [
      (x - start[0]) * dx + (y - start[1]) * dy,
      Math.abs((x - start[0]) * dy - (y - start[1]) * dx),
    ];
    return id === from || along <= 0 || aside > along * 1.6
      ? []
      : [{ id, cost: distance([x, y], start) + aside }];
  });
  return ranked.toSorted((one, other) => one.cost - other.cost)[0]?.id;
}
