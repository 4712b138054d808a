/**
 * What is kept to show a match without its rules: frames while it is played, one film when it is over. Frames and
 * films are opaque here; what is in them is `engine/film.ts`'s.
 */
import { createHash } from 'node:crypto';
import { and, asc, count, eq, gt, isNotNull, isNull, lt, notExists, sql, sum } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { frameSeal, isChainWhole, sealOver, type SealedFrame } from './match-seals.ts';
import { pack, packFilm, unpack, unpackFilm, unpackText } from './packed.ts';
import { matches, matchActions, matchFilms, matchFrames, matchSetups, matchTags } from './schema/index.ts';

/** What an action changed for whom, and the hash of the state it led to. */
export interface KeptFrame {
  frame: unknown;
  stateHash: string;
}

/** Adds the frames that follow the first `after` actions; `actions` are those that led to them, as they are stored. */
export function appendFrames(
  db: Db,
  matchId: number,
  after: number,
  actions: readonly string[],
  frames: readonly KeptFrame[],
): void {
  if (frames.length === 0) return;
  let seal = sealAt(db, matchId, after);
  frames.forEach(({ frame, stateHash }, at) => {
    const packedFrame = pack(frame);
    seal = frameSeal(seal, actions[at] ?? null, { frame: packedFrame, stateHash });
    db.insert(matchFrames)
      .values({ matchId, seq: after + at + 1, frame: packedFrame, stateHash, seal })
      .run();
  });
  markNewest(db, matchId, seal);
}

/** Keeps the seal the chain ends with; none where there are no frames. */
function markNewest(db: Db, matchId: number, newestSeal: string | null): void {
  db.update(matches).set({ newestSeal }).where(eq(matches.id, matchId)).run();
}

/** Stores how a match looked before its first action. */
export function storeFirstFrame(db: Db, matchId: number, first: KeptFrame): void {
  appendFrames(db, matchId, -1, [], [first]);
}

/** Gives a match these frames instead of those it has; one an action and one before the first. */
export function replaceFrames(db: Db, matchId: number, frames: readonly KeptFrame[]): void {
  dropFrames(db, matchId);
  const [first, ...rest] = frames;
  if (!first) return;
  storeFirstFrame(db, matchId, first);
  appendFrames(db, matchId, 0, actionTexts(db, matchId), rest);
}

/** Forgets every frame after the first `length` actions; without a length, all. */
export function dropFrames(db: Db, matchId: number, length = -1): void {
  const dropped = db
    .delete(matchFrames)
    .where(and(eq(matchFrames.matchId, matchId), gt(matchFrames.seq, length)))
    .run();
  if (dropped.changes > 0) markNewest(db, matchId, keptSeal(db, matchId, length) ?? null);
}

function sealAt(db: Db, matchId: number, seq: number): string {
  if (seq < 0) return startSeal(db, matchId);
  const seal = keptSeal(db, matchId, seq);
  if (seal === undefined) throw new Error(`match ${matchId} has no frame ${seq}`);
  return seal;
}

const keptSeal = (db: Db, matchId: number, seq: number): string | undefined =>
  db
    .select({ seal: matchFrames.seal })
    .from(matchFrames)
    .where(and(eq(matchFrames.matchId, matchId), eq(matchFrames.seq, seq)))
    .get()?.seal;

const startSeal = (db: Db, matchId: number): string => chainEnds(db, matchId).start;

/** The seal of what a match starts from, and the one its frames end with; null: it has none. */
function chainEnds(db: Db, matchId: number): { start: string; newest: string | null } {
  const { game, form, rulesVersion, seed, carriedOver, setup, newest } = db
    .select({
      newest: matches.newestSeal,
      game: matches.game,
      form: matches.form,
      rulesVersion: matches.rulesVersion,
      seed: matches.seed,
      carriedOver: matches.carriedOver,
      setup: matchSetups.setup,
    })
    .from(matches)
    .innerJoin(matchSetups, eq(matchSetups.id, matches.setupId))
    .where(eq(matches.id, matchId))
    .get()!;
  return { start: sealOver([game, form, rulesVersion, seed, setup, carriedOver]), newest };
}

const frameRows = (db: Db, matchId: number): SealedFrame[] =>
  db.select().from(matchFrames).where(eq(matchFrames.matchId, matchId)).orderBy(asc(matchFrames.seq)).all();

/** Actions of an unfinished match as they are stored, JSON text by JSON text. */
export const actionTexts = (db: Db, matchId: number): string[] =>
  db
    .select({ action: matchActions.action })
    .from(matchActions)
    .where(eq(matchActions.matchId, matchId))
    .orderBy(asc(matchActions.seq))
    .all()
    .map(({ action }) => action);

export interface KeptFrames {
  frames: KeptFrame[];
  /** Whether rows were altered since they were stored. */
  isAltered: boolean;
}

/** The frames of an unfinished match. */
export function readFrames(db: Db, matchId: number): KeptFrames {
  const rows = frameRows(db, matchId);
  const ends = chainEnds(db, matchId);
  const hasFrames = rows.length > 0 || ends.newest !== null;
  const isAltered = hasFrames && !isChainWhole(ends, rows, actionTexts(db, matchId));
  return {
    frames: rows.map(({ frame, stateHash }) => ({ frame: unpack(frame), stateHash })),
    isAltered,
  };
}

/** The film of a match that has just ended, made from its frames; none if they are not complete or not to be read. */
export function filmFromFrames(db: Db, matchId: number, actions: number): Buffer | undefined {
  const rows = frameRows(db, matchId);
  if (rows.length !== actions + 1) return undefined;
  try {
    return packFilm(`[${rows.map(({ frame }) => unpackText(frame)).join(',')}]`);
  } catch {
    return undefined;
  }
}

/** The film that frames make. */
export const packFrames = (frames: readonly KeptFrame[]): Buffer =>
  packFilm(JSON.stringify(frames.map(({ frame }) => frame)));

/** Tells whether a film is the one that was kept. */
export const hashOfFilm = (film: Buffer): string =>
  createHash('sha256').update(film).digest('hex').slice(0, 32);

export function storeFilm(db: Db, matchId: number, film: Buffer): void {
  const row = { film, hash: hashOfFilm(film) };
  db.insert(matchFilms)
    .values({ matchId, ...row })
    .onConflictDoUpdate({ target: matchFilms.matchId, set: row })
    .run();
}

export type StoredFilm = { film: unknown; bytes: Buffer } | 'damaged' | undefined;

/** The film of a finished match; none if it was slimmed or ended before films were kept. */
export function readFilm(db: Db, matchId: number): StoredFilm {
  const row = db.select().from(matchFilms).where(eq(matchFilms.matchId, matchId)).get();
  if (!row) return undefined;
  if (hashOfFilm(row.film) !== row.hash) return 'damaged';
  return { film: unpackFilm(row.film), bytes: row.film };
}

/** Finished matches that ended before a moment, with a film, and without a star, a note or a tag. */
function slimmable(db: Db, before: number) {
  const tagged = db
    .select({ one: sql`1` })
    .from(matchTags)
    .where(eq(matchTags.matchId, matches.id));
  return and(
    isNotNull(matches.finishedAt),
    isNull(matches.deletedAt),
    lt(matches.finishedAt, before),
    eq(matches.note, ''),
    eq(matches.isStarred, false),
    notExists(tagged),
  );
}

export interface FilmRoom {
  matches: number;
  bytes: number;
}

/** How many films could be given up, and how much room they take. */
export function slimmableFilms(db: Db, before: number): FilmRoom {
  const found = db
    .select({ matches: count(), bytes: sum(sql`length(${matchFilms.film})`).mapWith(Number) })
    .from(matchFilms)
    .innerJoin(matches, eq(matches.id, matchFilms.matchId))
    .where(slimmable(db, before))
    .get();
  return { matches: found?.matches ?? 0, bytes: found?.bytes ?? 0 };
}

/** Gives up those films; the matches keep their actions, results and statistics. */
export function slimFilms(db: Db, before: number): FilmRoom {
  return db.transaction(
    () => {
      const room = slimmableFilms(db, before);
      const ids = db.select({ id: matches.id }).from(matches).where(slimmable(db, before));
      db.delete(matchFilms)
        .where(sql`${matchFilms.matchId} in ${ids}`)
        .run();
      return room;
    },
    { behavior: 'immediate' },
  );
}
