/** How anybody is imagined to go on: orders by what they seem to give, everything else by what looks best one answer ahead. */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { SalientAction } from '../../../../shared/games/salient.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import { rankOf } from '../queries/plan.ts';
import type { State } from '../state.ts';
import { bestOrder, type Manner } from './orders.ts';
import { stand } from './stand.ts';

type Question = Decision<SalientAction>;

/** Sites from the best to the least, as a first pick. */
const siteRanks = [0, 1, 8, 6, 4, 11, 9, 2, 3, 5, 10, 7];

/** What a position is worth after an option and what it at once leads to. */
function worthAfter(
  state: Readonly<State>,
  { seat, options }: Question,
  option: number,
  manner: Manner,
): number {
  const next = cloneState(state);
  applyAction(next, options[option]);
  for (let asked = decisionOf(next); asked && isPending(next, state, seat); asked = decisionOf(next))
    applyAction(next, asked.options[glance(next, asked, manner)]);
  return stand(next, seat, manner.weights);
}

/** Something begun is still to be chosen for. */
const isPending = (next: Readonly<State>, { turn }: Readonly<State>, seat: Seat): boolean =>
  next.frames.length > 0 && next.turn === turn && next.seat === seat;

/** One answer ahead, without what it leads to. */
function glance(state: Readonly<State>, question: Question, { weights }: Manner): number {
  let best = 0;
  let most = -Infinity;
  for (const [option, action] of question.options.entries()) {
    const next = cloneState(state);
    applyAction(next, action);
    const worth = stand(next, question.seat, weights);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

function tryOut(
  state: Readonly<State>,
  question: Question,
  among: readonly number[],
  manner: Manner,
): number {
  let best = among[0];
  let most = -Infinity;
  for (const option of among) {
    const worth = worthAfter(state, question, option, manner);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

/** The options after which one stands best, best first. */
export function bestAfter(
  state: Readonly<State>,
  question: Question,
  manner: Manner,
  count: number,
): number[] {
  const worths = question.options.map((_, option) => worthAfter(state, question, option, manner));
  return indices(question)
    .toSorted((one, other) => worths[other] - worths[one])
    .slice(0, count);
}

const indices = ({ options }: Question): number[] => options.map((_, option) => option);

/** What was ordered is carried out in a sensible order; of a card with the icon, effect and Research are compared. */
function chooseOrder(state: Readonly<State>, question: Question, manner: Manner): number {
  const ranks = question.options.map((action) =>
    action.kind === 'resolve' ? rankOf(state, action.slot) : Infinity,
  );
  const first = ranks.indexOf(Math.min(...ranks));
  const action = question.options[first];
  const slot = action.kind === 'resolve' ? action.slot : -1;
  const same = indices(question).filter((option) => {
    const each = question.options[option];
    return each.kind === 'resolve' && each.slot === slot;
  });
  return same.length > 1 ? tryOut(state, question, same, manner) : first;
}

function pickSite({ options }: Question): number {
  const ranks = options.map((action) => (action.kind === 'pick' ? siteRanks.indexOf(action.tile) : 0));
  return ranks.indexOf(Math.min(...ranks));
}

/** Lowest face that fits. */
const fillLowest = ({ options }: Question): number =>
  options.reduce((best, action, option) => {
    const lowest = options[best];
    return action.kind === 'fill' && lowest.kind === 'fill' && action.face < lowest.face ? option : best;
  }, 0);

export function quickAnswer(state: Readonly<State>, question: Question, manner: Manner): number {
  if (question.options.length === 1) return 0;
  switch (question.prompt.code) {
    case 'pick':
      return pickSite(question);
    case 'assign':
      return bestOrder(state, question.options, manner);
    case 'fill':
      return fillLowest(question);
    case 'resolve':
      return chooseOrder(state, question, manner);
    default:
      return tryOut(state, question, indices(question), manner);
  }
}
