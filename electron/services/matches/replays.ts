/**
 * Looking at a match again: any moment, in any direction, through anybody's eyes. All of it is read from the match's
 * film; no rules are run. The few looked at last are kept.
 */
import type { Viewer } from '../../../shared/game.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { LuckLedger } from '../../../shared/luck.ts';
import type { LogEntry, SeatColour } from '../../../shared/table.ts';
import type { Film } from '../../engine/film.ts';
import { type AnyHooks, hooksOf } from '../../engine/table-hooks.ts';
import { readArrangement } from './arrangement.ts';
import { playedIn, watchedBy, type Watched } from './filming.ts';
import { filmOf } from './films.ts';
import { lengthAt } from './log.ts';
import { luckIn } from './luck.ts';
import { openSession, readMatch, type Reading } from './open.ts';
import { trackByTurn, type TrackMark } from './track.ts';
import { tableError } from './words.ts';

export interface Replays {
  open(id: number): Promise<Result<Projection, CallError>>;
  seek(id: number, at: number, eyes: Viewer): Promise<Result<Moment, CallError>>;
  log(id: number, eyes: Viewer): Promise<Result<LogEntry[], CallError>>;
  /** What everybody rolled against what was to be expected. */
  luck(id: number): Promise<Result<LuckLedger, CallError>>;
  forget(): void;
}

/** A match to look through. */
export interface Projection {
  length: number;
  colours: SeatColour[];
  track: TrackMark[];
  /** Whether its end is open: then only what everybody may see is shown. */
  isFinished: boolean;
  /** Of a match whose end is open: keys of the cards everybody has seen. */
  seenCards: ReadonlySet<string> | undefined;
}

export interface Moment {
  at: number;
  view: object;
  /** How many entries of the log there are up to here. */
  log: number;
}

interface Reel extends Projection {
  hooks: AnyHooks;
  film: Film;
  seats: number;
  watched: Map<Viewer, Watched>;
}

/** So many matches are kept at hand. */
const mostKept = 4;

export function createReplays(reading: Reading): Replays {
  const reels = new Map<number, Reel>();

  async function find(id: number): Promise<Result<Reel, CallError>> {
    const known = reels.get(id);
    if (known) return ok(known);
    const reel = await makeReel(reading, id);
    if (!reel.ok || !reel.value.isFinished) return reel;
    reels.set(id, reel.value);
    if (reels.size > mostKept) reels.delete(reels.keys().next().value!);
    return reel;
  }

  async function watch(id: number, eyes: Viewer): Promise<Result<Watched, CallError>> {
    const found = await find(id);
    if (!found.ok) return found;
    const { film, seats, watched, isFinished } = found.value;
    const viewer = isFinished ? eyes : 'spectator';
    if (typeof viewer === 'number' && viewer >= seats) return err(tableError('no-such-seat'));
    const known = watched.get(viewer) ?? watchSafely(film, viewer, seats);
    if (!known) return err(tableError('damaged'));
    watched.set(viewer, known);
    return ok(known);
  }

  return {
    open: find,
    async seek(id, at, eyes) {
      const watched = await watch(id, eyes);
      if (!watched.ok) return watched;
      const view = watched.value.views[at];
      return view
        ? ok({ at, view, log: lengthAt(watched.value.log, at) })
        : err(tableError('no-such-moment'));
    },
    async log(id, eyes) {
      const watched = await watch(id, eyes);
      return watched.ok ? ok(watched.value.log) : watched;
    },
    async luck(id) {
      const found = await find(id);
      const watched = await watch(id, 'open');
      if (!found.ok) return found;
      return watched.ok ? ok(luckIn(found.value.hooks, watched.value.log)) : watched;
    },
    forget: () => reels.clear(),
  };
}

async function makeReel(reading: Reading, id: number): Promise<Result<Reel, CallError>> {
  const found = readMatch(reading.matches, id);
  if (!found.ok) return found;
  const game = reading.games.find(found.value.game);
  if (!game) return err(tableError('unknown-game'));
  const hooks = hooksOf(game);
  // A match that can go on is nobody's to look through: it may hold secrets.
  if (!found.value.isFinished && openSession(reading, id).ok) return err(tableError('not-finished'));
  const film = await filmOf(reading, id, found.value);
  if (!film.ok) return film;
  const seats = found.value.seats.length;
  const { isFinished } = found.value;
  const spectator = isFinished ? undefined : watchSafely(film.value, 'spectator', seats);
  const track = trackIn(hooks, film.value, seats);
  if (!track) return err(tableError('damaged'));
  return ok({
    film: film.value,
    seats,
    length: film.value.length - 1,
    seenCards: spectator && cardsIn(hooks, spectator),
    colours: readArrangement(found.value.arrangement, found.value.seats, hooks.stops).seats.map(
      ({ colour }) => colour,
    ),
    ...{ track, isFinished, hooks },
    watched: new Map(),
  });
}

function trackIn(hooks: AnyHooks, film: Film, seats: number): TrackMark[] | undefined {
  try {
    return trackByTurn(hooks, playedIn(film, seats));
  } catch {
    return undefined;
  }
}

/** What a viewer saw; nothing of a film that contradicts itself. */
function watchSafely(film: Film, viewer: Viewer, seats: number): Watched | undefined {
  try {
    return watchedBy(film, viewer, seats);
  } catch {
    return undefined;
  }
}

/** Keys of all cards that were seen or told of. */
const cardsIn = (hooks: AnyHooks, { views, log }: Watched): ReadonlySet<string> =>
  new Set([
    ...views.flatMap((view) => hooks.keysIn(view)),
    ...log.flatMap(({ cards }) => Object.values(cards)),
  ]);
