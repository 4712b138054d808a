/** How a card did: counts from finished matches. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import {
  type CardCountKind,
  cardCountKinds,
  cards,
  matchCardCounts,
  matches,
  matchSeats,
} from './schema/index.ts';

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
