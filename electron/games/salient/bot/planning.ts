/**
 * Plans for a turn: different sets of orders are filled by taste, carried out and judged after the March (C-1309). Each
 * is carried out with luck of its own, and what the enemies answer is the search's to play out, so that no roll is foreseen.
 */
import type { Decision } from '../../../../shared/game.ts';
import { slotBase, type SalientAction } from '../../../../shared/games/salient.ts';
import type { Prospect } from '../../../engine/mind.ts';
import { randomInt, seedRng, type Rng } from '../../../engine/rng.ts';
import { cloneState } from '../clone.ts';
import { pactTable } from '../content/command.ts';
import { applyAction, decisionOf } from '../flow.ts';
import type { State } from '../state.ts';
import type { Manner } from './orders.ts';
import { quickAnswer } from './policy.ts';
import type { Weights } from './weights.ts';

type Question = Decision<SalientAction>;
type Judge = (state: Readonly<State>, seat: number) => number;

/** How hard is thought about a turn. */
export interface Effort {
  weights: Weights;
  /** Plans of chance tastes. */
  plans: number;
  /** Plans after them, each with a taste near that of one of the best. */
  refined: number;
}

/** More answers than any turn takes. */
const longest = 120;
/** Tastes lie between 1 / spread and spread; those near another within the root of that. */
const spread = 3;
/** The best plans that others are made from. */
const parents = 4;

/** What a plan likes and dislikes, by slot: more than there are. */
type Tastes = readonly number[];
const slots = slotBase.pact + pactTable.length;
const noTaste: Tastes = new Array<number>(slots).fill(1);

/** By chance, near those of another plan. */
const tastesNear = (rng: Rng, near: Tastes, most: number): Tastes =>
  near.map((taste) => taste * most ** (randomInt(rng, 201) / 100 - 1));

/** Plays a turn to its end by a manner; the player's own actions, and which orders were given. */
function playTurn(world: State, manner: Manner): { line: SalientAction[]; option: number; orders: string } {
  const { turn, seat } = world;
  const line: SalientAction[] = [];
  let first = -1;
  let orders = '';
  for (let steps = 0; steps < longest && world.turn === turn; steps++) {
    const question = decisionOf(world);
    if (!question) break;
    const option = quickAnswer(world, question, manner);
    const action = question.options[option];
    if (first < 0) first = option;
    if (question.seat === seat) line.push(action);
    if (action.kind === 'execute') orders = ordersOf(world);
    applyAction(world, action);
  }
  return { line, option: first, orders };
}

/** Orders by what they are, not in which order they were given. */
const ordersOf = ({ orders }: Readonly<State>): string =>
  orders
    .map(({ slot, dice }) => `${slot}:${dice.toSorted((one, other) => one - other).join()}`)
    .sort()
    .join(' ');

interface Tried extends Prospect<SalientAction> {
  tastes: Tastes;
  orders: string;
}

const byValue = (one: Tried, other: Tried): number => other.value - one.value;

/** Plans for the turn, best first, none with the same orders as another. */
export function plansFor(
  state: Readonly<State>,
  question: Question,
  { weights, plans, refined }: Effort,
  judge: Judge,
): Prospect<SalientAction>[] {
  // The same tastes at every order of a turn, so that a plan is found again when part of it is laid.
  const rng = seedRng(state.turn * 31 + question.seat);
  const best = new Map<string, Tried>();
  const tryOut = (tastes: Tastes): void => {
    const after = cloneState(state);
    after.rng = seedRng(randomInt(rng, 2 ** 32));
    const played = playTurn(after, { weights, taste: (slot) => tastes[slot] });
    const value = judge(after, question.seat);
    const known = best.get(played.orders);
    if (!known || known.value < value) best.set(played.orders, { ...played, value, tastes });
  };
  tryOut(noTaste);
  for (let plan = 1; plan < plans; plan++) tryOut(tastesNear(rng, noTaste, spread));
  for (let plan = 0; plan < refined; plan++) {
    const leaders = [...best.values()].sort(byValue).slice(0, parents);
    tryOut(tastesNear(rng, leaders[plan % leaders.length].tastes, Math.sqrt(spread)));
  }
  return [...best.values()].sort(byValue).map(({ option, value, line }) => ({ option, value, line }));
}
