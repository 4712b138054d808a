/** A fight, from meeting to the end: who is asked what in which stage, and what needs no answer (600s, 940s). */
import type { DelveAction } from '../../../../shared/games/delve.ts';
import { spendRune } from '../cards.ts';
import { heroAt, runeFor, type Play } from '../play.ts';
import { fightStage, none, type Fight, type State } from '../state.ts';
import { distinct, notOffered, pass, type FrameOf, type Question, type Worker } from '../frames/worker.ts';
import { playsFromDeck } from './begin.ts';
import { fightIn, slay } from './end.ts';
import { tryEscape } from './escaping.ts';
import { counterWork, addToCounter, declineCounter } from './counter.ts';
import { breaksOff, keepAsked, keepChoose, keepOptions, mayBreakOff, settleRound, shape } from './round.ts';
import { beginRound, isOpenChoice, lay, laySecret, reveal } from './reveal.ts';
import { joiners } from './values.ts';

type FightFrame = FrameOf<'fight'>;

const theFight = (state: Readonly<State>): Fight => {
  if (!state.fight) throw new Error('nobody fights');
  return state.fight;
};

/** D-627, D-630: who lays a card first; who may choose last does so in the open (C-05). */
const layerIn = ({ stage, fighters }: Readonly<Fight>): number => {
  const heroLast = fighters[0].coming.choosesLast && !fighters[1].coming.choosesLast;
  const first = heroLast ? 1 : 0;
  return stage === fightStage.first ? first : 1 - first;
};

/** Who is asked in the present stage, as a side; `none` if nobody. */
function sideAsked(state: Readonly<State>): number {
  const fight = theFight(state);
  switch (fight.stage) {
    case fightStage.meet:
      return 0;
    case fightStage.first:
    case fightStage.second:
      return layerIn(fight);
    case fightStage.counter:
      return fight.hasCountered ? none : fight.countering;
    case fightStage.outcome:
      return mayBreakOff(state, fight) ? 0 : none;
    case fightStage.keep:
      return keepAsked(state, fight);
    default:
      return none;
  }
}

/** A side that is played by the rules, or has nothing to lay, is never asked. */
function isAsked(state: Readonly<State>): boolean {
  const fight = theFight(state);
  const side = sideAsked(state);
  if (side === none) return false;
  const { seat, hand } = fight.fighters[side];
  const isLaying = fight.stage === fightStage.first || fight.stage === fightStage.second;
  return seat !== none && !(isLaying && (hand.length === 0 || playsFromDeck(state, fight, side)));
}

function workOn(play: Play): void {
  const { state } = play;
  const fight = fightIn(play);
  switch (fight.stage) {
    case fightStage.draw:
      return beginRound(play, fight);
    case fightStage.first:
    case fightStage.second:
      return laySecret(play, fight, layerIn(fight));
    case fightStage.reveal:
      return reveal(play, fight);
    case fightStage.counter:
      return counterWork(play, fight);
    case fightStage.outcome:
      return shape(play, fight);
    default:
      return settleRound(play, state, fight);
  }
}

const codes: Record<number, [code: string, rule: string]> = {
  [fightStage.meet]: ['meet', 'D-606'],
  [fightStage.first]: ['reveal', 'D-630'],
  [fightStage.second]: ['reveal', 'D-630'],
  [fightStage.counter]: ['counter', 'D-635'],
  [fightStage.outcome]: ['breakOff', 'D-963'],
  [fightStage.keep]: ['keepOff', 'R-327'],
};

function asks(state: Readonly<State>): Question {
  const fight = theFight(state);
  const [code, rule] = codes[fight.stage];
  const { seat } = fight.fighters[sideAsked(state)];
  const prompt = { code, rule, about: { round: fight.round } };
  const isWindow = fight.stage === fightStage.counter;
  return isWindow ? { seat, prompt, isWindow } : { seat, prompt };
}

/** D-606, C-17 Banishing */
function meetOptions(state: Readonly<State>, fight: Readonly<Fight>): DelveAction[] {
  const rune = runeFor(heroAt(state, fight.hero), 'meeting');
  return [
    { kind: 'attack' },
    ...(fight.mayEscape ? [{ kind: 'escape' } as const] : []),
    ...(rune === none ? [] : [{ kind: 'use', card: rune } as const]),
  ];
}

const playOptions = (attacks: readonly number[]): DelveAction[] =>
  distinct(attacks).map((attack) => ({ kind: 'play', attack }));

function options(state: Readonly<State>): DelveAction[] {
  const fight = theFight(state);
  const side = sideAsked(state);
  switch (fight.stage) {
    case fightStage.meet:
      return meetOptions(state, fight);
    case fightStage.counter:
      return [...playOptions(joiners(fight, side)), pass];
    case fightStage.outcome:
      return [{ kind: 'breakOff' }, pass];
    case fightStage.keep:
      return keepOptions(state, fight);
    default:
      return playOptions(fight.fighters[side].hand);
  }
}

/** it counts as killed. */
function banish(play: Play, seat: number, card: number): void {
  spendRune(play, seat, card);
  slay(play);
}

function meetChoice(play: Play, fight: Fight, action: DelveAction): void {
  if (action.kind === 'escape') tryEscape(play, fight);
  else if (action.kind === 'use') banish(play, fight.hero, action.card);
  else {
    fight.stage = fightStage.draw;
    play.emit?.({
      kind: 'fightBegan',
      rule: 'D-615',
      seat: fight.hero,
      against: fight.fighters[1].seat,
      isDuel: false,
    });
  }
}

function choose(play: Play, action: DelveAction): void {
  const { state } = play;
  const fight = fightIn(play);
  const side = sideAsked(state);
  if (fight.stage === fightStage.meet) return meetChoice(play, fight, action);
  if (fight.stage === fightStage.keep) return keepChoose(play, fight, action);
  if (action.kind === 'breakOff') return breaksOff(play, fight);
  if (fight.stage === fightStage.outcome) return shape(play, fight);
  if (action.kind === 'pass') return declineCounter(play, fight);
  if (action.kind !== 'play') return notOffered('fight', action);
  if (fight.stage === fightStage.counter) addToCounter(play, fight, side, action.attack);
  else lay(play, fight, side, action.attack, isOpenChoice(fight, side));
}

export const fightWorker: Worker<FightFrame> = {
  work(play) {
    if (isAsked(play.state)) return false;
    workOn(play);
    return true;
  },
  asks,
  options,
  choose: (play, _frame, action) => choose(play, action),
};
