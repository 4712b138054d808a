/** A step: what bars the way, the chamber that is drawn for it, and standing in it (D-304 to D-325, R-105 to R-109). */
import type { Space } from '../../../../shared/games/delve.ts';
import { borderTo, bordersOf, isTower, opposite } from '../board/spaces.ts';
import { isUnexplored, obstaclesOn } from '../board/borders.ts';
import { passagesOf } from '../board/ways.ts';
import { spendRune } from '../cards.ts';
import { door } from '../content/chambers.ts';
import { arrive } from '../moving.ts';
import { deckId, endTurn, heroAt, kindAt, runeFor, type Play } from '../play.ts';
import { none, type State } from '../state.ts';
import { strengthTest } from './test.ts';
import { ask, notOffered, pass, silent, type FrameOf, type Worker } from './worker.ts';

type AttemptFrame = FrameOf<'attempt'>;
type StepFrame = FrameOf<'step'>;

/** the turn's move, whether it succeeds or not. */
export function attempt(play: Play, seat: number, to: Space): void {
  const hero = heroAt(play.state, seat);
  // another way was chosen.
  if (hero.gate !== to) {
    hero.tokens = 0;
    hero.gate = none;
  }
  play.state.frames.push({ kind: 'attempt', seat, to, at: 0, hasAsked: false });
}

const barriers = (state: Readonly<State>, { seat, to }: Readonly<AttemptFrame>): number[] => {
  const { space } = heroAt(state, seat);
  const border = borderTo(space, to);
  return border ? obstaclesOn(state, space, border) : [];
};

/** C-17 Opening: asked once, before the first obstacle. */
const mayOpen = (state: Readonly<State>, frame: Readonly<AttemptFrame>): boolean =>
  !frame.hasAsked && runeFor(heroAt(state, frame.seat), 'obstacle') !== none;

function goThrough(play: Play, { seat, to }: AttemptFrame): void {
  const border = borderTo(heroAt(play.state, seat).space, to);
  play.state.frames.pop();
  play.state.frames.push({ kind: 'step', seat, to, side: border?.side ?? none, manner: 'step' });
}

function tryObstacle(play: Play, frame: AttemptFrame, obstacle: number): void {
  if (obstacle === door) {
    play.state.frames.push({ kind: 'draw', seat: frame.seat, deck: deckId('door'), card: none });
    return;
  }
  heroAt(play.state, frame.seat).gate = frame.to;
  strengthTest(play, frame.seat, 'gate');
}

export const attemptWorker: Worker<AttemptFrame> = {
  work(play, frame) {
    const obstacles = barriers(play.state, frame);
    if (frame.at >= obstacles.length) goThrough(play, frame);
    else if (mayOpen(play.state, frame)) return false;
    else tryObstacle(play, frame, obstacles[frame.at]);
    return true;
  },
  asks: ask('opening', 'D-922'),
  options: (state, { seat }) => [{ kind: 'use', card: runeFor(heroAt(state, seat), 'obstacle') }, pass],
  choose(play, frame, action) {
    frame.hasAsked = true;
    if (action.kind !== 'use') return;
    spendRune(play, frame.seat, action.card);
    frame.at = barriers(play.state, frame).length;
  },
};

/** The door or gate lets him through to what comes next. */
export function passObstacle({ frames }: State): void {
  const top = frames[frames.length - 1];
  if (top.kind === 'attempt') top.at++;
}

/** Arrow against the space left: he walks on in the direction he came. */
export const stepWorker: Worker<StepFrame> = {
  ...silent,
  work(play, { seat, to, side, manner }) {
    const { state } = play;
    if (isUnexplored(state, to)) {
      state.frames.push({ kind: 'lay', seat, space: to, heading: side, drawn: [], hasAsked: false });
      return true;
    }
    state.frames.pop();
    arrive(play, seat, to, opposite(side), manner, arrivalRules[manner]);
    settle(play, seat);
    return true;
  },
};

const arrivalRules: Record<StepFrame['manner'], string> = {
  step: 'D-304',
  retreat: 'D-707',
  hiddenWay: 'R-121',
  rune: 'D-922',
  surface: 'D-819',
  placed: 'D-959',
  driven: 'D-973',
};

/** What follows an arrival: where he stands, then the encounter, now or next turn. */
export function settle(play: Play, seat: number): void {
  const { state } = play;
  const hero = heroAt(state, seat);
  if (hero.isPending) endTurn(play, seat);
  else state.frames.push({ kind: 'encounter', seat, stage: 0 });
  // only an arrival without a passage lets him choose.
  if (hero.isSpecial && hero.entry === none && choosesSide(state, hero.space))
    state.frames.push({ kind: 'stand', seat });
}

const sided: ReadonlySet<string> = new Set(['chasm', 'bridge', 'rockfall', 'web']);
const choosesSide = (state: Readonly<State>, space: Space): boolean => sided.has(kindAt(state, space) ?? '');

export const standWorker: Worker<FrameOf<'stand'>> = {
  work: () => false,
  asks: ask('stand', 'D-444'),
  options: (state, { seat }) =>
    passagesOf(state, heroAt(state, seat).space)
      .toSorted((one, other) => one - other)
      .map((side) => ({ kind: 'side', side: side as 0 | 1 | 2 | 3 })),
  choose(play, { seat }, action) {
    if (action.kind !== 'side') return notOffered('stand', action);
    play.state.frames.pop();
    heroAt(play.state, seat).entry = action.side;
    play.emit?.({ kind: 'stoodOn', rule: 'R-208', seat, side: action.side });
  },
};

/** anywhere beside, but not through the outer wall, into another hero's chamber or where no chamber is left. */
export const hiddenWays = (state: Readonly<State>, seat: number): Space[] =>
  bordersOf[heroAt(state, seat).space]
    .map(({ to }) => to)
    .filter((to) => !heldByOther(state, to, seat) && !(isUnexplored(state, to) && state.stock.length === 0));

const heldByOther = (state: Readonly<State>, space: Space, seat: number): boolean =>
  isTower(space) || kindAt(state, space) !== undefined
    ? state.heroes.some((hero, other) => other !== seat && hero.space === space)
    : false;
