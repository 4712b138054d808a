/** Moves a match on: carries out an answer, then everything that needs none, until somebody must choose or it is over. */
import type { Decision, Seat } from '../../../shared/game.ts';
import type { SalientAction, SalientEvent } from '../../../shared/games/salient.ts';
import { concludeSurrender } from './end.ts';
import { workerOf } from './frames/index.ts';
import { boardOf, playOf, topFrame, type Play } from './play.ts';
import { deploysDie, slotCost } from './slots.ts';
import type { State } from './state.ts';
import { stageWorker } from './turn/stages.ts';

/** Works until a player must choose. */
export function advance(play: Play): void {
  const { state } = play;
  while (!state.outcome) {
    const frame = topFrame(state);
    const goesOn = frame ? workerOf(frame).work(play, frame) : stageWorker(state.stage).work(play, undefined);
    if (!goesOn) return;
  }
  putAway(state);
}

/** The game is over: dice and tokens still assigned go back where they came from. */
function putAway(state: State): void {
  const player = state.players[state.seat];
  for (const { slot, dice } of state.orders) {
    const { credits, research } = slotCost(state, slot);
    player.resting += dice.length;
    player.credits += credits;
    player.research += research;
  }
  for (const frame of state.frames) {
    if (frame.kind === 'fill') player.resting++;
    if (frame.kind === 'effect' && deploysDie(state, frame.slot)) player.resting += frame.dice.length;
  }
  state.orders.length = 0;
  state.frames.length = 0;
}

/** Who is asked. */
export function askedSeat(state: Readonly<State>): Seat {
  return topFrame(state) ? state.seat : (stageWorker(state.stage).seat?.(state) ?? state.seat);
}

export function decisionOf(state: Readonly<State>): Decision<SalientAction> | undefined {
  if (state.outcome) return undefined;
  const board = boardOf(state);
  const frame = topFrame(state);
  if (frame) {
    const worker = workerOf(frame);
    return {
      seat: state.seat,
      prompt: worker.prompt(state, frame),
      options: worker.options(state, board, frame),
    };
  }
  const worker = stageWorker(state.stage);
  const seat = worker.seat?.(state) ?? state.seat;
  return { seat, prompt: worker.prompt(state, undefined), options: worker.options(state, board, undefined) };
}

/** Carries out one listed option. */
export function applyAction(state: State, action: SalientAction, emit?: (event: SalientEvent) => void): void {
  const play = playOf(state, emit);
  const frame = topFrame(state);
  const seat = askedSeat(state);
  if (frame) workerOf(frame).choose(play, frame, action);
  else stageWorker(state.stage).choose(play, undefined, action);
  advance(play);
  countUndo(play, seat);
}

/** C-1306: actions of one player in a row, as long as nothing was rolled, drawn or shown. */
function countUndo({ state, revealed }: Play, seat: Seat): void {
  if (revealed) state.undoable = 0;
  else state.undoable = seat === state.decider ? state.undoable + 1 : 1;
  state.decider = seat;
}

/** Only the player who is asked may take something back, and only their own. */
export const undoableOf = (state: Readonly<State>): number =>
  !state.outcome && askedSeat(state) === state.decider ? state.undoable : 0;

/** CR-51: the game ends, and who gave up cannot win it. */
export function applySurrender(state: State, seat: Seat, emit?: (event: SalientEvent) => void): void {
  const play = playOf(state, emit);
  emit?.({ kind: 'surrendered', rule: 'CR-51', seat });
  concludeSurrender(play, seat);
  putAway(state);
  state.undoable = 0;
}
