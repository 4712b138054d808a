/** Warband as bots think about it: the pieces of this folder as one mind of a certain temperament. */
import type { Judgement, Temperament } from '../../../../shared/bots.ts';
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import { lookAt } from '../play.ts';
import type { MatchSetup, State } from '../state.ts';
import { judge, moraleLead, moraleWorth } from './judge.ts';
import { stakesFor } from './stakes.ts';
import { glance, quickAnswer, sceneOf } from './quick.ts';
import { reasonFor } from './reasons.ts';
import { shortlist } from './shortlist.ts';
import { weightsOf, type Weights } from './weights.ts';

type Question = Decision<WarbandAction>;

/** Questions with nothing pending: the position speaks for itself. */
const calm: ReadonlySet<string> = new Set(['activate', 'act', 'deploy', 'openingDeploy', 'first']);

/** Creatures in play, times those whose turn it is, up to which a whole budget fits into a turn. */
const usualBreadth = 100;

/** In points of Morale: a card kept, a power not wasted; more than guesses at what is hidden differ by. */
const prices: Partial<Record<WarbandAction['kind'], number>> = { play: 0.15, power: 0.08 };

export const warbandMind = (temperament: Temperament, judgement: Judgement) =>
  mindWeighing(weightsOf(temperament, judgement));

/** The same for any weights: how new ones are tried. */
export function mindWeighing(weights: Weights) {
  const point = pointOfMorale(weights);
  return {
    rules: {
      clone: cloneState,
      apply: (state: State, action: WarbandAction) => {
        applyAction(state, action);
      },
      decision: decisionOf,
      turnOf: (state: Readonly<State>) => state.turn,
    },
    imagine,
    evaluate: (state: Readonly<State>, seat: Seat) => judge(state, seat, weights) / point,
    quick: (state: Readonly<State>, question: Question) => quickAnswer(state, question, weights),
    shortlist: (state: Readonly<State>, question: Question, depth: number) =>
      shortlist(state, question, depth, weights),
    isCalm: ({ prompt }: Question) => calm.has(prompt.code),
    isAside: ({ window }: Question) => window !== undefined,
    lead: (state: Readonly<State>, seat: Seat) => moraleLead(lookAt(state), state.setup.seats[seat].team),
    stakes: stakesFor,
    turnsToOwn: ({ players, seat: now, turn }: Readonly<State>, seat: Seat) =>
      turn === 0 || now === seat ? players.length : (seat - now + players.length) % players.length,
    worstMistake: 3,
    slips: { overlooked: 6, forgotten: 6 },
    reason: reasonFor,
    breadth: ({ creatures }: Readonly<State>, seat: Seat) =>
      (creatures.length * creatures.filter((each) => each.seat === seat).length) / usualBreadth,
    price: ({ kind }: WarbandAction) => prices[kind] ?? 0,
    goOn: (state: Readonly<State>, question: Question) => goOn(state, question, weights),
    isGoingOn: ({ options }: Question, option: number) =>
      options[option].kind === 'end' || options[option].kind === 'activate',
    beginnings: (state: Readonly<State>, question: Question) => beginnings(state, question, weights),
  };
}

/** What a point of Morale is worth in the middle of a match: worths are told in such points, whatever the weights. */
const pointOfMorale = (weights: Weights): number => moraleWorth(10, weights) - moraleWorth(9, weights);

const imagined = new WeakMap<MatchSetup, MatchSetup>();

/** In thought nobody answers except by dodging: most answers are passes, and asking for them costs most. */
function imagine(state: State): void {
  const { setup } = state;
  let twin = setup.onlyDodges ? setup : imagined.get(setup);
  if (!twin) imagined.set(setup, (twin = Object.freeze({ ...setup, onlyDodges: true })));
  state.setup = twin;
}

/** The option that leaves things as they are: the next creature, or the end of the phase. */
function goOn(state: Readonly<State>, question: Question, weights: Weights): number {
  const [next] = activations(state, question, weights);
  if (next !== undefined) return next;
  return Math.max(
    0,
    question.options.findIndex(({ kind }) => kind === 'end' || kind === 'pass'),
  );
}

/** Creatures whose activation is thought through; the others have little to hope for. */
const mostBeginnings = 5;

function beginnings(state: Readonly<State>, question: Question, weights: Weights): number[] {
  return activations(state, question, weights).slice(0, mostBeginnings);
}

/** The options that name the next creature, the most promising first. */
function activations(state: Readonly<State>, { seat, options }: Question, weights: Weights): number[] {
  const scene = sceneOf(state, seat, weights);
  return options
    .flatMap((action, option) =>
      action.kind === 'activate' ? [{ option, worth: glance(scene, action) }] : [],
    )
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ option }) => option);
}
