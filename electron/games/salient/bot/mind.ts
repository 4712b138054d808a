/** Salient as bots think about it: what is worth trying, how a position is judged, how everybody is imagined to go on. */
import type { Judgement, Temperament } from '../../../../shared/bots.ts';
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { SalientAction } from '../../../../shared/games/salient.ts';
import type { Manner as ShallowManner, Mind } from '../../../engine/mind.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import type { State } from '../state.ts';
import { plansFor, type Effort } from './planning.ts';
import { quickAnswer, type Manner } from './policy.ts';
import { plainWeights, stand } from './stand.ts';

type Question = Decision<SalientAction>;

const plainManner: Manner = { weights: plainWeights, taste: () => 1 };

/** Orders are planned; everything else follows from them. */
const isPlanned = ({ prompt }: Question): boolean => prompt.code === 'assign';

/** A plain judgement looks to the end of its own turn, a practised one at replies too. */
const efforts: Record<Judgement, Effort> = {
  plain: { weights: plainWeights, plans: 12, kept: 1, replies: 0 },
  practised: { weights: plainWeights, plans: 24, kept: 8, replies: 2 },
};

/** Levels differ by how they plan, not by lines played out. */
const asPlanned: ShallowManner = {
  ...{ width: 1, planBudget: 0, deedBudget: 0, asideBudget: 0, wayBudget: 0 },
  ...{ horizon: 'turn', imagines: 'thumb' },
};

const quick = (state: Readonly<State>, question: Question): number =>
  quickAnswer(state, question, plainManner);

function shortlist(state: Readonly<State>, question: Question, depth: number, effort: Effort): number[] {
  if (depth > 0 || !isPlanned(question)) return [quick(state, question)];
  return plansFor(state, question, effort)
    .slice(0, 1)
    .map(({ option }) => option);
}

/** Dice behind the line more than the best enemy has. */
function lead(state: Readonly<State>, seat: Seat): number {
  const others = state.players.filter((_, each) => each !== seat).map(({ behind }) => behind);
  return state.players[seat].behind - Math.max(...others);
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

export const salientMind = (_temperament: Temperament, judgement: Judgement): Mind<State, SalientAction> => ({
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
  evaluate: (state: Readonly<State>, seat: Seat) => stand(state, seat),
  quick,
  shortlist: (state, question, depth) => shortlist(state, question, depth, efforts[judgement]),
  isCalm: isPlanned,
  isAside: () => false,
  lead,
  turnsToOwn: ({ players, seat: now, turn }: Readonly<State>, seat: Seat) =>
    turn === 0 || now === seat ? players.length : (seat - now + players.length) % players.length,
  reason,
  manners: { captain: asPlanned, warlord: asPlanned },
});
