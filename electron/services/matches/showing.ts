/** What windows are told of a table: how it stands and what happened, through the eyes of whoever is at the screen. */
import type { Glance, OpenedTable } from '../../../shared/calls/matches.ts';
import type { Seat } from '../../../shared/game.ts';
import type { Push } from '../../../shared/ipc.ts';
import type { AnySnapshot, TableChange } from '../../../shared/table.ts';
import type { PlayedAction } from './played-action.ts';
import { screenOf, passerBy, peekOf, type ScreenViewer } from './privacy.ts';
import { logFor } from './log.ts';
import type { Session } from './session.ts';
import { keysKnown, seatsOf, stepsOf, tableOf } from './table.ts';

/** How much of the log is sent with a table; the rest is read by `matches.log`. */
const logTail = 200;

/** Who looked, and how much of the log they had, before something happened. */
export interface Look {
  screen: ScreenViewer;
  entries: number;
}

export interface Showing {
  look(session: Session): Look;
  /** Tells every window how the table now stands; with what happened since `before`. */
  show(session: Session, before?: Look, actions?: readonly PlayedAction[]): void;
  /** The table with its log's end, as one who has just sat down needs it. */
  whole(session: Session): OpenedTable;
  glance(session: Session): Glance;
  peek(session: Session, seat: Seat): { snapshot: AnySnapshot; faces: TableChange['faces'] };
}

export function createShowing(push: Push, thinking: (id: number) => Seat | undefined): Showing {
  return {
    look: (session) => {
      const screen = screenOf(session);
      return { screen, entries: logFor(session, screen).length };
    },
    show: (session, before, actions = []) =>
      push('matches.changed', changeOf(session, thinking(session.id), before, actions)),
    whole: (session) => {
      const screen = screenOf(session);
      const log = logFor(session, screen).slice(-logTail);
      const table = tableOf(session, thinking(session.id), screen);
      session.shown.clear();
      return { table, log, faces: newFaces(session, keysKnown(session.hooks, table.snapshot.view, log)) };
    },
    glance: (session) => {
      const view = passerBy(session);
      return {
        game: session.game.id,
        view,
        seats: seatsOf(session),
        faces: facesFor(session, session.hooks.keysIn(view)),
      };
    },
    peek: (session, seat) => {
      const snapshot = peekOf(session, seat);
      return { snapshot, faces: facesFor(session, session.hooks.keysIn(snapshot.view)) };
    },
  };
}

function changeOf(
  session: Session,
  thinking: Seat | undefined,
  before: Look | undefined,
  actions: readonly PlayedAction[],
): TableChange {
  const screen = screenOf(session);
  const isSameViewer = before !== undefined && isSame(before.screen, screen);
  if (!isSameViewer) session.shown.clear();
  const table = tableOf(session, thinking, screen);
  const log = isSameViewer ? logFor(session, screen).slice(before.entries) : [];
  return {
    id: session.id,
    table,
    steps: stepsOf(session, actions, screen),
    log,
    isLogNew: !isSameViewer,
    faces: newFaces(session, keysKnown(session.hooks, table.snapshot.view, log)),
  };
}

const isSame = (one: ScreenViewer, other: ScreenViewer): boolean =>
  one.viewer === other.viewer && one.eyes.join() === other.eyes.join();

/** Faces the present viewer was not sent yet. */
function newFaces(session: Session, keys: ReadonlySet<string>): TableChange['faces'] {
  const unknown = [...keys].filter((key) => !session.shown.has(key));
  for (const key of unknown) session.shown.add(key);
  return facesFor(session, unknown);
}

const facesFor = (session: Session, keys: Iterable<string>): TableChange['faces'] =>
  session.hooks.faces(session.tape.setup, keys);
