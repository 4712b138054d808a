/** The packs that come with the program: read at start, stored when their content is not known yet. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Notice } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Db } from '../../db/connect.ts';
import { describeFailure } from '../../db/failure.ts';
import { listPacks, replacePacks, type PackRow } from '../../db/packs.ts';
import { packFiles, type Pack, type PackTexts } from '../../games/warband/index.ts';
import { readPack } from './read.ts';
import { hashFiles, hashPack, manifestOf, rowsOf } from './stored.ts';

export interface BuiltinOptions {
  db: Db;
  /** The folder with one folder a pack, each named as its pack. */
  folder: string;
  /** Of the program. */
  version: string;
  now: () => number;
  /** Rows whose content is not what was stored, by number. */
  damaged?: ReadonlySet<number>;
}

/** Stores what is new; answers what is wrong with packs that could not be read, which is no reason not to start. */
export function installBuiltins(options: BuiltinOptions): Notice[] {
  const known = listPacks(options.db);
  return packFolders(options.folder).flatMap((id) => {
    const pack = newPack(join(options.folder, id), id, readBy(options, known));
    if (!pack.ok) return [damaged(id, pack.error)];
    if (pack.value) store(options, pack.value, known);
    return [];
  });
}

/** What is damaged is read anew, and so is what another version of the program stored: this one may know the language better. */
const readBy = ({ version, damaged: lost }: BuiltinOptions, known: readonly PackRow[]): PackRow[] =>
  known.filter(
    (row) => row.source === 'builtin' && !lost?.has(row.id) && manifestOf(row).checkedBy === version,
  );

const packFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** The pack of a folder, unless its very content is stored already. */
function newPack(folder: string, id: string, known: readonly PackRow[]): Result<Pack | undefined, string[]> {
  const texts = textsIn(folder);
  if (!texts.ok) return texts;
  return isKnown(texts.value, known) ? ok(undefined) : readNamed(texts.value, id);
}

function textsIn(folder: string): Result<PackTexts, string[]> {
  try {
    const there = packFiles.filter((file) => existsSync(join(folder, file)));
    return ok(Object.fromEntries(there.map((file) => [file, readFileSync(join(folder, file), 'utf8')])));
  } catch (problem) {
    const failure = describeFailure(problem);
    if (!failure) throw problem;
    return err([`${failure.what} ${failure.details}`]);
  }
}

/** Known content was found sound before; to take its fingerprint is fast, to check it again is not. */
function isKnown(texts: PackTexts, known: readonly PackRow[]): boolean {
  try {
    const hash = hashFiles(packFiles.map((file) => JSON.parse(texts[file] ?? '') as unknown));
    return known.some((row) => row.hash === hash);
  } catch {
    // What is wrong with it, the reader says.
    return false;
  }
}

function readNamed(texts: PackTexts, id: string): Result<Pack, string[]> {
  const read = readPack(texts);
  if (!read.ok) return err(read.error.map(({ file, line, sentence }) => `${file}:${line ?? 1}: ${sentence}`));
  return read.value.manifest.id === id ? read : err([`It calls itself ${read.value.manifest.id}.`]);
}

/** Takes the place of the version before and is enabled if that was; a person's own pack of this id stays enabled. */
function store({ db, now, version }: BuiltinOptions, pack: Pack, known: readonly PackRow[]): void {
  const hash = hashPack(pack);
  const namesakes = known.filter((row) => row.key === pack.manifest.id);
  const replaced = namesakes.filter((row) => row.source === 'builtin' || row.hash === hash);
  const isFirst = !namesakes.some((row) => row.isEnabled) && replaced.length === 0;
  const isEnabled = isFirst || replaced.some((row) => row.isEnabled);
  const rows = rowsOf(pack, { source: 'builtin', isEnabled, at: now(), by: version });
  replacePacks(
    db,
    replaced.map(({ id }) => id),
    rows,
  );
}

const damaged = (id: string, problems: string[]): Notice => ({
  code: 'builtin-pack-damaged',
  level: 'problem',
  sentence: `The pack ${id}, which comes with the program, is damaged and was left out. Everything else works; installing the program again brings it back.`,
  details: problems.slice(0, 20).map((line) => line.slice(0, 500)),
});
