/**
 * Looking at a match again: any moment, in any direction, through anybody's eyes. A match is retold once when it is
 * opened; the few told last are kept, with their keyframes, so that going to a moment repeats a handful of actions.
 */
import type { Seat, Viewer } from '../../../shared/game.ts';
import type { WarbandEvent } from '../../../shared/games/warband.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { LogEntry, WarbandSnapshot } from '../../../shared/table.ts';
import type { Matches } from '../../db/matches.ts';
import { lengthOf, seek } from '../../engine/replay.ts';
import { snapshot } from '../../engine/snapshot.ts';
import { warband } from '../../games/warband/index.ts';
import type { Gaze } from './eyes.ts';
import { lengthAt, logFor } from './log.ts';
import { openSession } from './open.ts';
import type { Session } from './session.ts';
import { tableError } from './words.ts';

export interface Replays {
  /** The whole match, told once. Only what is over can be seen again: nothing of it is secret any more. */
  find(id: number): Result<Session, CallError>;
  seek(id: number, at: number, eyes: Viewer): Result<Moment, CallError>;
  log(id: number, eyes: Viewer): Result<LogEntry[], CallError>;
  forget(): void;
}

export interface Moment {
  at: number;
  snapshot: WarbandSnapshot;
  events: WarbandEvent[];
  log: number;
}

/** So many matches are kept told. */
const mostKept = 4;

export function createReplays(matches: Matches): Replays {
  const told = new Map<number, Session>();

  function find(id: number): Result<Session, CallError> {
    const known = told.get(id);
    if (known) return ok(known);
    const found = matches.load(id);
    if (!found) return err(tableError('no-such-match'));
    if (!found.isFinished) return err(tableError('not-finished'));
    const session = openSession(matches, id);
    if (!session.ok) return session;
    told.set(id, session.value);
    if (told.size > mostKept) told.delete(told.keys().next().value!);
    return session;
  }

  return {
    find,
    seek(id, at, eyes) {
      const found = find(id);
      if (!found.ok) return found;
      return at <= lengthOf(found.value.tape)
        ? ok(momentOf(found.value, at, eyes))
        : err(tableError('no-such-moment'));
    },
    log(id, eyes) {
      const found = find(id);
      return found.ok ? ok(logFor(found.value, gazeThrough(found.value, eyes))) : found;
    },
    forget: () => told.clear(),
  };
}

function gazeThrough({ seats }: Session, eyes: Viewer): Gaze {
  const all: Seat[] = seats.map((_, seat) => seat);
  return { viewer: eyes, eyes: eyes === 'open' ? all : eyes === 'spectator' ? [] : [eyes], chooses: false };
}

function momentOf(session: Session, at: number, eyes: Viewer): Moment {
  const { tape, trail, surrenderEvents } = session;
  const gaze = gazeThrough(session, eyes);
  const state = seek(warband, tape, at);
  const events = at === 0 ? [] : (trail[at - 1]?.events ?? surrenderEvents ?? []);
  return {
    at,
    snapshot: snapshot(warband, { state, revision: at }, eyes),
    events: events.flatMap((event) => warband.redact(event, eyes) ?? []),
    log: lengthAt(logFor(session, gaze), at),
  };
}
