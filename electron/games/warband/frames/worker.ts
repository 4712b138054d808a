/** How one kind of pending work is done: what needs no choice by `work`, the rest by asking. */
import type { Decision } from '../../../../shared/game.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import type { Play } from '../play.ts';
import type { Frame } from '../state.ts';

export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

export interface Worker<F extends Frame> {
  /** Does what needs no choice. True while the top frame may have more to do, false when a player must choose. */
  work(play: Play, frame: F): boolean;
  /** Who is asked, why, and whether it is a response window or part of a declaration. */
  asks(play: Play, frame: F): Omit<Decision<WarbandAction>, 'options'>;
  /** Everything the asked player may answer; never empty. */
  options(play: Play, frame: F): WarbandAction[];
  /** Carries out one of the options. */
  choose(play: Play, frame: F, action: WarbandAction): void;
}

/** For frames that never ask. */
export function neverAsked(frame: Frame): never {
  throw new Error(`a ${frame.kind} frame asks nobody`);
}

/** An answer of a kind this frame did not offer: a bug of the caller, since answers are checked against the options. */
export function notOffered(frame: Frame, action: WarbandAction): never {
  throw new Error(`${action.kind} is no answer to a ${frame.kind} frame`);
}
