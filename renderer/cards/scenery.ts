/** What stands behind a picture's figure: skylines and ground lines, each cloth in its own country. 240 by 150 units. */
import type { FactionLook } from '../../shared/cards.ts';
import type { Motif } from '../../shared/motifs.ts';
import { at, between, round, type Random } from './random.ts';

type Cloth = FactionLook['cloth'];
type Skyline = (random: Random, base: number, height: number) => string;

const width = 240;
const height = 150;

/** Strings pieces together from left to right until the picture is full, then closes the shape below. */
function across(random: Random, base: number, piece: (x: number) => { d: string; width: number }): string {
  let x = -between(random, 4, 24);
  let d = `M${at(x, height)}V${round(base)}`;
  while (x < width + 8) {
    const next = piece(x);
    d += next.d;
    x += next.width;
  }
  return `${d}V${String(height)}z`;
}

/** Merlons along the top of a wall that long. */
function merlons(length: number): string {
  const count = Math.max(1, Math.round(length / 9));
  const step = length / (count * 2 + 1);
  return `${`h${round(step)}v-4h${round(step)}v4`.repeat(count)}h${round(step)}`;
}

const roofs: Skyline = (random, base, tall) =>
  across(random, base, () => {
    const [wide, high] = [between(random, 13, 30), between(random, tall * 0.25, tall)];
    const up = `v-${round(high)}`;
    const down = `v${round(high)}`;
    const kind = random();
    if (kind < 0.4) return { d: `${up}${merlons(wide)}${down}`, width: wide };
    if (kind < 0.62) return { d: `${up}l${at(wide / 2, -wide * 0.75)}l${at(wide / 2, wide * 0.75)}${down}`, width: wide };
    if (kind < 0.8) {
      const spire = wide * 0.6;
      return { d: `${up}l${at(spire / 2, -spire * 2)}l${at(spire / 2, spire * 2)}${down}h${round(wide - spire)}`, width: wide };
    }
    return { d: merlons(wide), width: wide };
  }); // prettier-ignore

const hills: Skyline = (random, base, tall) =>
  across(random, base, () => {
    const wide = between(random, 70, 130);
    return { d: `q${at(wide / 2, -between(random, tall * 0.4, tall))} ${at(wide, 0)}`, width: wide };
  });

const wood: Skyline = (random, base, tall) =>
  across(random, base, () => {
    const wide = between(random, 16, 30);
    const high = between(random, tall * 0.45, tall);
    const trunk = wide * 0.3;
    const crown =
      random() < 0.55
        ? `c${at(-wide * 0.3, -high * 0.2)} ${at(-wide * 0.1, -high * 0.75)} ${at(wide * 0.4, -high * 0.72)}s${at(wide * 0.75, high * 0.4)} ${at(wide * 0.4, high * 0.72)}`
        : `l${at(wide * 0.4, -high)}l${at(wide * 0.4, high)}`;
    return { d: `v-4${crown}v4h${round(trunk)}`, width: wide * 0.8 + trunk };
  });

const peaks: Skyline = (random, base, tall) =>
  across(random, base, () => {
    const wide = between(random, 34, 66);
    const high = between(random, tall * 0.6, tall * 1.25);
    const notch = between(random, 0.3, 0.55);
    return {
      d: `l${at(wide * 0.3, -high * notch)}l${at(wide * 0.06, high * 0.06)}l${at(wide * 0.16, -high * (1.06 - notch))}l${at(wide * 0.14, high * 0.42)}l${at(wide * 0.07, -high * 0.1)}l${at(wide * 0.27, high * 0.68)}`,
      width: wide,
    };
  });

const barrows: Skyline = (random, base, tall) =>
  across(random, base, () => {
    if (random() < 0.4) {
      const wide = between(random, 52, 92);
      return { d: `q${at(wide / 2, -tall * between(random, 0.8, 1.3))} ${at(wide, 0)}`, width: wide };
    }
    const [wide, high] = [between(random, 6, 11), between(random, tall * 0.3, tall * 0.75)];
    const gap = between(random, 6, 14);
    return {
      d: `l${at(1, -high)}q${at(wide / 2 - 1, -4)} ${at(wide - 3, 1)}l${at(2, high - 1)}h${round(gap)}`,
      width: wide + gap,
    };
  });

const drowned: Skyline = (random, base, tall) =>
  across(random, base, () => {
    const kind = random();
    const swell = (wide: number) => `q${at(wide / 4, -3)} ${at(wide / 2, 0)}t${at(wide / 2, 0)}`;
    if (kind < 0.25) {
      const wide = between(random, 14, 20);
      const high = between(random, tall * 0.5, tall * 0.8);
      return {
        d: `v-${round(high)}l${at(wide / 2, -wide * 1.5)}l${at(wide / 2, wide * 1.5)}v${round(high)}${swell(28)}`,
        width: wide + 28,
      };
    }
    if (kind < 0.45) {
      const high = between(random, tall * 0.7, tall * 1.1);
      const lean = between(random, -9, 9);
      return {
        d: `l${at(lean, -high)}h2l${at(-lean * 0.35, high * 0.35)}l9 2l-9 3l${at(-lean * 0.65, high * 0.65 - 5)}${swell(30)}`,
        width: 32,
      };
    }
    return { d: swell(40), width: 40 };
  });

const skylines: Record<Cloth, Skyline> = {
  brick: roofs,
  road: hills,
  leaves: wood,
  clouds: peaks,
  roots: barrows,
  waves: drowned,
  plain: hills,
};

export const skyline = (cloth: Cloth, random: Random, base: number, tall: number): string =>
  skylines[cloth](random, base, tall);

/** The line the figures stand on, closed below. */
const grounds: Record<Cloth, (y: number) => string> = {
  brick: (y) => `M0 ${String(y)}h240v60H0z`,
  road: (y) => `M0 ${String(y + 4)}C60 ${String(y - 5)} 120 ${String(y + 6)} 240 ${String(y - 3)}V150H0z`,
  leaves: (y) =>
    `M0 ${String(y + 4)}C40 ${String(y - 6)} 70 ${String(y + 5)} 118 ${String(y - 1)}S200 ${String(y - 5)} 240 ${String(y + 3)}V150H0z`,
  clouds: (y) =>
    `M0 ${String(y + 7)}l28-9 20 4 26-7 34 5 40-4 30 6 26-5 36 9V150H0z`,
  roots: (y) => `M0 ${String(y + 8)}C60 ${String(y - 8)} 170 ${String(y - 8)} 240 ${String(y + 8)}V150H0z`,
  waves: (y) => `M0 ${String(y)}q12 4 24 0${'t24 0'.repeat(9)}V150H0z`,
  plain: (y) => `M0 ${String(y + 2)}Q120 ${String(y - 4)} 240 ${String(y + 2)}V150H0z`,
}; // prettier-ignore

export const groundLine = (cloth: Cloth, y: number): string => grounds[cloth](y);

/** Strokes on the ground and blades or stones before the figures. */
export function groundStrokes(cloth: Cloth, random: Random, y: number): string {
  return Array.from({ length: 22 }, () => {
    const [x, down] = [random() * width, y + 5 + random() * 24];
    if (cloth === 'waves') return `M${at(x, down)}q4-3 8 0t8 0`;
    if (cloth === 'brick') return `M${at(x, down)}h${round(between(random, 8, 22))}`;
    if (cloth === 'clouds') return `M${at(x, down)}l${at(between(random, 5, 12), between(random, -3, 3))}`;
    if (cloth === 'road') return `M${at(x, down)}q7-2 ${at(between(random, 10, 22), 1)}`;
    return `M${at(x, down)}l${at(between(random, -2, 4), -between(random, 3, 8))}`;
  }).join('');
}

/** Dark growth in the lower corners, nearest the eye. */
export function foreground(cloth: Cloth, random: Random): string {
  const blade = (x: number, high: number) => {
    const lean = between(random, -9, 9);
    return `M${at(x, 152)}q${at(lean * 0.2, -high * 0.6)} ${at(lean, -high)}q${at(-lean * 0.3, high * 0.6)} ${at(-lean + 3.5, high)}z`;
  };
  const stone = (x: number, high: number) =>
    `M${at(x - high * 0.7, 152)}l${at(high * 0.2, -high * 0.5)}l${at(high * 0.4, -high * 0.2)}l${at(high * 0.5, high * 0.3)}l${at(high * 0.25, high * 0.5)}z`;
  const places = [...Array.from({ length: 7 }, (_, i) => i * 6 - 3), ...Array.from({ length: 7 }, (_, i) => 202 + i * 6)];
  const isStony = cloth === 'brick' || cloth === 'clouds' || cloth === 'road';
  return places
    .map((x, i) => {
      const edge = Math.abs(x - width / 2) / (width / 2);
      return isStony ? (i % 2 ? '' : stone(x, 10 + edge * between(random, 4, 16))) : blade(x, 8 + edge * between(random, 10, 30));
    })
    .join('');
} // prettier-ignore

/** What may stand at the sides of the figure. */
export const props: Record<Cloth, readonly Motif[]> = {
  brick: ['stone-tower', 'castle-ruins', 'tower-flag', 'house'],
  road: ['windmill', 'camping-tent', 'wooden-sign', 'well'],
  leaves: ['oak', 'birch-trees', 'mushrooms-cluster', 'oak'],
  clouds: ['pine-tree', 'menhir', 'dead-wood', 'pine-tree'],
  roots: ['tombstone', 'dolmen', 'dead-wood', 'graveyard'],
  waves: ['reed', 'anchor', 'church', 'reed'],
  plain: ['pine-tree', 'castle-ruins', 'dolmen', 'oak'],
};
