/** A match goes on or back: every change is stored first, then kept in memory, then shown. */
import type { Answer, Seat } from '../../../shared/game.ts';
import type { CallError, Push } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Passing } from '../../../shared/table.ts';
import type { BotReason } from '../../engine/mind.ts';
import type { Matches } from '../../db/matches.ts';
import type { Film } from '../../engine/film.ts';
import { lengthOf } from '../../engine/replay.ts';
import { surrender } from '../../engine/step.ts';
import { isPerson } from './arrangement.ts';
import { stored, type PlayedAction, type StoredAction } from './played-action.ts';
import { endingOf, keyframeOf } from './ending.ts';
import { screenOf } from './privacy.ts';
import { filmDrafts, filmSurrender, playedIn, shownAt, type Camera, type Filmed } from './filming.ts';
import {
  goBack,
  isKeyframe,
  keep,
  keepSurrender,
  tryAnswer,
  turnIn,
  type Draft,
  type Session,
} from './session.ts';
import { passNow, settled } from './passes.ts';
import type { Showing } from './showing.ts';
import { startOfDeclaring, wayBack } from './undo.ts';
import { refusedAs, tableError } from './words.ts';

export type Done = Result<{ revision: number }, CallError>;

export interface MovesDeps {
  matches: Matches;
  push: Push;
  showing: Showing;
  /** Called after every change, so that bots may think. */
  onTurn: (session: Session) => void;
  stopThinking: (id: number) => void;
  /** Told of every match that comes to its end. */
  finished?: ((id: number) => void) | undefined;
}

export interface Moves {
  /** `passing`: what follows is passed ahead for whoever answers. */
  answer(session: Session, answer: Answer, passing?: Passing): Done;
  /** An answer a bot gave. */
  answerFor(session: Session, answer: Answer, reason: BotReason | undefined): Done;
  undo(session: Session, revision: number, steps: number): Done;
  /** Leaves what is being declared. */
  back(session: Session, revision: number): Done;
  surrender(session: Session, revision: number, seat: Seat): Done;
  /** Passes what may be passed now, and lets bots think; whether the table was shown by that. */
  goOn(session: Session): boolean;
  /** Puts a match that has an outcome into the history. */
  finishIfOver(session: Session): void;
}

export function createMoves(deps: MovesDeps): Moves {
  const { matches, push, showing, onTurn, stopThinking } = deps;

  function finishIfOver(session: Session): void {
    const { game, match } = session;
    const { state } = match;
    const outcome = game.outcome(state);
    if (!outcome) return;
    const film = filmSoFar(matches, session.id);
    const played = playedIn(film, session.seats.length);
    const ending = endingOf(game, { state, outcome }, played, matches.cardHashesOf(session.id));
    const finished = matches.finish(session.id, ending);
    if (!finished.ok && finished.error !== 'finished') throw new Error(`not finished: ${finished.error}`);
    if (!finished.ok) return;
    push('history.changed', {});
    deps.finished?.(session.id);
  }

  function advance(session: Session, first: Draft): Done {
    const before = showing.look(session);
    const drafts = settled(session, first);
    const actions = drafts.map(({ action }) => action);
    const filmed = filmDrafts(cameraOf(session), session, drafts);
    const kept = store(matches, session, actions.map(stored), filmed, drafts.at(-1));
    if (!kept.ok) return kept;
    keep(session, drafts, filmed.shown);
    endPassing(session);
    finishIfOver(session);
    onTurn(session);
    showing.show(session, before, actions);
    return ok({ revision: session.match.revision });
  }

  function goTo(session: Session, at: number): Done {
    const back = matches.takeBack(session.id, at);
    if (!back.ok) return err(refusedAs(back.error));
    stopThinking(session.id);
    goBack(session, at, shownAt(filmSoFar(matches, session.id), at, session.seats.length));
    onTurn(session);
    showing.show(session);
    return ok({ revision: session.match.revision });
  }

  return {
    finishIfOver,
    answer(session, given, passing) {
      const refused = refusalOf(session, given);
      if (refused) return err(refused);
      const { answering } = screenOf(session);
      const tried = tryAnswer(session.match, given, { game: session.game, cause: 'given' });
      if (!tried.ok) return tried;
      if (answering !== undefined && !tried.value.action.isPass) session.guest = answering;
      if (passing !== undefined) passAhead(session, tried.value.action.seat, passing);
      return advance(session, tried.value);
    },
    answerFor(session, given, reason) {
      const tried = tryAnswer(session.match, given, { game: session.game, cause: 'bot', reason });
      return tried.ok ? advance(session, tried.value) : tried;
    },
    undo(session, revision, steps) {
      const refused = notAsked(session, revision);
      if (refused) return err(refused);
      const { moments, closed } = wayBack(session);
      const at = moments[steps - 1];
      return at === undefined ? err(tableError('nothing-to-take-back', closed?.rule)) : goTo(session, at);
    },
    back(session, revision) {
      const refused = notAsked(session, revision);
      if (refused) return err(refused);
      const at = startOfDeclaring(session, wayBack(session));
      return at === undefined ? err(tableError('nothing-declared')) : goTo(session, at);
    },
    surrender(session, revision, seat) {
      if (!isPerson(session.arrangement, seat)) return err(tableError('bot-chooses'));
      const gaveUp = surrender(session.game, session.match, { revision, seat });
      if (!gaveUp.ok) return err({ ...gaveUp.error, rule: session.hooks.rules.givingUp });
      const { match, events } = gaveUp.value;
      const before = showing.look(session);
      const filmed = filmSurrender(cameraOf(session), session.lastShown, {
        ...{ match, events, at: lengthOf(session.tape) + 1 },
      });
      const kept = store(matches, session, [{ surrender: seat }], filmed);
      if (!kept.ok) return kept;
      stopThinking(session.id);
      keepSurrender(session, seat, { match, events, shown: filmed.shown });
      finishIfOver(session);
      showing.show(session, before, [surrenderAction(session, seat)]);
      return ok({ revision: match.revision });
    },
    goOn(session) {
      const next = passNow(session, session.match, session.decision);
      if (next) return advance(session, next).ok;
      onTurn(session);
      return false;
    },
  };
}

const cameraOf = ({ game, seats }: Session): Camera => ({ game, seats: seats.length, rules: game });

const filmSoFar = (matches: Matches, id: number): Film =>
  matches.frames(id).frames.map(({ frame }) => frame as Film[number]);

/** Stores actions, with the state they lead to where one is due: now and then, and where a turn begins, which lists tell. */
function store(
  matches: Matches,
  { id, game, tape, match }: Session,
  actions: readonly StoredAction[],
  { frames }: Filmed,
  last?: Draft,
): Result<number, CallError> {
  const length = lengthOf(tape);
  const isDue =
    (last && game.turnOf(last.match.state) !== game.turnOf(match.state)) ||
    actions.some((_, at) => isKeyframe(length + at + 1));
  const state = last && isDue ? keyframeOf(game, last.match.state) : undefined;
  const kept = matches.append(id, length, [...actions], state, frames);
  return kept.ok ? kept : err(refusedAs(kept.error));
}

/** Why nobody at the screen may answer, at the revision that is answered. */
function refusalOf(session: Session, { revision }: Answer): CallError | undefined {
  const { decision, match, arrangement, isCovered } = session;
  if (!decision || revision !== match.revision) return undefined;
  if (!isPerson(arrangement, decision.seat)) return tableError('bot-chooses');
  if (isCovered) return tableError('covered');
  return screenOf(session).handover === undefined ? undefined : tableError('hand-over-first');
}

function notAsked(session: Session, revision: number): CallError | undefined {
  if (session.match.revision !== revision) return tableError('stale-answer');
  return screenOf(session).chooses ? undefined : tableError('not-asked');
}

/** From the next window on; it lasts as long as the turn it was chosen in, or until it concerns one. */
export function passAhead(session: Session, seat: Seat, kind: Passing): void {
  session.passing.set(seat, { kind, turn: turnIn(session) });
}

/** "Until it concerns me" is over once one was asked because of it. */
function endPassing({ decision, passing }: Session): void {
  if (decision && passing.get(decision.seat)?.kind === 'untilConcerned') passing.delete(decision.seat);
}

/** Giving up as windows animate it; it is no action among others. */
function surrenderAction({ game, match, surrenderEvents }: Session, seat: Seat): PlayedAction {
  const { state } = match;
  return {
    ...{ seat, option: 0, choice: { kind: 'surrender' }, cause: 'given', events: surrenderEvents ?? [] },
    ...{ damage: new Map(), hasRevealed: true, isPass: false, isPlain: false },
    ...{ turn: game.turnOf(state), round: game.roundOf(state) },
  };
}
