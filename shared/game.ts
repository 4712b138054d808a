/**
 * The words every game at the table speaks: seats, viewers, decisions, outcomes.
 * Owns no rule of any game; those live under `electron/games/<game>`.
 */

/** Which game a match is of: the name of its folder under `electron/games`. */
export type GameId = string;

/** Actions and events are told apart by their kind, whatever game they are of. */
export interface Kinded {
  readonly kind: string;
}

/** A player's place at the table, numbered clockwise from 0. */
export type Seat = number;

/** One value a seat, indexed by seat. */
export type BySeat<T> = T[];

/** Who looks: a seat, a spectator who sees no hand, or an open table that hides nothing from any player. */
export type Viewer = Seat | 'spectator' | 'open';

/** Seed of a match's only chance: shuffles at setup and what the rules later leave to luck. */
export type Seed = number;

/** Why a player is asked: a code the renderer turns into a sentence, and the rule behind it. */
export interface Prompt {
  code: string;
  rule?: string;
  /** Things the sentence names: card, creature, square, amount; by name, for the renderer's text. */
  about?: Readonly<Record<string, number | string>>;
}

/** Somebody must choose. `options` is complete: nothing else is legal. */
export interface Decision<Action> {
  seat: Seat;
  prompt: Prompt;
  options: readonly Action[];
  /** A chance to answer what others do: `pass` is the option that answers nothing. */
  window?: { readonly pass: number };
  /** A part of something that is being declared: nothing is paid yet, and it can be left. */
  declaring?: true;
}

/** How a match ended. No winners means a draw, unless all lost together. */
export interface Outcome {
  winners: Seat[];
  reason: string;
  rule: string;
  /** What each seat counted at the end, in games that count. */
  scores?: number[];
  /** Nobody won because all lost: no draw. */
  isSharedLoss?: true;
}

/** A refused answer: what was wrong, in code, in words and by rule. */
export interface Refusal {
  code: string;
  sentence: string;
  rule: string;
}

/** An answer names the option and the revision it answers; anything else is stale. */
export interface Answer {
  revision: number;
  option: number;
}

/** A match as one viewer sees it: all that ever leaves the main process. */
export interface Snapshot<View, Action> {
  revision: number;
  viewer: Viewer;
  view: View;
  /** Whose answer the match waits for; nobody's once it is over. */
  deciding?: Seat;
  /** The viewer's own decision, with all its options. */
  decision?: Decision<Action>;
  /** How many of the latest actions the viewer may take back. */
  undoable: number;
  outcome?: Outcome;
}
