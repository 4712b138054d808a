/** Moves a match on: carries out an answer, then everything that needs none, until somebody must choose or it is over. */
import type { Decision } from '../../../shared/game.ts';
import type { WarbandAction, WarbandEvent } from '../../../shared/games/warband.ts';
import { surrender } from './end.ts';
import { workerOf } from './frames/index.ts';
import { lookAt, playOf, topFrame, type Play } from './play.ts';
import type { State } from './state.ts';

/** Works until a player must choose. */
export function advance(play: Play): void {
  const { state } = play;
  while (!state.outcome) {
    const frame = topFrame(state);
    if (!workerOf(frame).work(play, frame)) return;
  }
  state.frames = [];
}

export function decisionOf(state: Readonly<State>): Decision<WarbandAction> | undefined {
  if (state.outcome) return undefined;
  const play = lookAt(state);
  const frame = topFrame(state);
  const worker = workerOf(frame);
  return { ...worker.asks(play, frame), options: worker.options(play, frame) };
}

/** Carries out one listed option. */
export function applyAction(state: State, action: WarbandAction, emit?: (event: WarbandEvent) => void): void {
  const play = playOf(state, emit);
  const frame = topFrame(state);
  const worker = workerOf(frame);
  const { seat } = worker.asks(play, frame);
  const isAnswer = action.kind !== 'pass' || !isBare(play, seat) || worker.options(play, frame).length > 1;
  worker.choose(play, frame, action);
  advance(play);
  countUndo(play, seat, isAnswer);
}

/**
 * A pass answers nothing if everybody sees that it was the only option: nobody to act, or no card in hand and nothing
 * else to do. A hand that holds only useless cards must not show by it.
 */
function isBare(play: Play, seat: number): boolean {
  const { players, creatures } = play.state;
  return players[seat].orderHand.length === 0 || creatures.every((each) => each.seat !== seat || each.tapped);
}

/**
 * What may be taken back: actions of one player in a row. Another player's answer, a card drawn or shown, a chest
 * opened or anything random closes it.
 */
function countUndo(play: Play, seat: number, isAnswer: boolean): void {
  const { state } = play;
  if (play.revealed) {
    state.undoable = 0;
    state.decider = seat;
  } else if (seat === state.decider || !isAnswer) state.undoable += 1;
  else {
    state.undoable = 1;
    state.decider = seat;
  }
}

/** only the player who is asked may take something back, and only their own. */
export function undoableOf(state: Readonly<State>): number {
  if (state.outcome) return 0;
  const frame = topFrame(state);
  const { seat } = workerOf(frame).asks(lookAt(state), frame);
  return seat === state.decider ? state.undoable : 0;
}

export function applySurrender(state: State, seat: number, emit?: (event: WarbandEvent) => void): void {
  const play = playOf(state, emit);
  surrender(play, seat);
  advance(play);
  state.undoable = 0;
}
