/**
 * A game on trial: its module together with what the simulator, the laws and the benchmarks must know about it that
 * players need not. Written once a game; everything that tests games is written once for all.
 */
import type { Seat, Viewer } from '../../shared/game.ts';
import type { GameModule } from './game-module.ts';
import type { Rng } from './rng.ts';

/** The form of a match: how many play, and whether in teams. */
export interface MatchForm {
  players: number;
  teams: boolean;
  /** A word of the game's own, where these do not tell its forms apart. */
  name?: string;
}

export interface Trial<Setup, State, Action, Event, View> {
  readonly module: GameModule<Setup, State, Action, Event, View, never>;
  /** No match takes more actions than this, however badly it is played. */
  readonly longest: number;
  /** The setup of a match of this form; whatever may vary between matches is drawn. */
  setup(form: MatchForm, rng: Rng): Setup;
  /** Another state the viewer cannot tell from this one: everything hidden from them is dealt anew. */
  scramble(state: Readonly<State>, viewer: Viewer, rng: Rng): State;
  /** A world in keeping with what a seat knows; absent: `scramble` serves. */
  sample?(state: Readonly<State>, seat: Seat, rng: Rng): State;
  /** What an already redacted event still tells the viewer that they may know neither before nor after, in words. */
  secretsTold(event: Event, viewer: Viewer, before: Readonly<State>, after: Readonly<State>): string[];
  /** Rounds begun so far, for reports. */
  rounds(state: Readonly<State>): number;
  /** Who began; absent: the first seat. */
  firstSeat?(state: Readonly<State>): Seat;
  /** Numbers worth knowing of a match that is over, by name, such as points or rooms: reports tell their spread. */
  figures?(state: Readonly<State>): Readonly<Record<string, number>>;
  /** How well a seat stands; higher is better. For simple bots. */
  evaluate(state: Readonly<State>, seat: Seat): number;
}

/** Everybody who may look at a match with so many players, except the open table, which hides nothing. */
export const viewersOf = ({ players }: MatchForm): Viewer[] => [
  ...Array.from({ length: players }, (_, seat) => seat),
  'spectator',
];
