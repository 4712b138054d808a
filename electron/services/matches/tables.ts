/**
 * Sitting at tables: matches are opened, answered, taken back and left. Every action is stored before anybody sees it;
 * what windows are told goes through the eyes of whoever is at the screen.
 */
import type { OpenedTable } from '../../../shared/calls/matches.ts';
import type { Answer, Seat } from '../../../shared/game.ts';
import type { WarbandEvent } from '../../../shared/games/warband.ts';
import type { CallError, Push } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { BotChoice, Passing, Stops, TableChange } from '../../../shared/table.ts';
import type { Matches, Refused } from '../../db/matches.ts';
import { surrender } from '../../engine/step.ts';
import { warband } from '../../games/warband/index.ts';
import { isPerson } from './arrangement.ts';
import { stored, type StoredAction } from './deeds.ts';
import { endingOf, keyframeOf } from './ending.ts';
import { gazeOf, peekOf, type Gaze } from './eyes.ts';
import { logFor } from './log.ts';
import { openSession } from './open.ts';
import {
  goBack,
  isKeyframe,
  keep,
  keepSurrender,
  setupOf,
  tryAnswer,
  type Draft,
  type Session,
} from './session.ts';
import { facesFor, keysKnown, stepsOf, tableOf } from './table.ts';
import { startOfDeclaring, wayBack } from './undo.ts';
import { passFor } from './windows.ts';
import { refusedAs, tableError } from './words.ts';

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

type Done = Result<{ revision: number }, CallError>;

/** How much of the log is sent with a table; the rest is read by `matches.log`. */
const logTail = 200;

export interface Tables {
  find(id: number): Result<Session, CallError>;
  open(id: number): Result<OpenedTable, CallError>;
  leave(id: number): void;
  /** Forgets every table: the database was replaced, or the program ends. */
  leaveAll(): void;
  answer(id: number, answer: Answer): Done;
  /** An answer a bot gave. */
  answerFor(session: Session, answer: Answer, reason: NonNullable<Draft['deed']['reason']> | undefined): Done;
  handover(id: number, seat: Seat): Result<OpenedTable, CallError>;
  peek(
    id: number,
    seat: Seat,
  ): Result<Pick<TableChange, 'faces'> & { snapshot: ReturnType<typeof peekOf> }, CallError>;
  cover(id: number, isCovered: boolean): Result<undefined, CallError>;
  undo(id: number, revision: number, steps: number): Done;
  back(id: number, revision: number): Done;
  surrender(id: number, revision: number, seat: Seat): Done;
  stops(id: number, seat: Seat, stops: Stops): Result<undefined, CallError>;
  passing(id: number, seat: Seat, passing: Passing): Result<undefined, CallError>;
  sit(id: number, seat: Seat, bot: BotChoice | undefined): Result<undefined, CallError>;
  pause(id: number, isPaused: boolean): Result<undefined, CallError>;
  /** Shows the table again as it is. */
  show(session: Session): void;
}

export function createTables(ground: TablesGround): Tables {
  const { matches, push, onTurn, thinking, stopThinking } = ground;
  const sessions = new Map<number, Session>();

  const find = (id: number): Result<Session, CallError> => {
    const session = sessions.get(id);
    return session ? ok(session) : err(tableError('not-open'));
  };

  /** Sends what happened and how the table now stands. */
  function show(
    session: Session,
    before?: { gaze: Gaze; entries: number },
    drafts: readonly Draft[] = [],
  ): void {
    const gaze = gazeOf(session);
    const log = logFor(session, gaze);
    const isSameViewer = before !== undefined && isSame(before.gaze, gaze);
    if (!isSameViewer) session.shown.clear();
    const table = tableOf(session, thinking(session.id), gaze);
    const fresh = isSameViewer ? log.slice(before.entries) : [];
    const faces = newFaces(session, keysKnown(table.snapshot.view, fresh));
    const deeds = drafts.map(({ deed }) => deed);
    push('matches.changed', {
      id: session.id,
      table,
      steps: stepsOf(deeds, session.match.revision, gaze),
      log: fresh,
      isLogNew: !isSameViewer,
      faces,
    });
  }

  function newFaces(session: Session, keys: Set<string>): TableChange['faces'] {
    const unknown = [...keys].filter((key) => !session.shown.has(key));
    for (const key of unknown) session.shown.add(key);
    return facesFor(setupOf(session), unknown);
  }

  /** The table with its log's end, as one who has just sat down needs it. */
  function opened(session: Session): OpenedTable {
    const gaze = gazeOf(session);
    const log = logFor(session, gaze).slice(-logTail);
    const table = tableOf(session, thinking(session.id), gaze);
    session.shown.clear();
    return { table, log, faces: newFaces(session, keysKnown(table.snapshot.view, log)) };
  }

  const lookNow = (session: Session): { gaze: Gaze; entries: number } => {
    const gaze = gazeOf(session);
    return { gaze, entries: logFor(session, gaze).length };
  };

  /** Stores actions, then keeps them in memory. On refusal nothing has changed. */
  function store(session: Session, actions: readonly StoredAction[], last?: Draft): Result<number, Refused> {
    const length = session.trail.length;
    const isFrame = last !== undefined && crossesKeyframe(length, actions.length);
    return matches.append(
      session.id,
      length,
      [...actions],
      isFrame ? keyframeOf(last.match.state) : undefined,
    );
  }

  /** Everything that follows an answer without anybody being asked. */
  function settle(session: Session, from: Draft): Draft[] {
    const drafts = [from];
    for (;;) {
      const { match } = drafts.at(-1)!;
      const decision = warband.decision(match.state);
      const ground = decision && groundFor(session, match.state, decision);
      if (!decision || !ground) return drafts;
      const tried = tryAnswer(match, decision, { revision: match.revision, option: 0 }, ground);
      if (!tried.ok) throw new Error(tried.error.sentence);
      drafts.push(tried.value);
    }
  }

  /** On what ground the first option, a pass, is given without asking anybody. */
  function groundFor(
    session: Session,
    state: Session['match']['state'],
    decision: NonNullable<Session['decision']>,
  ): Draft['deed']['ground'] | undefined {
    if (isPerson(session.arrangement, decision.seat)) return passFor(session, state, decision);
    const isForced = decision.options.length === 1 && decision.options[0]!.kind === 'pass';
    return isForced ? 'bot' : undefined;
  }

  function advance(session: Session, tried: Draft): Done {
    const before = lookNow(session);
    const drafts = settle(session, tried);
    const kept = store(
      session,
      drafts.map(({ deed }) => stored(deed)),
      drafts.at(-1),
    );
    if (!kept.ok) return err(refusedAs(kept.error));
    keep(session, drafts);
    endPassing(session, drafts);
    finishIfOver(session);
    show(session, before, drafts);
    onTurn(session);
    return ok({ revision: session.match.revision });
  }

  /** "Until it concerns me" is over once somebody was asked because of it. */
  function endPassing(session: Session, drafts: readonly Draft[]): void {
    const seat = session.decision?.seat;
    const ahead = seat === undefined ? undefined : session.passing.get(seat);
    if (ahead?.kind === 'untilConcerned' && drafts.length > 0) session.passing.delete(seat!);
  }

  function finishIfOver(session: Session): void {
    if (session.decision) return;
    const finished = matches.finish(session.id, endingOf(session, matches.cardHashesOf(session.id)));
    if (!finished.ok && finished.error !== 'finished') throw new Error(`could not finish: ${finished.error}`);
    push('history.changed', {});
  }

  function answer(id: number, given: Answer): Done {
    const found = find(id);
    if (!found.ok) return found;
    const session = found.value;
    const gaze = gazeOf(session);
    const { decision, match } = session;
    if (decision && given.revision === match.revision) {
      if (!isPerson(session.arrangement, decision.seat)) return err(tableError('bot-chooses'));
      if (session.isCovered) return err(tableError('covered'));
      if (gaze.handover !== undefined) return err(tableError('hand-over-first'));
    }
    const tried = tryAnswer(match, decision, given, 'given');
    if (!tried.ok) return tried;
    if (gaze.answering !== undefined && tried.value.deed.action.kind !== 'pass')
      session.guest = gaze.answering;
    return advance(session, tried.value);
  }

  function answerFor(session: Session, given: Answer, reason: Draft['deed']['reason']): Done {
    const tried = tryAnswer(session.match, session.decision, given, 'bot', reason);
    return tried.ok ? advance(session, tried.value) : tried;
  }

  function goTo(session: Session, at: number): Done {
    const back = matches.takeBack(session.id, at);
    if (!back.ok) return err(refusedAs(back.error));
    stopThinking(session.id);
    goBack(session, at);
    show(session);
    onTurn(session);
    return ok({ revision: session.match.revision });
  }

  /** The session, if the one at the screen is asked at this revision. */
  function asked(id: number, revision: number): Result<Session, CallError> {
    const found = find(id);
    if (!found.ok) return found;
    if (found.value.match.revision !== revision) return err(tableError('stale-answer'));
    return gazeOf(found.value).chooses ? found : err(tableError('not-asked'));
  }

  function undo(id: number, revision: number, steps: number): Done {
    const found = asked(id, revision);
    if (!found.ok) return found;
    const { moments, closed } = wayBack(found.value);
    const at = moments[steps - 1];
    return at === undefined ? err(tableError('nothing-to-take-back', closed?.rule)) : goTo(found.value, at);
  }

  function back(id: number, revision: number): Done {
    const found = asked(id, revision);
    if (!found.ok) return found;
    const at = startOfDeclaring(found.value, wayBack(found.value));
    return at === undefined ? err(tableError('nothing-declared')) : goTo(found.value, at);
  }

  function giveUp(id: number, revision: number, seat: Seat): Done {
    const found = find(id);
    if (!found.ok) return found;
    const session = found.value;
    if (!isPerson(session.arrangement, seat)) return err(tableError('bot-chooses'));
    const gaveUp = surrender(warband, session.match, { revision, seat });
    if (!gaveUp.ok) return err({ ...gaveUp.error, rule: 'R-95' });
    const kept = store(session, [{ surrender: seat }]);
    if (!kept.ok) return err(refusedAs(kept.error));
    const before = lookNow(session);
    stopThinking(id);
    keepSurrender(session, seat, gaveUp.value.match, gaveUp.value.events);
    finishIfOver(session);
    showSurrender(session, before, gaveUp.value.events, seat);
    return ok({ revision: session.match.revision });
  }

  function showSurrender(
    session: Session,
    before: { gaze: Gaze; entries: number },
    events: WarbandEvent[],
    seat: Seat,
  ): void {
    const { turn } = session.match.state;
    const damage = new Map<number, never>();
    const deed = {
      seat,
      option: 0,
      action: { kind: 'end' as const },
      ground: 'given' as const,
      events,
      damage,
    };
    const draft: Draft = { match: session.match, deed: { ...deed, hasRevealed: true, turn, round: 0 } };
    show(session, before, [draft]);
  }

  /** Changes something about a table, then lets the match go on if that is what it waited for. */
  function change(
    id: number,
    work: (session: Session) => CallError | undefined,
  ): Result<undefined, CallError> {
    const found = find(id);
    if (!found.ok) return found;
    const refused = work(found.value);
    if (refused) return err(refused);
    show(found.value);
    goOn(found.value);
    return ok(undefined);
  }

  /** Passes what may be passed now, and lets bots think. */
  function goOn(session: Session): void {
    const { decision, match } = session;
    const ground = decision && groundFor(session, match.state, decision);
    if (!decision || !ground) return onTurn(session);
    const tried = tryAnswer(match, decision, { revision: match.revision, option: 0 }, ground);
    if (tried.ok) advance(session, tried.value);
  }

  const rearrange = (session: Session, seats: Session['arrangement']['seats']): void => {
    session.arrangement = { ...session.arrangement, seats };
    matches.arrange(
      session.id,
      session.arrangement,
      seats.map(({ bot }) => bot?.level),
    );
  };

  function sit(session: Session, seat: Seat, bot: BotChoice | undefined): CallError | undefined {
    if (!session.seats[seat]) return tableError('no-such-seat');
    stopThinking(session.id);
    const { colour, stops } = session.arrangement.seats[seat]!;
    rearrange(
      session,
      session.arrangement.seats.map((each, at) =>
        at === seat ? { colour, stops, ...(bot && { bot }) } : each,
      ),
    );
    if (session.atScreen === seat && bot) session.atScreen = undefined;
    return undefined;
  }

  function open(id: number): Result<OpenedTable, CallError> {
    const known = sessions.get(id);
    if (known) return ok(opened(known));
    const session = openSession(matches, id);
    if (!session.ok) return session;
    sessions.set(id, session.value);
    // A crash may have come between the last action and the end of the match.
    finishIfOver(session.value);
    goOn(session.value);
    return ok(opened(session.value));
  }

  function leave(id: number): void {
    stopThinking(id);
    sessions.delete(id);
  }

  return {
    find,
    open,
    leave,
    leaveAll: () => [...sessions.keys()].forEach(leave),
    answer,
    answerFor,
    handover(id, seat) {
      const found = find(id);
      if (!found.ok) return found;
      if (gazeOf(found.value).handover !== seat) return err(tableError('no-hand-over'));
      found.value.atScreen = seat;
      show(found.value);
      return ok(opened(found.value));
    },
    peek(id, seat) {
      const found = find(id);
      if (!found.ok) return found;
      if (gazeOf(found.value).answering !== seat) return err(tableError('nothing-to-peek'));
      const snapshot = peekOf(found.value, seat);
      return ok({ snapshot, faces: facesFor(setupOf(found.value), Object.values(snapshot.view.cards)) });
    },
    cover: (id, isCovered) =>
      change(id, (session) => {
        session.isCovered = isCovered;
        return undefined;
      }),
    undo,
    back,
    surrender: giveUp,
    stops: (id, seat, stops) =>
      change(id, (session) => {
        if (!session.seats[seat]) return tableError('no-such-seat');
        rearrange(
          session,
          session.arrangement.seats.map((each, at) => (at === seat ? { ...each, stops } : each)),
        );
        return undefined;
      }),
    passing: (id, seat, passing) =>
      change(id, (session) => {
        if (!session.seats[seat]) return tableError('no-such-seat');
        session.passing.set(seat, { kind: passing, turn: session.match.state.turn });
        return undefined;
      }),
    sit: (id, seat, bot) => change(id, (session) => sit(session, seat, bot)),
    pause: (id, isPaused) =>
      change(id, (session) => {
        session.isPaused = isPaused;
        if (isPaused) stopThinking(id);
        return undefined;
      }),
    show: (session) => show(session, lookNow(session)),
  };
}

const isSame = (one: Gaze, other: Gaze): boolean =>
  one.viewer === other.viewer && one.eyes.join() === other.eyes.join();

const crossesKeyframe = (length: number, more: number): boolean =>
  Array.from({ length: more }, (_, at) => length + at + 1).some(isKeyframe);
