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
import { hasSecrets, onlyPersonIn, type Arrangement } from './arrangement.ts';
import { gazeOf } from './eyes.ts';
import { createMoves, passAhead, type Done, type Moves } from './moves.ts';
import { openSession } from './open.ts';
import type { Session } from './session.ts';
import { createShowing, type Showing } from './showing.ts';
import { tableError } from './words.ts';

export interface TablesGround {
  matches: Matches;
  push: Push;
  /** Called after every change, so that bots may think. */
  onTurn: (session: Session) => void;
  /** Who thinks at this table now. */
  thinking: (id: number) => Seat | undefined;
  /** Ends the thinking at this table. */
  stopThinking: (id: number) => void;
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
interface Hall {
  ground: TablesGround;
  sessions: Map<number, Session>;
  showing: Showing;
  moves: Moves;
}

export function createTables(ground: TablesGround): Tables {
  const showing = createShowing(ground.push, ground.thinking);
  const hall: Hall = { ground, sessions: new Map(), showing, moves: createMoves({ ...ground, showing }) };
  const leave = (id: number): void => {
    ground.stopThinking(id);
    hall.sessions.delete(id);
  };
  return {
    find: (id) => find(hall, id),
    open: (id) => open(hall, id),
    glance: (id) => glance(hall, id),
    leave,
    leaveAll: () => [...hall.sessions.keys()].forEach(leave),
    show: (session) => showing.show(session, showing.look(session)),
    ...movesIn(hall),
    ...changesIn(hall),
    ...looksIn(hall),
  };
}

function find({ sessions }: Hall, id: number): Result<Session, CallError> {
  const session = sessions.get(id);
  return session ? ok(session) : err(tableError('not-open'));
}

function open(hall: Hall, id: number): Result<OpenedTable, CallError> {
  const known = hall.sessions.get(id);
  if (known) return ok(openAnew(hall, known));
  const session = openSession(hall.ground.matches, id);
  if (!session.ok) return session;
  hall.sessions.set(id, session.value);
  // A crash may have come between the last action and the end of the match.
  hall.moves.finishIfOver(session.value);
  hall.moves.goOn(session.value);
  return ok(hall.showing.whole(session.value));
}

/** A window that opens a table has confirmed nothing: where persons have secrets the screen is nobody's again. */
function openAnew({ showing }: Hall, session: Session): OpenedTable {
  const { arrangement, atScreen, guest } = session;
  if (hasSecrets(arrangement) && (atScreen !== undefined || guest !== undefined)) {
    session.atScreen = session.guest = undefined;
    showing.show(session);
  }
  return showing.whole(session);
}

function glance({ sessions, ground, showing }: Hall, id: number): Result<Glance, CallError> {
  const known = sessions.get(id);
  const session = known ? ok(known) : openSession(ground.matches, id);
  return session.ok ? ok(showing.glance(session.value)) : session;
}

function movesIn(hall: Hall): Pick<Tables, 'answer' | 'answerFor' | 'undo' | 'back' | 'surrender'> {
  const { moves } = hall;
  const at = (id: number, work: (session: Session) => Done): Done => {
    const found = find(hall, id);
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

function looksIn(hall: Hall): Pick<Tables, 'handover' | 'peek'> {
  return {
    handover(id, seat) {
      const found = find(hall, id);
      if (!found.ok) return found;
      if (gazeOf(found.value).handover !== seat) return err(tableError('no-hand-over'));
      found.value.atScreen = seat;
      hall.showing.show(found.value);
      return ok(hall.showing.whole(found.value));
    },
    peek(id, seat) {
      const found = find(hall, id);
      if (!found.ok) return found;
      const isTheirs = gazeOf(found.value).answering === seat;
      return isTheirs ? ok(hall.showing.peek(found.value, seat)) : err(tableError('nothing-to-peek'));
    },
  };
}

function changesIn(hall: Hall): Pick<Tables, 'cover' | 'stops' | 'passing' | 'sit' | 'pause'> {
  const { ground, showing, moves } = hall;
  /** Changes something about a table, then lets the match go on if that is what it waited for. */
  const change = (id: number, work: (session: Session) => void, seat = 0): Changed => {
    const found = find(hall, id);
    if (!found.ok) return found;
    if (!found.value.seats[seat]) return err(tableError('no-such-seat'));
    work(found.value);
    if (!moves.goOn(found.value)) showing.show(found.value);
    return ok(undefined);
  };
  return {
    cover: (id, isCovered) => change(id, (session) => (session.isCovered = isCovered)),
    stops: (id, seat, stops) =>
      change(id, (session) => rearrange(ground.matches, session, seat, { stops }), seat),
    passing: (id, seat, kind) => change(id, (session) => passAhead(session, seat, kind), seat),
    sit: (id, seat, bot) => change(id, (session) => seatAnew(ground, session, seat, bot), seat),
    pause: (id, isPaused) =>
      change(id, (session) => {
        session.isPaused = isPaused;
        if (isPaused) ground.stopThinking(id);
      }),
  };
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
function seatAnew(ground: TablesGround, session: Session, seat: Seat, bot: BotChoice | undefined): void {
  ground.stopThinking(session.id);
  const { bot: _former, ...rest } = session.arrangement.seats[seat]!;
  const seats = session.arrangement.seats.with(seat, rest);
  session.arrangement = { ...session.arrangement, seats };
  rearrange(ground.matches, session, seat, bot ? { bot } : {});
  if (bot && session.atScreen === seat) session.atScreen = undefined;
  if (!bot) session.atScreen ??= onlyPersonIn(session.arrangement);
}
