/** What every kind of pending work and every stage can do: work on without an answer, or ask for one. */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { SalientAction } from '../../../../shared/games/salient.ts';
import type { Play } from '../play.ts';
import type { Frame, State } from '../state.ts';
import type { Board } from '../board/board.ts';

export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/** Why the active player is asked. */
export type Prompt = Decision<SalientAction>['prompt'];

export interface Worker<F> {
  /** Does what needs no answer; false if somebody must choose now. */
  work(play: Play, frame: F): boolean;
  prompt(state: Readonly<State>, frame: Readonly<F>): Prompt;
  options(state: Readonly<State>, board: Board, frame: Readonly<F>): SalientAction[];
  choose(play: Play, frame: F, action: SalientAction): void;
  /** Who is asked, if not the player whose turn it is. */
  seat?(state: Readonly<State>): Seat;
}

/** An answer that was never offered is a bug of the caller. */
export function notOffered(where: string, action: SalientAction): never {
  throw new Error(`${action.kind} is no answer to ${where}`);
}
