/** The ground: flagstones below, grass above, and what makes it slow or dangerous. One string of path data a layer. */
import { at, between, round, type Random } from '../../cards/random.ts';
import { blob, placesOf } from './pen.ts';
import type { Plan, Terrain } from './plan.ts';
import { CELL, type Place } from './squares.ts';

const tones = 6;
type Box = readonly [x: number, y: number, width: number, height: number];

/** How one square is paved: a whole stone, or two or three smaller ones. */
function paving(random: Random): Box[] {
  const half = CELL / 2;
  const kind = random();
  if (kind < 0.16) return [[0, 0, CELL, half], [0, half, CELL, half]]; // prettier-ignore
  if (kind < 0.3) return [[0, 0, half, CELL], [half, 0, half, CELL]]; // prettier-ignore
  if (kind < 0.36) return [[0, 0, half, half], [half, 0, half, half], [0, half, CELL, half]]; // prettier-ignore
  return [[0, 0, CELL, CELL]];
}

function slab([x, y, width, height]: Box, gap: number, wobble: number, random: Random): string {
  const corner = (px: number, py: number) =>
    at(px + between(random, -wobble, wobble), py + between(random, -wobble, wobble));
  const [right, foot] = [x + width - gap, y + height - gap];
  return `M${corner(x + gap, y + gap)}L${corner(right, y + gap)}L${corner(right, foot)}L${corner(x + gap, foot)}Z`;
}

const openPlaces = (plan: Plan): Place[] =>
  plan.terrain.flatMap((found, square) =>
    found === 'solid' ? [] : [[square % plan.width, Math.floor(square / plan.width)] as const],
  );

/** The floor by tone: stones in a dungeon, cells of grass out of doors. */
export function floor(plan: Plan, random: Random): string[] {
  const layers = Array.from({ length: tones }, () => '');
  for (const [x, y] of openPlaces(plan)) {
    const isPaved = plan.face === 'dungeon';
    const boxes: Box[] = isPaved ? paving(random) : [[0, 0, CELL, CELL]];
    for (const [dx, dy, width, height] of boxes)
      layers[Math.floor(random() * tones)]! += slab(
        [x * CELL + dx, y * CELL + dy, width, height],
        isPaved ? 1.1 : 0.2,
        isPaved ? 1.3 : 0.8,
        random,
      );
  }
  return layers;
}

/** Cracks of the paving, or tufts of grass. */
export const marksOnFloor = (plan: Plan, random: Random): string =>
  openPlaces(plan)
    .map(([x, y]) => (plan.face === 'dungeon' ? cracks(x * CELL, y * CELL, random) : tufts(x * CELL, y * CELL, random)))
    .join(''); // prettier-ignore

function cracks(x: number, y: number, random: Random): string {
  const long =
    random() < 0.2
      ? `M${at(x + between(random, 6, 36), y + 2)}l${at(between(random, -6, 6), between(random, 8, 14))}l${at(between(random, -8, 8), between(random, 6, 14))}`
      : '';
  const short =
    random() < 0.3
      ? `M${at(x + between(random, 8, 34), y + between(random, 12, 36))}h${round(between(random, 3, 9))}`
      : '';
  return long + short;
}

function tufts(x: number, y: number, random: Random): string {
  const count = random() < 0.25 ? 0 : random() < 0.7 ? 1 : 2;
  return Array.from({ length: count }, () => {
    const [px, py] = [x + between(random, 8, 40), y + between(random, 14, 42)];
    const lean = between(random, -2, 2);
    return `M${at(px, py)}l${at(lean - 3, -6)}M${at(px + 1.5, py)}l${at(lean, -8)}M${at(px + 3, py)}l${at(lean + 3, -6)}`;
  }).join('');
}

/** Here and there a flower in the grass. */
export const flowers = (plan: Plan, random: Random): string =>
  plan.face === 'dungeon'
    ? ''
    : placesOf(plan, 'floor')
        .filter(() => random() < 0.22)
        .map(
          ([x, y]) =>
            `M${at(x * CELL + between(random, 6, 42), y * CELL + between(random, 6, 42))}h.1m4 3h.1`,
        )
        .join('');

/** Stones of rubble: outlines, the facets turned from the light, and shadows are the outlines again. */
export function rubble(plan: Plan, random: Random): { stones: string; facets: string } {
  const spots: readonly Place[] = [[12, 13], [33, 11], [23, 26], [9, 36], [37, 34]]; // prettier-ignore
  const drawn = placesOf(plan, 'rubble').flatMap(([x, y]) =>
    spots.map(([sx, sy]) => {
      const [px, py] = [x * CELL + sx + between(random, -3, 3), y * CELL + sy + between(random, -3, 3)];
      const corners = blob(px, py, between(random, 5, 9), random);
      return {
        stone: `M${corners.join('L')}Z`,
        facet: `M${at(px, py)}L${corners.slice(0, 3).join('L')}Z`,
      };
    }),
  );
  return {
    stones: drawn.map(({ stone }) => stone).join(''),
    facets: drawn.map(({ facet }) => facet).join(''),
  };
}

export const ripples = (plan: Plan, random: Random): string =>
  placesOf(plan, 'shallows')
    .flatMap(([x, y]) =>
      Array.from(
        { length: 4 },
        (_, i) => `M${at(x * CELL + between(random, 4, 18), y * CELL + 9 + i * 10.5)}q4-4 8 0t8 0t8 0`,
      ),
    )
    .join('');

/** Ferns and tall grass that hold the feet. */
export const undergrowth = (plan: Plan, random: Random): string =>
  placesOf(plan, 'undergrowth')
    .flatMap(([x, y]) =>
      Array.from({ length: 7 }, (_, i) => {
        const [px, py] = [x * CELL + 8 + (i % 3) * 15 + between(random, -4, 4), y * CELL + 16 + Math.floor(i / 3) * 13 + between(random, -3, 3)];
        const high = between(random, 10, 15);
        return [-7, -3.5, 0, 3.5, 7].map((lean) => `M${at(px, py)}q${at(lean * 0.2, -high * 0.7)} ${at(lean * 1.4, -high + Math.abs(lean))}`).join('');
      }),
    )
    .join(''); // prettier-ignore

/** Glowing fissures of embers. */
export const fissures = (plan: Plan, random: Random): string =>
  placesOf(plan, 'embers')
    .map(([x, y]) => {
      const [left, top] = [x * CELL, y * CELL];
      const shake = () => between(random, -2, 2);
      return `M${at(left + 3, top + 13 + shake())}l${at(12, 6 + shake())}l6-7l${at(9, 9 + shake())}l14-4M${at(left + 6, top + 43)}l${at(9 + shake(), -12)}l10 4l6-9l${at(12, 6 + shake())}M${at(left + 21, top + 12)}l3-9M${at(left + 26, top + 35)}l2 11`;
    })
    .join('');

/** Brambles: bent canes, and the thorns on them. */
export function brambles(plan: Plan, random: Random): { canes: string; thorns: string } {
  const canes: string[] = [];
  const thorns: string[] = [];
  for (const [x, y] of placesOf(plan, 'thorns'))
    for (let i = 0; i < 9; i++) {
      const inside = () => [x * CELL + between(random, 3, 45), y * CELL + between(random, 3, 45)] as const;
      const [from, bend, to] = [inside(), inside(), inside()];
      canes.push(`M${at(...from)}Q${at(...bend)} ${at(...to)}`);
      for (const share of [0.15, 0.4, 0.65, 0.9]) {
        const along = (axis: 0 | 1) =>
          (1 - share) ** 2 * from[axis] + 2 * (1 - share) * share * bend[axis] + share ** 2 * to[axis];
        thorns.push(`M${at(along(0), along(1))}l${at(between(random, -4.5, 4.5), between(random, -5, 5))}`);
      }
    }
  return { canes: canes.join(''), thorns: thorns.join('') };
}

export const isDanger = (terrain: Terrain): boolean => terrain === 'embers' || terrain === 'thorns';
