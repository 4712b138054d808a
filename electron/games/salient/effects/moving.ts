/** Effects that move Units: Advances, a step aside or back, the Glider Lift (C-531, C-613, C-614). */
import type { SalientAction } from '../../../../shared/games/salient.ts';
import type { EffectOf } from '../content/language.ts';
import { notOffered } from '../frames/worker.ts';
import { addSteps, allowanceOf, beginAdvance, canEnter, stepUnit, triggerMine } from '../movement.ts';
import { classOf, fieldUnits, isArmour, unitOf } from '../play.ts';
import { none, type Unit } from '../state.ts';
import { nextStep, type WorkerFor } from './worker.ts';

type Advance = EffectOf<'advance'>;

const fits = ({ who }: Advance, unit: Unit): boolean =>
  who === 'unit' || (who === 'infantry' ? !isArmour(unit) : classOf(unit) !== 'light');

/** A Unit that was moved by one action may be moved by the next (C-532). */
export const advanceEffectWorker: WorkerFor<'advance'> = {
  asks: true,
  code: 'advanceUnit',
  rule: 'C-531',
  options(state, board, { picked }, effect) {
    const options: SalientAction[] = [];
    if (picked.length >= effect.units) return options;
    for (const unit of fieldUnits(state, board, state.seat))
      if (fits(effect, unit) && !picked.includes(unit.id)) addSteps(state, board, unit, options);
    // CR-50: "up to" includes none; only Press On says how far.
    if (options.length > 0 && !effect.pressesOn) options.push({ kind: 'pass' });
    return options;
  },
  choose(play, frame, effect, action) {
    if (action.kind === 'pass') return nextStep(frame);
    if (action.kind !== 'step') return notOffered('an Advance', action);
    const unit = unitOf(play.state, action.unit);
    frame.picked.push(unit.id);
    beginAdvance(play, unit, action.to, effect.spaces ?? allowanceOf(unit), effect.pressesOn);
  },
};

export const slipWorker: WorkerFor<'slip'> = {
  asks: true,
  code: 'slip',
  rule: 'C-614',
  options(state, board) {
    return fieldUnits(state, board, state.seat).flatMap((unit) =>
      board.seats[unit.seat].slips[unit.space]
        .filter((to) => canEnter(state, board, unit, to))
        .map((to): SalientAction => ({ kind: 'step', unit: unit.id, to })),
    );
  },
  choose(play, frame, _effect, action) {
    if (action.kind !== 'step') return notOffered('a step aside', action);
    nextStep(frame);
    stepUnit(play, unitOf(play.state, action.unit), action.to, 'slip');
  },
};

export const liftWorker: WorkerFor<'lift'> = {
  asks: true,
  code: 'lift',
  rule: 'C-809',
  options(state, board, { picked }) {
    if (picked.length === 0)
      return fieldUnits(state, board, state.seat)
        .filter((unit) => !isArmour(unit))
        .map(({ id }) => ({ kind: 'choose', unit: id }));
    const { isZone } = board.seats[state.seat];
    return board.field
      .filter((space) => state.at[space] === none && (board.isCentre[space] || isZone[space]))
      .map((space) => ({ kind: 'put', space }));
  },
  choose(play, frame, _effect, action) {
    const { state, emit } = play;
    if (action.kind === 'choose') {
      frame.picked.push(action.unit);
      return;
    }
    if (action.kind !== 'put') return notOffered('the lift', action);
    const unit = unitOf(state, frame.picked[0]);
    const from = unit.space;
    nextStep(frame);
    state.at[from] = none;
    state.at[action.space] = unit.id;
    unit.space = action.space;
    emit?.({ kind: 'lifted', rule: 'C-809', unit: unit.id, from, to: action.space });
    triggerMine(play, unit);
  },
};
