/** What the person has, counted, for the home screen. Owns no rule: only questions to the database. */
import { and, count, countDistinct, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { presentNumbers } from '../db/warband-lists.ts';
import { findUnfinished, type UnfinishedMatch } from '../db/unfinished-matches.ts';
import { cards, matches, packCards, packs, warbands, warbandVersions } from '../db/schema/index.ts';
import type { Backups } from './backups.ts';

export interface LibrarySummary {
  packs: number;
  cards: number;
  warbands: { ready: number; withProblems: number };
  matches: number;
  unfinished: UnfinishedMatch | undefined;
  lastBackupAt: number | undefined;
}

export interface Library {
  summary(): LibrarySummary;
}

export function createLibrary(db: Db, backups: Pick<Backups, 'list'>): Library {
  return {
    summary: () => ({
      packs: countPacks(db),
      cards: countCards(db),
      warbands: countWarbands(db),
      matches: countFinished(db),
      unfinished: findUnfinished(db)[0],
      lastBackupAt: backups.list()[0]?.madeAt,
    }),
  };
}

/** What the history shows; a match under way is none of it yet. */
function countFinished(db: Db): number {
  const isFinished = and(isNull(matches.deletedAt), isNotNull(matches.finishedAt));
  return db.select({ n: count() }).from(matches).where(isFinished).get()!.n;
}

function countPacks(db: Db): number {
  return db.select({ n: count() }).from(packs).where(eq(packs.isEnabled, true)).get()!.n;
}

/** Different cards of enabled packs; tiles are no cards. */
function countCards(db: Db): number {
  return db
    .select({ n: countDistinct(cards.key) })
    .from(cards)
    .innerJoin(packCards, eq(packCards.cardId, cards.id))
    .innerJoin(packs, and(eq(packs.id, packCards.packId), eq(packs.isEnabled, true)))
    .where(ne(cards.kind, 'tile'))
    .get()!.n;
}

/** By their present versions. One whose legality was never asked is not ready. */
function countWarbands(db: Db): LibrarySummary['warbands'] {
  const present = presentNumbers(db);
  const counts = db
    .select({ all: count(), ready: count(sql`case when ${warbandVersions.problems} = 0 then 1 end`) })
    .from(warbands)
    .innerJoin(present, eq(present.warbandId, warbands.id))
    .innerJoin(
      warbandVersions,
      and(eq(warbandVersions.warbandId, warbands.id), eq(warbandVersions.number, present.number)),
    )
    .where(and(isNull(warbands.deletedAt), isNull(warbands.archivedAt)))
    .get()!;
  return { ready: counts.ready, withProblems: counts.all - counts.ready };
}
