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
import { warband, type WarbandSetup, type WarbandState } from '../../games/warband/index.ts';
import { readArrangement } from './arrangement.ts';
import { keyframeOf, moraleByTurn, stateFrom, stateHashOf } from './ending.ts';
import { playedIn } from './filming.ts';
import { filmOf, remake } from './films.ts';
import { openSession, readMatch } from './open.ts';
import { refusedAs, tableError } from './words.ts';

/** From which action on the present rules hold, and how many later ones were given up for it. */
export interface CarriedOver {
  at: number;
  lost: number;
}

/** Lets the present rules take a match over, at its end if its own rules are kept, else at its newest keyframe. */
export async function carryOver(matches: Matches, id: number): Promise<Result<CarriedOver, CallError>> {
  const found = readMatch(matches, id);
  if (!found.ok) return found;
  const { isFinished, actions } = found.value;
  if (isFinished) return err(tableError('finished'));
  if (openSession(matches, id).ok) return err(tableError('own-rules'));
  const position = await newestPosition(matches, id, found.value);
  const state = position && readable(found.value, position.from);
  if (!position || !state) return err(tableError('not-readable'));
  const from = { seq: position.from.seq, state: keyframeOf(state) };
  if (found.value.isAltered) keepHandsHidden(matches, id, found.value);
  const last = { ...position.frames[from.seq]!, stateHash: stateHashOf(state) };
  const frames = [...position.frames.slice(0, from.seq), last];
  const carried = matches.carryOver(id, warband.rulesVersion, from, frames);
  if (!carried.ok) return err(refusedAs(carried.error));
  return ok({ at: from.seq, lost: actions.length - from.seq });
}

/** Nobody knows any more how a match with altered seating was to be played: so that no hand is shown, strictly. */
function keepHandsHidden(matches: Matches, id: number, { arrangement, seats }: StoredMatch): void {
  const bots = seats.map(({ bot }) => bot ?? undefined);
  matches.arrange(id, { ...readArrangement(arrangement, seats), privacy: 'strict', hideTells: true }, bots);
}

async function newestPosition(
  matches: Matches,
  id: number,
  found: StoredMatch,
): Promise<{ from: Keyframe; frames: readonly KeptFrame[] } | undefined> {
  const remade = await remake(found);
  if (remade) {
    const state = JSON.parse(JSON.stringify(keyframeOf(remade.told.match.state))) as unknown;
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
function readable({ setup, seed }: StoredMatch, from: Keyframe): WarbandState | undefined {
  try {
    const fresh = warband.start(setup as WarbandSetup, seed);
    const state = { ...fresh, ...stateFrom(from.state, fresh) };
    return goesOn(state) ? state : undefined;
  } catch {
    return undefined;
  }
}

function goesOn(state: WarbandState): boolean {
  const rng = seedRng(1);
  const trial = warband.clone(state);
  for (let count = 0; count < trialSteps; count++) {
    if (warband.invariants(trial).length > 0) return false;
    for (const viewer of viewersOf(trial.players.length)) warband.view(trial, viewer);
    const decision = warband.decision(trial);
    if (!decision) return warband.outcome(trial) !== undefined;
    warband.apply(trial, decision.options[randomInt(rng, decision.options.length)]!);
  }
  return true;
}

/** Ends a running match without a winner, whatever can still be read of it. */
export async function finishAsItStands(matches: Matches, id: number): Promise<Result<undefined, CallError>> {
  const found = readMatch(matches, id);
  if (!found.ok && found.error.code !== 'damaged') return found;
  const match = found.ok ? found.value : undefined;
  if (match?.isFinished) return err(tableError('finished'));
  const film = match && (await filmOf(matches, id, match));
  const played = film?.ok ? playedIn(film.value, match!.seats.length) : undefined;
  const finished = matches.finish(id, {
    outcome: { winners: [], reason: 'abandoned' },
    rounds: played?.lastView.round ?? 0,
    stateHash: hash(match?.keyframe?.state ?? null),
    summary: { morale: played ? moraleByTurn(played) : [] },
    cardCounts: [],
  });
  return finished.ok ? ok(undefined) : err(refusedAs(finished.error));
}
