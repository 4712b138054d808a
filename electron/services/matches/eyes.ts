/**
 * Who looks at the screen, and what they may know.
 *
 * A person alone among bots always looks, unless another's seat has just gone to a bot: then they take the screen first. At an open table all persons look together; a bot's hand is shown to
 * nobody. Strict: whoever must choose is handed the screen and confirms; before that nothing hidden is sent at all.
 * Trusting: so it is for one's own turn; an answer in another's turn is given without hand-over, and who gives it
 * peeks at their own cards.
 */
import type { Seat, Viewer } from '../../../shared/game.ts';
import type { WarbandEvent, WarbandView } from '../../../shared/games/warband.ts';
import type { WarbandSnapshot } from '../../../shared/table.ts';
import { warband, type WarbandState } from '../../games/warband/index.ts';
import { isPerson, personsOf } from './arrangement.ts';
import type { Session } from './session.ts';

export interface Gaze {
  /** The seats whose hands are shown. */
  eyes: readonly Seat[];
  viewer: Viewer;
  /** Who the decision is sent to, if it is sent. */
  chooses: boolean;
  handover?: Seat;
  /** Trusting: who may answer without a hand-over. */
  answering?: Seat;
}

const nobody: Gaze = { eyes: [], viewer: 'spectator', chooses: false };

/** Who looks now. */
export function gazeOf(session: Session): Gaze {
  const { arrangement, isCovered, atScreen } = session;
  const persons = personsOf(arrangement);
  const decider = session.decision?.seat;
  if (isCovered) return nobody;
  if (persons.length === 0) return arrangement.privacy === 'open' ? openTable(session) : nobody;
  if (arrangement.privacy === 'open')
    return persons.length === 1 ? through(persons[0]!, decider) : openTable(session);
  if (decider === undefined || !isPerson(arrangement, decider)) {
    return atScreen === undefined ? nobody : through(atScreen, decider);
  }
  if (decider === atScreen || decider === session.guest) return through(decider, decider);
  return arrangement.privacy === 'strict' ? { ...nobody, handover: decider } : trusting(session, decider);
}

const through = (seat: Seat, decider: Seat | undefined): Gaze => ({
  eyes: [seat],
  viewer: seat,
  chooses: seat === decider,
});

function openTable({ arrangement, decision }: Session): Gaze {
  const persons = personsOf(arrangement);
  const chooses = decision !== undefined && persons.includes(decision.seat);
  return {
    eyes: persons.length === 0 ? allSeats(arrangement.seats.length) : persons,
    viewer: 'open',
    chooses,
  };
}

/** A match looked at again, with nothing to choose: an open table is everybody's. */
export const gazeThrough = (players: number, viewer: Viewer): Gaze => ({
  viewer,
  eyes: viewer === 'open' ? allSeats(players) : viewer === 'spectator' ? [] : [viewer],
  chooses: false,
});

const allSeats = (players: number): Seat[] => Array.from({ length: players }, (_, seat) => seat);

/** In another's turn: answers are peeked for, choices that name no hidden card need nothing of the kind. */
function trusting({ match, decision }: Session, decider: Seat): Gaze {
  const { state } = match;
  if (warband.table.isTurnOf(state, decider)) return { ...nobody, handover: decider };
  if (decision!.window || warband.table.namesHidden(state, decision!))
    return { ...nobody, answering: decider };
  return { ...nobody, chooses: true };
}

/** What these seats together may know: the public view and, for each, what only that seat sees. */
export function viewThrough(state: Readonly<WarbandState>, { eyes, viewer }: Gaze): WarbandView {
  return viewer === 'open' ? warband.table.viewTogether(state, eyes) : warband.view(state, viewer);
}

/** An event as these seats together may know it: as the one it concerns knows it, if they are among them. */
export function tell(event: WarbandEvent, { eyes, viewer }: Gaze): WarbandEvent | undefined {
  if (viewer !== 'open') return warband.redact(event, viewer);
  const open = warband.redact(event, 'spectator');
  const written = JSON.stringify(open);
  for (const seat of eyes) {
    const own = warband.redact(event, seat);
    if (JSON.stringify(own) !== written) return own;
  }
  return open;
}

export function snapshotThrough(session: Session, gaze: Gaze): WarbandSnapshot {
  const { match, decision } = session;
  return {
    revision: match.revision,
    viewer: gaze.viewer,
    view: viewThrough(match.state, gaze),
    deciding: decision?.seat,
    decision: gaze.chooses ? decision : undefined,
    undoable: 0,
    outcome: warband.outcome(match.state),
  };
}

/** What the one who answers sees while peeking. */
export const peekOf = (session: Session, seat: Seat): WarbandSnapshot =>
  snapshotThrough(session, through(seat, seat));

/** What somebody sees who only passes the table. */
export const passerBy = ({ match }: Session): WarbandView => viewThrough(match.state, nobody);
