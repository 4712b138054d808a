/**
 * The contract of every bot of every game: it is shown what its player may know and its own decision, and answers
 * with the number of an option. It never sees the state of the match, and its only chance is the rng it is given,
 * so the same view, decision and rng always give the same answer.
 */
import type { Decision } from '../../shared/game.ts';
import type { Rng } from '../engine/rng.ts';

/** One question to a bot. */
export interface BotTurn<View, Action, World> {
  readonly view: View;
  readonly decision: Decision<Action>;
  readonly rng: Rng;
  /** A whole state the bot cannot tell from the real one: everything hidden from it is dealt at random. */
  sampleWorld(): World;
}

export interface Bot<View, Action, World> {
  readonly name: string;
  /** The number of the chosen option. */
  choose(turn: BotTurn<View, Action, World>): number;
}
