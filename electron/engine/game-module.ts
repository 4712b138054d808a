/**
 * The contract between the table and a game. Everything game-agnostic (step, replay, history, bots,
 * law tests, simulator) is written once against this interface.
 */
import type { Decision, GameId, Outcome, Refusal, Seat, Seed, Viewer } from '../../shared/game.ts';

/**
 * A game as pure functions over one JSON value.
 *
 * `State` holds no closures, class instances or promises: saving, undo and bots work in the middle of any question.
 * `apply` changes the given state in place; callers that need the old one keep a `clone`.
 */
export interface GameModule<Setup, State, Action, Event, View, Intent = unknown> {
  readonly id: GameId;
  /** Raised whenever the same setup, seed and actions would lead to another state. */
  readonly rulesVersion: number;
  start(setup: Setup, seed: Seed): State;
  clone(state: Readonly<State>): State;
  /** Who must choose what; `undefined` exactly when the match has an outcome. */
  decision(state: Readonly<State>): Decision<Action> | undefined;
  /** Carries out one of the listed options. `emit` is absent in search, where nobody reads events. */
  apply(state: State, action: Action, emit?: (event: Event) => void): void;
  /** Ends the match because a player gives up; never an option among others. */
  surrender?(state: State, seat: Seat, emit?: (event: Event) => void): void;
  /** Why nobody may give up at this moment; absent: always allowed while somebody is asked. */
  surrenderRefusal?(state: Readonly<State>): Refusal | undefined;
  outcome(state: Readonly<State>): Outcome | undefined;
  /** The turn under way, counted through the match: whenever it changes, replays keep a fingerprint of the state. */
  turnOf(state: Readonly<State>): number;
  /** What this viewer may know of the match. */
  view(state: Readonly<State>, viewer: Viewer): View;
  /** What this viewer may know of an event; `undefined` if nothing. */
  redact(event: Event, viewer: Viewer): Event | undefined;
  /** How many of the latest actions the deciding player may take back: none past a revealed or random thing or another's answer. */
  undoable(state: Readonly<State>): number;
  /** Why something is not an option now; never empty. `undefined` only if it is one. */
  explain(state: Readonly<State>, seat: Seat, intent: Intent): Refusal | undefined;
  /** A position as text: logs, golden files, bug reports. */
  print(state: Readonly<State>): string;
  /** Broken invariants of this state, in words; empty when all is well. For simulation and tests. */
  invariants(state: Readonly<State>): string[];
}
