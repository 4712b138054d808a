/** What carrying out one word of the card language takes: what can be chosen next, and what a choice does. */
import type { SalientAction } from '../../../../shared/games/salient.ts';
import type { Board } from '../board/board.ts';
import type { Effect, EffectOf } from '../content/language.ts';
import type { FrameOf } from '../frames/worker.ts';
import type { Play } from '../play.ts';
import { none, type State } from '../state.ts';

export type EffectFrame = FrameOf<'effect'>;

/** An effect that just happens. */
interface PlainWorker<E extends Effect> {
  asks: false;
  /** False: it could not (C-404). */
  run(play: Play, frame: EffectFrame, effect: E): boolean;
}

/** An effect that asks. Choices are made one after another until a choice ends the step. */
interface AskingWorker<E extends Effect> {
  asks: true;
  /** What the choice is about, for the prompt. */
  code: string;
  rule: string;
  /** What may be chosen now; nothing means that the step is over. */
  options(state: Readonly<State>, board: Board, frame: Readonly<EffectFrame>, effect: E): SalientAction[];
  choose(play: Play, frame: EffectFrame, effect: E, action: SalientAction): void;
  /** The step is over without a further choice: what was not used goes back. */
  close?(play: Play, frame: EffectFrame, effect: E): void;
}

export type EffectWorker<E extends Effect> = PlainWorker<E> | AskingWorker<E>;
export type WorkerFor<Word extends Effect['do']> = EffectWorker<EffectOf<Word>>;

/** On to the next effect of the slot. */
export function nextStep(frame: EffectFrame): void {
  frame.step++;
  frame.branch = none;
  frame.picked.length = 0;
}
