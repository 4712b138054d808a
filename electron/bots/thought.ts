/** A decision taken apart for rollouts: the few lines worth comparing, and how one of them goes in one world. */
import type { Decision, Seat } from '../../shared/game.ts';
import type { BotTurn } from './bot.ts';
import type { Job } from './halving.ts';
import { plans, prospects } from './lookahead.ts';
import type { Manner, Mind, Prospect, Stakes } from '../engine/mind.ts';
import { scriptOf, type Script } from './script.ts';

/** A decision taken apart: what is worth comparing, and what the other pieces mean to do. */
export interface Outline<Action> {
  candidates: Prospect<Action>[];
  /** A line for each piece that might go next, best first. */
  plans: Action[][];
  budget: number;
  /** As how many rollouts the guess before them counts. */
  trust?: number;
}

export interface Thought<Action> extends Outline<Action> {
  /** Plays one candidate in one world to the horizon: what the position there is worth. */
  play(job: Job): number;
  /** The same, as it is told to people. */
  expect(job: Job): Expectation;
}

/** By how much a seat is ahead after a line, and what that has cost and gained. */
export interface Expectation {
  lead: number;
  stakes?: Stakes;
}

/** Lines that lie further behind than this are not worth a rollout. */
const hopeless = 4;
/** More actions than any two turns take. */
const longest = 600;

/** `known` spares a second thread the work of the first. */
export function thoughtOf<World, Action>(
  mind: Mind<World, Action>,
  manner: Manner,
  { decision, sampleWorld }: Pick<BotTurn<unknown, Action, World>, 'decision' | 'sampleWorld'>,
  known?: Outline<Action>,
): Thought<Action> {
  const worlds = [sampleWorld()];
  const question = mind.rules.decision(worlds[0]!) ?? decision;
  const { seat } = question;
  const outline = known ?? outlineOf(mind, manner, worlds[0]!, question);
  const after = ({ candidate, world }: Job): World => {
    while (worlds.length <= world) worlds.push(sampleWorld());
    const turns = turnsPlayed(mind, manner, worlds[world]!, seat);
    const script = scriptOf([outline.candidates[candidate]!.line, ...outline.plans]);
    return rollOut(mind, worlds[world]!, script, seat, { turns, imagines: manner.imagines });
  };
  const prices = outline.candidates.map(({ line }) => priceOf(mind, line));
  return {
    ...outline,
    play: (job) => mind.evaluate(after(job), seat) - prices[job.candidate]!,
    expect: (job) => {
      const world = after(job);
      return { lead: mind.lead(world, seat), stakes: mind.stakes?.(worlds[job.world]!, world, seat) };
    },
  };
}

function turnsPlayed<World, Action>(
  mind: Mind<World, Action>,
  { horizon }: Manner,
  world: Readonly<World>,
  seat: Seat,
): number {
  if (horizon === 'end') return Infinity;
  return horizon === 'turn' ? 1 : mind.turnsToOwn(world, seat);
}

/** What rollouts to the end compare: no look ahead can tell more than they do. */
function shortlisted<World, Action>(
  mind: Mind<World, Action>,
  manner: Manner,
  world: Readonly<World>,
  question: Decision<Action>,
): Outline<Action> {
  const options = mind.shortlist(world, question, 0).slice(0, manner.width);
  const candidates = options.map((option) => ({ option, value: 0, line: [question.options[option]!] }));
  const budget = shrunk(
    budgetFor(mind, manner, question, false),
    manner,
    mind.breadth?.(world, question.seat) ?? 1,
  );
  return { candidates, plans: [], budget };
}

function outlineOf<World, Action>(
  mind: Mind<World, Action>,
  manner: Manner,
  world: Readonly<World>,
  question: Decision<Action>,
): Outline<Action> {
  if (manner.horizon === 'end') return shortlisted(mind, manner, world, question);
  const planned = plans(mind, world, question);
  const found = linesFrom(mind, manner, world, question, planned);
  const best = found[0]?.value ?? 0;
  return {
    ...(manner.trust !== undefined && { trust: manner.trust }),
    candidates: found.slice(0, manner.width).filter(({ value }) => value >= best - hopeless),
    plans: planned.map(({ line }) => line),
    budget: shrunk(
      budgetFor(mind, manner, question, planned.length > 0),
      manner,
      mind.breadth?.(world, question.seat) ?? 1,
    ),
  };
}

const priceOf = <World, Action>({ price }: Mind<World, Action>, line: readonly Action[]): number =>
  price ? line.reduce((sum, action) => sum + price(action), 0) : 0;

/** Single deeds and plans together, best guess first. */
function linesFrom<World, Action>(
  mind: Mind<World, Action>,
  manner: Manner,
  world: Readonly<World>,
  question: Decision<Action>,
  planned: readonly Prospect<Action>[],
): Prospect<Action>[] {
  const begun = new Set(planned.map(({ option }) => option));
  const single = worthwhile(mind, question, prospects(mind, world, question, manner.plans)).filter(
    ({ option }) => !begun.has(option),
  );
  return [...single, ...planned].toSorted((one, other) => other.value - one.value);
}

/** Without what costs something and gains less than doing without it: few rollouts could not tell the difference. */
function worthwhile<World, Action>(
  { price }: Mind<World, Action>,
  { options }: Decision<Action>,
  found: Prospect<Action>[],
): Prospect<Action>[] {
  if (!price) return found;
  const isFree = ({ option }: Prospect<Action>): boolean => price(options[option]!) === 0;
  const without = Math.max(...found.filter(isFree).map(({ value }) => value));
  return found.filter((each) => isFree(each) || each.value > without);
}

/** Questions on the way need no rollouts where the line they belong to was chosen with them. */
function budgetFor<World, Action>(
  mind: Mind<World, Action>,
  { planBudget, deedBudget, asideBudget, wayBudget }: Manner,
  question: Decision<Action>,
  isPlanned: boolean,
): number {
  if (mind.isAside(question)) return asideBudget;
  if (!mind.isCalm(question)) return wayBudget;
  return isPlanned ? planBudget : deedBudget;
}

/** Rollouts that a comparison cannot do without. */
const fewest = 2;

/** Where more is in play every rollout is dearer and more of them are asked for: a turn shall not take longer for it. */
function shrunk(budget: number, { horizon }: Manner, breadth: number): number {
  if (horizon === 'turn' || breadth <= 1) return budget;
  return Math.min(budget, Math.max(fewest, Math.round(budget / breadth)));
}

/** Plays a script, then everybody by rule of thumb for so many turns. */
function rollOut<World, Action>(
  mind: Mind<World, Action>,
  from: Readonly<World>,
  script: Script<Action>,
  seat: Seat,
  { turns, imagines }: { turns: number; imagines: Manner['imagines'] },
): World {
  const world = mind.rules.clone(from);
  const end = mind.rules.turnOf(world) + turns;
  for (let steps = 0; steps < longest; steps++) {
    const question = mind.rules.decision(world);
    if (!question || mind.rules.turnOf(world) >= end) break;
    const own = question.seat === seat ? scripted(mind, world, script, question) : -1;
    const option = own < 0 ? imagined(mind, world, question, imagines) : own;
    mind.rules.apply(world, question.options[option]!);
    if (steps === 0) mind.imagine(world);
  }
  return world;
}

function imagined<World, Action>(
  mind: Mind<World, Action>,
  world: Readonly<World>,
  question: Decision<Action>,
  imagines: Manner['imagines'],
): number {
  const found = imagines === 'trial' && mind.isCalm(question) ? prospects(mind, world, question) : [];
  return found[0]?.option ?? mind.quick(world, question);
}

/** A line that was done makes room for the next; whoever's line failed does what can be done first. */
function scripted<World, Action>(
  mind: Mind<World, Action>,
  world: Readonly<World>,
  script: Script<Action>,
  question: Decision<Action>,
): number {
  const option = script.goOn(question);
  if (option >= 0 || !mind.isCalm(question)) return option;
  if (script.isDone()) return script.begin(question);
  const quick = mind.quick(world, question);
  const next = mind.isGoingOn?.(question, quick) ? script.begin(question) : -1;
  return next < 0 ? quick : next;
}
