/** What there is to say about a pack from outside before anything of it is stored. */
import type { PackRemark, PackReport } from '../../../shared/calls/packs.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Db } from '../../db/connect.ts';
import { faceOf, lintPack, lookOf, printOf, withLines, type Pack } from '../../games/warband/index.ts';
import { brokenBy } from './impact.ts';
import type { CardLibrary } from './library.ts';
import { readPack } from './read.ts';
import { clipped } from './remark.ts';
import { readSent, type PackContent } from './sent-files.ts';
import { standingOf } from './standing.ts';
import { countsOf, hashPack, keyedCards, keyedTiles, saidBy } from './stored.ts';
import type { SentFile } from './zip.ts';

/** More would not be read by anybody. */
const mostRemarks = 200;

/** A sound pack, what else to say about it, and the files beside it that are none of it. */
export interface ReadPack {
  pack: Pack;
  warnings: PackRemark[];
  ignored: string[];
}

export interface Unsound {
  errors: PackRemark[];
  ignored: string[];
}

/** Reads a pack from what was sent: sound, or every error. */
export function readSentPack(sent: readonly SentFile[]): Result<ReadPack, Unsound> {
  const content = readSent(sent);
  return content.ok ? readContent(content.value) : err({ errors: content.error, ignored: [] });
}

function readContent({ texts, ignored }: PackContent): Result<ReadPack, Unsound> {
  const pack = readPack(texts);
  if (!pack.ok) return err({ errors: pack.error.map(clipped), ignored });
  return ok({ pack: pack.value, warnings: withLines(lintPack(pack.value), texts).map(clipped), ignored });
}

/** The report the window shows. */
export function reportOn(read: Result<ReadPack, Unsound>, db: Db, library: CardLibrary): PackReport {
  if (!read.ok) return remarks(read.error.errors, [], read.error.ignored);
  const { pack, warnings, ignored } = read.value;
  return { ...remarks([], warnings, ignored), pack: describePack(pack, db, library) };
}

const remarks = (errors: PackRemark[], warnings: PackRemark[], ignored: string[]) => ({
  errors: errors.slice(0, mostRemarks),
  warnings: warnings.slice(0, mostRemarks),
  more: Math.max(0, errors.length - mostRemarks) + Math.max(0, warnings.length - mostRemarks),
  ignored,
});

function describePack(pack: Pack, db: Db, library: CardLibrary): PackReport['pack'] {
  const { id, name, version, authors, licence, flavour } = pack.manifest;
  const cards = keyedCards(pack);
  const tiles = keyedTiles(pack);
  const hash = hashPack(pack);
  const others = library.installed().filter((each) => each.id === id);
  const rows = [
    ...cards.map((card) => ({ key: card.id, kind: card.type })),
    ...tiles.map((tile) => ({ key: tile.id, kind: 'tile' })),
  ];
  return {
    hash,
    id,
    name,
    version,
    authors,
    licence,
    flavour,
    counts: countsOf(saidBy(pack), rows),
    look: lookOf(pack.manifest),
    standing: standingOf({ hash, version }, others),
    others,
    cards: cards.map(faceOf),
    tiles: tiles.map(printOf),
    breaks: brokenBy(db, id, new Set(rows.map(({ key }) => key))),
  };
}
