/** A faction's two colours, and every other colour of its cards mixed from them. */
import type { FactionLook } from '../../shared/cards.ts';

const cream = '#f8e9bf';
const night = '#0e0a08';

const partsOf = (colour: string): number[] =>
  [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` of the second colour in the first. */
function mix(one: string, other: string, share: number): string {
  const [a, b] = [partsOf(one), partsOf(other)];
  return hexOf(a.map((part, i) => part + (b[i]! - part) * share));
}

const brightest = 148;

/** The same colour in full light: its hue kept, its strongest part raised. */
function lit(colour: string): string {
  const parts = partsOf(colour);
  return hexOf(parts.map((part) => (part * brightest) / Math.max(...parts, 1)));
}

export interface Palette {
  ground: string;
  accent: string;
  /** Lines and shadows of the board behind the parchment. */
  deep: string;
  /** Three stops each, lit from the upper left. */
  skies: readonly (readonly [string, string, string])[];
  body: readonly [string, string, string];
  metal: readonly [string, string, string];
  /** Scenery, far and near, and the ground line. */
  far: string;
  near: string;
  earth: readonly [string, string];
}

const palettes = new Map<string, Palette>();

/** The palette of a faction. */
export function paletteOf({ colours: { ground, accent } }: FactionLook): Palette {
  const key = ground + accent;
  const known = palettes.get(key);
  if (known) return known;
  const deep = mix(ground, night, 0.58);
  const made: Palette = {
    ground,
    accent,
    deep,
    skies: [
      [cream, mix(cream, ground, 0.3), mix(cream, ground, 0.66)],
      [mix(cream, accent, 0.35), mix(accent, ground, 0.42), mix(ground, '#ffffff', 0.12)],
      [mix(ground, cream, 0.62), mix(ground, cream, 0.3), mix(ground, night, 0.25)],
    ],
    body: [mix(lit(ground), cream, 0.62), lit(ground), mix(ground, night, 0.25)],
    metal: [mix(accent, '#ffffff', 0.6), accent, mix(accent, night, 0.55)],
    far: mix(ground, cream, 0.42),
    near: mix(ground, night, 0.3),
    earth: [mix(ground, night, 0.22), mix(ground, night, 0.68)],
  };
  palettes.set(key, made);
  return made;
}
