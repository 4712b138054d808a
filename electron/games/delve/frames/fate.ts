/** What ends a stay or a match: the second search, being knocked out, the last light of day (D-328, D-958, R-112, R-408). */
import { isShutIn, mayLeave } from '../board/ways.ts';
import { dropLoot, spendRune } from '../cards.ts';
import { kill } from '../harm.ts';
import { nightfall } from '../turn/night.ts';
import { heroAt, isInside, isPlaying, runeFor, type Play } from '../play.ts';
import { none, stages, type State } from '../state.ts';
import { lootOptions } from './choices.ts';
import { ask, notOffered, pass, silent, type FrameOf, type Worker } from './worker.ts';

const searchesAllowed = 2;

/** a search counts when all it brought is done; the second one may be the last. */
export const searchWorker: Worker<FrameOf<'search'>> = {
  ...silent,
  work(play, { seat }) {
    const { state } = play;
    const hero = heroAt(state, seat);
    state.frames.pop();
    if (!isInside(hero)) return true;
    hero.searches++;
    const isLost = hero.searches >= searchesAllowed && isShutIn(state, seat) && !mayLeave(state, hero);
    if (isLost) kill(play, seat, 'shutIn');
    return true;
  },
};

export const knockOutWorker: Worker<FrameOf<'knockOut'>> = {
  work(play, frame) {
    const { loot } = heroAt(play.state, frame.seat);
    // with no more than that, everything goes.
    if (frame.count > 0 && loot.length > frame.count) return false;
    if (frame.count > 0) for (const card of [...loot]) dropLoot(play, frame.seat, card, 'D-958');
    finish(play, frame);
    return true;
  },
  asks: ask('knockOut', 'D-958'),
  options: (state, { seat }) => lootOptions(state, seat),
  choose(play, frame, action) {
    if (action.kind !== 'card') return notOffered('knockOut', action);
    dropLoot(play, frame.seat, action.card, 'D-958');
    frame.count--;
  },
};

/** D-959: from a dead end he is put beside. */
function finish({ state }: Play, { seat, isPlaced }: FrameOf<'knockOut'>): void {
  state.frames.pop();
  const aim = heroAt(state, seat).space;
  if (isPlaced) state.frames.push({ kind: 'surface', seat, space: none, aim, manner: 'placed' });
}

/** Owners of Last Light who are still inside, from the First Player on. */
const lightBearer = (state: Readonly<State>): number =>
  state.heroes.findIndex((hero) => isPlaying(hero) && runeFor(hero, 'closing') !== none);

export const lastLightWorker: Worker<FrameOf<'lastLight'>> = {
  work(play) {
    if (lightBearer(play.state) !== none) return false;
    play.state.frames.pop();
    nightfall(play);
    return true;
  },
  asks: (state) => ({ seat: lightBearer(state), prompt: { code: 'lastLight', rule: 'R-415' } }),
  options: (state) => [{ kind: 'use', card: runeFor(heroAt(state, lightBearer(state)), 'closing') }, pass],
  choose(play, _frame, action) {
    const { state } = play;
    state.frames.pop();
    if (action.kind !== 'use') return nightfall(play);
    spendRune(play, lightBearer(state), action.card);
    state.stage = stages.begin;
  },
};
