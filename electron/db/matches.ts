/**
 * Matches in the database: begun, recorded action by action, taken back, finished.
 * Setups, actions and states are opaque JSON here; what they mean is the game module's.
 */
import { and, desc, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { BySeat, GameId, Seed } from '../../shared/game.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Db } from './connect.ts';
import { parseJson } from './json.ts';
import {
  activeTime,
  type Ending,
  matchRow,
  sealOf,
  sealSeating,
  seatingSealOf,
  seatsOf,
  storeEnding,
  type StoredSeat,
} from './match-endings.ts';
import {
  actionTexts,
  appendFrames,
  dropFrames,
  filmFromFrames,
  type KeptFrame,
  type KeptFrames,
  packFrames,
  readFilm,
  readFrames,
  replaceFrames,
  type StoredFilm,
  storeFilm,
  storeFirstFrame,
} from './match-films.ts';
import { cardHashesOf, cardsOf, facesOf, type MatchStart, readSetup, setupIdOf } from './match-setups.ts';
import { pack, packText, tryUnpack, unpack } from './packed.ts';
import { matchActions, matches, matchKeyframes, matchSeats } from './schema/index.ts';

export type { Ending } from './match-endings.ts';

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
  /** How it looks before the first action. */
  first?: KeptFrame;
}

export interface NewSeat {
  player: string;
  bot?: string;
  team?: number;
  warbandVersionId?: number;
  side?: string;
  emblem?: string;
}

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
  /** `null` if there is none; text that is no JSON is given as it is. */
  arrangement: unknown;
  startedAt: number;
  /** The campaign it is a battle of. */
  campaign: number | undefined;
  actions: unknown[];
  /** The latest; none in a finished match. */
  keyframe: Keyframe | undefined;
  /** From where on the present rules hold, if it was begun by older ones. */
  carriedOver: Keyframe | undefined;
  isFinished: boolean;
  /** Whether rows of a finished match, or the seating of an unfinished one, were altered since they were stored. */
  isAltered: boolean;
  /** The hash of the last state; only of a finished match. */
  stateHash: string | undefined;
  /** Its setup is not what was stored, or its actions or newest state cannot be read; it has none of them then. */
  isDamaged: boolean;
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
  /**
   * Adds actions after the first `after`, with the state they lead to if a keyframe is due and what each of them
   * showed; saved when it returns.
   */
  append(
    id: number,
    after: number,
    actions: unknown[],
    state?: unknown,
    frames?: readonly KeptFrame[],
  ): Result<number, Refused>;
  /** Takes back every action after the first `length`. */
  takeBack(id: number, length: number): Result<number, Refused>;
  /** Folds the live rows into one log with its statistics. */
  finish(id: number, ending: Ending): Result<number, Refused>;
  /** A match from elsewhere, over and done with. */
  adopt(match: NewMatch, actions: unknown[], ending: Ending, when: Lasted, film?: Buffer): number;
  /** The present rules take over from this state on; what came after it is forgotten. */
  carryOver(
    id: number,
    rulesVersion: number,
    from: Keyframe,
    frames: readonly KeptFrame[],
  ): Result<number, Refused>;
  load(id: number): StoredMatch | undefined;
  /** What was shown so far of an unfinished match. */
  frames(id: number): KeptFrames;
  /** Gives an unfinished match that has no frames yet those of all its actions. */
  keepFrames(id: number, frames: readonly KeptFrame[]): void;
  /** The film of a finished match. */
  film(id: number): StoredFilm;
  /** Keeps a finished match's film, and answers with it as it is kept. */
  keepFilm(id: number, frames: readonly KeptFrame[]): Buffer;
  /** Changes how a match is played. */
  arrange(id: number, arrangement: unknown, bots: BySeat<string | undefined>): void;
  /** The data of the cards it was played with, by key. */
  cardsOf(id: number): Map<string, unknown>;
  /** Their content hashes, by key. */
  cardHashesOf(id: number): Map<string, string>;
  /** Their printed faces as they were kept, by key. */
  facesOf(id: number): Map<string, unknown>;
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

  function append(
    id: number,
    after: number,
    actions: unknown[],
    state?: unknown,
    frames: readonly KeptFrame[] = [],
  ): Result<number, Refused> {
    return write(() => {
      const length = liveLength(id);
      if (!length.ok) return length;
      if (length.value !== after) return err('stale');
      const at = now();
      const written = actions.map((action) => JSON.stringify(action));
      written.forEach((action, index) => insertAction.run({ id, seq: after + index + 1, action, at }));
      const seq = after + actions.length;
      if (state !== undefined) insertKeyframe(db, id, { seq, state });
      appendFrames(db, id, after, written, frames);
      return ok(seq);
    });
  }

  function takeBack(id: number, length: number): Result<number, Refused> {
    return write(() => {
      const present = liveLength(id);
      if (!present.ok) return present;
      if (length > present.value) return err('stale');
      cutTo(db, id, length);
      return ok(length);
    });
  }

  function carryOver(
    id: number,
    rulesVersion: number,
    from: Keyframe,
    frames: readonly KeptFrame[],
  ): Result<number, Refused> {
    return write(() => {
      const present = liveLength(id);
      if (!present.ok) return present;
      if (from.seq > present.value) return err('stale');
      cutTo(db, id, from.seq);
      db.update(matches)
        .set({ rulesVersion, carriedOver: pack(from) })
        .where(eq(matches.id, id))
        .run();
      replaceFrames(db, id, frames);
      return ok(from.seq);
    });
  }

  function finish(id: number, ending: Ending): Result<number, Refused> {
    return write(() => {
      const length = liveLength(id);
      if (!length.ok) return length;
      const log = packText(`[${actionTexts(db, id).join(',')}]`);
      const activeMs = activeTime(db, id);
      const film = filmFromFrames(db, id, length.value);
      if (film) storeFilm(db, id, film);
      storeEnding(db, id, ending, { log, activeMs, actions: length.value, finishedAt: now() });
      cutTo(db, id, 0);
      dropFrames(db, id);
      return length;
    });
  }

  return {
    create: (match) => write(() => insertMatch(db, match, now())),
    append,
    takeBack,
    finish,
    carryOver,
    adopt: (match, actions, ending, when, film) =>
      write(() => {
        const id = insertMatch(db, match, when.startedAt);
        const { finishedAt: finished, activeMs } = when;
        const log = packText(JSON.stringify(actions));
        storeEnding(db, id, ending, { log, activeMs, actions: actions.length, finishedAt: finished });
        if (film) storeFilm(db, id, film);
        return id;
      }),
    load: (id) => loadMatch(db, id),
    frames: (id) => readFrames(db, id),
    keepFrames: (id, frames) => write(() => replaceFrames(db, id, frames)),
    film: (id) => readFilm(db, id),
    keepFilm: (id, frames) =>
      write(() => {
        const film = packFrames(frames);
        storeFilm(db, id, film);
        return film;
      }),
    arrange: (id, arrangement, bots) => write(() => storeArrangement(db, id, arrangement, bots)),
    cardsOf: (id) => cardsOf(db, id),
    cardHashesOf: (id) => cardHashesOf(db, id),
    facesOf: (id) => facesOf(db, id),
  };
}

function insertMatch(db: Db, match: NewMatch, startedAt: number): number {
  const { game, form, rulesVersion, seed, arrangement, campaignId, fork } = match;
  const { id } = db
    .insert(matches)
    .values({
      ...{ game, form, rulesVersion, seed, campaignId, startedAt },
      arrangement: arrangement === undefined ? null : JSON.stringify(arrangement),
      setupId: setupIdOf(db, match.start),
      forkedFrom: fork?.from,
      forkedAt: fork?.at,
    })
    .returning({ id: matches.id })
    .get();
  const seats = match.seats.map((seat, index) => ({ ...seat, matchId: id, seat: index }));
  db.insert(matchSeats).values(seats).run();
  sealSeating(db, id);
  if (match.first) storeFirstFrame(db, id, match.first);
  return id;
}

/** Forgets every action after the first `length`, and what was kept of it. */
function cutTo(db: Db, id: number, length: number): void {
  db.delete(matchActions)
    .where(and(eq(matchActions.matchId, id), gt(matchActions.seq, length)))
    .run();
  db.delete(matchKeyframes)
    .where(and(eq(matchKeyframes.matchId, id), gt(matchKeyframes.seq, length)))
    .run();
  dropFrames(db, id, length);
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

function loadMatch(db: Db, id: number): StoredMatch | undefined {
  const row = matchRow(db, id);
  if (!row) return undefined;
  const { game, form, rulesVersion, seed, startedAt, log, carriedOver, stateHash } = row.matches;
  const setup = readSetup(db, row.match_setups);
  const actions = log ? tryUnpack(log) : actionTexts(db, id).map(parseJson);
  const keyframe = latestKeyframe(db, id);
  const isReadable = Array.isArray(actions) && !actions.includes(undefined);
  return {
    ...{ game, form, rulesVersion, seed, startedAt, isFinished: log !== null },
    campaign: row.matches.campaignId ?? undefined,
    arrangement: readArrangementText(row.matches.arrangement),
    seats: seatsOf(db, id),
    setup,
    actions: isReadable ? actions : [],
    keyframe: keyframe === 'damaged' ? undefined : keyframe,
    carriedOver: carriedOver ? (unpack(carriedOver) as Keyframe) : undefined,
    isAltered: isAltered(db, id, row.matches),
    stateHash: stateHash ?? undefined,
    isDamaged: setup === undefined || !isReadable || keyframe === 'damaged',
  };
}

/** Matches that were stored before seals were kept have none. */
function isAltered(
  db: Db,
  id: number,
  { log, seal, seatingSeal }: Pick<typeof matches.$inferSelect, 'log' | 'seal' | 'seatingSeal'>,
): boolean {
  if (log !== null) return seal !== null && seal !== sealOf(db, id);
  return seatingSeal !== null && seatingSeal !== seatingSealOf(db, id);
}

function readArrangementText(text: string | null): unknown {
  if (text === null) return null;
  try {
    return (JSON.parse(text) as unknown) ?? text;
  } catch {
    return text;
  }
}

function storeArrangement(db: Db, id: number, arrangement: unknown, bots: BySeat<string | undefined>): void {
  db.update(matches)
    .set({ arrangement: JSON.stringify(arrangement) })
    .where(eq(matches.id, id))
    .run();
  bots.forEach((bot, seat) => {
    db.update(matchSeats)
      .set({ bot: bot ?? null })
      .where(and(eq(matchSeats.matchId, id), eq(matchSeats.seat, seat)))
      .run();
  });
  sealSeating(db, id);
}

/** `damaged`: there is one, and it cannot be read. */
function latestKeyframe(db: Db, id: number): Keyframe | 'damaged' | undefined {
  const row = db
    .select()
    .from(matchKeyframes)
    .where(eq(matchKeyframes.matchId, id))
    .orderBy(desc(matchKeyframes.seq))
    .limit(1)
    .get();
  const state = row && tryUnpack(row.state);
  if (!row) return undefined;
  return state === undefined ? 'damaged' : { seq: row.seq, state };
}
