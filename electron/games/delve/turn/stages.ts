/** The stages of a turn, one after another: sun, lost turn, start-of-turn effects, action, Haste (D-301, R-606, R-607, R-618). */
import type { DelveAction } from '../../../../shared/games/delve.ts';
import { towers } from '../board/spaces.ts';
import { shedHeld, spendRune } from '../cards.ts';
import { cardTable } from '../content/cards.ts';
import { hurt } from '../harm.ts';
import { heldStep } from '../holding.ts';
import {
  amountOf,
  hasOption,
  heroAt,
  isBelow,
  isInside,
  isPlaying,
  itemFor,
  leftOf,
  runeFor,
  type Play,
} from '../play.ts';
import { none, stages, stands, statuses, type HeroState, type Stage, type State } from '../state.ts';
import { drawCard } from '../frames/draw.ts';
import { minionOptions, moveMinion, summon } from '../frames/minions.ts';
import { strengthTest, test } from '../frames/test.ts';
import { notOffered, pass, type Question } from '../frames/worker.ts';
import { actionOptions, takeAction } from './actions.ts';
import { mayHeal } from './healing.ts';
import { sunStep } from './night.ts';

export interface StageWorker {
  /** Does what needs no answer; false if somebody must choose now. */
  work(play: Play): boolean;
  asks(state: Readonly<State>): Question;
  options(state: Readonly<State>): DelveAction[];
  choose(play: Play, action: DelveAction): void;
}

const unasked = {
  asks(): never {
    throw new Error('this stage asks nobody');
  },
  options: (): DelveAction[] => [],
  choose(_play: Play, action: DelveAction): void {
    notOffered('a stage', action);
  },
};

const current = (state: Readonly<State>): HeroState => heroAt(state, state.seat);

const asked =
  (code: string, rule: string) =>
  (state: Readonly<State>): Question => ({
    seat: state.seat,
    prompt: { code, rule },
  });

/** D-211: from the First Player leftward, each a Tower of his own. */
const towersStage: StageWorker = {
  work({ state }) {
    if (current(state).space === none) return false;
    state.seat = state.first;
    state.stage = stages.begin;
    beginTurnNumber(state);
    return true;
  },
  asks: asked('towerToBegin', 'D-211'),
  options: (state) =>
    towers
      .filter((space) => state.heroes.every((hero) => hero.space !== space))
      .map((space) => ({ kind: 'space', space })),
  choose({ state, emit }, action) {
    if (action.kind !== 'space') return notOffered('towers', action);
    const { seat } = state;
    const hero = heroAt(state, seat);
    hero.status = statuses.inside;
    hero.space = action.space;
    emit?.({ kind: 'towerTaken', rule: 'D-211', seat, space: action.space });
    state.seat = leftOf(state, seat);
  },
};

function beginTurnNumber(state: State): void {
  state.turn++;
  if (state.seat === state.first) state.round++;
}

/** D-720, D-724, R-414: whenever that seat's turn comes; the opening turn skips it. */
const sunStage: StageWorker = {
  ...unasked,
  work(play) {
    const { state } = play;
    state.stage = stages.begin;
    if (state.seat === state.first) sunStep(play);
    return true;
  },
};

/** a lost turn triggers nothing. */
function isLost(play: Play, hero: HeroState): boolean {
  if (hero.lost === 0) return false;
  hero.lost--;
  play.emit?.({ kind: 'turnLost', rule: 'R-607', seat: play.state.seat });
  return true;
}

function freshTurn(play: Play): void {
  const { state } = play;
  for (const hero of state.heroes) {
    hero.hasUsedAbility = false;
    hero.entered = [];
  }
  for (const held of current(state).held) held.isDone = false;
  state.hasEnded = false;
}

/** D-948: only eliminated players move monsters. */
const mayMoveMinions = (state: Readonly<State>): boolean =>
  hasOption(state, 'minions') && current(state).status === statuses.dead && minionOptions(state).length > 0;

const beginStage: StageWorker = {
  work(play) {
    const { state } = play;
    const hero = current(state);
    if (!isPlaying(hero)) {
      if (mayMoveMinions(state)) return false;
      state.stage = stages.next;
      return true;
    }
    freshTurn(play);
    play.emit?.({ kind: 'turnBegan', rule: 'D-301', seat: state.seat, turn: state.turn, round: state.round });
    state.stage = isLost(play, hero) ? stages.end : stages.effects;
    return true;
  },
  asks: asked('minion', 'D-948'),
  options: (state) => [...minionOptions(state), pass],
  choose(play, action) {
    const { state } = play;
    state.stage = stages.next;
    if (action.kind === 'minion') moveMinion(play, state.seat, action.at, action.to);
    else if (action.kind === 'summon') summon(play, state.seat);
  },
};

/** Start-of-turn effects still to come: held cards by place, a Web as `held.length`. */
function effectsOf(state: Readonly<State>): number[] {
  const hero = current(state);
  const cards = hero.held.flatMap(({ isDone }, at) => (isDone ? [] : [at]));
  // A Web is tried once a turn.
  return hero.stand === stands.caught && !state.hasTriedWeb ? [...cards, hero.held.length] : cards;
}

function runEffect(play: Play, at: number): void {
  const { state } = play;
  const hero = current(state);
  const { seat } = state;
  if (at === hero.held.length) {
    state.hasTriedWeb = true;
    return strengthTest(play, seat, 'web');
  }
  const held = hero.held[at];
  held.isDone = true;
  const step = heldStep(held.card);
  // C-15: a lantern found since.
  if (cardTable[held.card].torch && itemFor(hero, 'always') !== none)
    return shedHeld(play, seat, held.card, 'C-15');
  test(play, seat, { purpose: 'held', attribute: step.attribute, card: held.card, bonus: held.tokens });
  // Leeches bite before they are shaken off (DN-25).
  if (step.do === 'drain') hurt(play, seat, amountOf(play, seat, step.wounds, 'wounds'), 'effect', held.card);
}

const asksBefore = (state: Readonly<State>): boolean => !state.hasBegun && mayHeal(state, state.seat);

/** D-927, R-606, R-617: in his own order, even after one has ended the turn. */
const effectsStage: StageWorker = {
  work(play) {
    const { state } = play;
    const effects = effectsOf(state);
    if (effects.length === 0) {
      state.stage = state.hasEnded ? stages.end : stages.act;
      return true;
    }
    if (asksBefore(state) || effects.length > 1) return false;
    runEffect(play, effects[0]);
    return true;
  },
  asks: (state) => ({
    seat: state.seat,
    prompt: asksBefore(state) ? { code: 'startOfTurn', rule: 'R-617' } : { code: 'order', rule: 'D-927' },
  }),
  options: (state) => (asksBefore(state) ? [pass] : effectsOf(state).map((at) => ({ kind: 'effect', at }))),
  choose(play, action) {
    if (action.kind === 'pass') play.state.hasBegun = true;
    else if (action.kind === 'effect') runEffect(play, action.at);
    else notOffered('effects', action);
  },
};

const belowOptions = (hero: Readonly<HeroState>): DelveAction[] => {
  const rune = runeFor(hero, 'below');
  return [{ kind: 'draw' }, ...(rune === none ? [] : [{ kind: 'use', card: rune } as const])];
};

/** D-337, D-460, D-808: below a card, above what is pending, else a choice. */
const actStage: StageWorker = {
  work(play) {
    const { state } = play;
    const hero = current(state);
    // D-460: freed from a Web he moves on at once.
    if (!state.hasTriedWeb || !isInside(hero)) return false;
    state.stage = stages.end;
    state.frames.push({ kind: 'goOn', seat: state.seat });
    return true;
  },
  asks: (state) => ({ seat: state.seat, prompt: actPrompt(state) }),
  options(state) {
    const hero = current(state);
    if (isBelow(hero)) return belowOptions(hero);
    return hero.isPending ? [{ kind: 'encounter' }] : actionOptions(state, state.seat);
  },
  choose(play, action) {
    const { state } = play;
    const { seat } = state;
    const hero = current(state);
    if (isBelow(hero)) return goBelow(play, action);
    if (!hero.isPending) return takeAction(play, seat, action);
    hero.isPending = false;
    state.stage = stages.end;
    state.frames.push({ kind: 'encounter', seat, stage: 1 });
  },
};

function actPrompt(state: Readonly<State>) {
  const hero = current(state);
  if (isBelow(hero)) return { code: 'below', rule: 'D-808' };
  if (hero.isPending) return { code: 'pending', rule: 'D-337' };
  return { code: 'action', rule: 'D-302' };
}

/** R-606; C-17 Upward Path comes before drawing. */
function goBelow(play: Play, action: DelveAction): void {
  const { state } = play;
  const { seat } = state;
  state.stage = stages.end;
  if (action.kind !== 'use') return drawCard(play, seat, 'catacomb');
  spendRune(play, seat, action.card);
  state.frames.push({ kind: 'wayUp', seat, isOptional: false });
}

/** Haste follows any turn of a hero who is still inside. */
const hasteOf = (state: Readonly<State>): number =>
  isPlaying(current(state)) ? runeFor(current(state), 'turnEnd') : none;

const endStage: StageWorker = {
  work({ state, emit }) {
    if (hasteOf(state) !== none) return false;
    emit?.({ kind: 'turnEnded', rule: 'D-303', seat: state.seat });
    state.stage = stages.next;
    return true;
  },
  asks: asked('haste', 'R-618'),
  options: (state) => [{ kind: 'use', card: hasteOf(state) }, pass],
  choose(play, action) {
    const { state } = play;
    state.stage = stages.next;
    if (action.kind !== 'use') return;
    spendRune(play, state.seat, action.card);
    state.stage = stages.begin;
    state.hasBegun = false;
    state.hasTriedWeb = false;
  },
};

const nextStage: StageWorker = {
  ...unasked,
  work({ state }) {
    state.seat = leftOf(state, state.seat);
    beginTurnNumber(state);
    state.hasBegun = false;
    state.hasTriedWeb = false;
    state.stage = stages.sun;
    return true;
  },
};

const workers: Record<Stage, StageWorker> = {
  [stages.towers]: towersStage,
  [stages.sun]: sunStage,
  [stages.begin]: beginStage,
  [stages.effects]: effectsStage,
  [stages.act]: actStage,
  [stages.end]: endStage,
  [stages.next]: nextStage,
};

export const stageWorker = (stage: Stage): StageWorker => workers[stage];
