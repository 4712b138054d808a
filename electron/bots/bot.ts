/**
 * The contract of every bot of every game: it is given what its player knows and its own decision, may draw worlds
 * in keeping with that knowledge, and answers with the number of an option. It never sees the state of the match.
 * Its only chance is the rng it is given and its budget is counted in rollouts, so the same question always gets the
 * same answer; `isStopped` is the one way time may cut it short, and then the answer says so.
 */
import type { Decision } from '../../shared/game.ts';
import type { BotReason } from '../engine/mind.ts';
import type { Rng } from '../engine/rng.ts';

/** One question to a bot. */
export interface BotTurn<View, Action, World> {
  readonly view: View;
  readonly decision: Decision<Action>;
  readonly rng: Rng;
  /** A whole state the bot cannot tell from the real one: everything hidden from it is dealt at random. */
  sampleWorld(): World;
  /** Whether to answer at once with the best found so far: a person waits no longer, or the time cap was hit. */
  isStopped?(): boolean;
  /** Told now and then how much of the thinking is done, from 0 to 1. */
  progress?(share: number): void;
}

/** An answer, and how it was found. */
export interface BotChoice {
  /** The number of the chosen option. */
  option: number;
  /** Rollouts played for it. */
  rollouts: number;
  /** Whether `isStopped` ended the thinking early: the only answers that are not repeatable. */
  isCutShort: boolean;
  /** What the bot expects, in points of Morale more than the enemy, if it looked. */
  expected?: number;
  /** Why, if it was asked to tell: a code and what it is about, for the log's words. */
  reason?: BotReason;
}

export interface Bot<View, Action, World> {
  readonly name: string;
  choose(turn: BotTurn<View, Action, World>): BotChoice;
}

/** An answer that needed no search. */
export const plainly = (option: number): BotChoice => ({ option, rollouts: 0, isCutShort: false });
