/**
 * Plans for a turn: different sets of orders are filled by taste, carried out and judged after the March, with sampled
 * replies of the next enemies (C-1309). A reply is rolled anew each time, so that no roll is ever foreseen.
 */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { SalientAction } from '../../../../shared/games/salient.ts';
import { randomInt, seedRng, type Rng } from '../../../engine/rng.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import { stages, type State } from '../state.ts';
import { quickAnswer, type Manner } from './policy.ts';
import { stand, type Weights } from './stand.ts';

type Question = Decision<SalientAction>;

/** How hard is thought about a turn. */
export interface Effort {
  weights: Weights;
  /** Plans tried out. */
  plans: number;
  /** The best of them that are answered by sampled replies. */
  kept: number;
  replies: number;
}

/** More answers than any turn takes. */
const longest = 120;
/** Tastes lie between 1 / spread and spread. */
const spread = 3;

/** Likes and dislikes of slots, by chance; the first plan has none. */
function tasteOf(rng: Rng, isPlain: boolean): (slot: number) => number {
  if (isPlain) return () => 1;
  const likes: number[] = [];
  return (slot) => (likes[slot] ??= spread ** (randomInt(rng, 201) / 100 - 1));
}

/** Plays a turn to its end by a manner; the first answer. */
function playTurn(world: State, manner: Manner): SalientAction | undefined {
  const { turn } = world;
  let first: SalientAction | undefined;
  for (let steps = 0; steps < longest && world.turn === turn; steps++) {
    const question = decisionOf(world);
    if (!question) break;
    const action = question.options[quickAnswer(world, question, manner)];
    first ??= action;
    applyAction(world, action);
  }
  return first;
}

export interface Plan {
  option: number;
  worth: number;
}

interface Tried extends Plan {
  /** The position when the turn is over. */
  after: State;
}

/** The turns of everybody else until the seat is asked for a turn of its own, with fresh luck. */
function worthAfterReplies(after: Readonly<State>, seat: Seat, { weights, replies }: Effort): number {
  let sum = 0;
  for (let reply = 0; reply < replies; reply++) {
    const world = cloneState(after);
    world.rng = seedRng(1_000 + reply);
    rollAgain(world);
    for (let turns = 0; turns < world.players.length - 1 && !world.outcome; turns++)
      playTurn(world, { weights, taste: () => 1 });
    sum += stand(world, seat, weights);
  }
  return sum / replies;
}

/** The next player has already rolled with the luck of the world: their dice are thrown again. */
function rollAgain(world: State): void {
  const player = world.players[world.seat];
  if (world.outcome || world.stage !== stages.assign || world.orders.length > 0) return;
  const count = player.fresh.reduce((sum, dice) => sum + dice, 0);
  player.fresh.fill(0);
  for (let die = 0; die < count; die++) player.fresh[1 + randomInt(world.rng, 6)]++;
}

/** The first answers of the best plans, best first, none twice. */
export function plansFor(state: Readonly<State>, question: Question, effort: Effort): Plan[] {
  const rng = seedRng(state.turn * 31 + state.orders.length);
  const tried: Tried[] = [];
  for (let plan = 0; plan < effort.plans; plan++) {
    const after = cloneState(state);
    const first = playTurn(after, { weights: effort.weights, taste: tasteOf(rng, plan === 0) });
    const option = question.options.findIndex((action) => action === first || isSame(action, first));
    tried.push({ option, worth: stand(after, question.seat, effort.weights), after });
  }
  tried.sort((one, other) => other.worth - one.worth);
  const kept = tried.slice(0, effort.kept);
  if (effort.replies > 0) {
    for (const each of kept) each.worth = worthAfterReplies(each.after, question.seat, effort);
    kept.sort((one, other) => other.worth - one.worth);
  }
  return kept.filter(({ option }, at) => kept.findIndex((each) => each.option === option) === at);
}

const isSame = (one: SalientAction, other: SalientAction | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
