/** The best matches of persons in a game that counts: what a ledger shows, read from the results as they were kept. */
import type { Input, Output } from '../../../shared/ipc.ts';
import type { Db } from '../../db/connect.ts';
import { findScored, type ScoredRow } from '../../db/match-scores.ts';
import { dayOfSeed } from './day.ts';
import { scoresOf } from './history.ts';

type Best = Output<'history.best'>;

/** Highest first; of equals whoever was there first. A match begun in the midst of another counts for nothing. */
export function bestMatches(db: Db, { limit, ...wish }: Input<'history.best'>): Best {
  const found = findScored(db, wish)
    .map((row) => ({ row, score: scoresOf(row)[row.seat] ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.row.finishedAt - other.row.finishedAt);
  return { total: found.length, best: found.slice(0, limit).map(({ row, score }) => lineOf(row, score)) };
}

function lineOf({ seat: _seat, summary: _summary, ...row }: ScoredRow, score: number): Best['best'][number] {
  const day = dayOfSeed(row.seed);
  return { ...row, score, ...(day !== undefined && { day }) };
}
