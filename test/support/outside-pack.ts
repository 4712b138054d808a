/** A pack by strangers, written from the published page alone: its files as they lie on disk, as sent, and as a zip. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { packFiles, type PackFile } from '../../electron/games/warband/cards/pack.ts';
import type { SentFile } from '../../electron/services/packs/zip.ts';

const shelf = join(import.meta.dirname, '../packs/outside');
export const outsideFolder = join(shelf, 'tin-parade');

export type Texts = Record<PackFile, string>;

/** The files of one of the strangers' packs. */
export const textsOf = (pack: string): Texts =>
  Object.fromEntries(packFiles.map((file) => [file, readFileSync(join(shelf, pack, file), 'utf8')])) as Texts;

export const outsideTexts = textsOf('tin-parade');

/** The pack with some of its manifest changed. */
export const withManifest = (changes: object): Texts => ({
  ...outsideTexts,
  'pack.json': JSON.stringify({ ...(JSON.parse(outsideTexts['pack.json']) as object), ...changes }),
});

export const sentFolder = (texts: Partial<Record<string, string>>, folder = 'tin-parade/'): SentFile[] =>
  Object.entries(texts).map(([file, text]) => ({ path: folder + file, bytes: Buffer.from(text!) }));

/** Files as one zip, as any program packs them. */
export const zipped = (texts: Partial<Record<string, string>>): SentFile[] => {
  const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, strToU8(text!)]));
  return [{ path: 'pack.zip', bytes: Buffer.from(zipSync(files, { level: 9 })) }];
};
