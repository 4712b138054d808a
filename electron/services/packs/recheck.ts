/** Imported packs under a new version of the program: read again, and disabled if they no longer can be. */
import type { Notice } from '../../../shared/ipc.ts';
import type { Result } from '../../../shared/result.ts';
import type { Db } from '../../db/connect.ts';
import {
  cardsOfPack,
  findPack,
  listPacks,
  replacePacks,
  setPackEnabled,
  type PackRow,
} from '../../db/packs.ts';
import type { Pack, PackProblem } from '../../games/warband/index.ts';
import { readPack } from './read.ts';
import type { PackReader } from './reader.ts';
import { manifestOf, rowsOf, textsOf } from './stored.ts';

export interface Checker {
  db: Db;
  /** Of the program. */
  version: string;
  /** Rows whose content is not what was stored, by number: nothing of them is read. */
  damaged?: ReadonlySet<number>;
}

/** Checks what another version let in; answers what had to be disabled. */
export function recheckImported(options: Checker): Notice[] {
  const unchecked = listPacks(options.db).filter(
    (row) => !options.damaged?.has(row.id) && isUnchecked(row, options.version),
  );
  return unchecked.flatMap((row) => {
    const read = recheck(options, row);
    if (read.ok || !row.isEnabled) return [];
    setPackEnabled(options.db, row, false);
    return [unreadable(row, read.error)];
  });
}

const isUnchecked = (row: PackRow, version: string): boolean =>
  row.source === 'imported' && manifestOf(row).checkedBy !== version;

/** Whether a pack may be enabled: this version must have found it sound. */
export async function mayEnable(
  options: Checker & { reader: Pick<PackReader, 'read'> },
  row: PackRow,
): Promise<boolean> {
  if (!isUnchecked(row, options.version)) return true;
  const texts = Object.entries(textsOf(row, cardsOfPack(options.db, row.id)));
  const read = await options.reader.read(texts.map(([path, text]) => ({ path, bytes: Buffer.from(text) })));
  if (read.ok && findPack(options.db, row.hash)) renew(options, row, read.value.pack);
  return read.ok;
}

/** Reads a stored pack again and renews its rows. */
function recheck(options: Checker, row: PackRow): Result<Pack, PackProblem[]> {
  const read = readPack(textsOf(row, cardsOfPack(options.db, row.id)));
  if (read.ok) renew(options, row, read.value);
  return read;
}

function renew({ db, version }: Checker, row: PackRow, pack: Pack): void {
  const { isEnabled, installedAt } = row;
  replacePacks(db, [row.id], rowsOf(pack, { source: 'imported', isEnabled, at: installedAt, by: version }));
}

const unreadable = ({ name, version }: PackRow, problems: PackProblem[]): Notice => ({
  code: 'pack-unreadable',
  level: 'warning',
  sentence: `This version of the program cannot read the pack ${name} ${version}; it was disabled. Its cards are kept, and warbands that use them stay as drafts.`,
  details: problems
    .slice(0, 20)
    .map(({ file, path, sentence }) => `${file} ${path}: ${sentence}`.slice(0, 500)),
});
