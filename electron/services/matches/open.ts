/** From the database to a session: the stored match is replayed in full and checked against what was stored of it. */
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { matchFormSchema } from '../../../shared/table.ts';
import type { Matches, StoredMatch } from '../../db/matches.ts';
import type { Film } from '../../engine/film.ts';
import { hash } from '../../engine/hash.ts';
import { lengthOf, seek } from '../../engine/replay.ts';
import { warband, type WarbandSetup } from '../../games/warband/index.ts';
import { readArrangement } from './arrangement.ts';
import { readStored } from './deeds.ts';
import { isSameState, stateFrom, stateHashOf } from './ending.ts';
import { earlierIn, filmingWitness, shownAt } from './filming.ts';
import {
  newSession,
  retell,
  type Recorded,
  type ReplayRules,
  type SeatFacts,
  type Session,
  type Told,
  type WarbandTape,
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

/** A match that can go on, or be thought about, by the present rules. */
export function openSession(matches: Matches, id: number): Result<Session, CallError> {
  const found = readMatch(matches, id);
  if (!found.ok) return found;
  const refused = refusalOf(found.value);
  if (refused) return err(tableError(refused));
  return found.value.isFinished ? openFinished(id, found.value) : openRunning(matches, id, found.value);
}

function refusalOf(found: StoredMatch): 'unknown-game' | 'damaged' | 'altered' | 'other-rules' | undefined {
  if (found.game !== warband.id) return 'unknown-game';
  if (found.isDamaged) return 'damaged';
  if (!matchFormSchema.safeParse(found.form).success) return 'damaged';
  if (found.isAltered) return 'altered';
  return found.rulesVersion === warband.rulesVersion ? undefined : 'other-rules';
}

/** The film of a finished match shows it; its rules are run to think about it or to play on. */
function openFinished(id: number, found: StoredMatch): Result<Session, CallError> {
  const told = repeat(found);
  if (!told.ok) return told;
  if (hash(told.value.match.state) !== found.stateHash) return err(tableError('diverged'));
  return ok(newSession({ ...seatingOf(id, found), earlier: undefined, lastShown: [] }, told.value));
}

function openRunning(matches: Matches, id: number, found: StoredMatch): Result<Session, CallError> {
  const kept = keptFrames(matches, id);
  if (!kept.ok) return kept;
  const witness = kept.value.length === 0 ? filmingWitness(warband) : undefined;
  const told = repeat(found, witness && { witness });
  if (!told.ok) return told;
  const { tape, match } = told.value;
  const last = kept.value.at(-1);
  const isAsStored =
    (!last || last.stateHash === stateHashOf(match.state)) && isAtKeyframe(found, tape, warband);
  if (!isAsStored) return err(tableError('diverged'));
  if (witness) matches.keepFrames(id, witness.filmed().frames);
  const film = (witness?.filmed().frames ?? kept.value).map(({ frame }) => frame) as Film;
  const seats = found.seats.length;
  const earlier = found.carriedOver && earlierIn(film, tape.from, seats);
  return ok(
    newSession(
      { ...seatingOf(id, found), earlier, lastShown: shownAt(film, film.length - 1, seats) },
      told.value,
    ),
  );
}

/** Whether the newest stored state is the one a replay came by; what lies before a takeover is not replayed. */
export function isAtKeyframe({ keyframe }: StoredMatch, tape: WarbandTape, rules: ReplayRules): boolean {
  if (keyframe === undefined || keyframe.seq <= tape.from) return true;
  return keyframe.seq <= lengthOf(tape) && isSameState(keyframe.state, seek(rules, tape, keyframe.seq));
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

const seatingOf = (id: number, found: StoredMatch) => ({
  id,
  form: matchFormSchema.parse(found.form),
  seats: found.seats.map(factsOf),
  arrangement: readArrangement(found.arrangement, found.seats),
});

/** What a stored match is repeated from. */
function recordOf({ setup, seed, actions, carriedOver }: StoredMatch): Recorded {
  const { answers, surrendered } = readStored(actions);
  const record = { setup: setup as WarbandSetup, seed, surrendered };
  if (!carriedOver) return { ...record, answers };
  const { seq: at, state } = carriedOver;
  const start = { at, state: stateFrom(state, warband.start(record.setup, seed)) };
  return { ...record, answers: answers.slice(at), start };
}

/** Repeats a stored match by the given rules; whatever goes wrong with what was stored is a refusal. */
export function repeat(
  found: StoredMatch,
  by: { rules?: ReplayRules; witness?: ReturnType<typeof filmingWitness> } = {},
): Result<Told, CallError> {
  try {
    const told = retell(recordOf(found), by);
    if (told.ok) return told;
    return err({ ...tableError('diverged'), details: [told.error.sentence] });
  } catch (problem) {
    return err({ ...tableError('diverged'), details: [String(problem).slice(0, 300)] });
  }
}

export const factsOf = ({
  player,
  team,
  warbandName,
  commanderKey,
}: StoredMatch['seats'][number]): SeatFacts => ({
  name: player,
  team: team ?? 0,
  warband: warbandName ?? '',
  commander: commanderKey ?? '',
});
