/** Effects on Mines: laying, clearing, setting one off (C-901, C-905, C-906). */
import type { SalientAction, Space } from '../../../../shared/games/salient.ts';
import type { Board } from '../board/board.ts';
import { dealDamage } from '../damage.ts';
import { rollDamage } from '../dice.ts';
import { notOffered } from '../frames/worker.ts';
import { removeFrom, unitAt } from '../play.ts';
import { none, type State, type Unit } from '../state.ts';
import { mostMines } from '../supply.ts';
import { nextStep, type WorkerFor } from './worker.ts';

/** Spaces of the Centre Zone and the player's zone without Unit or Mine (OC-22, C-1214). */
function addMinePlaces(state: Readonly<State>, board: Board, to: SalientAction[]): void {
  const { isZone } = board.seats[state.seat];
  for (const space of board.field) {
    const isAllowed = board.isCentre[space] || isZone[space];
    if (isAllowed && state.at[space] === none && !state.mines.includes(space))
      to.push({ kind: 'put', space });
  }
}

const mineActions = (state: Readonly<State>): SalientAction[] =>
  state.mines.map((space) => ({ kind: 'mine', space }));

export const layMinesWorker: WorkerFor<'layMines'> = {
  asks: true,
  code: 'layMines',
  rule: 'C-901',
  options(state, board, { picked }, { count }) {
    const options: SalientAction[] = [];
    if (picked.length < count && state.mines.length < mostMines) addMinePlaces(state, board, options);
    if (options.length > 0) options.push({ kind: 'pass' });
    return options;
  },
  choose({ state, emit }, frame, _effect, action) {
    if (action.kind === 'pass') return nextStep(frame);
    if (action.kind !== 'put') return notOffered('laying Mines', action);
    frame.picked.push(action.space);
    state.mines.push(action.space);
    emit?.({ kind: 'mineLaid', rule: 'C-901', seat: state.seat, space: action.space });
  },
};

export const clearMinesWorker: WorkerFor<'clearMines'> = {
  asks: true,
  code: 'clearMines',
  rule: 'C-904',
  options(state, _board, { picked }, { count }) {
    const options = picked.length < count ? mineActions(state) : [];
    if (options.length > 0) options.push({ kind: 'pass' });
    return options;
  },
  choose({ state, emit }, frame, _effect, action) {
    if (action.kind === 'pass') return nextStep(frame);
    if (action.kind !== 'mine') return notOffered('clearing Mines', action);
    frame.picked.push(action.space);
    removeFrom(state.mines, action.space);
    emit?.({ kind: 'mineGone', rule: 'C-904', space: action.space, unit: undefined });
  },
};

/** Everybody who stands around a space (C-133). */
export const unitsAround = (state: Readonly<State>, board: Board, space: Space): Unit[] =>
  board.around[space].flatMap((each) => unitAt(state, each) ?? []);

export const detonateWorker: WorkerFor<'detonate'> = {
  asks: true,
  code: 'detonate',
  rule: 'C-713',
  options: (state) => mineActions(state),
  choose(play, frame, _effect, action) {
    if (action.kind !== 'mine') return notOffered('setting off a Mine', action);
    const { state, board, emit } = play;
    nextStep(frame);
    removeFrom(state.mines, action.space);
    emit?.({ kind: 'mineGone', rule: 'C-904', space: action.space, unit: undefined });
    const amount = rollDamage(play, 'C-713');
    const hits = unitsAround(state, board, action.space).map((unit) => ({ unit, amount }));
    dealDamage(play, hits, 'card', 'C-713');
  },
};
