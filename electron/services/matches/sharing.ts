/** Matches out of the history and into it: as files, and as new matches that begin where another stood. */
import { and, eq } from 'drizzle-orm';
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { facesSchema, type BotChoice, type Privacy, type SeatColour } from '../../../shared/table.ts';
import type { Db } from '../../db/connect.ts';
import { findLine, readDetail, setMatchTags, setNote, undeleteMatches } from '../../db/match-history.ts';
import { hashOfFilm } from '../../db/match-films.ts';
import type { Matches, NewMatch } from '../../db/matches.ts';
import { matches as matchRows } from '../../db/schema/index.ts';
import { seek } from '../../engine/replay.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import { fileStem } from '../saving/file-name.ts';
import { arrange } from './arrangement.ts';
import { readStored, stored, type StoredAction } from './played-action.ts';
import { keyframeOf } from './ending.ts';
import { filmingWitness } from './filming.ts';
import { filmOf } from './films.ts';
import { readMatchFile, writeMatchFile, type MatchFile, type ReadMatch } from './match-file.ts';
import { readMatch, type Reading } from './open.ts';
import { replay } from './replay.ts';
import type { Session } from './session.ts';
import { tableError } from './words.ts';

export interface SharingDeps extends Reading {
  db: Db;
  /** What the games set matches up from. */
  resources: unknown;
}

/** What a file says of a match that no rules repeat. */
const noRules = 0;

/** The file of a finished match. */
export async function exportMatch(
  deps: SharingDeps,
  id: number,
): Promise<Result<{ name: string; text: string }, CallError>> {
  const { db, matches } = deps;
  const read = readMatch(matches, id);
  if (!read.ok) return read;
  const found = read.value;
  const line = findLine(db, id);
  const detail = readDetail(db, id);
  if (!line || !detail) return err(tableError('no-such-match'));
  if (!found.isFinished) return err(tableError('not-finished'));
  if (found.isAltered) return err(tableError('altered'));
  // A match that two versions of the rules took part in, or none brought to its end, is repeated by none.
  const isRepeatable = !found.carriedOver && line.reason !== 'abandoned';
  const shown = await filmOf(deps, id, found);
  if (!shown.ok && !isRepeatable) return shown;
  const film = shown.ok ? filmToShare(matches, id) : undefined;
  const finishedAt = line.finishedAt ?? line.startedAt;
  const file: MatchFile = {
    ...{
      format: 'deepmarch-match',
      version: 3,
      game: found.game,
      rulesVersion: isRepeatable ? found.rulesVersion : noRules,
      seed: found.seed,
    },
    ...{ startedAt: line.startedAt, finishedAt, activeMs: line.activeMs ?? 0, rounds: line.rounds ?? 0 },
    result: {
      winners: line.seats.flatMap(({ seat, isWinner }) => (isWinner ? [seat] : [])),
      reason: line.reason ?? '',
      ...(line.isSharedLoss && { isSharedLoss: true as const }),
    },
    stateHash: detail.stateHash,
    seats: line.seats.map(({ player, bot, side }) => ({
      player,
      ...(bot !== null && { bot }),
      side: side ?? '',
    })),
    ...{ note: line.note, tags: line.tags, packs: detail.packs },
    setup: found.setup as MatchFile['setup'],
    actions: found.actions as StoredAction[],
    ...(film && { film }),
    faces: facesSchema.parse(Object.fromEntries(matches.facesOf(id))),
  };
  return ok({
    name: fileName(
      line.seats.map(({ player }) => player),
      finishedAt,
    ),
    text: writeMatchFile(file),
  });
}

/** What shows a match, as a file carries it. */
function filmToShare(matches: Matches, id: number): MatchFile['film'] {
  const kept = matches.film(id);
  if (kept === undefined || kept === 'damaged') return undefined;
  return { data: kept.bytes.toString('base64'), hash: hashOfFilm(kept.bytes) };
}

/** Safe on every file system. */
function fileName(players: readonly string[], finishedAt: number): string {
  const day = new Date(finishedAt).toISOString().slice(0, 10);
  return `match-${day}-${fileStem(players.join(' '), 'players')}.json`;
}

/** Stores a match from a file, once; a match that is here already is found instead, or brought back if it was deleted. */
export async function importMatch(
  deps: SharingDeps,
  text: string,
): Promise<Result<{ id: number; isKnown: boolean }, CallError>> {
  const { db } = deps;
  const read = await readMatchFile(deps.games, text);
  if (!read.ok) return read;
  const known = findSame(db, read.value.file);
  if (known) {
    undeleteMatches(db, [known.id]);
    return ok({ id: known.id, isKnown: !known.isDeleted });
  }
  const id = db.transaction(() => adopt(deps, read.value));
  return ok({ id, isKnown: false });
}

function findSame(
  db: Db,
  { stateHash, seed, startedAt }: MatchFile,
): { id: number; isDeleted: boolean } | undefined {
  const same = and(
    eq(matchRows.stateHash, stateHash),
    eq(matchRows.seed, seed),
    eq(matchRows.startedAt, startedAt),
  );
  const { id, deletedAt } = matchRows;
  const row = db.select({ id, deletedAt }).from(matchRows).where(same).get();
  return row && { id: row.id, isDeleted: row.deletedAt !== null };
}

function adopt(
  { db, matches, resources }: SharingDeps,
  { game, file, setup, film, ending }: ReadMatch,
): number {
  const hooks = hooksOf(game);
  const hashes = hooks.keepCards(resources, setup);
  const { form, seats } = hooks.seatingIn(setup, file.seats.length);
  const match: NewMatch = {
    ...{ game: game.id, form, rulesVersion: file.rulesVersion, seed: file.seed },
    start: { setup, packs: file.packs, cards: [...hashes.values()], faces: file.faces ?? {} },
    seats: file.seats.map(({ player, bot, side }, seat) => ({
      ...{ player, side, team: seats[seat]?.team ?? seat, emblem: seats[seat]?.emblem ?? '' },
      ...(bot !== undefined && { bot }),
    })),
  };
  const id = matches.adopt(match, file.actions, ending(hashes), file, film);
  setNote(db, id, file.note);
  setMatchTags(db, id, file.tags);
  return id;
}

export interface ForkPlan {
  at: number;
  privacy: Privacy;
  hideTells: boolean;
  seats: { name: string; colour: SeatColour; bot?: BotChoice | undefined }[];
}

/** Begins a new match that stands where this one stood after its first `at` actions. */
export function forkMatch(
  { db, matches }: SharingDeps,
  session: Session,
  plan: ForkPlan,
): Result<{ id: number }, CallError> {
  const { game, hooks, form } = session;
  const read = readMatch(matches, session.id);
  if (!read.ok) return read;
  const found = read.value;
  const detail = readDetail(db, session.id);
  if (!detail) return err(tableError('no-such-match'));
  const isThere = plan.at < session.tape.turns.at(-1)!.at && plan.seats.length === found.seats.length;
  if (!isThere) return err(tableError('no-such-moment'));
  const names = plan.seats.map(({ name }) => name);
  const setup = hooks.rename(session.tape.setup, names);
  const id = matches.create({
    ...{ game: game.id, form, rulesVersion: game.rulesVersion, seed: found.seed },
    start: { setup, packs: detail.packs, cards: [...matches.cardHashesOf(session.id).values()] },
    arrangement: arrange(plan.privacy, plan.hideTells, plan.seats, hooks.stops),
    seats: found.seats.map(({ team, side, emblem, warbandVersionId }, seat) => ({
      player: plan.seats[seat]!.name,
      ...(plan.seats[seat]!.bot && { bot: plan.seats[seat]!.bot.level }),
      ...(team !== null && { team }),
      ...(side !== null && { side }),
      ...(emblem !== null && { emblem }),
      ...(warbandVersionId !== null && { warbandVersionId }),
    })),
    fork: { from: session.id, at: plan.at },
  });
  const answers = readStored(found.actions).answers.slice(0, plan.at);
  const witness = filmingWitness({ game, seats: plan.seats.length, rules: game });
  replay(game, { setup, seed: found.seed, answers, surrendered: undefined }, { witness });
  const [first, ...frames] = witness.filmed().frames;
  matches.keepFrames(id, [first!]);
  const state = keyframeOf(game, seek(game, session.tape, plan.at));
  matches.append(id, 0, answers.map(stored), state, frames);
  return ok({ id });
}
