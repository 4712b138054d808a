/**
 * Warbands, their versions and tags in the database. Owns the rows and which version an edit goes into; what a list
 * means is not its business.
 */
import { and, asc, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import {
  cards,
  collectionCards,
  collections,
  matchSeats,
  packCards,
  packs,
  tags,
  warbands,
  warbandTags,
  warbandVersions,
} from './schema/index.ts';
import { putSeal, sealOf } from './seals.ts';
import { sweepTags, tagIdOf } from './tags.ts';

export type WarbandRow = typeof warbands.$inferSelect;
export type VersionRow = typeof warbandVersions.$inferSelect;

/** What a save writes: the list as JSON, its hash, and how many problems it has. */
export interface StoredList extends StoredContent {
  problems: number;
}

export interface StoredContent {
  list: unknown;
  hash: string;
}

/** Edits less than this apart belong to one sitting and go into one version. */
const sittingMs = 30 * 60 * 1000;

export function findWarband(db: Db, id: number): WarbandRow | undefined {
  return db
    .select()
    .from(warbands)
    .where(and(eq(warbands.id, id), isNull(warbands.deletedAt)))
    .get();
}

/** Every warband, deleted or not. */
export const allWarbands = (db: Db): WarbandRow[] =>
  db.select().from(warbands).orderBy(asc(warbands.id)).all();

/** Everything not deleted, changed last first. */
export function listWarbands(db: Db): WarbandRow[] {
  return db
    .select()
    .from(warbands)
    .where(isNull(warbands.deletedAt))
    .orderBy(desc(warbands.changedAt), desc(warbands.id))
    .all();
}

/** Versions of a warband, the present one first. */
export function listVersions(db: Db, warbandId: number): VersionRow[] {
  return db
    .select()
    .from(warbandVersions)
    .where(eq(warbandVersions.warbandId, warbandId))
    .orderBy(desc(warbandVersions.number))
    .all();
}

export function presentVersion(db: Db, warbandId: number): VersionRow {
  const [present] = listVersions(db, warbandId);
  if (!present) throw new Error(`warband ${String(warbandId)} has no version`);
  return present;
}

/** How many matches were begun with each version of a warband. */
export function matchesByVersion(db: Db, warbandId: number): Map<number, number> {
  const rows = db
    .select({ version: matchSeats.warbandVersionId, matches: count() })
    .from(matchSeats)
    .innerJoin(warbandVersions, eq(warbandVersions.id, matchSeats.warbandVersionId))
    .where(eq(warbandVersions.warbandId, warbandId))
    .groupBy(matchSeats.warbandVersionId)
    .all();
  return new Map(rows.flatMap(({ version, matches }) => (version === null ? [] : [[version, matches]])));
}

export function createWarband(
  db: Db,
  name: string,
  stored: StoredList,
  at: number,
  campaignId?: number,
): number {
  return db.transaction(() => {
    const { id } = db
      .insert(warbands)
      .values({ name, campaignId, createdAt: at, changedAt: at })
      .returning({ id: warbands.id })
      .get();
    insertVersion(db, id, 1, stored, at);
    sealWarband(db, id);
    return id;
  });
}

function insertVersion(db: Db, warbandId: number, number: number, stored: StoredList, at: number): void {
  db.insert(warbandVersions)
    .values({ warbandId, number, ...stored, createdAt: at })
    .run();
}

/**
 * Writes a list: into the present version while the sitting lasts, else as a new one. A version that was named or
 * played is never written over.
 */
export function saveList(db: Db, warband: WarbandRow, stored: StoredList, at: number): void {
  db.transaction(() => {
    const present = presentVersion(db, warband.id);
    if (present.hash === stored.hash) return;
    const isSitting = at - warband.changedAt < sittingMs;
    if (isSitting && !isKept(db, present))
      db.update(warbandVersions).set(stored).where(eq(warbandVersions.id, present.id)).run();
    else insertVersion(db, warband.id, present.number + 1, stored, at);
    touch(db, warband.id, at);
  });
}

/** Puts a list in as a version of its own, whatever the sitting: what was there before can be gone back to. */
export function addVersion(db: Db, warbandId: number, stored: StoredList, at: number): void {
  db.transaction(() => {
    insertVersion(db, warbandId, presentVersion(db, warbandId).number + 1, stored, at);
    touch(db, warbandId, at);
  });
}

const isKept = (db: Db, { id, warbandId, label }: VersionRow): boolean =>
  label !== null || (matchesByVersion(db, warbandId).get(id) ?? 0) > 0;

const touch = (db: Db, id: number, at: number): void => {
  db.update(warbands).set({ changedAt: at }).where(eq(warbands.id, id)).run();
  sealWarband(db, id);
};

/** Names a version; an empty name takes it away again. */
export function labelVersion(db: Db, warbandId: number, number: number, label: string): boolean {
  return db.transaction(() => {
    const { changes } = db
      .update(warbandVersions)
      .set({ label: label === '' ? null : label })
      .where(and(eq(warbandVersions.warbandId, warbandId), eq(warbandVersions.number, number)))
      .run();
    sealWarband(db, warbandId);
    return changes > 0;
  });
}

type Words = Partial<Pick<WarbandRow, 'name' | 'note' | 'archivedAt' | 'deletedAt'>>;

/** Changes what is said about a warband, deleted or not; its list stays as it is. */
export function describeWarband(db: Db, id: number, words: Words): boolean {
  return db.transaction(() => {
    const { changes } = db.update(warbands).set(words).where(eq(warbands.id, id)).run();
    sealWarband(db, id);
    return changes > 0;
  });
}

export function setProblems(db: Db, { id, warbandId }: VersionRow, problems: number): void {
  db.transaction(() => {
    db.update(warbandVersions).set({ problems }).where(eq(warbandVersions.id, id)).run();
    sealWarband(db, warbandId);
  });
}

/** Puts right the hash of a version's list. */
export function mendHash(db: Db, { id, warbandId }: VersionRow, hash: string): void {
  db.update(warbandVersions).set({ hash }).where(eq(warbandVersions.id, id)).run();
  sealWarband(db, warbandId);
}

/** Puts a list in the place of a damaged one, in the same version, and says so in its name. */
export function replaceDamagedList(db: Db, { id, warbandId }: VersionRow, list: StoredContent): void {
  db.update(warbandVersions)
    .set({ ...list, problems: null, label: 'damaged' })
    .where(eq(warbandVersions.id, id))
    .run();
  sealWarband(db, warbandId);
}

/** Gives a warband whose versions were lost one to go on with. */
export function addLostVersion(db: Db, warbandId: number, list: StoredContent, at: number): void {
  db.insert(warbandVersions)
    .values({ warbandId, number: 1, ...list, label: 'damaged', createdAt: at })
    .run();
  sealWarband(db, warbandId);
}

/** Everything a warband says besides its lists, which have hashes of their own; `hashes` stand in for stored ones, by version. */
export function sealOfWarband(db: Db, row: WarbandRow, hashes?: ReadonlyMap<number, string>): string {
  const { id, name, campaignId, note, createdAt, changedAt, archivedAt, deletedAt } = row;
  const { list: _list, ...columns } = getTableColumns(warbandVersions);
  const versions = db
    .select(columns)
    .from(warbandVersions)
    .where(eq(warbandVersions.warbandId, id))
    .orderBy(desc(warbandVersions.number))
    .all();
  return sealOf([
    ...[id, name, campaignId, note, createdAt, changedAt, archivedAt, deletedAt],
    tagsOf(db, id),
    versions.map((version) => [
      ...[version.id, version.number, hashes?.get(version.id) ?? version.hash],
      ...[version.problems, version.label, version.createdAt],
    ]),
  ]);
}

export function sealWarband(db: Db, id: number): void {
  const row = db.select().from(warbands).where(eq(warbands.id, id)).get();
  if (row) putSeal(db, 'warband', id, sealOfWarband(db, row));
}

export function tagsOf(db: Db, warbandId: number): string[] {
  return db
    .select({ name: tags.name })
    .from(warbandTags)
    .innerJoin(tags, eq(tags.id, warbandTags.tagId))
    .where(eq(warbandTags.warbandId, warbandId))
    .orderBy(asc(sql`${tags.name} collate nocase`))
    .all()
    .map(({ name }) => name);
}

/** Gives a warband exactly these tags; a tag nothing has any more is gone. */
export function setTags(db: Db, warbandId: number, names: readonly string[]): void {
  db.transaction(() => {
    db.delete(warbandTags).where(eq(warbandTags.warbandId, warbandId)).run();
    for (const name of names)
      db.insert(warbandTags)
        .values({ warbandId, tagId: tagIdOf(db, name) })
        .onConflictDoNothing()
        .run();
    sweepTags(db);
    sealWarband(db, warbandId);
  });
}

/** The copies a campaign's collection holds, by key. */
export function ownedCopies(db: Db, campaignId: number): Map<string, number> {
  const rows = db
    .select({ key: collectionCards.cardKey, count: collectionCards.count })
    .from(collectionCards)
    .innerJoin(collections, eq(collections.id, collectionCards.collectionId))
    .where(eq(collections.campaignId, campaignId))
    .all();
  return new Map(rows.map(({ key, count: copies }) => [key, copies]));
}

/** The name of a card that only a disabled pack has, and the pack's. */
export function disabledCard(db: Db, key: string): { name: string; pack: string } | undefined {
  return db
    .select({ name: cards.name, pack: packs.name })
    .from(cards)
    .innerJoin(packCards, eq(packCards.cardId, cards.id))
    .innerJoin(packs, and(eq(packs.id, packCards.packId), eq(packs.isEnabled, false)))
    .where(eq(cards.key, key))
    .get();
}
