/** What windows are told of a table: how it stands and what happened, through the eyes of whoever is at the screen. */
import type { Glance, OpenedTable } from '../../../shared/calls/matches.ts';
import type { Seat } from '../../../shared/game.ts';
import type { Push } from '../../../shared/ipc.ts';
import type { TableChange, WarbandSnapshot } from '../../../shared/table.ts';
import { warband } from '../../games/warband/index.ts';
import type { Deed } from './deeds.ts';
import { gazeOf, passerBy, peekOf, type Gaze } from './eyes.ts';
import { logFor } from './log.ts';
import { setupOf, type Session } from './session.ts';
import { keysKnown, seatsOf, stepsOf, tableOf } from './table.ts';

/** How much of the log is sent with a table; the rest is read by `matches.log`. */
const logTail = 200;

/** Who looked, and how much of the log they had, before something happened. */
export interface Look {
  gaze: Gaze;
  entries: number;
}

export interface Showing {
  look(session: Session): Look;
  /** Tells every window how the table now stands; with what happened since `before`. */
  show(session: Session, before?: Look, deeds?: readonly Deed[]): void;
  /** The table with its log's end, as one who has just sat down needs it. */
  whole(session: Session): OpenedTable;
  glance(session: Session): Glance;
  peek(session: Session, seat: Seat): { snapshot: WarbandSnapshot; faces: TableChange['faces'] };
}

export function createShowing(push: Push, thinking: (id: number) => Seat | undefined): Showing {
  return {
    look: (session) => {
      const gaze = gazeOf(session);
      return { gaze, entries: logFor(session, gaze).length };
    },
    show: (session, before, deeds = []) =>
      push('matches.changed', changeOf(session, thinking(session.id), before, deeds)),
    whole: (session) => {
      const gaze = gazeOf(session);
      const log = logFor(session, gaze).slice(-logTail);
      const table = tableOf(session, thinking(session.id), gaze);
      session.shown.clear();
      return { table, log, faces: newFaces(session, keysKnown(table.snapshot.view, log)) };
    },
    glance: (session) => {
      const view = passerBy(session);
      return { view, seats: seatsOf(session), faces: facesFor(session, warband.table.keysIn(view)) };
    },
    peek: (session, seat) => {
      const snapshot = peekOf(session, seat);
      return { snapshot, faces: facesFor(session, warband.table.keysIn(snapshot.view)) };
    },
  };
}

function changeOf(
  session: Session,
  thinking: Seat | undefined,
  before: Look | undefined,
  deeds: readonly Deed[],
): TableChange {
  const gaze = gazeOf(session);
  const isSameViewer = before !== undefined && isSame(before.gaze, gaze);
  if (!isSameViewer) session.shown.clear();
  const table = tableOf(session, thinking, gaze);
  const log = isSameViewer ? logFor(session, gaze).slice(before.entries) : [];
  return {
    id: session.id,
    table,
    steps: stepsOf(deeds, session.match.revision, gaze),
    log,
    isLogNew: !isSameViewer,
    faces: newFaces(session, keysKnown(table.snapshot.view, log)),
  };
}

const isSame = (one: Gaze, other: Gaze): boolean =>
  one.viewer === other.viewer && one.eyes.join() === other.eyes.join();

/** Faces the present viewer was not sent yet. */
function newFaces(session: Session, keys: ReadonlySet<string>): TableChange['faces'] {
  const unknown = [...keys].filter((key) => !session.shown.has(key));
  for (const key of unknown) session.shown.add(key);
  return facesFor(session, unknown);
}

const facesFor = (session: Session, keys: Iterable<string>): TableChange['faces'] =>
  warband.table.faces(setupOf(session), keys);
