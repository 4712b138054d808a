/** Deploy and Force Deploy: where a Unit may be put, and putting it there (C-520 to C-529). */
import type { Seat } from '../../../../shared/game.ts';
import { meaningOfSlot, type DeployManner, type Space } from '../../../../shared/games/salient.ts';
import type { Board } from '../board/board.ts';
import type { EffectOf } from '../content/language.ts';
import { notOffered } from '../frames/worker.ts';
import { triggerMine } from '../movement.ts';
import { activePlayer, allyOf, diceOf, unitAt, type Play } from '../play.ts';
import { none, type State } from '../state.ts';
import { nextStep, type EffectFrame, type WorkerFor } from './worker.ts';

type Deploy = EffectOf<'deploy'>;

/** The dice to be put: the assigned ones, or one from the Reserve showing 1 (C-543). */
function diceFor(state: Readonly<State>, frame: Readonly<EffectFrame>, { die }: Deploy): readonly number[] {
  if (die === 'assigned') return frame.dice;
  return activePlayer(state).reserve > 0 ? [1] : [];
}

/** C-525, C-527: a Unit of the same value stands on the battlefield. */
export function clashesWith(state: Readonly<State>, board: Board, seat: Seat, value: number): boolean {
  for (const unit of state.units)
    if (unit.seat === seat && unit.top === value && board.isField[unit.space]) return true;
  return false;
}

const isOpen = (state: Readonly<State>, space: Space): boolean => state.at[space] === none;

/** Open spaces straight behind Units of a player, where this seat may deploy (C-522 to C-524, C-1113). */
function addBehind(state: Readonly<State>, board: Board, seat: Seat, whose: Seat, to: Space[]): void {
  const { back, isBarred } = board.seats[seat];
  for (const unit of state.units) {
    if (unit.seat !== whose || !board.isField[unit.space]) continue;
    const space = back[unit.space];
    if (space !== none && isOpen(state, space) && !isBarred[space] && !to.includes(space)) to.push(space);
  }
}

/** The Controlling Unit of the Facility a slot belongs to, if it is the active player's (C-135, CR-15). */
export function controllingUnit(state: Readonly<State>, board: Board, slot: number) {
  const unit = unitAt(state, board.sites[meaningOfSlot(slot).at]);
  return unit?.seat === state.seat ? unit : undefined;
}

/** Every space where a Unit of these dice may be deployed now; Units deployed before it count (C-572). */
export function deploySpaces(
  state: Readonly<State>,
  board: Board,
  slot: number,
  effect: Deploy,
  dice: readonly number[],
): Space[] {
  const { seat } = state;
  const isStack = dice.length > 1;
  const { front, isBarred } = board.seats[seat];
  if (dice.length === 0 || (!effect.forced && clashesWith(state, board, seat, dice[0]))) return [];
  switch (effect.where) {
    case 'home': {
      const spaces = front.filter((space) => isOpen(state, space));
      if (!isStack) addBehind(state, board, seat, seat, spaces);
      return spaces;
    }
    case 'centre':
      return board.centre.filter((space) => isOpen(state, space));
    case 'beside': {
      const unit = controllingUnit(state, board, slot);
      const spaces = unit ? board.seats[seat].beside[unit.space] : [];
      return spaces.filter((space) => isOpen(state, space) && !isBarred[space]);
    }
    case 'behindAlly': {
      const spaces: Space[] = [];
      addBehind(state, board, seat, allyOf(board, seat), spaces);
      return spaces;
    }
  }
}

const mannerOf = ({ forced, where }: Deploy): DeployManner =>
  where === 'behindAlly' ? 'behindAlly' : forced ? 'forced' : 'deploy';

/** Puts a new Unit onto the board, Mines included (C-521, C-902). */
function put(play: Play, dice: readonly number[], space: Space, manner: DeployManner): void {
  const { state, emit } = play;
  const unit = { id: state.next++, seat: state.seat, top: dice[0], bottom: dice[1] ?? 0, space };
  state.units.push(unit);
  state.at[space] = unit.id;
  const rule = manner === 'deploy' ? 'C-521' : manner === 'forced' ? 'C-528' : 'C-1112';
  emit?.({ kind: 'deployed', rule, seat: state.seat, unit: unit.id, dice: diceOf(unit), space, manner });
  triggerMine(play, unit);
}

export const deployWorker: WorkerFor<'deploy'> = {
  asks: true,
  code: 'deploy',
  rule: 'C-521',
  options: (state, board, frame, effect) =>
    deploySpaces(state, board, frame.slot, effect, diceFor(state, frame, effect)).map((space) => ({
      kind: 'put',
      space,
    })),
  choose(play, frame, effect, action) {
    if (action.kind !== 'put') return notOffered('Deploy', action);
    const dice = diceFor(play.state, frame, effect);
    if (effect.die === 'reserve') activePlayer(play.state).reserve--;
    nextStep(frame);
    put(play, dice, action.space, mannerOf(effect));
  },
  /** C-529, C-809 */
  close({ state }, frame, effect) {
    if (effect.die === 'assigned') activePlayer(state).resting += frame.dice.length;
  },
};
