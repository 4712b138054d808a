/** The lessons that come with the program, read from its files when somebody first asks; their cards are those of its own packs, also where these are switched off. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Card,
  noLessons,
  packCards,
  packFiles,
  readLessons,
  readPackFiles,
  type Lessons,
} from '../../games/warband/index.ts';
import type { Log } from '../log.ts';

export type { Lessons };

const lessonsFolder = join('stories', 'first-marches');

export function createLessons(resourcesFolder: string, log: Log): () => Lessons {
  let known: Lessons | undefined;
  return () => (known ??= lessonsIn(resourcesFolder, log));
}

function lessonsIn(resources: string, log: Log): Lessons {
  const packs = {
    ids: readdirSync(join(resources, 'packs')),
    cardsOf: (id: string) => cardsOfPack(join(resources, 'packs', id), id),
  };
  const read = readLessons(filesOf(join(resources, lessonsFolder)), packs);
  if (read.ok) return read.value;
  for (const { file, path, sentence } of read.error)
    log.write('problem', `lessons: ${file} ${path}: ${sentence}`);
  return noLessons;
}

/** Every file of the folder as text, by its path with `/`. */
function filesOf(folder: string): Record<string, string> {
  const paths = ['', 'scenarios', 'texts'].flatMap((inner) =>
    readdirSync(join(folder, inner), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => (inner === '' ? name : `${inner}/${name}`)),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** A card's id is its key, as in the library. */
function cardsOfPack(folder: string, id: string): Card[] {
  const found = packFiles.filter((file) => existsSync(join(folder, file)));
  const read = readPackFiles(
    Object.fromEntries(found.map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
  );
  return read.ok ? packCards(read.value).map((card) => ({ ...card, id: `${id}/${card.id}` })) : [];
}
