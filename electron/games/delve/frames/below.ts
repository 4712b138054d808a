/** Down into the Catacombs and up again (D-801 to D-825, R-501 to R-514). */
import type { DelveAction, Side, Space } from '../../../../shared/games/delve.ts';
import { amountFrom } from '../amounts.ts';
import { isUnexplored } from '../board/borders.ts';
import {
  bordersOf,
  hoard,
  hoardSquares,
  isPrinted,
  spaceOfSquare,
  squareCount,
  squaresApart,
  squareTowards,
} from '../board/spaces.ts';
import { returnPile } from '../cards.ts';
import { hurt } from '../harm.ts';
import { arrive, leaveChamber } from '../moving.ts';
import { amountOf, endTurn, heroAt, roll, type Play } from '../play.ts';
import { none, statuses, type State } from '../state.ts';
import { settle } from './walk.ts';
import { ask, notOffered, pass, type FrameOf, type Worker } from './worker.ts';

type DescendFrame = FrameOf<'descend'>;
type SurfaceFrame = FrameOf<'surface'>;

/** in the Hoard the square is chosen too. */
const asksSquare = (state: Readonly<State>, { seat, square }: Readonly<DescendFrame>): boolean =>
  square === none && heroAt(state, seat).space === hoard;

const allSides: DelveAction[] = [0, 1, 2, 3].map((side) => ({ kind: 'side', side: side as Side }));

/** D-805, R-511: marker, direction, wounds; the turn is over. */
function goDown(play: Play, { seat, square, isFall, wounds, card }: DescendFrame, side: Side): void {
  const { state, emit } = play;
  const hero = heroAt(state, seat);
  const marker = square === none ? hero.space : square;
  endTurn(play, seat);
  leaveChamber(play, seat);
  hero.status = statuses.below;
  hero.from = none;
  hero.entry = none;
  hero.marker = marker;
  hero.heading = side;
  hero.trip = 0;
  emit?.({ kind: 'wentBelow', rule: isFall ? 'R-511' : 'D-805', seat, space: marker, side, fell: isFall });
  if (isFall) hurt(play, seat, amountOf(play, seat, amountFrom(wounds), 'wounds'), 'fall', card);
}

export const descendWorker: Worker<DescendFrame> = {
  work: () => false,
  asks: (state, frame) => ({
    seat: frame.seat,
    prompt: asksSquare(state, frame)
      ? { code: 'square', rule: 'R-513' }
      : { code: 'direction', rule: 'D-805' },
  }),
  options: (state, frame) =>
    asksSquare(state, frame) ? hoardSquares.map((space) => ({ kind: 'space', space })) : allSides,
  choose(play, frame, action) {
    if (action.kind === 'space') frame.square = action.space;
    else if (action.kind === 'side') goDown(play, frame, action.side);
    else notOffered('descend', action);
  },
};

/** left and right of the arrow. */
const shiftSides = (heading: number): Side[] => [((heading + 3) % 4) as Side, ((heading + 1) % 4) as Side];

/** D-815 to D-818: forward by the cards, then sideways by the die. */
function surfacesAt(marker: number, heading: number, cards: number, side: number, die: number): Space {
  return spaceOfSquare(squareTowards(squareTowards(marker, heading, cards), side, die));
}

function comeUp(play: Play, seat: number, side: Side): void {
  const { state, emit } = play;
  const hero = heroAt(state, seat);
  const die = roll(play, seat, 'shift', 1, 'D-816');
  const aim = surfacesAt(hero.marker, hero.heading, hero.trip, side, die);
  emit?.({ kind: 'surfacing', rule: 'D-815', seat, cards: hero.trip, side, roll: die });
  returnPile(play, hero);
  hero.marker = none;
  hero.status = statuses.inside;
  const isOpen = !isUnexplored(state, aim) || state.stock.length > 0;
  state.frames.push({ kind: 'surface', seat, space: isOpen ? aim : none, aim, manner: 'surface' });
}

export const wayUpWorker: Worker<FrameOf<'wayUp'>> = {
  work: () => false,
  asks: ask('wayUp', 'D-816'),
  options: (state, { seat, isOptional }) => [
    ...shiftSides(heroAt(state, seat).heading).map((side): DelveAction => ({ kind: 'side', side })),
    ...(isOptional ? [pass] : []),
  ],
  choose(play, { seat }, action) {
    play.state.frames.pop();
    if (action.kind === 'side') comeUp(play, seat, action.side);
  },
};

/** without stock the nearest explored or printed spaces. */
function nearestTo(state: Readonly<State>, aim: Space): Space[] {
  const open: Space[] = [];
  for (let space = 0; space < squareCount; space++) {
    const isThere = spaceOfSquare(space) === space && (isPrinted(space) || state.board[space] !== none);
    if (isThere) open.push(space);
  }
  const least = Math.min(...open.map((space) => squaresApart(space, aim)));
  return open.filter((space) => squaresApart(space, aim) === least);
}

/** D-959: any space beside the one he lies on. */
const besides = (state: Readonly<State>, aim: Space): Space[] =>
  bordersOf[aim].map(({ to }) => to).filter((to) => !isUnexplored(state, to) || state.stock.length > 0);

const surfaceChoices = (state: Readonly<State>, { manner, aim }: Readonly<SurfaceFrame>): Space[] =>
  manner === 'placed' ? besides(state, aim) : nearestTo(state, aim);

/** D-823, D-825: the chamber is laid any way round; its encounter waits for the next turn. */
export const surfaceWorker: Worker<SurfaceFrame> = {
  work(play, frame) {
    const { state } = play;
    const { seat, space, manner } = frame;
    if (space === none) {
      const choices = surfaceChoices(state, frame);
      if (choices.length !== 1) return choices.length === 0 && giveUpPlacing(state);
      frame.space = choices[0];
    } else if (isUnexplored(state, space))
      state.frames.push({ kind: 'lay', seat, space, heading: none, drawn: [], hasAsked: false });
    else {
      state.frames.pop();
      arrive(play, seat, space, none, manner, manner === 'placed' ? 'D-959' : 'D-819');
      settle(play, seat);
    }
    return true;
  },
  asks: (_state, { seat, manner }) => ({
    seat,
    prompt: manner === 'placed' ? { code: 'place', rule: 'D-959' } : { code: 'nearest', rule: 'R-104' },
  }),
  options: (state, frame) => surfaceChoices(state, frame).map((space) => ({ kind: 'space', space })),
  choose(_play, frame, action) {
    if (action.kind !== 'space') return notOffered('surface', action);
    frame.space = action.space;
  },
};

/** Nowhere to be put: he stays where he is. */
function giveUpPlacing(state: State): boolean {
  state.frames.pop();
  return true;
}
