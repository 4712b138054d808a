/** The Advance phase: one free Advance for each Unit on the battlefield (C-406, C-407, C-1315). */
import type { SalientAction } from '../../../../shared/games/salient.ts';
import type { Board } from '../board/board.ts';
import { strideSpaces, strideTile } from '../content/facilities.ts';
import { notOffered, type Worker } from '../frames/worker.ts';
import { addSteps, allowanceOf, beginAdvance } from '../movement.ts';
import { classOf, controls, unitOf } from '../play.ts';
import { stages, type State, type Unit } from '../state.ts';

/** C-1315: turns of the first round that are held back, by what remains of their Advance phase. */
function heldBack(state: Readonly<State>): 'none' | 'half' | 'all' {
  const { toggles } = state.setup;
  if (!toggles.evenStart || state.turn > 2) return 'none';
  return state.turn === 1 ? 'all' : 'half';
}

/** How far a Unit may go in this phase: by its class, with the Rail Spur of FT-07. */
export function freeAllowance(state: Readonly<State>, board: Board, unit: Readonly<Unit>): number {
  if (heldBack(state) === 'half') return 1;
  const isHeavy = classOf(unit) === 'heavy';
  return isHeavy && controls(state, board, unit.seat, strideTile) ? strideSpaces : allowanceOf(unit);
}

function steps(state: Readonly<State>, board: Board): SalientAction[] {
  const options: SalientAction[] = [];
  if (heldBack(state) === 'all') return options;
  for (const unit of state.units)
    if (unit.seat === state.seat && board.isField[unit.space] && !state.advanced.includes(unit.id))
      addSteps(state, board, unit, options);
  return options;
}

export const advanceWorker: Worker<undefined> = {
  work({ state, board, emit }) {
    if (steps(state, board).length > 0) return false;
    if (heldBack(state) === 'all')
      emit?.({ kind: 'phaseSkipped', rule: 'C-1315', seat: state.seat, phase: 'advance' });
    state.stage = stages.refresh;
    return true;
  },
  prompt: () => ({ code: 'advance', rule: 'C-406' }),
  options(state, board) {
    const options = steps(state, board);
    options.push({ kind: 'pass' });
    return options;
  },
  choose(play, _frame, action) {
    const { state, board } = play;
    if (action.kind === 'pass') state.stage = stages.refresh;
    else if (action.kind === 'step') {
      const unit = unitOf(state, action.unit);
      state.advanced.push(unit.id);
      beginAdvance(play, unit, action.to, freeAllowance(state, board, unit));
    } else notOffered('the Advance phase', action);
  },
};
