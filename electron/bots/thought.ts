/** A decision taken apart for rollouts: the few lines worth comparing, and how one of them goes in one world. */
import type { Decision, Seat } from '../../shared/game.ts';
import type { BotTurn } from './bot.ts';
import type { Job } from './halving.ts';
import { prospects, type Prospect } from './lookahead.ts';
import type { Mind } from './mind.ts';

/** How a level thinks. */
export interface Manner {
  /** Lines compared at most. */
  width: number;
  /** Rollouts for a decision of one's own will, and for an answer to others. */
  budget: number;
  asideBudget: number;
  /** How far rollouts go: to the end of the turn under way, or until one's own next turn. */
  horizon: 'turn' | 'round';
}

export interface Thought<Action> {
  candidates: Prospect<Action>[];
  budget: number;
  /** Plays one candidate in one world to the horizon: what the position there is worth. */
  play(job: Job): number;
  /** The same, but by how much the seat is ahead there. */
  leadAfter(job: Job): number;
}

/** Lines that lie further behind than this are not worth a rollout. */
const hopeless = 4;
/** More actions than any two turns take. */
const longest = 600;

export function thoughtOf<World, Action>(
  mind: Mind<World, Action>,
  manner: Manner,
  { decision, sampleWorld }: Pick<BotTurn<unknown, Action, World>, 'decision' | 'sampleWorld'>,
): Thought<Action> {
  const worlds = [sampleWorld()];
  const question = mind.rules.decision(worlds[0]!) ?? decision;
  const found = prospects(mind, worlds[0]!, question);
  const best = found[0]?.value ?? 0;
  const candidates = found.slice(0, manner.width).filter(({ value }) => value >= best - hopeless);
  const { seat } = question;
  const after = ({ candidate, world }: Job): World => {
    while (worlds.length <= world) worlds.push(sampleWorld());
    const turns = manner.horizon === 'turn' ? 1 : mind.turnsToOwn(worlds[world]!, seat);
    return rollOut(mind, worlds[world]!, candidates[candidate]!.line, seat, turns);
  };
  return {
    candidates,
    budget: budgetFor(mind, manner, question),
    play: (job) => mind.evaluate(after(job), seat),
    leadAfter: (job) => mind.lead(after(job), seat),
  };
}

/** Small questions on the way need no rollouts: the line they belong to was chosen with them. */
function budgetFor<World, Action>(
  mind: Mind<World, Action>,
  { budget, asideBudget }: Manner,
  question: Decision<Action>,
): number {
  if (mind.isCalm(question)) return budget;
  return mind.isAside(question) ? asideBudget : 0;
}

/** Plays a line, then everybody by rule of thumb for so many turns. */
function rollOut<World, Action>(
  mind: Mind<World, Action>,
  from: Readonly<World>,
  line: readonly Action[],
  seat: Seat,
  turns: number,
): World {
  const world = mind.rules.clone(from);
  const end = mind.rules.turnOf(world) + turns;
  let next = 0;
  for (let steps = 0; steps < longest; steps++) {
    const question = mind.rules.decision(world);
    if (!question || mind.rules.turnOf(world) >= end) break;
    const planned = question.seat === seat && next < line.length ? optionFor(question, line[next]!) : -1;
    next = planned < 0 ? next : next + 1;
    const option = planned < 0 ? mind.quick(world, question) : planned;
    mind.rules.apply(world, question.options[option]!);
    if (steps === 0) mind.imagine(world);
  }
  return world;
}

/** Actions are plain data; the same one in another world is another object. */
export function optionFor<Action>({ options }: Decision<Action>, action: Action): number {
  const index = options.indexOf(action);
  if (index >= 0) return index;
  const written = JSON.stringify(action);
  return options.findIndex((option) => JSON.stringify(option) === written);
}
