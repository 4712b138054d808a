/** Attribute tests: two dice, determination, and what passing or failing does (D-901, D-910 to D-912, R-601 to ). */
import { attributes, type Attribute } from '../../../../shared/games/delve.ts';
import { codeOf } from '../amounts.ts';
import { heldStep, shedAfterTest, stopDrawn } from '../holding.ts';
import { spendRune } from '../cards.ts';
import { determine, hurt, kill } from '../harm.ts';
import { amountOf, endTurn, faceOf, heroAt, kindAt, roll, runeFor, type Play } from '../play.ts';
import { none, stages, stands, type State, type TestPurpose } from '../state.ts';
import { ask, pass, type FrameOf, type Worker } from './worker.ts';

type TestFrame = FrameOf<'test'>;

interface TestOf {
  purpose: TestPurpose;
  attribute: Attribute;
  bonus?: number;
  load?: number;
  card?: number;
  list?: number;
}

export function test(play: Play, seat: number, { purpose, attribute, ...rest }: TestOf): void {
  play.state.frames.push({
    kind: 'test',
    seat,
    purpose,
    attribute: attributes.indexOf(attribute),
    bonus: rest.bonus ?? 0,
    load: rest.load ?? 0,
    card: rest.card ?? none,
    list: rest.list ?? none,
    total: none,
  });
}

/** D-322, D-459: with the determination gathered here. */
export const strengthTest = (play: Play, seat: number, purpose: 'gate' | 'web'): void =>
  test(play, seat, { purpose, attribute: 'strength', bonus: heroAt(play.state, seat).tokens });

const neededFor = (state: Readonly<State>, { seat, attribute, bonus }: Readonly<TestFrame>): number =>
  faceOf(heroAt(state, seat)).values[attributes[attribute]] + bonus;

/** D-901, D-441: the load is added to the dice. */
function rollTest(play: Play, frame: TestFrame): void {
  const { seat, card } = frame;
  frame.total = roll(play, seat, 'test', 2, 'D-901') + frame.load;
  const needed = neededFor(play.state, frame);
  const attribute = attributes[frame.attribute];
  const passed = frame.total <= needed;
  play.emit?.({ kind: 'tested', rule: 'D-901', seat, attribute, total: frame.total, needed, passed, card });
}

const hasFailed = (state: Readonly<State>, frame: Readonly<TestFrame>): boolean =>
  frame.total > neededFor(state, frame);

const steadyHand = (state: Readonly<State>, seat: number): number =>
  runeFor(heroAt(state, seat), 'failedTest');

export const testWorker: Worker<TestFrame> = {
  work(play, frame) {
    if (frame.total === none) rollTest(play, frame);
    const failed = hasFailed(play.state, frame);
    if (failed && steadyHand(play.state, frame.seat) !== none) return false;
    play.state.frames.pop();
    resolve(play, frame, !failed);
    return true;
  },
  asks: ask('steadyHand', 'D-922'),
  options: (state, { seat }) => [{ kind: 'use', card: steadyHand(state, seat) }, pass],
  choose(play, frame, action) {
    play.state.frames.pop();
    if (action.kind === 'use') spendRune(play, frame.seat, action.card);
    resolve(play, frame, action.kind === 'use');
  },
};

function resolve(play: Play, frame: TestFrame, passed: boolean): void {
  outcomes[frame.purpose](play, frame, passed);
}

type Result = (play: Play, frame: TestFrame, passed: boolean) => void;

const dropTokens = (state: State, seat: number): void => {
  heroAt(state, seat).tokens = 0;
};

const cardResult: Result = ({ state }, { seat, card, list }, passed) => {
  if (!passed) state.frames.push({ kind: 'steps', seat, card, list, at: 0 });
};

/** C-00: passing discards it; failing a Hold costs wounds and the turn, failing a Keep nothing more. */
const heldResult: Result = (play, { seat, card }, passed) => {
  const { state } = play;
  const held = heroAt(state, seat).held.find((each) => each.card === card);
  if (!held) return;
  if (passed) return shedAfterTest(play, seat, card);
  determine(play, seat, held);
  const step = heldStep(card);
  if (step.do === 'drain') return;
  if (state.stage === stages.effects) state.hasEnded = true;
  else endTurn(play, seat);
  hurt(play, seat, amountOf(play, seat, step.wounds, 'wounds'), 'card', card);
};

const gateResult: Result = (play, { seat }, passed) => {
  const { state } = play;
  const top = state.frames[state.frames.length - 1];
  if (passed) {
    dropTokens(state, seat);
    if (top.kind === 'attempt') top.at++;
    return;
  }
  determine(play, seat, heroAt(state, seat));
  endTurn(play, seat);
};

/** D-434, D-442, D-459: over, and on at once; a Rockfall lets him go on with his turn. */
const crossResult: Result = (play, { seat, attribute }, passed) => {
  const { state } = play;
  const hero = heroAt(state, seat);
  play.emit?.({ kind: 'crossed', rule: attribute === 0 ? 'D-459' : 'D-434', seat, passed });
  if (!passed) return crossFailed(play, seat);
  hero.tokens = 0;
  hero.stand = stands.across;
  if (kindAt(state, hero.space) === 'rockfall') state.stage = stages.act;
  else state.frames.push({ kind: 'goOn', seat });
};

function crossFailed(play: Play, seat: number): void {
  const { state } = play;
  const hero = heroAt(state, seat);
  const kind = kindAt(state, hero.space);
  if (kind === 'bridge') {
    // D-443
    state.frames.push({
      kind: 'descend',
      seat,
      square: none,
      isFall: true,
      wounds: codeOf({ dice: 'one' }),
      card: none,
    });
    return;
  }
  determine(play, seat, hero);
  if (kind === 'web') hero.stand = stands.caught;
}

/** At the start of his turn: free, and across (D-460, R-215). */
const webResult: Result = (play, { seat }, passed) => {
  const hero = heroAt(play.state, seat);
  play.emit?.({ kind: 'crossed', rule: 'D-460', seat, passed });
  if (!passed) {
    determine(play, seat, hero);
    play.state.hasEnded = true;
    return;
  }
  hero.tokens = 0;
  hero.stand = stands.across;
};

const wellResult: Result = (play, { seat }, passed) => {
  if (!passed) kill(play, seat, 'well');
};

/** C-04 Foreboding: passed, the card below is stopped. */
const forebodingResult: Result = (play, { seat }, passed) => {
  if (passed) stopDrawn(play, seat, 'ability');
};

const outcomes: Record<TestPurpose, Result> = {
  card: cardResult,
  held: heldResult,
  gate: gateResult,
  cross: crossResult,
  web: webResult,
  well: wellResult,
  foreboding: forebodingResult,
};
