/** The files of `test/fixtures/landed`, for tests of every kind. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Makes a data folder one as that version left it. */
export function fillWithLanded(data: string, name: string): void {
  const database = gunzipSync(readFileSync(join(folder, name, 'collection.sqlite.gz')));
  writeFileSync(databaseFile(data), database);
}
