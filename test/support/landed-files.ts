/** The files of `test/fixtures/landed`, for tests of every kind. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { databaseFile } from '../../electron/db/file-names.ts';

const folder = join(import.meta.dirname, '..', 'fixtures', 'landed');

/** `<rules version>-<commit>`, oldest rules first. */
export const landedNames: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .sort();

export const landedFile = (name: string, file: 'expected' | 'match' | 'match-given-up'): string =>
  readFileSync(join(folder, name, `${file}.json`), 'utf8');

/** Those that left a whole program behind: every game and a campaign. */
export const landedHouses = landedNames.filter((name) => existsSync(join(folder, name, 'house.json')));

export const landedHouseFile = (name: string, file: string): string =>
  readFileSync(join(folder, name, `${file}.json`), 'utf8');

/** Makes a data folder one as that version left it. */
export function fillWithLanded(data: string, name: string, database = 'collection'): void {
  const packed = readFileSync(join(folder, name, `${database}.sqlite.gz`));
  writeFileSync(databaseFile(data), gunzipSync(packed));
}
