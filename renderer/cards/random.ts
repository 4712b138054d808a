/** Chance that is always the same for the same word: a card looks alike on every screen and every day. */
export type Random = () => number;

/** Numbers from 0 up to 1, made from a word. */
export function randomOf(word: string): Random {
  let seed = 2166136261;
  for (let i = 0; i < word.length; i++) seed = Math.imul(seed ^ word.charCodeAt(i), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, least: number, most: number): number =>
  least + random() * (most - least);

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!;

/** A number as a path writes it. */
export const round = (n: number): string => String(Math.round(n * 10) / 10);

export const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;
