/** From the database to a session: the stored match is replayed in full and checked against what was stored of it. */
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Matches, StoredMatch } from '../../db/matches.ts';
import type { Film } from '../../engine/film.ts';
import { hash } from '../../engine/hash.ts';
import { lengthOf, seek } from '../../engine/replay.ts';
import type { Games } from '../../engine/games.ts';
import type { AnyGame } from '../../engine/table-game.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import { readArrangement } from './arrangement.ts';
import { readStored } from './played-action.ts';
import { isSameState, stateHashOf } from './ending.ts';
import { earlierIn, filmingWitness, shownAt } from './filming.ts';
import { replay, type Recorded, type Replaying } from './replay.ts';
import {
  newSession,
  type AnyTape,
  type Replayed,
  type ReplayRules,
  type SeatFacts,
  type Seating,
  type Session,
} from './session.ts';
import { tableError } from './words.ts';

/** Reads a match; rows that cannot be read are a refusal like any other. */
export function readMatch(matches: Matches, id: number): Result<StoredMatch, CallError> {
  try {
    const found = matches.load(id);
    return found ? ok(found) : err(tableError('no-such-match'));
  } catch {
    return err(tableError('damaged'));
  }
}

/** Where matches are read from, and by which games. */
export interface Reading {
  matches: Matches;
  games: Games;
}

/** A match that can go on, or be thought about, by the present rules. */
export function openSession({ matches, games }: Reading, id: number): Result<Session, CallError> {
  const found = readMatch(matches, id);
  if (!found.ok) return found;
  const game = games.find(found.value.game);
  const refused = refusalOf(found.value, game);
  if (!game || refused) return err(tableError(refused ?? 'unknown-game'));
  return found.value.isFinished
    ? openFinished(id, game, found.value)
    : openRunning(matches, id, game, found.value);
}

function refusalOf(
  found: StoredMatch,
  game: AnyGame | undefined,
): 'damaged' | 'altered' | 'other-rules' | undefined {
  if (found.isDamaged) return 'damaged';
  if (found.isAltered) return 'altered';
  return !game || found.rulesVersion === game.rulesVersion ? undefined : 'other-rules';
}

/** The film of a finished match shows it; its rules are run to think about it or to play on. */
function openFinished(id: number, game: AnyGame, found: StoredMatch): Result<Session, CallError> {
  const repeated = repeat(game, found);
  if (!repeated.ok) return repeated;
  if (hash(repeated.value.match.state) !== found.stateHash) return err(tableError('diverged'));
  const seating = { ...seatingOf(id, game, found), earlier: undefined, lastShown: [] };
  return ok(newSession(seating, repeated.value));
}

function openRunning(
  matches: Matches,
  id: number,
  game: AnyGame,
  found: StoredMatch,
): Result<Session, CallError> {
  const kept = keptFrames(matches, id);
  if (!kept.ok) return kept;
  const seats = found.seats.length;
  const witness = kept.value.length === 0 ? filmingWitness({ game, seats, rules: game }) : undefined;
  const repeated = repeat(game, found, witness && { witness });
  if (!repeated.ok) return repeated;
  const { tape, match } = repeated.value;
  const last = kept.value.at(-1);
  const isAsStored =
    (!last || last.stateHash === stateHashOf(game, match.state)) && isAtKeyframe(game, found, tape);
  if (!isAsStored) return err(tableError('diverged'));
  if (witness) matches.keepFrames(id, witness.filmed().frames);
  const film = (witness?.filmed().frames ?? kept.value).map(({ frame }) => frame) as Film;
  const earlier = found.carriedOver && earlierIn(film, tape.from, seats);
  const lastShown = shownAt(film, film.length - 1, seats);
  return ok(newSession({ ...seatingOf(id, game, found), earlier, lastShown }, repeated.value));
}

/** Whether the newest stored state is the one a replay came by; what lies before a takeover is not replayed. */
export function isAtKeyframe(
  game: AnyGame,
  { keyframe }: StoredMatch,
  tape: AnyTape,
  rules: ReplayRules = game,
): boolean {
  if (keyframe === undefined || keyframe.seq <= tape.from) return true;
  return keyframe.seq <= lengthOf(tape) && isSameState(game, keyframe.state, seek(rules, tape, keyframe.seq));
}

/** The frames of an unfinished match; none if it was begun before they were kept. */
function keptFrames(
  matches: Matches,
  id: number,
): Result<ReturnType<Matches['frames']>['frames'], CallError> {
  try {
    const { frames, isAltered } = matches.frames(id);
    return isAltered ? err(tableError('altered')) : ok(frames);
  } catch {
    return err(tableError('damaged'));
  }
}

const seatingOf = (
  id: number,
  game: AnyGame,
  found: StoredMatch,
): Omit<Seating, 'earlier' | 'lastShown'> => ({
  ...{ id, game, form: found.form, campaign: found.campaign },
  seats: found.seats.map(factsOf),
  arrangement: readArrangement(found.arrangement, found.seats, hooksOf(game).stops),
});

/** What a stored match is repeated from. */
function recordOf(game: AnyGame, { setup, seed, actions, carriedOver }: StoredMatch): Recorded {
  const { answers, surrendered } = readStored(actions);
  const record = { setup, seed, surrendered };
  if (!carriedOver) return { ...record, answers };
  const { seq: at, state } = carriedOver;
  const start = { at, state: hooksOf(game).stateFrom(state, game.start(setup, seed)) };
  return { ...record, answers: answers.slice(at), start };
}

/** Repeats a stored match by the given rules; whatever goes wrong with what was stored is a refusal. */
export function repeat(game: AnyGame, found: StoredMatch, by: Replaying = {}): Result<Replayed, CallError> {
  try {
    const repeated = replay(game, recordOf(game, found), by);
    if (repeated.ok) return repeated;
    return err({ ...tableError('diverged'), details: [repeated.error.sentence] });
  } catch (problem) {
    return err({ ...tableError('diverged'), details: [String(problem).slice(0, 300)] });
  }
}

export const factsOf = ({ player, team, side, emblem }: StoredMatch['seats'][number]): SeatFacts => ({
  name: player,
  team: team ?? 0,
  side: side ?? '',
  emblem: emblem ?? '',
});
