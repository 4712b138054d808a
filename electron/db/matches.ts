/**
 * Matches in the database: begun, recorded action by action, taken back, finished.
 * Setups, actions and states are opaque JSON here; what they mean is the game module's.
 */
import { and, asc, desc, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm';
import type { BySeat, GameId, Outcome, Seat, Seed } from '../../shared/game.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Db } from './connect.ts';
import { parseJson } from './json.ts';
import { cardHashesOf, cardIdsOf, cardsOf, type MatchStart, readSetup, setupIdOf } from './match-setups.ts';
import { addToTallies } from './match-tallies.ts';
import { pack, packText, tryUnpack } from './packed.ts';
import {
  type CardCountKind,
  cardCountKinds,
  matchActions,
  matchCardCounts,
  matches,
  matchKeyframes,
  matchSeats,
  matchSetups,
} from './schema/index.ts';

export interface NewMatch {
  game: GameId;
  form: string;
  rulesVersion: number;
  seed: Seed;
  start: MatchStart;
  seats: BySeat<NewSeat>;
  /** How it is played rather than what is played; opaque JSON here. */
  arrangement?: unknown;
  campaignId?: number;
  /** "Play on from here": a match and how many of its actions are taken over. */
  fork?: { from: number; at: number };
}

export interface NewSeat {
  player: string;
  bot?: string;
  team?: number;
  warbandVersionId?: number;
  warbandName?: string;
  commanderKey?: string;
}

export type StoredSeat = typeof matchSeats.$inferSelect;

export interface Keyframe {
  /** How many actions led to this state. */
  seq: number;
  state: unknown;
}

export interface StoredMatch {
  game: string;
  form: string;
  rulesVersion: number;
  seed: Seed;
  setup: unknown;
  seats: BySeat<StoredSeat>;
  arrangement: unknown;
  startedAt: number;
  actions: unknown[];
  /** The latest; none in a finished match. */
  keyframe: Keyframe | undefined;
  isFinished: boolean;
  /** Its setup is not what was stored, or its actions cannot be read; it has none of them then. */
  isDamaged: boolean;
}

export interface Ending {
  outcome: Pick<Outcome, 'winners' | 'reason'>;
  rounds: number;
  stateHash: string;
  /** For the history screen. */
  summary: unknown;
  cardCounts: { card: string; kind: CardCountKind; seat: Seat; count: number }[];
}

/** When a match was played, and how long. */
export interface Lasted {
  startedAt: number;
  finishedAt: number;
  activeMs: number;
}

/** `stale`: the match has gone on, or back, since the caller looked. */
export type Refused = 'no-such-match' | 'finished' | 'stale';

export interface Matches {
  create(match: NewMatch): number;
  /** Adds actions after the first `after`, with the state they lead to if a keyframe is due; saved when it returns. */
  append(id: number, after: number, actions: unknown[], state?: unknown): Result<number, Refused>;
  /** Takes back every action after the first `length`. */
  takeBack(id: number, length: number): Result<number, Refused>;
  /** Folds the live rows into one log with its statistics. */
  finish(id: number, ending: Ending): Result<number, Refused>;
  /** A match from elsewhere, over and done with. */
  adopt(match: NewMatch, actions: unknown[], ending: Ending, when: Lasted): number;
  load(id: number): StoredMatch | undefined;
  /** Changes how a match is played. */
  arrange(id: number, arrangement: unknown, bots: BySeat<string | undefined>): void;
  /** The data of the cards it was played with, by key. */
  cardsOf(id: number): Map<string, unknown>;
  /** Their content hashes, by key. */
  cardHashesOf(id: number): Map<string, string>;
}

export function createMatches(db: Db, now: () => number = Date.now): Matches {
  const lengthOf = db
    .select({ length: max(matchActions.seq) })
    .from(matchActions)
    .where(eq(matchActions.matchId, sql.placeholder('id')))
    .prepare();
  const finishedAt = db
    .select({ at: matches.finishedAt })
    .from(matches)
    .where(and(eq(matches.id, sql.placeholder('id')), isNull(matches.deletedAt)))
    .prepare();
  const insertAction = db
    .insert(matchActions)
    .values({
      matchId: sql.placeholder('id'),
      seq: sql.placeholder('seq'),
      action: sql.placeholder('action'),
      at: sql.placeholder('at'),
    })
    .prepare();

  /** The length of a match that is still played. */
  function liveLength(id: number): Result<number, Refused> {
    const found = finishedAt.get({ id });
    if (!found) return err('no-such-match');
    return found.at === null ? ok(lengthOf.get({ id })?.length ?? 0) : err('finished');
  }

  /** One transaction, holding the write lock from the start so that nothing moves between looking and writing. */
  const write = <T>(work: () => T): T => db.transaction(work, { behavior: 'immediate' });

  function append(id: number, after: number, actions: unknown[], state?: unknown): Result<number, Refused> {
    return write(() => {
      const length = liveLength(id);
      if (!length.ok) return length;
      if (length.value !== after) return err('stale');
      const at = now();
      actions.forEach((action, index) =>
        insertAction.run({ id, seq: after + index + 1, action: JSON.stringify(action), at }),
      );
      const seq = after + actions.length;
      if (state !== undefined) insertKeyframe(db, id, { seq, state });
      return ok(seq);
    });
  }

  function takeBack(id: number, length: number): Result<number, Refused> {
    return write(() => {
      const present = liveLength(id);
      if (!present.ok) return present;
      if (length > present.value) return err('stale');
      db.delete(matchActions)
        .where(and(eq(matchActions.matchId, id), gt(matchActions.seq, length)))
        .run();
      db.delete(matchKeyframes)
        .where(and(eq(matchKeyframes.matchId, id), gt(matchKeyframes.seq, length)))
        .run();
      return ok(length);
    });
  }

  function finish(id: number, ending: Ending): Result<number, Refused> {
    return write(() => {
      const length = liveLength(id);
      if (!length.ok) return length;
      const log = packText(`[${liveActions(db, id).join(',')}]`);
      const activeMs = activeTime(db, id);
      storeEnding(db, id, ending, { log, activeMs, actions: length.value, finishedAt: now() });
      db.delete(matchActions).where(eq(matchActions.matchId, id)).run();
      db.delete(matchKeyframes).where(eq(matchKeyframes.matchId, id)).run();
      return length;
    });
  }

  return {
    create: (match) => write(() => insertMatch(db, match, now())),
    append,
    takeBack,
    finish,
    adopt: (match, actions, ending, when) =>
      write(() => {
        const id = insertMatch(db, match, when.startedAt);
        const { finishedAt: finished, activeMs } = when;
        const log = packText(JSON.stringify(actions));
        storeEnding(db, id, ending, { log, activeMs, actions: actions.length, finishedAt: finished });
        return id;
      }),
    load: (id) => loadMatch(db, id),
    arrange: (id, arrangement, bots) => write(() => storeArrangement(db, id, arrangement, bots)),
    cardsOf: (id) => cardsOf(db, id),
    cardHashesOf: (id) => cardHashesOf(db, id),
  };
}

function insertMatch(db: Db, match: NewMatch, startedAt: number): number {
  const { game, form, rulesVersion, seed, arrangement, campaignId, fork } = match;
  const { id } = db
    .insert(matches)
    .values({
      ...{ game, form, rulesVersion, seed, arrangement, campaignId, startedAt },
      setupId: setupIdOf(db, match.start),
      forkedFrom: fork?.from,
      forkedAt: fork?.at,
    })
    .returning({ id: matches.id })
    .get();
  const seats = match.seats.map((seat, index) => ({ ...seat, matchId: id, seat: index }));
  db.insert(matchSeats).values(seats).run();
  return id;
}

function insertKeyframe(db: Db, matchId: number, { seq, state }: Keyframe): void {
  const packedState = pack(state);
  db.insert(matchKeyframes)
    .values({ matchId, seq, state: packedState })
    .onConflictDoUpdate({
      target: [matchKeyframes.matchId, matchKeyframes.seq],
      set: { state: packedState },
    })
    .run();
}

function storeEnding(
  db: Db,
  id: number,
  ending: Ending,
  folded: { log: Buffer; activeMs: number; actions: number; finishedAt: number },
): void {
  const { outcome, rounds, stateHash, summary, cardCounts } = ending;
  db.update(matches)
    .set({ ...folded, reason: outcome.reason, rounds, stateHash, summary: pack(summary) })
    .where(eq(matches.id, id))
    .run();
  db.update(matchSeats)
    .set({ isWinner: outcome.winners.length > 0 ? inArray(matchSeats.seat, outcome.winners) : false })
    .where(eq(matchSeats.matchId, id))
    .run();
  storeCardCounts(db, id, cardCounts);
  addToTallies(db, id);
}

/** A longer silence at the table is a pause. */
const longestThought = 5 * 60_000;

/** Time at the table, pauses left out. */
function activeTime(db: Db, id: number): number {
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

/** Actions as they are stored, JSON text by JSON text. */
function liveActions(db: Db, id: number): string[] {
  const rows = db
    .select({ action: matchActions.action })
    .from(matchActions)
    .where(eq(matchActions.matchId, id))
    .orderBy(asc(matchActions.seq))
    .all();
  return rows.map(({ action }) => action);
}

function loadMatch(db: Db, id: number): StoredMatch | undefined {
  const row = db
    .select()
    .from(matches)
    .innerJoin(matchSetups, eq(matchSetups.id, matches.setupId))
    .where(and(eq(matches.id, id), isNull(matches.deletedAt)))
    .get();
  if (!row) return undefined;
  const { game, form, rulesVersion, seed, arrangement, startedAt, log } = row.matches;
  const setup = readSetup(db, row.match_setups);
  const actions = log ? tryUnpack(log) : liveActions(db, id).map(parseJson);
  const isReadable = Array.isArray(actions) && !actions.includes(undefined);
  return {
    ...{ game, form, rulesVersion, seed, arrangement, startedAt, isFinished: log !== null },
    seats: seatsOf(db, id),
    setup,
    actions: isReadable ? actions : [],
    keyframe: latestKeyframe(db, id),
    isDamaged: setup === undefined || !isReadable,
  };
}

const seatsOf = (db: Db, id: number): StoredSeat[] =>
  db.select().from(matchSeats).where(eq(matchSeats.matchId, id)).orderBy(asc(matchSeats.seat)).all();

function storeArrangement(db: Db, id: number, arrangement: unknown, bots: BySeat<string | undefined>): void {
  db.update(matches).set({ arrangement }).where(eq(matches.id, id)).run();
  bots.forEach((bot, seat) => {
    db.update(matchSeats)
      .set({ bot: bot ?? null })
      .where(and(eq(matchSeats.matchId, id), eq(matchSeats.seat, seat)))
      .run();
  });
}

function latestKeyframe(db: Db, id: number): Keyframe | undefined {
  const row = db
    .select()
    .from(matchKeyframes)
    .where(eq(matchKeyframes.matchId, id))
    .orderBy(desc(matchKeyframes.seq))
    .limit(1)
    .get();
  const state = row && tryUnpack(row.state);
  return row && state !== undefined ? { seq: row.seq, state } : undefined;
}
