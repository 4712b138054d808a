/** Choices that cards leave: drawing or not, bribes, which rune, a Hidden Way, where Stepping leads (R-609, R-121, C-09, C-12, C-17). */
import type { DelveAction, Space } from '../../../../shared/games/delve.ts';
import { dropLoot, spendRune } from '../cards.ts';
import { borderTo } from '../board/spaces.ts';
import { heroAt, heroesOn, removeFrom, type Play } from '../play.ts';
import { none, type State } from '../state.ts';
import { hiddenWays } from './walk.ts';
import { ask, distinct, notOffered, pass, type FrameOf, type Worker } from './worker.ts';

export const mayWorker: Worker<FrameOf<'may'>> = {
  work: () => false,
  asks: (_state, { seat, deck }) => ({ seat, prompt: { code: 'may', rule: 'R-609', about: { deck } } }),
  options: () => [{ kind: 'draw' }, pass],
  choose(play, { seat, deck }, action) {
    play.state.frames.pop();
    if (action.kind === 'draw') play.state.frames.push({ kind: 'draw', seat, deck, card: none });
  },
};

/** C-09 Hooded Acolyte: one Loot card, or the die. */
export const bribeWorker: Worker<FrameOf<'bribe'>> = {
  work({ state }, frame) {
    if (heroAt(state, frame.seat).loot.length > 0) return false;
    refuse(state, frame);
    return true;
  },
  asks: ask('bribe', 'C-09'),
  options: (state, { seat }) => [...lootOptions(state, seat), pass],
  choose(play, frame, action) {
    if (action.kind !== 'card') return refuse(play.state, frame);
    play.state.frames.pop();
    dropLoot(play, frame.seat, action.card, 'C-09');
  },
};

function refuse({ frames }: State, { seat, list }: FrameOf<'bribe'>): void {
  frames.pop();
  frames.push({ kind: 'steps', seat, card: none, list, at: 0 });
}

export const lootOptions = (state: Readonly<State>, seat: number): DelveAction[] =>
  distinct(heroAt(state, seat).loot).map((card) => ({ kind: 'card', card }));

export const loseRuneWorker: Worker<FrameOf<'loseRune'>> = {
  work: () => false,
  asks: ask('loseRune', 'C-12'),
  options: (state, { seat }) => heroAt(state, seat).runes.map((card) => ({ kind: 'card', card })),
  choose({ state, emit }, { seat }, action) {
    if (action.kind !== 'card') return notOffered('loseRune', action);
    state.frames.pop();
    removeFrom(heroAt(state, seat).runes, action.card);
    emit?.({ kind: 'runeLost', rule: 'C-12', seat, card: action.card });
  },
};

/** a way taken ends the stay, so the search it came from counts for nothing more. */
function forgetSearch({ frames }: State, seat: number): void {
  const at = frames.findLastIndex((frame) => frame.kind === 'search' && frame.seat === seat);
  if (at >= 0) frames.splice(at, 1);
}

export const hiddenWayWorker: Worker<FrameOf<'hiddenWay'>> = {
  work: () => false,
  asks: ask('hiddenWay', 'R-121'),
  options: (state, { seat }) => [
    ...hiddenWays(state, seat).map((to): DelveAction => ({ kind: 'move', to })),
    pass,
  ],
  choose(play, { seat }, action) {
    const { state } = play;
    state.frames.pop();
    if (action.kind !== 'move') return;
    forgetSearch(state, seat);
    const side = borderTo(heroAt(state, seat).space, action.to)?.side ?? none;
    state.frames.push({ kind: 'step', seat, to: action.to, side, manner: 'hiddenWay' });
  },
};

/** C-17 Stepping: any explored chamber without a hero. */
export const steppingGoals = (state: Readonly<State>): Space[] =>
  state.board.flatMap((laid, space) => (laid !== none && heroesOn(state, space).length === 0 ? [space] : []));

export const steppingWorker: Worker<FrameOf<'stepping'>> = {
  work: () => false,
  asks: ask('stepping', 'R-122'),
  options: (state) => steppingGoals(state).map((to) => ({ kind: 'move', to })),
  choose(play, { seat }, action) {
    if (action.kind !== 'move') return notOffered('stepping', action);
    play.state.frames.pop();
    play.state.frames.push({ kind: 'step', seat, to: action.to, side: none, manner: 'rune' });
  },
};

/** C-17 Stepping is spent as it is announced. */
export function beginStepping(play: Play, seat: number, card: number): void {
  spendRune(play, seat, card);
  play.state.frames.push({ kind: 'stepping', seat });
}
