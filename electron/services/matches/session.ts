/**
 * A match in memory while somebody sits at it: the match itself, the tape to go back on, what was done, and who is at
 * the screen. Owns the one way in which a session goes forward or back; nothing here writes or sends anything.
 */
import type { Decision, Seat, Viewer } from '../../../shared/game.ts';
import type { WarbandAction, WarbandEvent, WarbandView } from '../../../shared/games/warband.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { LogEntry, MatchForm, Passing } from '../../../shared/table.ts';
import type { Shown } from '../../engine/film.ts';
import {
  append,
  appendSurrender,
  keyframeEvery,
  type Keyframe,
  newTape,
  type ReplayPart,
  rewind,
  seek,
  type Tape,
} from '../../engine/replay.ts';
import { openDecision, step, surrender, type Match, type TableRefusal } from '../../engine/step.ts';
import {
  warband,
  type WarbandModule,
  type WarbandSetup,
  type WarbandState,
} from '../../games/warband/index.ts';
import { onlyPersonIn, type Arrangement } from './arrangement.ts';
import type { Deed, Ground } from './deeds.ts';

export type WarbandTape = Tape<WarbandSetup, WarbandState, WarbandAction>;
export type WarbandMatch = Match<WarbandState>;
export type WarbandDecision = Decision<WarbandAction>;

export interface SeatFacts {
  name: string;
  team: number;
  warband: string;
  commander: string;
}

/** What was shown before the present rules took a match over. */
export interface Earlier {
  /** The first moment, hiding nothing. */
  firstView: WarbandView;
  log(viewer: Viewer): readonly LogEntry[];
}

export interface Session {
  readonly id: number;
  readonly form: MatchForm;
  readonly seats: readonly SeatFacts[];
  readonly tape: WarbandTape;
  readonly trail: Deed[];
  /** What was shown before the present rules took the match over, if they did. */
  readonly earlier: Earlier | undefined;
  /** What every viewer is shown now, as it is kept. */
  lastShown: Shown;
  /** What the surrender that ended it showed. */
  surrenderEvents: WarbandEvent[] | undefined;
  match: WarbandMatch;
  decision: WarbandDecision | undefined;
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
  readonly logs: Map<string, { entries: LogEntry[]; deeds: number }>;
  /** Keys of the cards whose faces were sent to the present viewer. */
  readonly shown: Set<string>;
}

export const setupOf = ({ tape }: Session): WarbandSetup => tape.setup;

/** One more action on the way from a match, not yet kept. */
export interface Draft {
  match: WarbandMatch;
  deed: Deed;
}

/** What is asked of rules that repeat a match: the present ones, or older ones that are kept for it. */
export type ReplayRules = Pick<WarbandModule, ReplayPart | 'view'>;

/** Carries out one answer; the match given is unchanged. */
export function tryAnswer(
  match: WarbandMatch,
  answer: { revision: number; option: number },
  ground: Ground,
  { reason, rules = warband }: { reason?: Deed['reason']; rules?: ReplayRules } = {},
): Result<Draft, TableRefusal<string>> {
  const decision = openDecision(rules, match);
  const stepped = step(rules, match, answer);
  if (!stepped.ok) return stepped;
  const { match: next, action, events } = stepped.value;
  return ok({
    match: next,
    deed: {
      ...{ seat: decision!.seat, option: answer.option, action, ground, events, reason },
      damage: warband.table.damage(match.state, events, (state, viewer) => rules.view(state, viewer)),
      hasRevealed: warband.table.hasRevealed(next.state),
      isPass: decision!.window?.pass === answer.option,
      isPlain: warband.table.isPlainPass(match.state, decision!),
      turn: next.state.turn,
      round: warband.roundOf(next.state),
    },
  });
}

/** Keeps what was tried, once it is stored; `shown` is what it led to for every viewer. */
export function keep(session: Session, drafts: readonly Draft[], shown: Shown): void {
  for (const { match, deed } of drafts) {
    append(warband, session.tape, deed.option, deed.action, match.state);
    session.trail.push(deed);
    session.match = match;
  }
  session.lastShown = shown;
  look(session);
}

/** Keeps that a player gave up. */
export function keepSurrender(
  session: Session,
  seat: Seat,
  { match, events, shown }: { match: WarbandMatch; events: WarbandEvent[]; shown: Shown },
): void {
  appendSurrender(warband, session.tape, seat, match.state);
  session.lastShown = shown;
  session.surrenderEvents = events;
  session.match = match;
  look(session);
}

/** Goes back to the moment after the first `at` actions; `shown` is what was kept of it. */
export function goBack(session: Session, at: number, shown: Shown): void {
  const state = seek(warband, session.tape, at);
  rewind(session.tape, at);
  session.trail.length = at - session.tape.from;
  session.match = { state, revision: session.match.revision + 1 };
  session.lastShown = shown;
  session.logs.clear();
  look(session);
}

function look(session: Session): void {
  session.decision = openDecision(warband, session.match);
  if (session.guest !== undefined && session.decision?.seat !== session.guest) session.guest = undefined;
}

/** Whether the state after this many actions is to be stored. */
export const isKeyframe = (actions: number): boolean => actions % keyframeEvery === 0;

export interface Told {
  tape: WarbandTape;
  trail: Deed[];
  match: WarbandMatch;
  surrenderEvents: WarbandEvent[] | undefined;
}

export interface Recorded {
  setup: WarbandSetup;
  seed: number;
  /** From `start` on, if the present rules took the match over there. */
  answers: readonly { option: number; ground: Ground }[];
  surrendered: Seat | undefined;
  start?: Keyframe<WarbandState>;
}

/** Looks at a match that is repeated, at its first moment and after every deed. */
export interface Witness {
  begins(match: WarbandMatch): void;
  sees(draft: Draft): void;
  endsBySurrender(match: WarbandMatch, events: WarbandEvent[]): void;
}

/** Repeats a whole match with everything it showed. */
export function retell(
  record: Recorded,
  { rules = warband, witness }: { rules?: ReplayRules; witness?: Witness } = {},
): Result<Told, TableRefusal<string> & { at: number }> {
  const tape = newTape(rules, record.setup, record.seed, record.start);
  const trail: Deed[] = [];
  let match: WarbandMatch = { state: rules.clone(tape.keyframes[0]!.state), revision: 0 };
  witness?.begins(match);
  for (const [at, { option, ground }] of record.answers.entries()) {
    const tried = tryAnswer(match, { revision: match.revision, option }, ground, { rules });
    if (!tried.ok) return err({ ...tried.error, at });
    match = tried.value.match;
    append(rules, tape, option, tried.value.deed.action, match.state);
    trail.push(tried.value.deed);
    witness?.sees(tried.value);
  }
  if (record.surrendered === undefined) return ok({ tape, trail, match, surrenderEvents: undefined });
  const gaveUp = surrender(rules, match, { revision: match.revision, seat: record.surrendered });
  if (!gaveUp.ok) return err({ ...gaveUp.error, at: trail.length });
  appendSurrender(rules, tape, record.surrendered, gaveUp.value.match.state);
  witness?.endsBySurrender(gaveUp.value.match, gaveUp.value.events);
  return ok({ tape, trail, match: gaveUp.value.match, surrenderEvents: gaveUp.value.events });
}

export interface Seating {
  id: number;
  form: MatchForm;
  seats: readonly SeatFacts[];
  arrangement: Arrangement;
  earlier: Earlier | undefined;
  lastShown: Shown;
}

/** A session where the match stands. Among several persons nobody is at the screen yet. */
export function newSession(seating: Seating, told: Told): Session {
  return {
    ...seating,
    ...told,
    decision: openDecision(warband, told.match),
    atScreen: onlyPersonIn(seating.arrangement),
    guest: undefined,
    isCovered: false,
    isPaused: false,
    passing: new Map(),
    logs: new Map(),
    shown: new Set(),
  };
}
