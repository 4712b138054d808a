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
import { warband, type WarbandResources } from '../../games/warband/index.ts';
import { fileStem } from '../saving/file-name.ts';
import { arrange } from './arrangement.ts';
import { readStored, stored, type StoredAction } from './deeds.ts';
import { keyframeOf } from './ending.ts';
import { filmingWitness } from './filming.ts';
import { filmOf } from './films.ts';
import { readMatchFile, writeMatchFile, type MatchFile, type ReadMatch } from './match-file.ts';
import { readMatch } from './open.ts';
import { retell, setupOf, type Session } from './session.ts';
import { tableError } from './words.ts';

/** What a file says of a match that no rules repeat. */
const noRules = 0;

/** The file of a finished match. */
export async function exportMatch(
  db: Db,
  matches: Matches,
  id: number,
): Promise<Result<{ name: string; text: string }, CallError>> {
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
  const shown = await filmOf(matches, id, found);
  if (!shown.ok && !isRepeatable) return shown;
  const film = shown.ok ? filmToShare(matches, id) : undefined;
  const finishedAt = line.finishedAt ?? line.startedAt;
  const file: MatchFile = {
    ...{
      format: 'deepmarch-match',
      version: 2,
      game: 'warband',
      rulesVersion: isRepeatable ? found.rulesVersion : noRules,
      seed: found.seed,
    },
    ...{ startedAt: line.startedAt, finishedAt, activeMs: line.activeMs ?? 0, rounds: line.rounds ?? 0 },
    result: {
      winners: line.seats.flatMap(({ seat, isWinner }) => (isWinner ? [seat] : [])),
      reason: line.reason ?? '',
    },
    stateHash: detail.stateHash,
    seats: line.seats.map(({ player, bot, warbandName }) => ({
      player,
      ...(bot !== null && { bot }),
      warband: warbandName ?? '',
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
  db: Db,
  matches: Matches,
  resources: WarbandResources,
  text: string,
): Promise<Result<{ id: number; isKnown: boolean }, CallError>> {
  const read = await readMatchFile(text);
  if (!read.ok) return read;
  const known = findSame(db, read.value.file);
  if (known) {
    undeleteMatches(db, [known.id]);
    return ok({ id: known.id, isKnown: !known.isDeleted });
  }
  const id = db.transaction(() => adopt(db, matches, resources, read.value));
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
  db: Db,
  matches: Matches,
  resources: WarbandResources,
  { file, setup, film, ending }: ReadMatch,
): number {
  const hashes = warband.table.keepCards(resources, setup);
  const match: NewMatch = {
    ...{ game: 'warband', form: setup.form, rulesVersion: file.rulesVersion, seed: file.seed },
    start: { setup, packs: file.packs, cards: [...hashes.values()], faces: file.faces ?? {} },
    seats: file.seats.map(({ player, bot, warband: warbandName }, seat) => ({
      ...{ player, warbandName, team: setup.seats[seat]!.team, commanderKey: setup.seats[seat]!.commander },
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
  db: Db,
  matches: Matches,
  session: Session,
  plan: ForkPlan,
): Result<{ id: number }, CallError> {
  const read = readMatch(matches, session.id);
  if (!read.ok) return read;
  const found = read.value;
  const detail = readDetail(db, session.id);
  if (!detail) return err(tableError('no-such-match'));
  const isThere = plan.at < session.tape.turns.at(-1)!.at && plan.seats.length === found.seats.length;
  if (!isThere) return err(tableError('no-such-moment'));
  const names = plan.seats.map(({ name }) => name);
  const setup = warband.table.rename(setupOf(session), names);
  const id = matches.create({
    ...{ game: 'warband', form: setup.form, rulesVersion: warband.rulesVersion, seed: found.seed },
    start: { setup, packs: detail.packs, cards: [...matches.cardHashesOf(session.id).values()] },
    arrangement: arrange(plan.privacy, plan.hideTells, plan.seats),
    seats: found.seats.map(({ team, warbandName, commanderKey, warbandVersionId }, seat) => ({
      player: plan.seats[seat]!.name,
      ...(plan.seats[seat]!.bot && { bot: plan.seats[seat]!.bot.level }),
      ...(team !== null && { team }),
      ...(warbandName !== null && { warbandName }),
      ...(commanderKey !== null && { commanderKey }),
      ...(warbandVersionId !== null && { warbandVersionId }),
    })),
    fork: { from: session.id, at: plan.at },
  });
  const answers = readStored(found.actions).answers.slice(0, plan.at);
  const witness = filmingWitness(warband);
  retell({ setup, seed: found.seed, answers, surrendered: undefined }, { witness });
  const [first, ...frames] = witness.filmed().frames;
  matches.keepFrames(id, [first!]);
  const state = keyframeOf(seek(warband, session.tape, plan.at));
  matches.append(id, 0, answers.map(stored), state, frames);
  return ok({ id });
}
