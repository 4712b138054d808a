/**
 * What is kept of a match so that it can be shown without its rules: for every viewer the view and the log, as frames
 * that say what each action changed. Owns what a viewer is shown in a film; how films are encoded is the engine's.
 */
import type { Viewer } from '../../../shared/game.ts';
import type { WarbandEvent, WarbandView } from '../../../shared/games/warband.ts';
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
import type { WarbandState } from '../../games/warband/index.ts';
import type { Deed } from './deeds.ts';
import { stateHashOf, type Played } from './ending.ts';
import { gazeThrough, type Gaze } from './eyes.ts';
import { logWith, logWithSurrender } from './log.ts';
import type { Draft, Earlier, ReplayRules, WarbandMatch, Witness } from './session.ts';

/** What one viewer sees at a moment. */
export interface ShownMoment {
  view: WarbandView;
  /** Everything told so far. */
  log: LogEntry[];
}

type Rules = Pick<ReplayRules, 'view'>;

const gazesOf = (seats: number): Gaze[] => viewersOf(seats).map((viewer) => gazeThrough(seats, viewer));

const momentsIn = (shown: Shown): readonly (ShownMoment | null)[] => shown as readonly (ShownMoment | null)[];

/** What everybody sees of a state, with the log that `tell` makes of what each was told before. */
function show(
  rules: Rules,
  state: Readonly<WarbandState>,
  before: Shown,
  tell: (log: readonly LogEntry[], gaze: Gaze) => LogEntry[],
): Shown {
  const moments = momentsIn(before);
  return gazesOf(state.players.length).map((gaze, at): ShownMoment => ({
    view: rules.view(state, gaze.viewer),
    log: tell(moments[at]?.log ?? [], gaze),
  }));
}

/** Frames as they are made, one after the other. */
export interface Filmed {
  frames: KeptFrame[];
  /** What everybody sees after the last. */
  shown: Shown;
}

function addFrame(filmed: Filmed, state: Readonly<WarbandState>, shown: Shown): void {
  filmed.frames.push({ frame: frameBetween(filmed.shown, shown), stateHash: stateHashOf(state) });
  filmed.shown = shown;
}

/** The first frame of a match. */
export function filmStart(state: Readonly<WarbandState>, rules: Rules): Filmed {
  const nothing = nothingShown(state.players.length);
  const filmed: Filmed = { frames: [], shown: nothing };
  addFrame(
    filmed,
    state,
    show(rules, state, nothing, () => []),
  );
  return filmed;
}

/** Where a session stands that films what comes next. */
export interface FilmedSoFar {
  trail: readonly Deed[];
  tape: { from: number };
  lastShown: Shown;
}

/** The frames of deeds that are not kept yet. */
export function filmDrafts(
  { trail, tape, lastShown }: FilmedSoFar,
  drafts: readonly Draft[],
  rules: Rules,
): Filmed {
  const filmed: Filmed = { frames: [], shown: lastShown };
  const whole = [...trail, ...drafts.map(({ deed }) => deed)];
  drafts.forEach(({ match: { state } }, at) => {
    const placed = { trail: whole, number: trail.length + at, from: tape.from };
    addFrame(
      filmed,
      state,
      show(rules, state, filmed.shown, (log, gaze) => logWith(log, placed, gaze, state)),
    );
  });
  return filmed;
}

/** The frame of the surrender that ends a match at moment `at`. */
export function filmSurrender(
  shown: Shown,
  { state }: WarbandMatch,
  events: readonly WarbandEvent[],
  at: number,
  rules: Rules,
): Filmed {
  const filmed: Filmed = { frames: [], shown };
  const after = show(rules, state, shown, (log, gaze) => logWithSurrender(log, events, at, gaze, state));
  addFrame(filmed, state, after);
  return filmed;
}

/** Films a match while it is repeated. */
export function filmingWitness(rules: Rules): Witness & { filmed(): Filmed } {
  let filmed: Filmed = { frames: [], shown: [] };
  const trail: Deed[] = [];
  const add = ({ frames, shown }: Filmed): void => {
    filmed = { frames: [...filmed.frames, ...frames], shown };
  };
  return {
    filmed: () => filmed,
    begins: ({ state }) => {
      filmed = filmStart(state, rules);
    },
    sees: (draft) => {
      add(filmDrafts({ trail, tape: { from: 0 }, lastShown: filmed.shown }, [draft], rules));
      trail.push(draft.deed);
    },
    endsBySurrender: (match, events) =>
      add(filmSurrender(filmed.shown, match, events, trail.length + 1, rules)),
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
  views: WarbandView[];
  log: LogEntry[];
}

export function watchedBy(film: Film, viewer: Viewer, seats: number): Watched {
  const views: WarbandView[] = [];
  let log: LogEntry[] = [];
  eachShown(film, viewersOf(seats).indexOf(viewer), (shown) => {
    const moment = shown as ShownMoment;
    views.push(moment.view);
    ({ log } = moment);
  });
  return { views, log };
}

/** A whole film with nothing hidden. */
export function playedIn(film: Film, seats: number): Played {
  const { views, log } = watchedBy(film, 'open', seats);
  return { length: film.length - 1, firstView: views[0]!, lastView: views.at(-1)!, log };
}
