/** Delve as bots think about it: what is worth trying, how a position is judged, how everybody is imagined to go on. */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { DelveAction } from '../../../../shared/games/delve.ts';
import type { Judgement, Temperament } from '../../../../shared/bots.ts';
import type { Manners, Mind } from '../../../engine/mind.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import type { State } from '../state.ts';
import { chancesOf } from './chances.ts';
import { courageOf, type Courage } from './plan.ts';
import { quick, worths } from './quick.ts';
import { evaluate, goldHeld } from './value.ts';

type Question = Decision<DelveAction>;

/** Questions at which a turn can be judged as it stands. */
const calm: ReadonlySet<string> = new Set(['action', 'below', 'pending']);

/** Options tried out, by how deep the search is. */
const widths = [6, 4, 3, 2] as const;

function ranked(state: Readonly<State>, question: Question, courage: Courage): number[] {
  const found = worths(state, question, courage);
  return found.map((_, option) => option).sort((one, other) => found[other] - found[one]);
}

const shortlist = (state: Readonly<State>, question: Question, depth: number, courage: Courage): number[] =>
  ranked(state, question, courage).slice(0, widths[Math.min(depth, widths.length - 1)]);

/**
 * Who plays journeys out compares deeds, and of the steps only the best: how many turns a way takes is counted more
 * surely than so few journeys can tell.
 */
function deeds(state: Readonly<State>, question: Question, courage: Courage): number[] {
  const options = ranked(state, question, courage);
  const isStep = (option: number): boolean => question.options[option].kind === 'move';
  const step = options.find(isStep);
  return options.filter((option) => option === step || !isStep(option));
}

/** The lead in gold, as the players count at the end. */
function lead(state: Readonly<State>, seat: Seat): number {
  const others = state.heroes.flatMap((_, other) => (other === seat ? [] : [goldHeld(state, other)]));
  return goldHeld(state, seat) - Math.max(0, ...others);
}

/**
 * A journey is short, so whoever thinks ahead thinks to its end: nothing less tells whether the day is long enough. Few
 * options, because luck weighs so much that each needs many journeys.
 */
const toTheEnd = { width: 3, planBudget: 0, asideBudget: 0, horizon: 'end', imagines: 'thumb' } as const;
const manners: Manners = {
  captain: { ...toTheEnd, deedBudget: 30, wayBudget: 10 },
  warlord: { ...toTheEnd, deedBudget: 90, wayBudget: 30 },
};

/** A code and what it is about. */
function reason(_state: Readonly<State>, { options }: Question, option: number, isBest: boolean) {
  const action = options[option];
  const about: Record<string, number | string> = {};
  if ('to' in action) about.to = action.to;
  if (action.kind === 'use') about.card = action.card;
  return { code: isBest ? action.kind : `overlooked-${action.kind}`, about };
}

const mindOf = (courage: Courage, judgement: Judgement): Mind<State, DelveAction> => ({
  rules: {
    clone: cloneState,
    apply: (state: State, action: DelveAction) => {
      applyAction(state, action);
    },
    decision: decisionOf,
    turnOf: (state: Readonly<State>) => state.turn,
  },
  /** Nothing makes a world cheaper to think about. */
  imagine: (_state: State) => undefined,
  evaluate,
  quick: (state, question) => quick(state, question, courage),
  shortlist: (state, question, depth) =>
    judgement === 'practised' ? deeds(state, question, courage) : shortlist(state, question, depth, courage),
  isCalm: ({ prompt }: Question) => calm.has(prompt.code),
  isAside: ({ window }: Question) => window !== undefined,
  /** A turn cannot be left as it is, so this is the best single answer. */
  goOn: (state, question) => quick(state, question, courage),
  isGoingOn: ({ options }: Question, option: number) =>
    options[option].kind === 'pass' || options[option].kind === 'wait',
  lead,
  chances: chancesOf,
  /** A journey played out plays everybody's. */
  breadth: ({ heroes }: Readonly<State>) => heroes.length,
  turnsToOwn: ({ heroes, seat: now, turn }: Readonly<State>, seat: Seat) =>
    turn === 0 || now === seat ? heroes.length : (seat - now + heroes.length) % heroes.length,
  reason,
  manners,
});

export const delveMind = (
  temperament: Temperament,
  judgement: Judgement = 'plain',
): Mind<State, DelveAction> => mindOf(courageOf(temperament, judgement), judgement);
