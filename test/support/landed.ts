/** Databases and match files of landed versions, as `test/fixtures/landed` keeps them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { databaseFile } from '../../electron/db/file-names.ts';
import { temporaryFolder } from '../db/support.ts';

const folder = join(import.meta.dirname, '..', 'fixtures', 'landed');

/** `<rules version>-<commit>`, oldest rules first. */
export const landedNames: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .sort();

/** What the version's own rules made of a stored match. */
export interface LandedMatch {
  id: number;
  seed: number;
  isFinished: boolean;
  /** As stored: who gave up counts as one. */
  actions: number;
  /** Of the state after the last of them. */
  stateHash: string;
  winners?: number[];
  reason?: string;
  round: number;
  /** Fingerprints of states on the way, `at` actions after the start. */
  marks: { at: number; hash: string }[];
}

export interface Landed {
  rulesVersion: number;
  matches: LandedMatch[];
}

export const landedFile = (name: string, file: 'expected' | 'match' | 'match-given-up'): string =>
  readFileSync(join(folder, name, `${file}.json`), 'utf8');

export const expectedOf = (name: string): Landed => JSON.parse(landedFile(name, 'expected')) as Landed;

/** A data folder as that version left it; gone when the test ends. */
export function landedFolder(name: string): string {
  const data = temporaryFolder();
  const database = gunzipSync(readFileSync(join(folder, name, 'collection.sqlite.gz')));
  writeFileSync(databaseFile(data), database);
  return data;
}
