/** Packs on disk: the packs that come with the program, and those of an author in a folder of their own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPack } from '../../games/warband/cards/pack-check.ts';
import { packFiles, readPackFiles, type Pack, type PackFile } from '../../games/warband/cards/pack.ts';
import { UsageError } from '../common/args.ts';

const packsFolder = join(import.meta.dirname, '../../../resources/packs');

/** The files of a pack that are there, as text. */
function readPackTexts(folder: string): Partial<Record<PackFile, string>> {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  const found = packFiles.filter((file) => existsSync(join(folder, file)));
  return Object.fromEntries(found.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

export const installedPackIds = (): string[] => readdirSync(packsFolder).toSorted();

export const readInstalledPack = (id: string): Pack => readFolder(id, join(packsFolder, id));

/** A pack by the id of an installed one, or by its folder. One with errors is refused: a match needs sound cards. */
export function readNamedPack(word: string): Pack {
  if (installedPackIds().includes(word)) return readInstalledPack(word);
  const pack = readFolder(word, word);
  const [error] = checkPack(pack);
  if (error) throw unreadable(word, error.sentence);
  return pack;
}

function readFolder(name: string, folder: string): Pack {
  const read = readPackFiles(readPackTexts(folder));
  if (!read.ok) throw unreadable(name, read.error[0]?.sentence ?? '');
  return read.value;
}

const unreadable = (name: string, why: string): UsageError =>
  new UsageError(`The pack ${name} cannot be read: ${why}`);
