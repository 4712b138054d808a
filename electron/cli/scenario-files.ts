/** Files of scenarios: folders and patterns become file names, packs are read where a file names them. */
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../games/warband/cards/language.ts';
import { packCards } from '../games/warband/cards/pack.ts';
import type { Packs } from '../games/warband/scenario/casting.ts';
import { UsageError } from './args.ts';
import { installedPackIds, readInstalledPack, readNamedPack } from './pack-folders.ts';

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

const readPack = (id: string): readonly Card[] => packCards(readInstalledPack(id));

/** Those, and the packs in folders an author names on the command line (`a,b`). */
export function packsBeside(folders: string | undefined): Packs {
  if (folders === undefined) return installedPacks;
  const own = new Map(
    folders.split(',').map((folder) => {
      const pack = readNamedPack(folder);
      return [pack.manifest.id, packCards(pack)] as const;
    }),
  );
  return {
    ids: [...own.keys(), ...installedPacks.ids],
    cardsOf: (id) => own.get(id) ?? installedPacks.cardsOf(id),
  };
}
