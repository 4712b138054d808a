/** Effects that hurt: one enemy Unit, several at once, or destruction (C-711 to C-714, C-807, C-808). */
import type { SalientAction } from '../../../../shared/games/salient.ts';
import { distance, type Board } from '../board/board.ts';
import type { Aim, Area, EffectOf } from '../content/language.ts';
import { dealDamage, destroy } from '../damage.ts';
import { rollDamage } from '../dice.ts';
import { notOffered } from '../frames/worker.ts';
import { classOf, fieldUnits, isFoe, unitAt, unitOf } from '../play.ts';
import { none, type State, type Unit } from '../state.ts';
import { controllingUnit } from './deploying.ts';
import { nextStep, type EffectFrame, type WorkerFor } from './worker.ts';

/** The Units a distance is measured from. */
function measuredFrom(state: Readonly<State>, board: Board, slot: number, aim: Aim): readonly Unit[] {
  if (aim.from !== 'controller') return fieldUnits(state, board, state.seat);
  const unit = controllingUnit(state, board, slot);
  return unit ? [unit] : [];
}

/** Enemy Units on the battlefield that an aim fits. */
export function targetsOf(state: Readonly<State>, board: Board, slot: number, aim: Aim): Unit[] {
  const from = aim.within === undefined ? [] : measuredFrom(state, board, slot, aim);
  const { within } = aim;
  return state.units.filter((unit) => {
    if (!isFoe(board, unit.seat, state.seat) || !board.isField[unit.space]) return false;
    if (aim.only !== undefined && classOf(unit) !== aim.only) return false;
    if (aim.offFront && board.seats[unit.seat].isFront[unit.space]) return false;
    return within === undefined || from.some(({ space }) => distance(board, space, unit.space) <= within);
  });
}

const choices = (units: readonly Unit[]) => units.map(({ id }) => ({ kind: 'choose', unit: id }) as const);

export const strikeWorker: WorkerFor<'strike'> = {
  asks: true,
  code: 'strike',
  rule: 'C-808',
  options: (state, board, { slot }, { aim }) => choices(targetsOf(state, board, slot, aim)),
  choose(play, frame, effect, action) {
    if (action.kind !== 'choose') return notOffered('a strike', action);
    nextStep(frame);
    const unit = unitOf(play.state, action.unit);
    const amount = effect.amount === 'roll' ? rollDamage(play, 'C-808') : effect.amount;
    dealDamage(play, [{ unit, amount }], 'card', 'C-711');
  },
};

export const destroyWorker: WorkerFor<'destroy'> = {
  asks: true,
  code: 'destroy',
  rule: 'C-714',
  options: (state, board, { slot }, { aim }) => choices(targetsOf(state, board, slot, aim)),
  choose(play, frame, _effect, action) {
    if (action.kind !== 'choose') return notOffered('destruction', action);
    nextStep(frame);
    destroy(play, unitOf(play.state, action.unit), 'card', 'C-714');
  },
};

/** Enemies that a blast around one of the player's Units reaches. */
function blastTargets(
  state: Readonly<State>,
  board: Board,
  { seat, space }: Readonly<Unit>,
  area: 'flanks' | 'around',
): Unit[] {
  const { ahead, beside } = board.seats[seat];
  const spaces = area === 'around' ? board.around[space] : [...beside[space], ahead[space]];
  return spaces
    .map((each) => (each === none ? undefined : unitAt(state, each)))
    .filter((unit) => unit !== undefined && isFoe(board, unit.seat, seat)) as Unit[];
}

/** Everybody a blast reaches from where it is meant to go off. */
export function blastedUnits(
  state: Readonly<State>,
  board: Board,
  area: Area,
  action: SalientAction,
): Unit[] {
  if (action.kind === 'line') {
    const line = board.seats[state.seat].lines[action.line];
    return state.units.filter(({ space }) => line.includes(space));
  }
  if (action.kind !== 'choose' || area === 'line') return [];
  return blastTargets(state, board, unitOf(state, action.unit), area);
}

const amountOf = ({ amount }: EffectOf<'blast'>, { dice }: EffectFrame): number =>
  amount === 'face' ? dice[0] : amount;

export const blastWorker: WorkerFor<'blast'> = {
  asks: true,
  code: 'blast',
  rule: 'C-713',
  options(state, board, _frame, { area }) {
    if (area !== 'line') return choices(fieldUnits(state, board, state.seat));
    return board.seats[state.seat].lines.map((_, line) => ({ kind: 'line', line }));
  },
  choose(play, frame, effect, action) {
    const { state, board } = play;
    const amount = amountOf(effect, frame);
    nextStep(frame);
    if (action.kind !== 'line' && action.kind !== 'choose') return notOffered('a blast', action);
    dealDamage(
      play,
      blastedUnits(state, board, effect.area, action).map((unit) => ({ unit, amount })),
      'card',
      'C-713',
    );
  },
};
