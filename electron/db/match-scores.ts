/** Finished matches by what persons counted in them. */
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { matches, matchSeats } from './schema/index.ts';

export interface ScoredRow {
  id: number;
  seat: number;
  player: string;
  seed: number;
  rounds: number;
  reason: string;
  finishedAt: number;
  isWinner: boolean;
  summary: (typeof matches.$inferSelect)['summary'];
}

const columns = {
  id: matches.id,
  seat: matchSeats.seat,
  player: matchSeats.player,
  seed: matches.seed,
  rounds: matches.rounds,
  reason: matches.reason,
  finishedAt: matches.finishedAt,
  isWinner: matchSeats.isWinner,
  summary: matches.summary,
};

/** Played by persons from their beginning on, nobody's deletion; of one seed if one is given. */
export function findScored(
  db: Db,
  { game, form, seed }: { game: string; form: string; seed?: number | undefined },
): ScoredRow[] {
  const rows = db
    .select(columns)
    .from(matches)
    .innerJoin(matchSeats, eq(matchSeats.matchId, matches.id))
    .where(
      and(
        ...[isNotNull(matches.finishedAt), isNull(matches.deletedAt), isNull(matchSeats.bot)],
        ...[eq(matches.game, game), eq(matches.form, form)],
        or(isNull(matches.forkedAt), eq(matches.forkedAt, 0)),
        seed === undefined ? undefined : eq(matches.seed, seed),
      ),
    )
    .all();
  return rows.map(({ rounds, reason, finishedAt, isWinner, ...row }) => ({
    ...row,
    ...{
      rounds: rounds ?? 0,
      reason: reason ?? '',
      finishedAt: finishedAt ?? 0,
      isWinner: isWinner ?? false,
    },
  }));
}
