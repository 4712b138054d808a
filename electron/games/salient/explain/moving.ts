/** Why a Unit cannot take a step (600s, C-614, C-1315). */
import type { Seat } from '../../../../shared/game.ts';
import { columnOf, rowOf, type Space } from '../../../../shared/games/salient.ts';
import { effectNow } from '../effects/frame.ts';
import { canEnter } from '../movement.ts';
import { boardOf, classOf, findUnit, isArmour, topFrame } from '../play.ts';
import { stages, type State, type Unit } from '../state.ts';
import type { RefusalCode } from './refusals.ts';

type Reason = RefusalCode | undefined;

export function whyNotStep(state: Readonly<State>, seat: Seat, id: number, to: Space): Reason {
  const unit = findUnit(state, id);
  if (!unit) return 'noUnit';
  if (unit.seat !== seat) return 'notYours';
  const board = boardOf(state);
  if (!board.isField[unit.space]) return 'behindLine';
  if (to === unit.space) return 'standsThere';
  const moment = whyNotNow(state, unit);
  if (moment) return moment;
  if (isSlipping(state)) return whyNotSlip(state, unit, to);
  if (!board.seats[seat].steps[unit.space].includes(to)) return whyNoWay(state, unit, to);
  return whyNotEntered(state, unit, to);
}

function isSlipping(state: Readonly<State>): boolean {
  const frame = topFrame(state);
  return frame?.kind === 'effect' && effectNow(state, frame)?.do === 'slip';
}

function whyNotNow(state: Readonly<State>, unit: Unit): Reason {
  const frame = topFrame(state);
  if (frame?.kind === 'stride') return frame.unit === unit.id ? undefined : 'anotherMoves';
  if (frame?.kind === 'effect') {
    const effect = effectNow(state, frame);
    if (effect?.do !== 'advance') return undefined;
    if (frame.picked.includes(unit.id)) return 'hasAdvanced';
    if (effect.who === 'infantry' && isArmour(unit)) return 'wrongClass';
    return effect.who === 'slow' && classOf(unit) === 'light' ? 'wrongClass' : undefined;
  }
  if (state.stage !== stages.advance) return undefined;
  return state.advanced.includes(unit.id) ? 'hasAdvanced' : undefined;
}

function whyNotSlip(state: Readonly<State>, unit: Unit, to: Space): Reason {
  if (!boardOf(state).seats[unit.seat].slips[unit.space].includes(to)) return 'onlySlip';
  return whyNotEntered(state, unit, to);
}

function whyNotEntered(state: Readonly<State>, unit: Unit, to: Space): Reason {
  const board = boardOf(state);
  if (canEnter(state, board, unit, to)) return undefined;
  return board.isField[to] ? 'ownUnit' : 'lineTaken';
}

/** Which of the ways a step can be wrong this one is. */
function whyNoWay(state: Readonly<State>, { seat, space }: Unit, to: Space): Reason {
  const board = boardOf(state);
  const { form } = board;
  if (!(to >= 0 && to < board.size)) return 'noSuchSpace';
  const apart = Math.max(
    Math.abs(columnOf(form, space) - columnOf(form, to)),
    Math.abs(rowOf(form, space) - rowOf(form, to)),
  );
  if (apart > 1) return 'tooFar';
  if (!board.isField[to]) return 'offBoard';
  return board.seats[seat].beside[space].includes(to) ? 'sideways' : 'backward';
}
