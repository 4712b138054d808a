/** What a card says, step by step; whatever asks becomes a frame of its own (C-00, C-09 to C-18). */
import { codeOf } from '../amounts.ts';
import { hoard } from '../board/spaces.ts';
import { discard, drawTreasure, dropTreasures, reshuffle } from '../cards.ts';
import { cardTable, deckOfCard, listOf, stepLists } from '../content/cards.ts';
import type { Amount, Step, StepOf } from '../content/language.ts';
import { kindIdOf } from '../content/monsters.ts';
import { heal, hurt } from '../harm.ts';
import {
  amountOf,
  deckId,
  heroAt,
  isBelow,
  isInside,
  itemFor,
  kindAt,
  roll,
  seatsFrom,
  type Play,
} from '../play.ts';
import { none, stages } from '../state.ts';
import { monsterPlayerOf } from '../fight/players.ts';
import { drawCard } from './draw.ts';
import { test } from './test.ts';
import { passObstacle } from './walk.ts';
import { silent, type FrameOf, type Worker } from './worker.ts';

type StepsFrame = FrameOf<'steps'>;
type Run<Word extends Step['do']> = (play: Play, frame: StepsFrame, step: StepOf<Word>) => void;

/** D-801, D-802, R-512, R-513: the marker, where one may lie and there is one left. */
const runStair: Run<'stair'> = ({ state, emit }, { seat }) => {
  const hero = heroAt(state, seat);
  if (!isInside(hero)) return;
  hero.hasStair = true;
  const { space } = hero;
  const kind = kindAt(state, space);
  const isTaken = kind === 'rockfall' || kind === 'stairhead' || state.entrances.includes(space);
  if (kind === undefined || isTaken || state.entrances.length >= entranceMarkers) return;
  state.entrances.push(space);
  emit?.({ kind: 'entrancePlaced', rule: 'D-801', space, left: entranceMarkers - state.entrances.length });
};

export const entranceMarkers = 6;

/** C-00: tested at once unless it waits; a lantern sets darkness aside (C-15). */
const runHold: Run<'hold'> = (play, { seat, card }, step) => {
  const hero = heroAt(play.state, seat);
  if (cardTable[card].torch && itemFor(hero, 'always') !== none) {
    play.emit?.({ kind: 'cardStopped', rule: 'C-15', seat, card, by: 'item' });
    if (isBelow(hero)) hero.pile.push(card);
    else discard(play, card);
    return;
  }
  keep(play, seat, card);
  if (!step.later) test(play, seat, { purpose: 'held', attribute: step.attribute, card });
};

function keep(play: Play, seat: number, card: number): void {
  heroAt(play.state, seat).held.push({ card, tokens: 0, isDone: play.state.stage === stages.effects });
  play.emit?.({ kind: 'cardHeld', rule: 'C-00', seat, card });
}

const runRoll: Run<'roll'> = (play, { seat, card }, { cases }) => {
  const result = roll(play, seat, 'card', 1, 'C-00');
  const found = cases.find(({ upTo }) => result <= upTo);
  if (found && found.steps.length > 0)
    play.state.frames.push({ kind: 'steps', seat, card, list: listOf(found.steps), at: 0 });
};

/** D-706, D-712: the drawer first, then the others clockwise. */
const runWrath: Run<'wrath'> = ({ state }, { seat, card }) => {
  const queue = seatsFrom(state, seat).filter((other) => {
    const hero = heroAt(state, other);
    return isInside(hero) && hero.space === hoard;
  });
  state.frames.push({ kind: 'wrath', seat, queue, card });
};

/** who is below already only takes the wounds. */
const runFall: Run<'fall'> = (play, { seat, card }, { wounds }) => {
  if (isBelow(heroAt(play.state, seat))) return hurtBy(play, seat, wounds, card);
  play.state.frames.push({ kind: 'descend', seat, square: none, isFall: true, wounds: codeOf(wounds), card });
};

const hurtBy = (play: Play, seat: number, amount: Amount, card: number): void =>
  hurt(play, seat, amountOf(play, seat, amount, 'wounds'), 'card', card);

const runLoseRune: Run<'loseRune'> = ({ state }, { seat, card }, { without }) => {
  const hasRune = heroAt(state, seat).runes.length > 0;
  if (hasRune) state.frames.push({ kind: 'loseRune', seat });
  else state.frames.push({ kind: 'steps', seat, card, list: listOf(without), at: 0 });
};

/** D-712: one hero's Wrath. */
export function strikeWith(play: Play, seat: number, card: number): void {
  const wrath = cardTable[card].steps.find((step) => step.do === 'wrath');
  dropTreasures(play, seat);
  play.state.frames.push({ kind: 'retreat', seat });
  const amount = wrath ? amountOf(play, seat, wrath.dice, 'wrath') : 0;
  hurt(play, seat, amount, 'wrath', card);
}

function runStep(play: Play, frame: StepsFrame, step: Step): void {
  const { state } = play;
  const { seat, card } = frame;
  switch (step.do) {
    case 'fight':
      state.frames.push({
        kind: 'meet',
        seat,
        monster: kindIdOf(step.monster),
        at: none,
        player: monsterPlayerOf(state, seat),
      });
      return;
    case 'draw':
      if (step.optional) state.frames.push({ kind: 'may', seat, deck: deckId(step.deck) });
      else drawCard(play, seat, step.deck);
      return;
    case 'stair':
      return runStair(play, frame, step);
    case 'hold':
      return runHold(play, frame, step);
    case 'drain':
      return keep(play, seat, card);
    case 'test':
      return test(play, seat, { purpose: 'card', attribute: step.attribute, card, list: listOf(step.fail) });
    case 'wounds':
      return hurtBy(play, seat, step.amount, card);
    case 'heal':
      return heal(play, seat, amountOf(play, seat, step.amount, 'heal'), 'D-920');
    case 'skip':
      heroAt(state, seat).lost++;
      play.emit?.({ kind: 'turnsLost', rule: 'R-607', seat, count: heroAt(state, seat).lost });
      return;
    case 'fall':
      return runFall(play, frame, step);
    case 'roll':
      return runRoll(play, frame, step);
    case 'bribe':
      state.frames.push({ kind: 'bribe', seat, list: listOf(step.otherwise) });
      return;
    case 'loseRune':
      return runLoseRune(play, frame, step);
    case 'reshuffle':
      return reshuffle(play, deckOfCard[card]);
    case 'treasure':
      return drawTreasure(play, seat, step.count);
    case 'wrath':
      return runWrath(play, frame, step);
    case 'hiddenWay':
      state.frames.push({ kind: 'hiddenWay', seat });
      return;
    case 'wayUp':
      state.frames.push({ kind: 'wayUp', seat, isOptional: true });
      return;
    case 'opens':
      return passObstacle(state);
  }
}

export const stepsWorker: Worker<StepsFrame> = {
  ...silent,
  work(play, frame) {
    const step = stepLists[frame.list][frame.at++];
    // Popped before its last step, so that what the step pushes lies directly on what waits below.
    if (frame.at >= stepLists[frame.list].length) play.state.frames.pop();
    runStep(play, frame, step);
    return true;
  },
};
