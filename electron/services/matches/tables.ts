/**
 * Sitting at tables: matches are opened and left, the screen is handed over, seats and stops change. How a match goes
 * on is in `moves.ts`, what windows see in `showing.ts`.
 */
import type { Glance, OpenedTable } from '../../../shared/calls/matches.ts';
import type { Answer, Seat } from '../../../shared/game.ts';
import type { CallError, Push } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { BotChoice, Passing, Stops } from '../../../shared/table.ts';
import type { BotReason } from '../../engine/mind.ts';
import type { Matches } from '../../db/matches.ts';
import type { Games } from '../../engine/games.ts';
import { hasSecrets, onlyPersonIn, type Arrangement } from './arrangement.ts';
import { screenOf } from './privacy.ts';
import { createMoves, passAhead, type Done, type Moves } from './moves.ts';
import { openSession } from './open.ts';
import type { Session } from './session.ts';
import { createShowing, type Showing } from './showing.ts';
import { tableError } from './words.ts';

export interface TablesDeps {
  matches: Matches;
  games: Games;
  push: Push;
  /** Called after every change, so that bots may think. */
  onTurn: (session: Session) => void;
  /** Who thinks at this table now. */
  thinking: (id: number) => Seat | undefined;
  /** Ends the thinking at this table. */
  stopThinking: (id: number) => void;
  /** Told of every match that comes to its end. */
  finished?: ((id: number) => void) | undefined;
}

type Changed = Result<undefined, CallError>;

export interface Tables {
  find(id: number): Result<Session, CallError>;
  open(id: number): Result<OpenedTable, CallError>;
  /** How a match stands, for whoever passes by; nobody sits down. */
  glance(id: number): Result<Glance, CallError>;
  leave(id: number): void;
  /** Forgets every table: the database was replaced, or the program ends. */
  leaveAll(): void;
  /** `passing`: what follows is passed ahead for whoever answers. */
  answer(id: number, answer: Answer, passing?: Passing): Done;
  answerFor(session: Session, answer: Answer, reason: BotReason | undefined): Done;
  undo(id: number, revision: number, steps: number): Done;
  back(id: number, revision: number): Done;
  surrender(id: number, revision: number, seat: Seat): Done;
  handover(id: number, seat: Seat): Result<OpenedTable, CallError>;
  peek(id: number, seat: Seat): Result<ReturnType<Showing['peek']>, CallError>;
  cover(id: number, isCovered: boolean): Changed;
  stops(id: number, seat: Seat, stops: Stops): Changed;
  passing(id: number, seat: Seat, passing: Passing): Changed;
  sit(id: number, seat: Seat, bot: BotChoice | undefined): Changed;
  pause(id: number, isPaused: boolean): Changed;
  /** Shows the table again as it is. */
  show(session: Session): void;
}

/** What the parts of this file work with. */
interface Context {
  deps: TablesDeps;
  sessions: Map<number, Session>;
  showing: Showing;
  moves: Moves;
}

export function createTables(deps: TablesDeps): Tables {
  const showing = createShowing(deps.push, deps.thinking);
  const context: Context = { deps, sessions: new Map(), showing, moves: createMoves({ ...deps, showing }) };
  const leave = (id: number): void => {
    deps.stopThinking(id);
    context.sessions.delete(id);
  };
  return {
    find: (id) => find(context, id),
    open: (id) => open(context, id),
    glance: (id) => glance(context, id),
    leave,
    leaveAll: () => [...context.sessions.keys()].forEach(leave),
    show: (session) => showing.show(session, showing.look(session)),
    ...movesIn(context),
    ...changesIn(context),
    ...looksIn(context),
  };
}

function find({ sessions }: Context, id: number): Result<Session, CallError> {
  const session = sessions.get(id);
  return session ? ok(session) : err(tableError('not-open'));
}

function open(context: Context, id: number): Result<OpenedTable, CallError> {
  const known = context.sessions.get(id);
  if (known) return ok(openAnew(context, known));
  const session = openSession(context.deps, id);
  if (!session.ok) return session;
  context.sessions.set(id, session.value);
  // A crash may have come between the last action and the end of the match.
  context.moves.finishIfOver(session.value);
  context.moves.goOn(session.value);
  return ok(context.showing.whole(session.value));
}

/** A window that opens a table has confirmed nothing: where persons have secrets the screen is nobody's again. */
function openAnew({ showing }: Context, session: Session): OpenedTable {
  const { arrangement, atScreen, guest } = session;
  if (hasSecrets(arrangement) && (atScreen !== undefined || guest !== undefined)) {
    session.atScreen = session.guest = undefined;
    showing.show(session);
  }
  return showing.whole(session);
}

function glance({ sessions, deps, showing }: Context, id: number): Result<Glance, CallError> {
  const known = sessions.get(id);
  const session = known ? ok(known) : openSession(deps, id);
  return session.ok ? ok(showing.glance(session.value)) : session;
}

function movesIn(context: Context): Pick<Tables, 'answer' | 'answerFor' | 'undo' | 'back' | 'surrender'> {
  const { moves } = context;
  const at = (id: number, work: (session: Session) => Done): Done => {
    const found = find(context, id);
    return found.ok ? work(found.value) : found;
  };
  return {
    answer: (id, answer, passing) => at(id, (session) => moves.answer(session, answer, passing)),
    answerFor: moves.answerFor,
    undo: (id, revision, steps) => at(id, (session) => moves.undo(session, revision, steps)),
    back: (id, revision) => at(id, (session) => moves.back(session, revision)),
    surrender: (id, revision, seat) => at(id, (session) => moves.surrender(session, revision, seat)),
  };
}

function looksIn(context: Context): Pick<Tables, 'handover' | 'peek'> {
  return {
    handover(id, seat) {
      const found = find(context, id);
      if (!found.ok) return found;
      if (screenOf(found.value).handover !== seat) return err(tableError('no-hand-over'));
      found.value.atScreen = seat;
      context.showing.show(found.value);
      return ok(context.showing.whole(found.value));
    },
    peek(id, seat) {
      const found = find(context, id);
      if (!found.ok) return found;
      const isTheirs = screenOf(found.value).answering === seat;
      return isTheirs ? ok(context.showing.peek(found.value, seat)) : err(tableError('nothing-to-peek'));
    },
  };
}

function changesIn(context: Context): Pick<Tables, 'cover' | 'stops' | 'passing' | 'sit' | 'pause'> {
  const { deps, showing, moves } = context;
  /** Changes something about a table, then lets the match go on if that is what it waited for. */
  const change = (id: number, work: (session: Session) => void, seat = 0): Changed => {
    const found = find(context, id);
    if (!found.ok) return found;
    if (!found.value.seats[seat]) return err(tableError('no-such-seat'));
    work(found.value);
    if (!moves.goOn(found.value)) showing.show(found.value);
    return ok(undefined);
  };
  return {
    cover: (id, isCovered) => change(id, (session) => (session.isCovered = isCovered)),
    stops: (id, seat, stops) => {
      const found = find(context, id);
      if (found.ok && !hasStops(found.value, stops)) return err(tableError('no-such-stop'));
      return change(id, (session) => restop(deps.matches, session, seat, stops), seat);
    },
    passing: (id, seat, kind) => change(id, (session) => passAhead(session, seat, kind), seat),
    sit: (id, seat, bot) => change(id, (session) => seatAnew(deps, session, seat, bot), seat),
    pause: (id, isPaused) =>
      change(id, (session) => {
        session.isPaused = isPaused;
        if (isPaused) deps.stopThinking(id);
      }),
  };
}

const hasStops = ({ hooks }: Session, stops: Stops): boolean =>
  Object.keys(stops).every((name) => hooks.stops.names.includes(name));

/** Sets some stops of a seat; the others stay as they are. */
function restop(matches: Matches, session: Session, seat: Seat, stops: Stops): void {
  const before = session.arrangement.seats[seat]!.stops;
  rearrange(matches, session, seat, { stops: { ...before, ...stops } });
}

type SeatArrangement = Arrangement['seats'][number];

/** Changes a seat's arrangement and stores it. */
function rearrange(matches: Matches, session: Session, seat: Seat, changed: Partial<SeatArrangement>): void {
  const seats = session.arrangement.seats.map((each, at) => (at === seat ? { ...each, ...changed } : each));
  session.arrangement = { ...session.arrangement, seats };
  const bots = seats.map(({ bot }) => bot?.level);
  matches.arrange(session.id, session.arrangement, bots);
}

/** A person takes a bot's seat, or a bot a person's. */
function seatAnew(deps: TablesDeps, session: Session, seat: Seat, bot: BotChoice | undefined): void {
  deps.stopThinking(session.id);
  const { bot: _former, ...rest } = session.arrangement.seats[seat]!;
  const seats = session.arrangement.seats.with(seat, rest);
  session.arrangement = { ...session.arrangement, seats };
  rearrange(deps.matches, session, seat, bot ? { bot } : {});
  if (bot && session.atScreen === seat) session.atScreen = undefined;
  if (!bot) session.atScreen ??= onlyPersonIn(session.arrangement);
}
