/** Where a card is used and how it did: own warbands that hold it, and counts from finished matches. */
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import {
  type CardCountKind,
  cardCountKinds,
  cards,
  matchCardCounts,
  matches,
  matchSeats,
  warbands,
  warbandVersions,
} from './schema/index.ts';

export interface StoredWarband {
  id: number;
  name: string;
  list: unknown;
}

/** The present versions of warbands that are neither archived nor deleted. */
export function presentWarbands(db: Db): StoredWarband[] {
  const present = db
    .select({
      warbandId: warbandVersions.warbandId,
      number: max(warbandVersions.number).as('present_number'),
    })
    .from(warbandVersions)
    .groupBy(warbandVersions.warbandId)
    .as('present');
  return db
    .select({ id: warbands.id, name: warbands.name, list: warbandVersions.list })
    .from(warbands)
    .innerJoin(present, eq(present.warbandId, warbands.id))
    .innerJoin(
      warbandVersions,
      and(eq(warbandVersions.warbandId, warbands.id), eq(warbandVersions.number, present.number)),
    )
    .where(and(isNull(warbands.deletedAt), isNull(warbands.archivedAt)))
    .orderBy(warbands.name, warbands.id)
    .all();
}

export interface CardCount {
  kind: CardCountKind;
  /** Seats counted, those of them that won, and the sum. */
  seats: number;
  winners: number;
  total: number;
}

/** Sums over finished matches for a card, in whatever version of its pack it was played. */
export function countsOfCard(db: Db, key: string): CardCount[] {
  return db
    .select({
      kind: matchCardCounts.kind,
      seats: sql<number>`count(*)`,
      winners: sql<number>`count(case when ${matchSeats.isWinner} then 1 end)`,
      total: sql<number>`sum(${matchCardCounts.count})`,
    })
    .from(matchCardCounts)
    .innerJoin(cards, and(eq(cards.id, matchCardCounts.cardId), eq(cards.key, key)))
    .innerJoin(matches, and(eq(matches.id, matchCardCounts.matchId), isNull(matches.deletedAt)))
    .innerJoin(
      matchSeats,
      and(eq(matchSeats.matchId, matchCardCounts.matchId), eq(matchSeats.seat, matchCardCounts.seat)),
    )
    .groupBy(matchCardCounts.kind)
    .all()
    .map(({ kind, ...sums }) => ({ kind: cardCountKinds[kind]!, ...sums }));
}

/** In how many finished matches somebody had it. */
export function matchesOfCard(db: Db, key: string): number {
  return db
    .select({ n: sql<number>`count(distinct ${matchCardCounts.matchId})` })
    .from(matchCardCounts)
    .innerJoin(cards, and(eq(cards.id, matchCardCounts.cardId), eq(cards.key, key)))
    .innerJoin(matches, and(eq(matches.id, matchCardCounts.matchId), isNull(matches.deletedAt)))
    .get()!.n;
}
