/**
 * The tape of a match: everything needed to repeat it, to go to any moment of it, and to take actions back.
 *
 * What is kept for ever is the `MatchRecord`: setup, seed and option numbers. Repeating it by `step` and `append` lists
 * the options of every decision once; from then on the tape knows the actions themselves and the state at its keyframes,
 * so that seeking and undoing apply a handful of actions and list nothing.
 */
import type { Seat, Seed } from '../../shared/game.ts';
import type { GameModule } from './game-module.ts';
import { hash } from './hash.ts';
import type { Match } from './step.ts';

/** What repeats a match for ever, given the rules of that version. */
interface MatchRecord<Setup> {
  readonly rulesVersion: number;
  readonly setup: Setup;
  readonly seed: Seed;
  /** The option chosen at each decision, in order. */
  readonly options: readonly number[];
  /** Who gave up after the last option, if anybody did. */
  readonly surrendered?: Seat;
}

/** The state after the first `at` actions. */
export interface Keyframe<State> {
  readonly at: number;
  readonly state: State;
}

/** The fingerprint of the state with which a turn began; two replays that agree on these agree on the match. */
export interface TurnMark {
  readonly turn: number;
  readonly at: number;
  readonly hash: string;
}

/** A record with the work of repeating it done. Grows with `append`, shrinks with `rewind`. */
export interface Tape<Setup, State, Action> extends MatchRecord<Setup> {
  /** How many actions came before the first of this tape: 0, or those played by rules that are gone. */
  readonly from: number;
  readonly options: number[];
  surrendered?: Seat;
  readonly actions: Action[];
  readonly keyframes: Keyframe<State>[];
  readonly turns: TurnMark[];
}

/** What repeating a match needs of its game. */
export type ReplayPart =
  | 'rulesVersion'
  | 'start'
  | 'clone'
  | 'decision'
  | 'apply'
  | 'surrender'
  | 'surrenderRefusal'
  | 'outcome'
  | 'turnOf';

type Rules<Setup, State, Action> = Pick<
  GameModule<Setup, State, Action, unknown, unknown, never>,
  ReplayPart
>;

/** So many actions apart are the states kept: an undo applies at most this many actions. */
export const keyframeEvery = 32;

/** An empty tape: nobody has answered yet, since the match was set up or since the given state. */
export function newTape<Setup, State, Action>(
  module: Rules<Setup, State, Action>,
  setup: Setup,
  seed: Seed,
  start: Keyframe<State> = { at: 0, state: module.start(setup, seed) },
): Tape<Setup, State, Action> {
  const { rulesVersion } = module;
  const { at, state } = start;
  const turns = [{ turn: module.turnOf(state), at, hash: hash(state) }];
  return { rulesVersion, setup, seed, from: at, options: [], actions: [], keyframes: [start], turns };
}

/** Adds one accepted answer: its number, what it meant, and the state it led to. */
export function append<Setup, State, Action>(
  module: Rules<Setup, State, Action>,
  tape: Tape<Setup, State, Action>,
  option: number,
  action: Action,
  state: Readonly<State>,
): void {
  tape.options.push(option);
  tape.actions.push(action);
  const at = tape.from + tape.actions.length;
  if (at % keyframeEvery === 0) tape.keyframes.push({ at, state: module.clone(state) });
  const turn = module.turnOf(state);
  const isNewTurn = turn !== tape.turns.at(-1)!.turn;
  if (isNewTurn || module.outcome(state) !== undefined) tape.turns.push({ turn, at, hash: hash(state) });
}

/** Adds that a player gave up, which led to this state. */
export function appendSurrender<Setup, State, Action>(
  module: Rules<Setup, State, Action>,
  tape: Tape<Setup, State, Action>,
  seat: Seat,
  state: Readonly<State>,
): void {
  tape.surrendered = seat;
  tape.turns.push({ turn: module.turnOf(state), at: lengthOf(tape), hash: hash(state) });
}

/** How many moments a match has after the first: its actions, and the surrender that ended it. */
export const lengthOf = ({ from, actions, surrendered }: Tape<unknown, unknown, unknown>): number =>
  from + actions.length + (surrendered === undefined ? 0 : 1);

/** The state after the first `at` actions, the caller's to change. */
export function seek<Setup, State, Action>(
  module: Rules<Setup, State, Action>,
  tape: Tape<Setup, State, Action>,
  at: number,
): State {
  if (!(at >= tape.from && at <= lengthOf(tape))) throw new RangeError(`the tape has no moment ${at}`);
  const keyframe = tape.keyframes.findLast((frame) => frame.at <= at)!;
  const state = module.clone(keyframe.state);
  const actionsEnd = Math.min(at, tape.from + tape.actions.length);
  for (let next = keyframe.at; next < actionsEnd; next++) {
    module.apply(state, tape.actions[next - tape.from]!);
  }
  if (at > actionsEnd) module.surrender?.(state, tape.surrendered!);
  return state;
}

/** Forgets everything after the first `at` actions. */
export function rewind(tape: Tape<unknown, unknown, unknown>, at: number): void {
  if (at < lengthOf(tape)) delete tape.surrendered;
  tape.options.length = at - tape.from;
  tape.actions.length = at - tape.from;
  tape.keyframes.splice(tape.keyframes.findLastIndex((frame) => frame.at <= at) + 1);
  tape.turns.splice(tape.turns.findLastIndex((mark) => mark.at <= at) + 1);
}

/** The match as it was after the first `at` actions, and a tape that ends there. */
export function goBack<Setup, State, Action>(
  module: Rules<Setup, State, Action>,
  tape: Tape<Setup, State, Action>,
  match: Match<State>,
  at: number,
): Match<State> {
  const state = seek(module, tape, at);
  rewind(tape, at);
  return { state, revision: match.revision + 1 };
}
