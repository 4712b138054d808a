/** Warband as bots think about it: the pieces of this folder as one mind of a certain temperament. */
import type { Judgement, Temperament } from '../../../../shared/bots.ts';
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import type { MatchSetup, State } from '../state.ts';
import { judge, moraleWorth } from './judge.ts';
import { glance, quickAnswer, sceneOf } from './quick.ts';
import { reasonFor } from './reasons.ts';
import { shortlist } from './shortlist.ts';
import { weightsOf, type Weights } from './weights.ts';

type Question = Decision<WarbandAction>;

/** Questions with nothing pending: the position speaks for itself. */
const calm: ReadonlySet<string> = new Set(['activate', 'act', 'deploy', 'openingDeploy', 'first']);

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
    lead: moraleLead,
    turnsToOwn: ({ players, seat: now, turn }: Readonly<State>, seat: Seat) =>
      turn === 0 || now === seat ? players.length : (seat - now + players.length) % players.length,
    reason: reasonFor,
    goOn: (state: Readonly<State>, question: Question) => goOn(state, question, weights),
    isGoingOn: ({ options }: Question, option: number) =>
      options[option].kind === 'end' || options[option].kind === 'activate',
    beginnings: (state: Readonly<State>, question: Question) => beginnings(state, question, weights),
  };
}

/** What a point of Morale is worth in the middle of a match: worths are told in such points, whatever the weights. */
const pointOfMorale = (weights: Weights): number => moraleWorth(10, weights) - moraleWorth(9, weights);

/** Morale of the seat's side over that of the best other side. */
function moraleLead({ players, setup }: Readonly<State>, seat: Seat): number {
  const own = setup.seats[seat].team;
  const sums = new Map<number, number>();
  players.forEach(({ morale }, at) => {
    const { team } = setup.seats[at];
    sums.set(team, (sums.get(team) ?? 0) + morale);
  });
  const others = [...sums].filter(([team]) => team !== own).map(([, sum]) => sum);
  return (sums.get(own) ?? 0) - Math.max(...others);
}

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
