/**
 * Who looks at the screen, and what they may know.
 *
 * A person alone among bots always looks, unless another's seat has just gone to a bot: then they take the screen first. At an open table all persons look together; a bot's hand is shown to
 * nobody. Strict: whoever must choose is handed the screen and confirms; before that nothing hidden is sent at all.
 * Trusting: so it is for one's own turn; an answer in another's turn is given without hand-over, and who gives it
 * peeks at their own cards.
 */
import type { Kinded, Seat, Viewer } from '../../../shared/game.ts';
import type { AnySnapshot } from '../../../shared/table.ts';
import type { AnyGame } from '../../engine/table-game.ts';
import { isPerson, personsOf } from './arrangement.ts';
import type { Session } from './session.ts';

export interface ScreenViewer {
  /** The seats whose hands are shown. */
  eyes: readonly Seat[];
  viewer: Viewer;
  /** Who the decision is sent to, if it is sent. */
  chooses: boolean;
  handover?: Seat;
  /** Trusting: who may answer without a hand-over. */
  answering?: Seat;
}

const nobody: ScreenViewer = { eyes: [], viewer: 'spectator', chooses: false };

/** Who looks now. */
export function screenOf(session: Session): ScreenViewer {
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

const through = (seat: Seat, decider: Seat | undefined): ScreenViewer => ({
  eyes: [seat],
  viewer: seat,
  chooses: seat === decider,
});

function openTable({ arrangement, decision }: Session): ScreenViewer {
  const persons = personsOf(arrangement);
  const chooses = decision !== undefined && persons.includes(decision.seat);
  return {
    eyes: persons.length === 0 ? allSeats(arrangement.seats.length) : persons,
    viewer: 'open',
    chooses,
  };
}

/** A match looked at again, with nothing to choose: an open table is everybody's. */
export const screenThrough = (players: number, viewer: Viewer): ScreenViewer => ({
  viewer,
  eyes: viewer === 'open' ? allSeats(players) : viewer === 'spectator' ? [] : [viewer],
  chooses: false,
});

const allSeats = (players: number): Seat[] => Array.from({ length: players }, (_, seat) => seat);

/** In another's turn: answers are peeked for, choices that name no hidden card need nothing of the kind. */
function trusting({ hooks, match, decision }: Session, decider: Seat): ScreenViewer {
  const { state } = match;
  if (hooks.isTurnOf(state, decider)) return { ...nobody, handover: decider };
  if (decision!.window || hooks.namesHidden(state, decision!)) return { ...nobody, answering: decider };
  return { ...nobody, chooses: true };
}

/** What these seats together may know: the public view and, for each, what only that seat sees. */
export function viewThrough(
  { game, hooks, match: { state } }: Pick<Session, 'game' | 'hooks' | 'match'>,
  { eyes, viewer }: ScreenViewer,
): object {
  return viewer === 'open' ? hooks.viewTogether(state, eyes) : game.view(state, viewer);
}

/** An event as these seats together may know it: as the one it concerns knows it, if they are among them. */
export function redactFor(
  game: Pick<AnyGame, 'redact'>,
  event: Kinded,
  { eyes, viewer }: ScreenViewer,
): Kinded | undefined {
  if (viewer !== 'open') return game.redact(event, viewer);
  const open = game.redact(event, 'spectator');
  const written = JSON.stringify(open);
  for (const seat of eyes) {
    const own = game.redact(event, seat);
    if (JSON.stringify(own) !== written) return own;
  }
  return open;
}

export function snapshotThrough(session: Session, screen: ScreenViewer): AnySnapshot {
  const { game, match, decision } = session;
  return {
    revision: match.revision,
    viewer: screen.viewer,
    view: viewThrough(session, screen),
    deciding: decision?.seat,
    decision: screen.chooses ? decision : undefined,
    undoable: 0,
    outcome: game.outcome(match.state),
  };
}

/** What the one who answers sees while peeking. */
export const peekOf = (session: Session, seat: Seat): AnySnapshot =>
  snapshotThrough(session, through(seat, seat));

/** What somebody sees who only passes the table. */
export const passerBy = (session: Session): object => viewThrough(session, nobody);
