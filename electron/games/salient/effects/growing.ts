/** Effects that give: Credits, Research, Units of the Reserve, strength (C-540, C-552, C-560, C-117). */
import { notOffered } from '../frames/worker.ts';
import { activePlayer, allyOf, fieldUnits, isArmour, unitOf } from '../play.ts';
import { makeArmour, strengthen } from '../damage.ts';
import { conscript, gain } from '../supply.ts';
import { controllingUnit } from './deploying.ts';
import { nextStep, type WorkerFor } from './worker.ts';

export const gainWorker: WorkerFor<'gain'> = {
  asks: false,
  run(play, _frame, { credits, research, recruits = 0, to }) {
    const { state, board } = play;
    const seat = to === 'ally' ? allyOf(board, state.seat) : state.seat;
    gain(play, seat, { credits, research }, to === 'ally' ? 'C-1111' : research ? 'C-560' : 'C-552');
    if (recruits === 0) return true;
    const found = conscript(play, seat, recruits, to === 'ally' ? 'C-1111' : 'C-540');
    return found > 0 || credits !== undefined;
  },
};

/** The Unit is chosen, or it is the Controlling Unit of the Facility. */
export const strengthenWorker: WorkerFor<'strengthen'> = {
  asks: true,
  code: 'strengthen',
  rule: 'C-117',
  options(state, board, frame, { who }) {
    const unit = controllingUnit(state, board, frame.slot);
    const units = who === 'own' ? fieldUnits(state, board, state.seat) : unit ? [unit] : [];
    return units.map(({ id }) => ({ kind: 'choose', unit: id }));
  },
  choose(play, frame, { amount }, action) {
    if (action.kind !== 'choose') return notOffered('strengthening', action);
    nextStep(frame);
    strengthen(play, unitOf(play.state, action.unit), amount, 'C-117');
  },
};

export const stackWorker: WorkerFor<'stack'> = {
  asks: true,
  code: 'stack',
  rule: 'C-112',
  options: (state, board) =>
    activePlayer(state).reserve === 0
      ? []
      : fieldUnits(state, board, state.seat)
          .filter((unit) => !isArmour(unit))
          .map(({ id }) => ({ kind: 'choose', unit: id })),
  choose(play, frame, _effect, action) {
    if (action.kind !== 'choose') return notOffered('making Armour', action);
    nextStep(frame);
    makeArmour(play, unitOf(play.state, action.unit), 'C-112');
  },
};
