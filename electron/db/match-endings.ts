/** How a match is put into the history: its result, its seats, its statistics, and the seal over all of it. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Outcome, Seat } from '../../shared/game.ts';
import type { Db } from './connect.ts';
import { sealOver } from './match-seals.ts';
import { cardIdsOf } from './match-setups.ts';
import { addToTallies } from './match-tallies.ts';
import { putMatchWords } from './match-words.ts';
import { pack } from './packed.ts';
import {
  type CardCountKind,
  cardCountKinds,
  matchActions,
  matchCardCounts,
  matches,
  matchSeats,
  matchSetups,
} from './schema/index.ts';

export type StoredSeat = typeof matchSeats.$inferSelect;

export interface Ending {
  outcome: Pick<Outcome, 'winners' | 'reason' | 'isSharedLoss'>;
  rounds: number;
  stateHash: string;
  /** For the history screen. */
  summary: unknown;
  cardCounts: { card: string; kind: CardCountKind; seat: Seat; count: number }[];
}

export function storeEnding(
  db: Db,
  id: number,
  ending: Ending,
  folded: { log: Buffer; activeMs: number; actions: number; finishedAt: number },
): void {
  const { outcome, rounds, stateHash, summary, cardCounts } = ending;
  db.update(matches)
    .set({
      ...folded,
      isSharedLoss: outcome.isSharedLoss ?? false,
      reason: outcome.reason,
      rounds,
      stateHash,
      summary: pack(summary),
    })
    .where(eq(matches.id, id))
    .run();
  db.update(matchSeats)
    .set({ isWinner: outcome.winners.length > 0 ? inArray(matchSeats.seat, outcome.winners) : false })
    .where(eq(matchSeats.matchId, id))
    .run();
  storeCardCounts(db, id, cardCounts);
  addToTallies(db, id);
  putMatchWords(db, id);
  db.update(matches)
    .set({ seal: sealOf(db, id) })
    .where(eq(matches.id, id))
    .run();
}

/** Everything a finished match is: what it started from, what was done, how it ended, who sat where. */
export function sealOf(db: Db, id: number): string {
  const { matches: row, match_setups: start } = matchRow(db, id)!;
  const seats = seatsOf(db, id).flatMap(({ player, bot, team, side, emblem, isWinner }) => [
    ...[player, bot, team, side, emblem, isWinner],
  ]);
  return sealOver([
    ...[row.game, row.form, row.rulesVersion, row.seed, start.setup, row.log, row.carriedOver],
    ...[row.reason, row.rounds, row.actions, row.stateHash, row.summary],
    ...[row.startedAt, row.finishedAt, row.activeMs],
    ...(row.isSharedLoss ? ['shared loss'] : []),
    ...seats,
  ]);
}

/** How a match is played and who sits where, while it is played. */
export function seatingSealOf(db: Db, id: number): string {
  const row = db.select({ arrangement: matches.arrangement }).from(matches).where(eq(matches.id, id)).get()!;
  const seats = seatsOf(db, id).flatMap(({ player, bot, team, side, emblem }) => [
    ...[player, bot, team, side, emblem],
  ]);
  return sealOver([row.arrangement, ...seats]);
}

/** Seals it as it is now. */
export function sealSeating(db: Db, id: number): void {
  db.update(matches)
    .set({ seatingSeal: seatingSealOf(db, id) })
    .where(eq(matches.id, id))
    .run();
}

/** A longer silence at the table is a pause. */
const longestThought = 5 * 60_000;

/** Time at the table, pauses left out. */
export function activeTime(db: Db, id: number): number {
  const start = db.select({ at: matches.startedAt }).from(matches).where(eq(matches.id, id)).get()!;
  const rows = db
    .select({ at: matchActions.at })
    .from(matchActions)
    .where(eq(matchActions.matchId, id))
    .orderBy(asc(matchActions.seq))
    .all();
  let last = start.at;
  return rows.reduce((sum, { at }) => {
    const thought = Math.min(Math.max(0, at - last), longestThought);
    last = at;
    return sum + thought;
  }, 0);
}

function storeCardCounts(db: Db, matchId: number, cardCounts: Ending['cardCounts']): void {
  if (cardCounts.length === 0) return;
  const ids = cardIdsOf(db, [...new Set(cardCounts.map(({ card }) => card))]);
  const rows = cardCounts.map(({ card, kind, seat, count }) => ({
    ...{ matchId, seat, count },
    cardId: ids.get(card)!,
    kind: cardCountKinds.indexOf(kind),
  }));
  db.insert(matchCardCounts).values(rows).run();
}

/** A match that was not deleted, with what it starts from. */
export function matchRow(db: Db, id: number) {
  return db
    .select()
    .from(matches)
    .innerJoin(matchSetups, eq(matchSetups.id, matches.setupId))
    .where(and(eq(matches.id, id), isNull(matches.deletedAt)))
    .get();
}

export const seatsOf = (db: Db, id: number): StoredSeat[] =>
  db.select().from(matchSeats).where(eq(matchSeats.matchId, id)).orderBy(asc(matchSeats.seat)).all();
