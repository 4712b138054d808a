/**
 * Looking past a decision: every shortlisted option is carried out in a world, small questions that follow are
 * answered in turn, everybody else lets things pass, and the calm position at the end is judged.
 */
import type { Decision, Seat } from '../../shared/game.ts';
import type { Mind } from './mind.ts';

/** Decisions of one's own that are searched one after another; deeper ones are answered by rule of thumb. */
const deepest = 4;
/** Things done of one's own will, one after another: the first, and one more. */
const mostDeeds = 2;
/** A piece of play that goes on longer than this is judged where it is. */
const longest = 300;
/** A gain smaller than this is none. */
const noise = 0.02;

/** An option and the position it is expected to lead to. */
export interface Prospect {
  option: number;
  value: number;
}

/** The options worth taking, best first; at a calm question also the one that only goes on. */
export function prospects<World, Action>(
  mind: Mind<World, Action>,
  world: Readonly<World>,
  question: Decision<Action>,
): Prospect[] {
  const isCalm = mind.isCalm(question);
  const found = tryOut(mind, world, question, question.seat, 0, isCalm ? 0 : 1);
  if (isCalm) {
    const value = mind.evaluate(world, question.seat) + noise;
    found.push({ option: mind.goOn(world, question), value });
  }
  return found.toSorted((one, other) => other.value - one.value);
}

function tryOut<World, Action>(
  mind: Mind<World, Action>,
  world: Readonly<World>,
  question: Decision<Action>,
  seat: Seat,
  depth: number,
  below = depth,
): Prospect[] {
  return mind.shortlist(world, question, depth).map((option) => {
    const next = mind.rules.clone(world);
    mind.imagine(next);
    mind.rules.apply(next, question.options[option]!);
    return { option, value: worthOf(mind, next, seat, below + 1) };
  });
}

/** What a position comes to once everything pending is done. */
function worthOf<World, Action>(mind: Mind<World, Action>, world: World, seat: Seat, depth: number): number {
  for (let steps = 0; steps < longest; steps++) {
    const question = mind.rules.decision(world);
    if (!question) break;
    const isOwn = question.seat === seat && depth < deepest;
    if (mind.isCalm(question)) {
      const mayGoOn = isOwn && depth < mostDeeds;
      return mayGoOn ? goingOn(mind, world, question, depth) : mind.evaluate(world, seat);
    }
    if (isOwn && !mind.isAside(question)) return bestOf(tryOut(mind, world, question, seat, depth));
    mind.rules.apply(world, question.options[mind.quick(world, question)]!);
  }
  return mind.evaluate(world, seat);
}

/** A calm question of one's own: leave it at that, or do one thing more. */
function goingOn<World, Action>(
  mind: Mind<World, Action>,
  world: World,
  question: Decision<Action>,
  depth: number,
): number {
  const here = mind.evaluate(world, question.seat);
  return Math.max(here, bestOf(tryOut(mind, world, question, question.seat, depth + 1)));
}

const bestOf = (found: readonly Prospect[]): number =>
  Math.max(-Infinity, ...found.map(({ value }) => value));
