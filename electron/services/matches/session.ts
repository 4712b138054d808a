/**
 * A match in memory while somebody sits at it: the match itself, the tape to go back on, what was played, and who is
 * at the screen. The one place that pairs a game with its states. Owns the one way in which a session goes forward or
 * back; nothing here writes or sends anything.
 */
import type { Decision, Kinded, Seat, Viewer } from '../../../shared/game.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { LogEntry, Passing } from '../../../shared/table.ts';
import type { Shown } from '../../engine/film.ts';
import {
  append,
  appendSurrender,
  goBack as goBackOn,
  keyframeEvery,
  type ReplayPart,
  type Tape,
} from '../../engine/replay.ts';
import { openDecision, step, type Match, type TableRefusal } from '../../engine/step.ts';
import type { AnyGame } from '../../engine/table-game.ts';
import { type AnyHooks, hooksOf } from '../../engine/table-hooks.ts';
import { onlyPersonIn, type Arrangement } from './arrangement.ts';
import type { Cause, PlayedAction } from './played-action.ts';

export type AnyTape = Tape<unknown, object, Kinded>;
export type AnyMatch = Match<object>;
export type AnyDecision = Decision<Kinded>;

export interface SeatFacts {
  name: string;
  team: number;
  side: string;
  emblem: string;
}

/** What was shown before the present rules took a match over. */
export interface Earlier {
  /** The first moment, hiding nothing. */
  firstView: object;
  log(viewer: Viewer): readonly LogEntry[];
}

export interface Session {
  readonly id: number;
  readonly game: AnyGame;
  readonly hooks: AnyHooks;
  readonly form: string;
  /** The campaign it is a battle of. */
  readonly campaign: number | undefined;
  readonly seats: readonly SeatFacts[];
  readonly tape: AnyTape;
  readonly played: PlayedAction[];
  /** What was shown before the present rules took the match over, if they did. */
  readonly earlier: Earlier | undefined;
  /** What every viewer is shown now, as it is kept. */
  lastShown: Shown;
  /** What the surrender that ended it showed. */
  surrenderEvents: Kinded[] | undefined;
  match: AnyMatch;
  decision: AnyDecision | undefined;
  arrangement: Arrangement;
  /** The person who confirmed to be at the screen, or needs not because there is no other. */
  atScreen: Seat | undefined;
  /** Trusting: the person who answers in another's turn, until somebody else is asked. */
  guest: Seat | undefined;
  isCovered: boolean;
  isPaused: boolean;
  /** Choices made in advance, and the turn they were made in. */
  readonly passing: Map<Seat, { kind: Passing; turn: number }>;
  /** Logs made so far, by whose eyes they are for. */
  readonly logs: Map<string, { entries: LogEntry[]; actions: number }>;
  /** Keys of the cards whose faces were sent to the present viewer. */
  readonly shown: Set<string>;
}

/** One more action on the way from a match, not yet kept. */
export interface Draft {
  match: AnyMatch;
  action: PlayedAction;
}

/** What is asked of rules that repeat a match: the present ones, or older ones that are kept for it. */
export type ReplayRules = Pick<AnyGame, ReplayPart | 'view'>;

export const turnIn = ({ game, match }: Pick<Session, 'game' | 'match'>): number => game.turnOf(match.state);

export interface Trying {
  game: AnyGame;
  cause: Cause;
  reason?: PlayedAction['reason'];
  rules?: ReplayRules;
}

/** Carries out one answer; the match given is unchanged. */
export function tryAnswer(
  match: AnyMatch,
  answer: { revision: number; option: number },
  { game, cause, reason, rules = game }: Trying,
): Result<Draft, TableRefusal<string>> {
  const decision = openDecision(rules, match);
  const stepped = step(rules, match, answer);
  if (!stepped.ok) return stepped;
  const { match: next, action: choice, events } = stepped.value;
  const hooks = hooksOf(game);
  return ok({
    match: next,
    action: {
      ...{ seat: decision!.seat, option: answer.option, choice, cause, events, reason },
      damage: hooks.damage(match.state, events, (state, viewer) => rules.view(state, viewer)),
      hasRevealed: hooks.hasRevealed(next.state),
      isPass: decision!.window?.pass === answer.option,
      isPlain: hooks.isPlainPass(match.state, decision!),
      turn: game.turnOf(next.state),
      round: game.roundOf(next.state),
    },
  });
}

/** Keeps what was tried, once it is stored; `shown` is what it led to for every viewer. */
export function keep(session: Session, drafts: readonly Draft[], shown: Shown): void {
  for (const { match, action } of drafts) {
    append(session.game, session.tape, action.option, action.choice, match.state);
    session.played.push(action);
    session.match = match;
  }
  session.lastShown = shown;
  look(session);
}

/** Keeps that a player gave up. */
export function keepSurrender(
  session: Session,
  seat: Seat,
  { match, events, shown }: { match: AnyMatch; events: Kinded[]; shown: Shown },
): void {
  appendSurrender(session.game, session.tape, seat, match.state);
  session.lastShown = shown;
  session.surrenderEvents = events;
  session.match = match;
  look(session);
}

/** Goes back to the moment after the first `at` actions; `shown` is what was kept of it. */
export function goBack(session: Session, at: number, shown: Shown): void {
  session.match = goBackOn(session.game, session.tape, session.match, at);
  session.played.length = at - session.tape.from;
  session.lastShown = shown;
  session.logs.clear();
  look(session);
}

function look(session: Session): void {
  session.decision = openDecision(session.game, session.match);
  if (session.guest !== undefined && session.decision?.seat !== session.guest) session.guest = undefined;
}

/** Whether the state after this many actions is to be stored. */
export const isKeyframe = (actions: number): boolean => actions % keyframeEvery === 0;

/** A match that was repeated, with everything it showed. */
export interface Replayed {
  tape: AnyTape;
  played: PlayedAction[];
  match: AnyMatch;
  surrenderEvents: Kinded[] | undefined;
}

export interface Seating {
  id: number;
  game: AnyGame;
  form: string;
  campaign: number | undefined;
  seats: readonly SeatFacts[];
  arrangement: Arrangement;
  earlier: Earlier | undefined;
  lastShown: Shown;
}

/** A session where the match stands. Among several persons nobody is at the screen yet. */
export function newSession(seating: Seating, replayed: Replayed): Session {
  return {
    ...seating,
    ...replayed,
    hooks: hooksOf(seating.game),
    decision: openDecision(seating.game, replayed.match),
    atScreen: onlyPersonIn(seating.arrangement),
    guest: undefined,
    isCovered: false,
    isPaused: false,
    passing: new Map(),
    logs: new Map(),
    shown: new Set(),
  };
}
