/** What sharing needs to know of cards: their names and packs, in both directions. */
import type { ListPart } from '../../../../shared/warbands.ts';
import { partOf, type Shelf } from '../../../games/warband/index.ts';

export interface Print {
  key: string;
  name: string;
  pack: string;
  part: ListPart;
}

export interface Bookshelf {
  prints: readonly Print[];
  byKey: ReadonlyMap<string, Print>;
  /** By name in small letters. */
  byName: ReadonlyMap<string, Print[]>;
  /** Names of packs by key, and keys by name or key in small letters. */
  packNames: ReadonlyMap<string, string>;
  packKeys: ReadonlyMap<string, string>;
}

export function bookshelfOf(shelf: Shelf, packs: readonly { key: string; name: string }[]): Bookshelf {
  const keys = [...shelf.cards.keys(), ...shelf.tiles.keys()];
  const prints = keys.map((key) => ({
    key,
    name: shelf.cards.get(key)?.name ?? tileName(key),
    pack: key.slice(0, key.indexOf('/')),
    part: partOf(key, shelf)!,
  }));
  return {
    prints,
    byKey: new Map(prints.map((print) => [print.key, print])),
    byName: Map.groupBy(prints, ({ name }) => name.toLowerCase()),
    packNames: new Map(packs.map(({ key, name }) => [key, name])),
    packKeys: new Map(
      packs.flatMap(({ key, name }) => [[key, key] as const, [name.toLowerCase(), key] as const]),
    ),
  };
}

/** Tiles print no name; their id says what they are. */
export function tileName(key: string): string {
  const words = key.slice(key.indexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
