/**
 * Running matches that cannot simply go on: begun by older rules, altered, or no longer leading to what was stored.
 * The present rules may take one over from a position they can read; any of them can be finished as it stands.
 */
import { viewersOf } from '../../engine/film.ts';
import { randomInt, seedRng } from '../../engine/rng.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { KeptFrame } from '../../db/match-films.ts';
import type { Keyframe, Matches, StoredMatch } from '../../db/matches.ts';
import { hash } from '../../engine/hash.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import type { AnyGame } from '../../engine/table-game.ts';
import { readArrangement } from './arrangement.ts';
import { keyframeOf, stateHashOf } from './ending.ts';
import { playedIn } from './filming.ts';
import { filmOf, remake } from './films.ts';
import { openSession, readMatch, type Reading } from './open.ts';
import { trackByTurn, type Played, type Summary } from './track.ts';
import { refusedAs, tableError } from './words.ts';

/** From which action on the present rules hold, and how many later ones were given up for it. */
export interface CarriedOver {
  at: number;
  lost: number;
}

/** Lets the present rules take a match over, at its end if its own rules are kept, else at its newest keyframe. */
export async function carryOver(reading: Reading, id: number): Promise<Result<CarriedOver, CallError>> {
  const { matches, games } = reading;
  const found = readMatch(matches, id);
  if (!found.ok) return found;
  const { isFinished, actions } = found.value;
  const game = games.find(found.value.game);
  if (isFinished) return err(tableError('finished'));
  if (!game) return err(tableError('unknown-game'));
  if (openSession(reading, id).ok) return err(tableError('own-rules'));
  const position = await newestPosition(reading, id, found.value);
  const state = position && readable(game, found.value, position.from);
  if (!position || !state) return err(tableError('not-readable'));
  const from = { seq: position.from.seq, state: keyframeOf(game, state) };
  if (found.value.isAltered) keepHandsHidden(matches, id, game, found.value);
  const last = { ...position.frames[from.seq]!, stateHash: stateHashOf(game, state) };
  const frames = [...position.frames.slice(0, from.seq), last];
  const carried = matches.carryOver(id, game.rulesVersion, from, frames);
  if (!carried.ok) return err(refusedAs(carried.error));
  return ok({ at: from.seq, lost: actions.length - from.seq });
}

/** Nobody knows any more how a match with altered seating was to be played: so that no hand is shown, strictly. */
function keepHandsHidden(
  matches: Matches,
  id: number,
  game: AnyGame,
  { arrangement, seats }: StoredMatch,
): void {
  const { stops } = hooksOf(game);
  const bots = seats.map(({ bot }) => bot ?? undefined);
  matches.arrange(
    id,
    { ...readArrangement(arrangement, seats, stops), privacy: 'strict', hideTells: true },
    bots,
  );
}

async function newestPosition(
  { matches, games }: Reading,
  id: number,
  found: StoredMatch,
): Promise<{ from: Keyframe; frames: readonly KeptFrame[] } | undefined> {
  const remade = await remake(games, found);
  if (remade) {
    const kept = keyframeOf(remade.game, remade.replayed.match.state);
    const state = JSON.parse(JSON.stringify(kept)) as unknown;
    return { from: { seq: found.actions.length, state }, frames: remade.frames };
  }
  const { frames, isAltered } = matches.frames(id);
  return found.keyframe && !isAltered && frames.length > found.keyframe.seq
    ? { from: found.keyframe, frames }
    : undefined;
}

/** So many steps of chance are tried before a position counts as one the present rules can go on from. */
const trialSteps = 300;

/**
 * A state of older rules as the present ones read it, if they can: parts that came later are as in a match just begun,
 * and playing on must break nothing.
 */
function readable(game: AnyGame, { setup, seed, seats }: StoredMatch, from: Keyframe): object | undefined {
  try {
    const fresh = game.start(setup, seed);
    const state = { ...fresh, ...hooksOf(game).stateFrom(from.state, fresh) };
    return goesOn(game, state, seats.length) ? state : undefined;
  } catch {
    return undefined;
  }
}

function goesOn(game: AnyGame, state: object, seats: number): boolean {
  const rng = seedRng(1);
  const trial = game.clone(state);
  for (let count = 0; count < trialSteps; count++) {
    if (game.invariants(trial).length > 0) return false;
    for (const viewer of viewersOf(seats)) game.view(trial, viewer);
    const decision = game.decision(trial);
    if (!decision) return game.outcome(trial) !== undefined;
    game.apply(trial, decision.options[randomInt(rng, decision.options.length)]!);
  }
  return true;
}

/** Ends a running match without a winner, whatever can still be read of it. */
export async function finishAsItStands(reading: Reading, id: number): Promise<Result<undefined, CallError>> {
  const { matches, games } = reading;
  const found = readMatch(matches, id);
  if (!found.ok && found.error.code !== 'damaged') return found;
  const match = found.ok ? found.value : undefined;
  if (match?.isFinished) return err(tableError('finished'));
  const film = match && (await filmOf(reading, id, match));
  const played = film?.ok ? playedIn(film.value, match!.seats.length) : undefined;
  const game = match && games.find(match.game);
  const finished = matches.finish(id, {
    outcome: { winners: [], reason: 'abandoned' },
    ...asPlayed(game, played),
    stateHash: hash(match?.keyframe?.state ?? null),
    cardCounts: [],
  });
  return finished.ok ? ok(undefined) : err(refusedAs(finished.error));
}

/** What a film tells of how far a match came. */
function asPlayed(
  game: AnyGame | undefined,
  played: Played | undefined,
): { rounds: number; summary: Summary } {
  if (!game || !played) return { rounds: 0, summary: { track: [] } };
  const hooks = hooksOf(game);
  const { round = 0 } = hooks.turnShown(played.views.at(-1)!) ?? played.log.at(-1) ?? {};
  return { rounds: round, summary: { track: trackByTurn(hooks, played) } };
}
