/** What the chambers that are not just rooms ask of a hero: going on, Towers, the dark, crossing (D-414 to D-464, R-201 to R-219). */
import type { DelveAction } from '../../../../shared/games/delve.ts';
import { borderOn, towers } from '../board/spaces.ts';
import { isPassable } from '../board/borders.ts';
import { darkWays, hasFarWay, isBarredTo, isEntryPassable, mayLeave, movesOf } from '../board/ways.ts';
import { dropLoot, spendItem } from '../cards.ts';
import { useOf } from '../content/cards.ts';
import { arrive, clearPlace } from '../moving.ts';
import { checkOver } from '../ending.ts';
import { dropFrames, heroAt, isAskedFor, isHeldByOther, kindAt, roll, type Play } from '../play.ts';
import { none, stages, stands, statuses, type HeroState, type State } from '../state.ts';
import { attempt } from './walk.ts';
import { test } from './test.ts';
import { ask, distinct, notOffered, pass, silent, type FrameOf, type Worker } from './worker.ts';

export const moveOptions = (state: Readonly<State>, seat: number): DelveAction[] =>
  movesOf(state, seat).map(({ to }) => ({ kind: 'move', to }));

/** D-418, R-201: a further step at once, or the turn ends here. */
export const goOnWorker: Worker<FrameOf<'goOn'>> = {
  work({ state }, { seat }) {
    if (movesOf(state, seat).length > 0) return false;
    state.frames.pop();
    return true;
  },
  asks: ask('goOn', 'D-418'),
  options: (state, { seat }) => moveOptions(state, seat),
  choose(play, { seat }, action) {
    if (action.kind !== 'move') return notOffered('goOn', action);
    play.state.frames.pop();
    attempt(play, seat, action.to);
  },
};

/** D-730 to D-733: out for good, with everything he holds; R-409: perhaps the end. */
export function leaveDungeon(play: Play, seat: number): void {
  const { state, emit } = play;
  const hero = heroAt(state, seat);
  emit?.({ kind: 'leftDungeon', rule: 'D-731', seat, space: hero.space, loot: hero.loot.length });
  hero.status = statuses.out;
  clearPlace(hero);
  dropFrames(state, seat);
  if (state.seat === seat) state.stage = stages.end;
  checkOver(play);
}

type TowerFrame = FrameOf<'tower'>;

/** D-969, R-713: another Tower without a hero. */
const shiftsFrom = (state: Readonly<State>, { seat, hasShifted }: Readonly<TowerFrame>): DelveAction[] =>
  state.setup.options.towerTravel && !hasShifted
    ? towers
        .filter((to) => to !== heroAt(state, seat).space && !isHeldByOther(state, to, seat))
        .map((to) => ({ kind: 'shift', to }))
    : [];

function towerOptions(state: Readonly<State>, frame: Readonly<TowerFrame>): DelveAction[] {
  const { seat, hasShifted } = frame;
  const moves = moveOptions(state, seat);
  const leaves = !hasShifted && mayLeave(state, heroAt(state, seat));
  const others: DelveAction[] = [
    ...(leaves ? [{ kind: 'leave' } as const] : []),
    ...shiftsFrom(state, frame),
  ];
  // where there is no way on, he may simply stay.
  return moves.length > 0 || others.length === 0 ? [...others, ...moves] : [...others, pass];
}

export const towerWorker: Worker<TowerFrame> = {
  work({ state }, frame) {
    if (towerOptions(state, frame).length > 0) return false;
    state.frames.pop();
    return true;
  },
  asks: ask('tower', 'D-463'),
  options: towerOptions,
  choose(play, frame, action) {
    const { seat } = frame;
    if (action.kind === 'leave') return leaveDungeon(play, seat);
    if (action.kind === 'shift') {
      frame.hasShifted = true;
      return arrive(play, seat, action.to, none, 'shift', 'D-969');
    }
    play.state.frames.pop();
    if (action.kind === 'move') attempt(play, seat, action.to);
    else if (action.kind !== 'pass') notOffered('tower', action);
  },
};

/** some printed way is neither wall nor outer edge, so the die decides. */
export function isRolledDark(state: Readonly<State>, { space }: Readonly<HeroState>): boolean {
  return darkWays(state, space).some((side) => {
    const border = borderOn(space, side);
    return border !== undefined && isPassable(state, space, border);
  });
}

/** D-422, D-423, R-204 */
export const darkWorker: Worker<FrameOf<'dark'>> = {
  ...silent,
  work(play, { seat }) {
    const { state } = play;
    const hero = heroAt(state, seat);
    state.frames.pop();
    if (!isRolledDark(state, hero)) {
      state.frames.push({ kind: 'goOn', seat });
      return true;
    }
    const side = darkWays(state, hero.space)[roll(play, seat, 'dark', 1, 'D-422') - 1];
    const border = borderOn(hero.space, side);
    if (!border || !isPassable(state, hero.space, border) || isBarredTo(state, seat, border.to))
      play.emit?.({ kind: 'blocked', rule: 'R-204', seat });
    else attempt(play, seat, border.to);
    return true;
  },
};

/** D-439, D-457, R-216, R-217: staying needs a way back; a Web is crossed only where there is a way beyond. */
function crossingOptions(state: Readonly<State>, seat: number): DelveAction[] {
  const hero = heroAt(state, seat);
  const back = isEntryPassable(state, hero);
  const beyond = hasFarWay(state, hero);
  const isBridge = kindAt(state, hero.space) === 'bridge';
  const mayCross = isBridge ? back || beyond : beyond;
  return [...(back ? [{ kind: 'stay' } as const] : []), ...(mayCross ? [{ kind: 'cross' } as const] : [])];
}

export const crossingWorker: Worker<FrameOf<'crossing'>> = {
  work({ state }, { seat }) {
    if (crossingOptions(state, seat).length > 0) return false;
    state.frames.pop();
    return true;
  },
  asks: (state, { seat }) => ({
    seat,
    prompt: {
      code: 'crossing',
      rule: kindAt(state, heroAt(state, seat).space) === 'web' ? 'D-457' : 'D-439',
    },
  }),
  options: (state, { seat }) => crossingOptions(state, seat),
  choose(play, { seat }, action) {
    play.state.frames.pop();
    if (action.kind === 'cross') return beginCrossing(play, seat);
    heroAt(play.state, seat).stand = stands.near;
  },
};

/** D-434, D-441, D-459: the test of a Rockfall, Bridge or Web. */
export function beginCrossing(play: Play, seat: number): void {
  const { state } = play;
  const hero = heroAt(state, seat);
  if (hero.gate !== none) {
    hero.gate = none;
    hero.tokens = 0;
  }
  const kind = kindAt(state, hero.space);
  if (kind === 'bridge') {
    // from the far side the crossing goes back.
    if (hero.stand === stands.across) hero.entry = (hero.entry + 2) % 4;
    hero.stand = stands.near;
    state.frames.push({ kind: 'load', seat });
    return;
  }
  test(play, seat, {
    purpose: 'cross',
    attribute: kind === 'web' ? 'strength' : 'agility',
    bonus: hero.tokens,
  });
}

/** C-15 Coil of Rope: it serves this chamber. */
function ropesHere(state: Readonly<State>, seat: number): number[] {
  const hero = heroAt(state, seat);
  const kind = kindAt(state, hero.space);
  return distinct(hero.loot.filter((card) => kind && useOf(card, 'chamberTest')?.chambers.includes(kind)));
}

const isBridge = (state: Readonly<State>, seat: number): boolean =>
  kindAt(state, heroAt(state, seat).space) === 'bridge';

/** D-441: dropping is one card after another, then the test. */
function startTest(play: Play, seat: number): void {
  const { state } = play;
  state.frames.pop();
  if (isBridge(state, seat))
    test(play, seat, { purpose: 'cross', attribute: 'agility', load: heroAt(state, seat).loot.length });
  else test(play, seat, { purpose: 'well', attribute: 'luck' });
}

function useRope(play: Play, seat: number, card: number): void {
  const { state } = play;
  const overBridge = isBridge(state, seat);
  state.frames.pop();
  spendItem(play, seat, card);
  play.emit?.({ kind: 'crossed', rule: 'C-15', seat, passed: true });
  if (!overBridge) return;
  heroAt(state, seat).stand = stands.across;
  state.frames.push({ kind: 'goOn', seat });
}

export const loadWorker: Worker<FrameOf<'load'>> = {
  work(play, { seat }) {
    const { state } = play;
    const hero = heroAt(state, seat);
    const asks = isBridge(state, seat) ? hero.loot.length > 0 : isAskedFor(state, hero, 'chamberTest');
    if (asks) return false;
    startTest(play, seat);
    return true;
  },
  asks: (state, { seat }) => ({
    seat,
    prompt: { code: 'load', rule: isBridge(state, seat) ? 'D-441' : 'R-610' },
    ...(!isBridge(state, seat) && { isWindow: true as const }),
  }),
  options: (state, { seat }) => [
    ...ropesHere(state, seat).map((card): DelveAction => ({ kind: 'use', card })),
    ...(isBridge(state, seat)
      ? distinct(heroAt(state, seat).loot).map((card): DelveAction => ({ kind: 'card', card }))
      : []),
    pass,
  ],
  choose(play, { seat }, action) {
    if (action.kind === 'card') dropLoot(play, seat, action.card, 'D-441');
    else if (action.kind === 'use') useRope(play, seat, action.card);
    else startTest(play, seat);
  },
};
