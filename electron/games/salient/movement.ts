/** Steps of Units: where they may go, Engagements, Mines, the way behind a Front Line (600s, 700s, 901 to 907). */
import type { SalientAction, Space } from '../../../shared/games/salient.ts';
import type { Board } from './board/board.ts';
import { mineproofTile } from './content/facilities.ts';
import { buryLosses, clash, dealDamage, shieldOf, strip } from './damage.ts';
import { rollDamage } from './dice.ts';
import { checkVictory } from './end.ts';
import { classOf, controls, isFoe, removeFrom, unitAt, type Play } from './play.ts';
import { none, type State, type Unit } from './state.ts';

/** C-602, C-603 */
export const allowanceOf = (unit: Readonly<Unit>): number => (classOf(unit) === 'light' ? 2 : 1);

/** An open space behind a line, or any if the whole line is full (C-609, C-1117). */
export function isGoalOpen(state: Readonly<State>, goals: readonly Space[], space: Space): boolean {
  return state.at[space] === none || goals.every((goal) => state.at[goal] !== none);
}

/** Whether a Unit may step there: it is open, or an enemy holds it (C-606, C-607, C-609). */
export function canEnter(state: Readonly<State>, board: Board, unit: Readonly<Unit>, to: Space): boolean {
  if (!board.isField[to]) return isGoalOpen(state, board.seats[unit.seat].goals, to);
  if (state.at[to] === none) return true;
  const other = unitAt(state, to);
  return other !== undefined && isFoe(board, unit.seat, other.seat);
}

/** Adds every step of an Advance a Unit can take now. */
export function addSteps(
  state: Readonly<State>,
  board: Board,
  unit: Readonly<Unit>,
  options: SalientAction[],
): void {
  for (const to of board.seats[unit.seat].steps[unit.space])
    if (canEnter(state, board, unit, to)) options.push({ kind: 'step', unit: unit.id, to });
}

export function hasStep(state: Readonly<State>, board: Board, unit: Readonly<Unit>): boolean {
  for (const to of board.seats[unit.seat].steps[unit.space])
    if (canEnter(state, board, unit, to)) return true;
  return false;
}

/** How a step ended: the Unit is free to go on, it has won an Engagement, or it goes no further. */
type Stepped = 'free' | 'won' | 'ended';

/** One step of a Unit into a space it can enter. */
export function stepUnit(play: Play, unit: Unit, to: Space, manner: 'advance' | 'slip'): Stepped {
  const { state, board } = play;
  if (!board.isField[to]) return cross(play, unit, to);
  const foe = unitAt(state, to);
  if (foe) return engage(play, unit, foe);
  relocate(play, unit, to, manner);
  return triggerMine(play, unit) ? 'free' : 'ended';
}

function relocate({ state, emit }: Play, unit: Unit, to: Space, manner: 'advance' | 'slip' | 'back'): void {
  const from = unit.space;
  if (state.at[from] === unit.id) state.at[from] = none;
  state.at[to] = unit.id;
  unit.space = to;
  const rule = manner === 'slip' ? 'C-614' : manner === 'back' ? 'C-710' : 'C-601';
  emit?.({ kind: 'moved', rule, seat: unit.seat, unit: unit.id, from, to, manner });
}

/** C-609 to C-611 */
function cross(play: Play, unit: Unit, to: Space): Stepped {
  const { state, emit } = play;
  state.at[unit.space] = none;
  state.at[to] = unit.id;
  unit.space = to;
  const dice = unit.bottom > 0 ? 2 : 1;
  state.players[unit.seat].behind += dice;
  emit?.({ kind: 'crossed', rule: 'C-609', seat: unit.seat, unit: unit.id, dice, space: to, by: 'advance' });
  checkVictory(play, unit.seat, 'breakthrough');
  return 'ended';
}

/**
 * An Engagement (700s). The attacker has left its space (C-615); only if both survive is it as if it never had
 * (C-710).
 */
function engage(play: Play, unit: Unit, foe: Unit): Stepped {
  const { state, board, emit } = play;
  const { space } = foe;
  const from = unit.space;
  emit?.({ kind: 'engaged', rule: 'C-701', attacker: unit.id, defender: foe.id, from, space });
  const after = clash(unit, foe, shieldOf(state, board, foe));
  const isStandOff = after.attacker.top > 0 && after.defender.top > 0;
  tellDamage(play, unit, after.attacker);
  tellDamage(play, foe, after.defender);
  if (!isStandOff) state.at[from] = none;
  const losses = [strip(play, unit, after.attacker), strip(play, foe, after.defender)];
  buryLosses(play, losses, 'engagement', 'C-708');
  if (isStandOff) {
    emit?.({
      kind: 'moved',
      rule: 'C-710',
      seat: unit.seat,
      unit: unit.id,
      from: space,
      to: from,
      manner: 'back',
    });
    return 'ended';
  }
  if (unit.top === 0) return 'ended';
  relocate(play, unit, space, 'advance');
  return 'won';
}

function tellDamage({ emit }: Play, unit: Readonly<Unit>, after: { top: number; bottom: number }): void {
  const amount = unit.top + unit.bottom - after.top - after.bottom;
  if (!emit || after.top === 0 || amount === 0) return;
  const dice = after.bottom > 0 ? [after.top, after.bottom] : [after.top];
  emit({ kind: 'damaged', rule: 'C-702', unit: unit.id, amount, dice, cause: 'engagement' });
}

/** C-903 to C-905: whether the Unit is still there afterwards. */
export function triggerMine(play: Play, unit: Unit): boolean {
  const { state, board, emit } = play;
  if (state.mines.length === 0 || !removeFrom(state.mines, unit.space)) return true;
  emit?.({ kind: 'mineGone', rule: 'C-904', space: unit.space, unit: unit.id });
  if (controls(state, board, unit.seat, mineproofTile)) return true;
  const amount = rollDamage(play, 'C-903');
  dealDamage(play, [{ unit, amount }], 'mine', 'C-903');
  return unit.top > 0;
}

/** Begins an Advance: the first step, then whatever of the allowance is left (C-606, C-608, C-612, C-613). */
export function beginAdvance(play: Play, unit: Unit, to: Space, allowance: number, pressesOn = false): void {
  const stepped = stepUnit(play, unit, to, 'advance');
  const left = pressesOn ? (stepped === 'won' ? 1 : 0) : stepped === 'free' ? allowance - 1 : 0;
  if (left === 0 || play.state.outcome || !hasStep(play.state, play.board, unit)) return;
  play.state.frames.push({ kind: 'stride', unit: unit.id, left });
}
