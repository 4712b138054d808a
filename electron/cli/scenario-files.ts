/** Files of scenarios: folders and patterns become file names, packs are read where a file names them. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../games/warband/cards/language.ts';
import { packFiles, readPackFiles } from '../games/warband/cards/pack.ts';
import type { Packs } from '../games/warband/scenario/casting.ts';
import { UsageError } from './args.ts';

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

const packsFolder = new URL('../../resources/packs/', import.meta.url);

/** The cards of the program's packs, each read when it is first named. */
export const installedPacks: Packs = new Proxy<Record<string, readonly Card[]>>(
  {},
  {
    get: (known, id) =>
      typeof id === 'string' ? (known[id] ??= readPack(id) as readonly Card[]) : undefined,
  },
);

function readPack(id: string): readonly Card[] | undefined {
  if (!/^[a-z0-9-]+$/.test(id)) return undefined;
  const texts = packFiles.flatMap((file) => {
    const url = new URL(`${id}/${file}`, packsFolder);
    return existsSync(url) ? [[file, readFileSync(url, 'utf8')] as const] : [];
  });
  const read = readPackFiles(Object.fromEntries(texts));
  if (!read.ok) return undefined;
  const { commanders, creatures, orders } = read.value;
  return [...commanders, ...creatures.map(({ card }) => card), ...orders.map(({ card }) => card)];
}
