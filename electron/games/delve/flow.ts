/** Moves a match on: carries out an answer, then everything that needs none, until somebody must choose or it is over. */
import type { DelveAction, DelveEvent } from '../../../shared/games/delve.ts';
import type { Decision, Seat } from '../../../shared/game.ts';
import { discard } from './cards.ts';
import { deckOfCard, useOf } from './content/cards.ts';
import { giveUp } from './ending.ts';
import { workerOf } from './frames/index.ts';
import type { Question } from './frames/worker.ts';
import { playOf, topFrame, type Play } from './play.ts';
import { none, type State } from './state.ts';
import { healingUses, isOwnChoice, useHealing } from './turn/healing.ts';
import { stageWorker } from './turn/stages.ts';

/** Works until a player must choose. */
export function advance(play: Play): void {
  const { state } = play;
  while (!state.outcome) {
    const frame = topFrame(state);
    const goesOn = frame ? workerOf(frame).work(play, frame) : stageWorker(state.stage).work(play);
    if (!goesOn) return;
  }
  putAway(play);
}

/** The game is over: what was in hand goes back to where it came from. */
function putAway(play: Play): void {
  const { state } = play;
  for (const frame of state.frames) {
    if (frame.kind === 'lay') state.stock.push(...frame.drawn);
    if (frame.kind === 'draw' && frame.card !== none) discard(play, frame.card);
    if (frame.kind === 'wrath') state.decks[deckOfCard[frame.card]].push(frame.card);
  }
  state.frames.length = 0;
  state.fight = undefined;
}

/** Who is asked what, without the options. */
export function questionOf(state: Readonly<State>): Question {
  const frame = topFrame(state);
  return frame ? workerOf(frame).asks(state, frame) : stageWorker(state.stage).asks(state);
}

export function decisionOf(state: Readonly<State>): Decision<DelveAction> | undefined {
  if (state.outcome) return undefined;
  const frame = topFrame(state);
  const { seat, prompt, isWindow } = questionOf(state);
  const answers = frame ? workerOf(frame).options(state, frame) : stageWorker(state.stage).options(state);
  const healing = isOwnChoice(state, seat) ? healingUses(state, seat) : [];
  const options = healing.length > 0 ? [...answers, ...healing] : answers;
  if (!isWindow) return { seat, prompt, options };
  return { seat, prompt, options, window: { pass: options.findIndex(({ kind }) => kind === 'pass') } };
}

/** Carries out one listed option. */
export function applyAction(state: State, action: DelveAction, emit?: (event: DelveEvent) => void): void {
  const play = playOf(state, emit);
  const { seat } = questionOf(state);
  choose(play, seat, action);
  advance(play);
  countUndo(play, seat);
}

function choose(play: Play, seat: Seat, action: DelveAction): void {
  const { state } = play;
  const frame = topFrame(state);
  // healing is no answer to the question; that is asked again.
  if (action.kind === 'use' && useOf(action.card, 'ownTurn')) useHealing(play, seat, action.card);
  else if (frame) workerOf(frame).choose(play, frame, action);
  else stageWorker(state.stage).choose(play, action);
}

/** Actions of one player in a row, as long as nothing was drawn, rolled or revealed. */
function countUndo({ state, revealed }: Play, seat: Seat): void {
  if (revealed) state.undoable = 0;
  else state.undoable = seat === state.decider ? state.undoable + 1 : 1;
  state.decider = seat;
}

/** Only the player who is asked may take something back, and only their own. */
export const undoableOf = (state: Readonly<State>): number =>
  !state.outcome && questionOf(state).seat === state.decider ? state.undoable : 0;

/** whoever gives up cannot win; the others come out with what they carry. */
export function applySurrender(state: State, seat: Seat, emit?: (event: DelveEvent) => void): void {
  const play = playOf(state, emit);
  emit?.({ kind: 'surrendered', rule: 'R-623', seat });
  giveUp(play, seat);
  putAway(play);
  state.undoable = 0;
}
