/**
 * What is kept of a match so that it can be shown without its rules: for every viewer the view and the log, as frames
 * that say what each action changed. Owns what a viewer is shown in a film; how films are encoded is the engine's.
 */
import type { Kinded, Viewer } from '../../../shared/game.ts';
import type { LogEntry } from '../../../shared/table.ts';
import type { KeptFrame } from '../../db/match-films.ts';
import {
  afterFrame,
  type Film,
  frameBetween,
  nothingShown,
  eachShown,
  viewersOf,
  type Shown,
} from '../../engine/film.ts';
import type { AnyGame } from '../../engine/table-game.ts';
import type { PlayedAction } from './played-action.ts';
import { stateHashOf } from './ending.ts';
import { screenThrough, type ScreenViewer } from './privacy.ts';
import { logWith, logWithSurrender, type Telling } from './log.ts';
import type { Witness } from './replay.ts';
import type { AnyMatch, Draft, Earlier, ReplayRules } from './session.ts';
import type { Played } from './track.ts';

/** What one viewer sees at a moment. */
export interface ShownMoment {
  view: object;
  /** Everything told so far. */
  log: LogEntry[];
}

/** What films a match: its game, how many play, and the rules that show it, which may be older ones. */
export interface Camera {
  game: AnyGame;
  seats: number;
  rules: Pick<ReplayRules, 'view'>;
}

const screensOf = (seats: number): ScreenViewer[] =>
  viewersOf(seats).map((viewer) => screenThrough(seats, viewer));

const momentsIn = (shown: Shown): readonly (ShownMoment | null)[] => shown as readonly (ShownMoment | null)[];

/** What everybody sees of a state, with the log that `tell` makes of what each was told before. */
function show(
  { game, seats, rules }: Camera,
  state: object,
  before: Shown,
  tell: (log: readonly LogEntry[], telling: Telling) => LogEntry[],
): Shown {
  const moments = momentsIn(before);
  return screensOf(seats).map((screen, at): ShownMoment => ({
    view: rules.view(state, screen.viewer),
    log: tell(moments[at]?.log ?? [], { game, state, screen }),
  }));
}

/** Frames as they are made, one after the other. */
export interface Filmed {
  frames: KeptFrame[];
  /** What everybody sees after the last. */
  shown: Shown;
}

function addFrame({ game }: Camera, filmed: Filmed, state: object, shown: Shown): void {
  filmed.frames.push({ frame: frameBetween(filmed.shown, shown), stateHash: stateHashOf(game, state) });
  filmed.shown = shown;
}

/** The first frame of a match. */
export function filmStart(camera: Camera, state: object): Filmed {
  const nothing = nothingShown(camera.seats);
  const filmed: Filmed = { frames: [], shown: nothing };
  const first = show(camera, state, nothing, () => []);
  addFrame(camera, filmed, state, first);
  return filmed;
}

/** Where a session stands that films what comes next. */
export interface FilmedSoFar {
  played: readonly PlayedAction[];
  tape: { from: number };
  lastShown: Shown;
}

/** The frames of actions that are not kept yet. */
export function filmDrafts(
  camera: Camera,
  { played, tape, lastShown }: FilmedSoFar,
  drafts: readonly Draft[],
): Filmed {
  const filmed: Filmed = { frames: [], shown: lastShown };
  const whole = [...played, ...drafts.map(({ action }) => action)];
  drafts.forEach(({ match: { state } }, at) => {
    const placed = { played: whole, number: played.length + at, from: tape.from };
    const shown = show(camera, state, filmed.shown, (log, telling) => logWith(log, placed, telling));
    addFrame(camera, filmed, state, shown);
  });
  return filmed;
}

/** The surrender that ends a match at moment `at`. */
export interface Surrender {
  match: AnyMatch;
  events: readonly Kinded[];
  at: number;
}

/** The frame of a surrender. */
export function filmSurrender(camera: Camera, before: Shown, { match, events, at }: Surrender): Filmed {
  const filmed: Filmed = { frames: [], shown: before };
  const { state } = match;
  const shown = show(camera, state, before, (log, telling) => logWithSurrender(log, events, at, telling));
  addFrame(camera, filmed, state, shown);
  return filmed;
}

/** Films a match while it is repeated. */
export function filmingWitness(camera: Camera): Witness & { filmed(): Filmed } {
  let filmed: Filmed = { frames: [], shown: [] };
  const played: PlayedAction[] = [];
  const add = ({ frames, shown }: Filmed): void => {
    filmed.frames.push(...frames);
    filmed.shown = shown;
  };
  return {
    filmed: () => filmed,
    begins: ({ state }) => {
      filmed = filmStart(camera, state);
    },
    sees: (draft) => {
      add(filmDrafts(camera, { played, tape: { from: 0 }, lastShown: filmed.shown }, [draft]));
      played.push(draft.action);
    },
    endsBySurrender: (match, events) =>
      add(filmSurrender(camera, filmed.shown, { match, events, at: played.length + 1 })),
  };
}

/** What everybody sees after the first `at` actions of a film. */
export function shownAt(film: Film, at: number, seats: number): Shown {
  return film.slice(0, at + 1).reduce<Shown>(afterFrame, nothingShown(seats));
}

/** What was shown up to the moment from which the present rules hold. */
export function earlierIn(film: Film, from: number, seats: number): Earlier {
  const shown = momentsIn(shownAt(film, from, seats));
  const viewers = viewersOf(seats);
  return {
    firstView: momentsIn(shownAt(film, 0, seats))[0]!.view,
    log: (viewer) => shown[viewers.indexOf(viewer)]?.log ?? [],
  };
}

/** A film as one viewer saw it: the view at every moment, and the whole log. */
export interface Watched {
  views: object[];
  log: LogEntry[];
}

export function watchedBy(film: Film, viewer: Viewer, seats: number): Watched {
  const views: object[] = [];
  let log: LogEntry[] = [];
  eachShown(film, viewersOf(seats).indexOf(viewer), (shown) => {
    const moment = shown as ShownMoment;
    views.push(moment.view);
    ({ log } = moment);
  });
  return { views, log };
}

/** A whole film with nothing hidden. */
export const playedIn = (film: Film, seats: number): Played => watchedBy(film, 'open', seats);
