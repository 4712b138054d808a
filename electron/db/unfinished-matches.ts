/** Matches that can be continued. */
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { BySeat } from '../../shared/game.ts';
import type { Db } from './connect.ts';
import { matchActions, matches, matchSeats } from './schema/index.ts';

export interface UnfinishedMatch {
  id: number;
  game: string;
  /** The players' names by seat. */
  players: BySeat<string>;
  actions: number;
  /** When it was last played, in milliseconds since 1970. */
  playedAt: number;
}

/** Unfinished matches, last played first. */
export function findUnfinished(db: Db): UnfinishedMatch[] {
  const playedAt = sql<number>`coalesce(max(${matchActions.at}), ${matches.startedAt})`;
  const rows = db
    .select({ id: matches.id, game: matches.game, actions: count(matchActions.seq), playedAt })
    .from(matches)
    .leftJoin(matchActions, eq(matchActions.matchId, matches.id))
    .where(and(isNull(matches.finishedAt), isNull(matches.deletedAt)))
    .groupBy(matches.id)
    .orderBy(desc(playedAt), desc(matches.id))
    .all();
  return rows.map((row) => ({ ...row, players: playersOf(db, row.id) }));
}

function playersOf(db: Db, id: number): BySeat<string> {
  const seats = db
    .select({ player: matchSeats.player })
    .from(matchSeats)
    .where(eq(matchSeats.matchId, id))
    .orderBy(asc(matchSeats.seat))
    .all();
  return seats.map(({ player }) => player);
}
