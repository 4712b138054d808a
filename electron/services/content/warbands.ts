/** Warbands that are not what was stored: lists by their hashes, names, notes, tags and versions by their seals. */
import { emptyList } from '../../../shared/warbands.ts';
import type { Db } from '../../db/connect.ts';
import { sealsOf } from '../../db/seals.ts';
import {
  addLostVersion,
  allWarbands,
  listVersions,
  mendHash,
  replaceDamagedList,
  sealOfWarband,
  sealWarband,
  type StoredContent,
  type VersionRow,
  type WarbandRow,
} from '../../db/warbands.ts';
import { hash } from '../../engine/hash.ts';
import { backupAdvice, type ContentDeps, type Finding } from './finding.ts';

export function checkWarbands(deps: ContentDeps): Finding[] {
  const seals = sealsOf(deps.db, 'warband');
  return allWarbands(deps.db).flatMap((row) => checkWarband(deps, row, seals.get(String(row.id))));
}

const empty: StoredContent = { list: emptyList, hash: hash(emptyList) };

function checkWarband(deps: ContentDeps, row: WarbandRow, seal: string | undefined): Finding[] {
  const versions = listVersions(deps.db, row.id);
  if (versions.length === 0) return [lostList(deps, row)];
  const unsound = versions.filter((version) => !isSound(version));
  const wrongHash = unsound.find((version) => isHashWrong(deps.db, row, version, seal));
  if (wrongHash) return [mendedHash(deps.db, row, wrongHash)];
  const isChanged = seal !== undefined && seal !== sealOfWarband(deps.db, row);
  return [
    ...unsound.map((version) => damagedList(deps, row, version, soundBefore(versions, version))),
    ...(isChanged ? [changedDetails(deps.db, row)] : []),
  ];
}

/** Whether the seal agrees with the list and not with the hash. */
const isHashWrong = (db: Db, row: WarbandRow, { id, list }: VersionRow, seal: string | undefined): boolean =>
  list !== undefined && sealOfWarband(db, row, new Map([[id, hash(list)]])) === seal;

const mendedHash = (db: Db, { name }: WarbandRow, version: VersionRow): Finding => ({
  code: 'warband-mended',
  sentence: `The fingerprint of version ${String(version.number)} of the warband ${name} was damaged and is made anew.`,
  isMendable: true,
  mend: () => mendHash(db, version, hash(version.list)),
});

const isSound = ({ list, hash: stored }: VersionRow): boolean => list !== undefined && hash(list) === stored;

/** The newest sound version before a damaged one. */
const soundBefore = (versions: readonly VersionRow[], { number }: VersionRow): VersionRow | undefined =>
  versions.find((version) => version.number < number && isSound(version));

function damagedList(
  { db, keepAside }: ContentDeps,
  { id, name }: WarbandRow,
  version: VersionRow,
  before: VersionRow | undefined,
): Finding {
  const instead = before ? `the list of version ${String(before.number)}` : 'an empty list';
  return {
    code: `warband-damaged.${String(id)}.${String(version.number)}`,
    sentence: `Version ${String(version.number)} of the warband ${name} was damaged on the disk. It holds ${instead} now and is named “damaged”; what was stored is kept as a file in the data folder. ${backupAdvice}`,
    isMendable: false,
    mend: () => {
      if (keepAside('warband', { name, ...version }) === undefined) return;
      replaceDamagedList(db, version, before ? { list: before.list, hash: before.hash } : empty);
    },
  };
}

const lostList = ({ db, now }: ContentDeps, { id, name }: WarbandRow): Finding => ({
  code: `warband-lost.${String(id)}`,
  sentence: `Every list of the warband ${name} was lost to a damage on the disk. Its name, note and tags are kept, with an empty list. ${backupAdvice}`,
  isMendable: false,
  mend: () => addLostVersion(db, id, empty, now()),
});

const changedDetails = (db: Db, { id, name }: WarbandRow): Finding => ({
  code: `warband-changed.${String(id)}`,
  sentence: `A damage on the disk changed something about the warband ${name}: its name, note, dates or tags, or the names of its versions. Everything is kept as it reads now; look it through. ${backupAdvice}`,
  isMendable: false,
  mend: () => sealWarband(db, id),
});

/** Seals what was stored before there were seals. */
export function sealWarbands(db: Db): void {
  const seals = sealsOf(db, 'warband');
  for (const { id } of allWarbands(db)) if (!seals.has(String(id))) sealWarband(db, id);
}
