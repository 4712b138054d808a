/** Finished matches: found by filter, read, described, deleted and brought back. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { conditionOf, type HistoryQuery } from './match-filter.ts';
import { addToTallies, takeFromTallies } from './match-tallies.ts';
import { putMatchWords } from './match-words.ts';
import {
  cardCountKinds,
  cards,
  matches,
  matchCardCounts,
  matchSeats,
  matchTags,
  setupCards,
  setupPacks,
  tags,
} from './schema/index.ts';
import { sweepTags, tagIdOf } from './tags.ts';

const historyOrders = {
  newest: [desc(matches.finishedAt), desc(matches.id)],
  oldest: [asc(matches.finishedAt), asc(matches.id)],
  longest: [desc(matches.actions), desc(matches.id)],
  shortest: [asc(matches.actions), asc(matches.id)],
} as const;

export type HistoryRow = Pick<
  typeof matches.$inferSelect,
  | 'id'
  | 'game'
  | 'form'
  | 'startedAt'
  | 'finishedAt'
  | 'reason'
  | 'rounds'
  | 'actions'
  | 'activeMs'
  | 'note'
  | 'isStarred'
  | 'campaignId'
  | 'summary'
  | 'isSharedLoss'
> & { seats: (typeof matchSeats.$inferSelect)[]; tags: string[] };

const lineColumns = {
  id: matches.id,
  game: matches.game,
  form: matches.form,
  startedAt: matches.startedAt,
  finishedAt: matches.finishedAt,
  reason: matches.reason,
  rounds: matches.rounds,
  actions: matches.actions,
  activeMs: matches.activeMs,
  note: matches.note,
  isStarred: matches.isStarred,
  campaignId: matches.campaignId,
  summary: matches.summary,
  isSharedLoss: matches.isSharedLoss,
};

export interface HistoryPage {
  total: number;
  rows: HistoryRow[];
}

export function findHistory(
  db: Db,
  query: HistoryQuery,
  page: { sort: keyof typeof historyOrders; offset: number; limit: number },
): HistoryPage {
  const where = conditionOf(db, query);
  const total = db
    .select({ n: sql<number>`count(*)` })
    .from(matches)
    .where(where)
    .get()!.n;
  const rows = db
    .select(lineColumns)
    .from(matches)
    .where(where)
    .orderBy(...historyOrders[page.sort])
    .limit(page.limit)
    .offset(page.offset)
    .all();
  return { total, rows: withSeats(db, rows) };
}

/** One match, over or not. */
export function findLine(db: Db, id: number): HistoryRow | undefined {
  const rows = db
    .select(lineColumns)
    .from(matches)
    .where(and(eq(matches.id, id), isNull(matches.deletedAt)))
    .all();
  return withSeats(db, rows)[0];
}

function withSeats(db: Db, rows: Omit<HistoryRow, 'seats' | 'tags'>[]): HistoryRow[] {
  const ids = rows.map(({ id }) => id);
  const seats = db
    .select()
    .from(matchSeats)
    .where(inArray(matchSeats.matchId, ids))
    .orderBy(asc(matchSeats.seat))
    .all();
  const tagged = db
    .select({ matchId: matchTags.matchId, name: tags.name })
    .from(matchTags)
    .innerJoin(tags, eq(tags.id, matchTags.tagId))
    .where(inArray(matchTags.matchId, ids))
    .orderBy(sql`${tags.name} collate nocase`)
    .all();
  return rows.map((row) => ({
    ...row,
    seats: seats.filter(({ matchId }) => matchId === row.id),
    tags: tagged.filter(({ matchId }) => matchId === row.id).map(({ name }) => name),
  }));
}

/** What a finished match is, besides its line. */
export interface HistoryDetail {
  rulesVersion: number;
  seed: number;
  stateHash: string;
  forkedFrom: { id: number; at: number } | undefined;
  packs: { key: string; hash: string }[];
  counts: { key: string; name: string; seat: number; kind: (typeof cardCountKinds)[number]; count: number }[];
}

export function readDetail(db: Db, id: number): HistoryDetail | undefined {
  const isHere = and(eq(matches.id, id), isNull(matches.deletedAt));
  const row = db.select().from(matches).where(isHere).get();
  if (!row) return undefined;
  return {
    rulesVersion: row.rulesVersion,
    seed: row.seed,
    stateHash: row.stateHash ?? '',
    forkedFrom: row.forkedFrom === null ? undefined : { id: row.forkedFrom, at: row.forkedAt ?? 0 },
    packs: packsOf(db, row.setupId),
    counts: countsOf(db, id, row.setupId),
  };
}

const packsOf = (db: Db, setupId: number): { key: string; hash: string }[] =>
  db
    .select({ key: setupPacks.packKey, hash: setupPacks.packHash })
    .from(setupPacks)
    .where(eq(setupPacks.setupId, setupId))
    .all();

function countsOf(db: Db, id: number, setupId: number): HistoryDetail['counts'] {
  const rows = db
    .select({
      key: cards.key,
      name: cards.name,
      seat: matchCardCounts.seat,
      kind: matchCardCounts.kind,
      count: matchCardCounts.count,
    })
    .from(setupCards)
    .innerJoin(cards, eq(cards.id, setupCards.cardId))
    .innerJoin(
      matchCardCounts,
      and(
        eq(matchCardCounts.cardId, setupCards.cardId),
        inArray(
          matchCardCounts.kind,
          cardCountKinds.map((_, place) => place),
        ),
        eq(matchCardCounts.matchId, id),
      ),
    )
    .where(eq(setupCards.setupId, setupId))
    .all();
  return rows.map((row) => ({ ...row, kind: cardCountKinds[row.kind]! }));
}

const write = <T>(db: Db, work: () => T): T => db.transaction(work, { behavior: 'immediate' });

export function setNote(db: Db, id: number, note: string): boolean {
  return write(db, () => {
    const isThere = db.update(matches).set({ note }).where(eq(matches.id, id)).run().changes > 0;
    if (isThere) putMatchWords(db, id);
    return isThere;
  });
}

export function setStar(db: Db, id: number, isStarred: boolean): boolean {
  return db.update(matches).set({ isStarred }).where(eq(matches.id, id)).run().changes > 0;
}

/** Gives a match exactly these tags; a tag is known by its name, whatever its case. */
export function setMatchTags(db: Db, id: number, names: readonly string[]): boolean {
  return write(db, () => {
    if (!db.select({ id: matches.id }).from(matches).where(eq(matches.id, id)).get()) return false;
    db.delete(matchTags).where(eq(matchTags.matchId, id)).run();
    for (const name of names) {
      db.insert(matchTags)
        .values({ matchId: id, tagId: tagIdOf(db, name) })
        .onConflictDoNothing()
        .run();
    }
    sweepTags(db);
    putMatchWords(db, id);
    return true;
  });
}

/** Deletes matches so that it can be undone; statistics forget them at once. */
export function deleteMatches(db: Db, ids: readonly number[], at: number): void {
  write(db, () => {
    for (const id of ids) {
      const isThere = isNull(matches.deletedAt);
      const found = db
        .select({ id: matches.id })
        .from(matches)
        .where(and(eq(matches.id, id), isThere))
        .get();
      if (!found) continue;
      takeFromTallies(db, id);
      db.update(matches).set({ deletedAt: at }).where(eq(matches.id, id)).run();
    }
  });
}

export function undeleteMatches(db: Db, ids: readonly number[]): void {
  write(db, () => {
    for (const id of ids) {
      const back = db
        .update(matches)
        .set({ deletedAt: null })
        .where(and(eq(matches.id, id), isNotNull(matches.deletedAt)))
        .run();
      if (back.changes > 0) addToTallies(db, id);
    }
  });
}

/** Clears away for good what was deleted before a moment. */
export function purgeMatches(db: Db, before: number): number {
  return write(db, () => {
    const gone = db
      .select({ id: matches.id, setupId: matches.setupId })
      .from(matches)
      .where(and(isNotNull(matches.deletedAt), lt(matches.deletedAt, before)))
      .all();
    for (const { id, setupId } of gone) {
      for (const { cardId } of db.select().from(setupCards).where(eq(setupCards.setupId, setupId)).all()) {
        db.delete(matchCardCounts)
          .where(
            and(
              eq(matchCardCounts.cardId, cardId),
              inArray(
                matchCardCounts.kind,
                cardCountKinds.map((_, place) => place),
              ),
              eq(matchCardCounts.matchId, id),
            ),
          )
          .run();
      }
      db.delete(matches).where(eq(matches.id, id)).run();
    }
    return gone.length;
  });
}
