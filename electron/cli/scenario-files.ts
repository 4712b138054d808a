/** Files of scenarios: folders and patterns become file names, packs are read where a file names them. */
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../games/warband/cards/language.ts';
import type { Packs } from '../games/warband/scenario/casting.ts';
import { UsageError } from './args.ts';
import { installedPackIds, readInstalledPack } from './pack-folders.ts';

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Every JSON file meant: files as they are, folders with all their JSON files, patterns with what they match. */
export function filesMeant(words: readonly string[]): string[] {
  const files = words.flatMap((word) => {
    if (isFolder(word)) return globSync('**/*.json', { cwd: word }).map((file) => join(word, file));
    if (existsSync(word)) return [word];
    const found = globSync(word);
    if (found.length === 0) throw new UsageError(`There is no file ${word}.`);
    return found;
  });
  return [...new Set(files)].toSorted(byNumber.compare);
}

/** E-2 before E-10. */
const byNumber = new Intl.Collator('en', { numeric: true });

const known = new Map<string, readonly Card[]>();

/** The packs that come with the program; each is read when a scenario first names it. */
export const installedPacks: Packs = {
  ids: installedPackIds(),
  cardsOf(id) {
    const cards = known.get(id) ?? readPack(id);
    known.set(id, cards);
    return cards;
  },
};

function readPack(id: string): readonly Card[] {
  const { commanders, creatures, orders } = readInstalledPack(id);
  return [...commanders, ...creatures.map(({ card }) => card), ...orders.map(({ card }) => card)];
}
