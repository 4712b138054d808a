/** What every stage of a turn can do; like pending work, but there is always exactly one stage. */
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import type { Question } from '../frames/worker.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';

export interface StageWorker {
  /** Does what needs no answer and goes on to the next stage; false if the active player must choose now. */
  work(play: Play): boolean;
  asks(state: Readonly<State>): Question;
  options(state: Readonly<State>): DeepwarrenAction[];
  choose(play: Play, action: DeepwarrenAction): void;
}
