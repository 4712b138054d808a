/** What every kind of pending work can do: work on without an answer, or ask for one. */
import type { DelveAction } from '../../../../shared/games/delve.ts';
import type { Prompt, Seat } from '../../../../shared/game.ts';
import type { Play } from '../play.ts';
import type { Frame, State } from '../state.ts';

export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

export interface Question {
  seat: Seat;
  prompt: Prompt;
  /** A chance to answer what happens, which may be let pass. */
  isWindow?: true;
}

export interface Worker<F extends Frame> {
  /** Does what needs no answer; false if somebody must choose now. */
  work(play: Play, frame: F): boolean;
  asks(state: Readonly<State>, frame: Readonly<F>): Question;
  options(state: Readonly<State>, frame: Readonly<F>): DelveAction[];
  choose(play: Play, frame: F, action: DelveAction): void;
}

/** An answer that was never offered is a bug of the caller. */
export function notOffered(where: string, action: DelveAction): never {
  throw new Error(`${action.kind} is no answer to ${where}`);
}

/** A frame that never asks. */
export const silent = {
  asks(): never {
    throw new Error('this work asks nobody');
  },
  options: (): DelveAction[] => [],
  choose(_play: Play, frame: Frame, action: DelveAction): void {
    notOffered(frame.kind, action);
  },
};

/** A question to the hero whose business it is. */
export const ask =
  (code: string, rule: string) =>
  (_state: Readonly<State>, frame: { seat: Seat }): Question => ({
    seat: frame.seat,
    prompt: { code, rule },
  });

/** The same as a chance to answer. */
export const askWindow =
  (code: string, rule: string) =>
  (_state: Readonly<State>, frame: { seat: Seat }): Question => ({
    seat: frame.seat,
    prompt: { code, rule },
    isWindow: true,
  });

export const pass: DelveAction = { kind: 'pass' };
export const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];
