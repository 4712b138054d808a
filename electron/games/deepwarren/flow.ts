/** Moves a match on: carries out an answer, then everything that needs none, until somebody must choose or it is over. */
import type { Decision, Seat } from '../../../shared/game.ts';
import type { DeepwarrenAction, DeepwarrenEvent } from '../../../shared/games/deepwarren.ts';
import { conclude } from './end.ts';
import { workerOf } from './frames/index.ts';
import type { Question } from './frames/worker.ts';
import { playOf, topFrame, type Play } from './play.ts';
import type { State } from './state.ts';
import { stageWorker } from './turn/stages.ts';

/** Works until a player must choose. */
export function advance(play: Play): void {
  const { state } = play;
  while (!state.outcome) {
    const frame = topFrame(state);
    const goesOn = frame ? workerOf(frame).work(play, frame) : stageWorker(state.stage).work(play);
    if (!goesOn) return;
  }
  putAway(state);
}

/** The game is over: what was in hand goes back to its stack or pile. */
function putAway(state: State): void {
  for (const frame of state.frames) {
    if (frame.kind === 'place') state.stack.push(frame.tile);
    if (frame.kind === 'card' && frame.deck === 'event') state.eventDiscard.push(frame.card);
    if (frame.kind === 'card' && frame.deck === 'spell') state.spellDiscard.push(frame.card);
  }
  state.frames.length = 0;
}

/** Who is asked what, without the options. */
export function questionOf(state: Readonly<State>): Question {
  const frame = topFrame(state);
  return frame ? workerOf(frame).asks(state, frame) : stageWorker(state.stage).asks(state);
}

export function decisionOf(state: Readonly<State>): Decision<DeepwarrenAction> | undefined {
  if (state.outcome) return undefined;
  const frame = topFrame(state);
  const { seat, prompt } = questionOf(state);
  const options = frame ? workerOf(frame).options(state, frame) : stageWorker(state.stage).options(state);
  return { seat, prompt, options };
}

/** Carries out one listed option. */
export function applyAction(
  state: State,
  action: DeepwarrenAction,
  emit?: (event: DeepwarrenEvent) => void,
): void {
  const play = playOf(state, emit);
  const frame = topFrame(state);
  const { seat } = questionOf(state);
  if (frame) workerOf(frame).choose(play, frame, action);
  else stageWorker(state.stage).choose(play, action);
  advance(play);
  countUndo(play, seat);
}

/** T-1104: actions of one player in a row, as long as nothing was drawn or rolled. */
function countUndo({ state, revealed }: Play, seat: Seat): void {
  if (revealed) state.undoable = 0;
  else state.undoable = seat === state.decider ? state.undoable + 1 : 1;
  state.decider = seat;
}

/** Only the player who is asked may take something back, and only their own. */
export const undoableOf = (state: Readonly<State>): number =>
  !state.outcome && questionOf(state).seat === state.decider ? state.undoable : 0;

/** TR-52: the game ends and is scored; who gave up cannot win it. */
export function applySurrender(state: State, seat: Seat, emit?: (event: DeepwarrenEvent) => void): void {
  const play = playOf(state, emit);
  emit?.({ kind: 'surrendered', rule: 'TR-52', seat });
  conclude(play, 'surrender', seat);
  putAway(state);
  state.undoable = 0;
}
