/** Salient as bots think about it: what is worth trying, how a position is judged, how everybody is imagined to go on. */
import type { Judgement, Temperament } from '../../../../shared/bots.ts';
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { SalientAction } from '../../../../shared/games/salient.ts';
import type { Manners, Mind } from '../../../engine/mind.ts';
import { cloneState } from '../clone.ts';
import { armisticeStandings } from '../end.ts';
import { applyAction, decisionOf } from '../flow.ts';
import type { State } from '../state.ts';
import type { Manner } from './orders.ts';
import { plansFor, type Effort } from './planning.ts';
import { bestAfter, quickAnswer } from './policy.ts';
import { stand } from './stand.ts';
import { weightsFor, weightsOf, type Weights } from './weights.ts';
import { winning } from './winning.ts';

type Question = Decision<SalientAction>;

/** Orders are planned for a whole turn; everything else follows from them. */
const isPlanned = ({ prompt }: Question): boolean => prompt.code === 'assign';

/** Plans a Soldier makes, and everybody who is imagined. */
const fewPlans = 5;
/** Of many plans so many are made near the best of the others. */
const refinedShare = 0.4;

/**
 * A Captain carries out many plans for itself and takes the best. A Warlord plays the best of more through everybody's
 * answer until its own next turn: many rollouts for few plans, because an answer is mostly dice.
 */
const manners: Manners = {
  captain: {
    ...{ width: 1, planBudget: 0, deedBudget: 0, asideBudget: 0, wayBudget: 0 },
    ...{ horizon: 'round', plans: 12, imagines: 'thumb' },
  },
  warlord: {
    ...{ width: 8, planBudget: 0, deedBudget: 160, asideBudget: 0, wayBudget: 0 },
    ...{ horizon: 'round', plans: 40, imagines: 'thumb' },
  },
};

/** Options of a question on the way that are worth a rollout. */
const wayWidth = 6;

/** The search counts in points of which four make a chance of about 73 %; so many of the value's are one of them. */
const pointsPerPoint = 3;

/** Dice behind the line more than the best enemy team has. */
function lead(state: Readonly<State>, seat: Seat): number {
  const standings = armisticeStandings(state);
  const behind = (isOwn: boolean): number =>
    Math.max(...standings.filter(({ seats }) => seats.includes(seat) === isOwn).map((each) => each.behind));
  return behind(true) - behind(false);
}

/** A code and what it is about: what kind of thing is done, where, with whom. */
function reason(_state: Readonly<State>, { options }: Question, option: number, isBest: boolean) {
  const action = options[option];
  const about: Record<string, number | string> = {};
  if ('slot' in action) about.slot = action.slot;
  if ('unit' in action) about.unit = action.unit;
  if ('space' in action) about.space = action.space;
  return { code: isBest ? action.kind : `overlooked-${action.kind}`, about };
}

export const salientMind = (temperament: Temperament, judgement: Judgement): Mind<State, SalientAction> =>
  mindWeighing(weightsOf(judgement, temperament), judgement);

type Judge = (state: Readonly<State>, seat: Seat) => number;

const byStand =
  (weights: Weights): Judge =>
  (state, seat) =>
    stand(state, seat, weights) / pointsPerPoint;

/** What matches have taught, leant as far as a temperament holds other things dear than most do. */
function taught(weights: Weights): Judge {
  const names = Object.keys(weights) as (keyof Weights)[];
  if (names.every((name) => weights[name] === weightsFor.practised[name])) return winning;
  const [leant, usual] = [byStand(weights), byStand(weightsFor.practised)];
  return (state, seat) => winning(state, seat) + leant(state, seat) - usual(state, seat);
}

const effortFor = (weights: Weights, plans: number): Effort => {
  const refined = plans > fewPlans ? Math.round(plans * refinedShare) : 0;
  return { weights, plans: plans - refined, refined };
};

/** A mind of certain weights. */
export function mindWeighing(weights: Weights, judgement: Judgement): Mind<State, SalientAction> {
  const manner: Manner = { weights, taste: () => 1 };
  const evaluate = judgement === 'practised' ? taught(weights) : byStand(weights);
  return {
    rules: {
      clone: cloneState,
      apply: (state: State, action: SalientAction) => {
        applyAction(state, action);
      },
      decision: decisionOf,
      turnOf: (state: Readonly<State>) => state.turn,
    },
    /** Nothing makes a world cheaper to think about: it is small already. */
    imagine: (_state: State) => undefined,
    evaluate,
    quick: (state, question) => quickAnswer(state, question, manner),
    shortlist: (state, question, depth) =>
      depth > 0 || isPlanned(question)
        ? [quickAnswer(state, question, manner)]
        : bestAfter(state, question, manner, wayWidth),
    lines: (state, question, plans = fewPlans) =>
      plansFor(state, question, effortFor(weights, plans), evaluate),
    isCalm: isPlanned,
    isAside: () => false,
    hasRevealed: ({ undoable }) => undoable === 0,
    lead,
    turnsToOwn: ({ players, seat: now, turn }: Readonly<State>, seat: Seat) =>
      turn === 0 || now === seat ? players.length : (seat - now + players.length) % players.length,
    reason,
    manners,
  };
}
