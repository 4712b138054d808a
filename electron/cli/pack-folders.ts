/** Packs on disk: the texts of a folder's files, and the packs that come with the program. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packFiles, readPackFiles, type Pack, type PackFile } from '../games/warband/cards/pack.ts';
import { UsageError } from './args.ts';

const packsFolder = fileURLToPath(new URL('../../resources/packs', import.meta.url));

/** The files of a pack that are there, as text. */
function readPackTexts(folder: string): Partial<Record<PackFile, string>> {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  const found = packFiles.filter((file) => existsSync(join(folder, file)));
  return Object.fromEntries(found.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

export const installedPackIds = (): string[] => readdirSync(packsFolder).toSorted();

export function readInstalledPack(id: string): Pack {
  const read = readPackFiles(readPackTexts(join(packsFolder, id)));
  if (!read.ok) throw new UsageError(`The pack ${id} cannot be read: ${read.error[0]?.sentence ?? ''}`);
  return read.value;
}
