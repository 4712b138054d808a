/** What there is to say about a pack from outside before anything of it is stored. */
import type { PackRemark, PackReport } from '../../../shared/calls/packs.ts';
import type { Db } from '../../db/connect.ts';
import { lookOf, printOf } from '../../games/warband/index.ts';
import { brokenBy } from './impact.ts';
import type { CardLibrary } from './library.ts';
import type { ReadPack, SentPack } from './read-sent.ts';
import { standingOf } from './standing.ts';
import { countsOf, keyedTiles, saidBy } from './stored.ts';

/** More would not be read by anybody. */
const mostRemarks = 200;

/** The report the window shows. */
export function reportOn(read: SentPack, db: Db, library: CardLibrary): PackReport {
  if (!read.ok) return remarks(read.error.errors, [], read.error.ignored);
  const { warnings, ignored } = read.value;
  return { ...remarks([], warnings, ignored), pack: describePack(read.value, db, library) };
}

const remarks = (errors: PackRemark[], warnings: PackRemark[], ignored: string[]) => ({
  errors: errors.slice(0, mostRemarks),
  warnings: warnings.slice(0, mostRemarks),
  more: Math.max(0, errors.length - mostRemarks) + Math.max(0, warnings.length - mostRemarks),
  ignored,
});

function describePack({ pack, hash, faces }: ReadPack, db: Db, library: CardLibrary): PackReport['pack'] {
  const { id, name, version, authors, licence, flavour } = pack.manifest;
  const tiles = keyedTiles(pack);
  const others = library.installed().filter((each) => each.id === id);
  const rows = [
    ...faces.map(({ key, type }) => ({ key, kind: type })),
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
    cards: faces,
    tiles: tiles.map(printOf),
    breaks: brokenBy(db, id, new Set(rows.map(({ key }) => key))),
  };
}
