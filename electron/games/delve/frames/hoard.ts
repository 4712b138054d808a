/** Wrath: treasures, wounds and the retreat of everybody in the Hoard, one after another (D-706 to D-713, R-402 to R-404). */
import type { Space } from '../../../../shared/games/delve.ts';
import { isFree, isUnexplored } from '../board/borders.ts';
import { bordersOf, borderTo, hoard } from '../board/spaces.ts';
import { resetDragon } from '../cards.ts';
import { deckOfCard } from '../content/cards.ts';
import { endTurn, heroAt, isHeldByOther, isInside } from '../play.ts';
import { none, type State } from '../state.ts';
import { strikeWith } from './steps.ts';
import { ask, notOffered, silent, type FrameOf, type Worker } from './worker.ts';

export const wrathWorker: Worker<FrameOf<'wrath'>> = {
  ...silent,
  work(play, frame) {
    const { state } = play;
    const seat = frame.queue.shift();
    if (seat !== undefined) {
      strikeWith(play, seat, frame.card);
      return true;
    }
    state.frames.pop();
    state.decks[deckOfCard[frame.card]].push(frame.card);
    resetDragon(play);
    endTurn(play, frame.seat);
    return true;
  },
};

/** D-707, D-708: free passages to spaces no hero holds. */
const retreatsFrom = (state: Readonly<State>, seat: number): Space[] =>
  bordersOf[hoard]
    .filter((border) => isFree(state, hoard, border) && !isHeldByOther(state, border.to, seat))
    .filter(({ to }) => !isUnexplored(state, to) || state.stock.length > 0)
    .map(({ to }) => to);

export const retreatWorker: Worker<FrameOf<'retreat'>> = {
  work({ state }, { seat }) {
    const hero = heroAt(state, seat);
    if (isInside(hero) && hero.space === hoard && retreatsFrom(state, seat).length > 0) return false;
    // no way out, and next turn he must try to move.
    hero.mustLeave = hero.space === hoard;
    state.frames.pop();
    return true;
  },
  asks: ask('retreat', 'D-707'),
  options: (state, { seat }) => retreatsFrom(state, seat).map((to) => ({ kind: 'move', to })),
  choose({ state }, { seat }, action) {
    if (action.kind !== 'move') return notOffered('retreat', action);
    state.frames.pop();
    const side = borderTo(hoard, action.to)?.side ?? none;
    state.frames.push({ kind: 'step', seat, to: action.to, side, manner: 'retreat' });
  },
};
