/** What every kind of pending work can do: work on without an answer, or ask for one. */
import type { Prompt, Seat } from '../../../../shared/game.ts';
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import type { Play } from '../play.ts';
import type { Frame, State } from '../state.ts';

export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

export interface Question {
  seat: Seat;
  prompt: Prompt;
}

export interface Worker<F extends Frame> {
  /** Does what needs no answer; false if somebody must choose now. */
  work(play: Play, frame: F): boolean;
  asks(state: Readonly<State>, frame: Readonly<F>): Question;
  options(state: Readonly<State>, frame: Readonly<F>): DeepwarrenAction[];
  choose(play: Play, frame: F, action: DeepwarrenAction): void;
}

/** An answer that was never offered is a bug of the caller. */
export function notOffered(where: string, action: DeepwarrenAction): never {
  throw new Error(`${action.kind} is no answer to ${where}`);
}

/** A frame that never asks. */
export const silent = {
  asks(): never {
    throw new Error('this work asks nobody');
  },
  options: (): DeepwarrenAction[] => [],
  choose(_play: Play, frame: Frame, action: DeepwarrenAction): void {
    notOffered(frame.kind, action);
  },
};
