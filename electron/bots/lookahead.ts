/**
 * Looking past a decision: every shortlisted option is carried out in a world, small questions that follow are
 * answered in turn, everybody else lets things pass, and the calm position at the end is judged.
 */
import type { Decision, Seat } from '../../shared/game.ts';
import type { Mind, Prospect } from '../engine/mind.ts';

/** Decisions of one's own that are searched one after another; deeper ones are answered by rule of thumb. */
const deepest = 4;
/** Things done of one's own will, one after another: the first, and one more. */
const mostDeeds = 2;
/** A piece of play that goes on longer than this is judged where it is. */
const longest = 300;
/** A gain smaller than this is none. */
const noise = 0.02;

/** The options worth taking, best first; at a calm question also the one that only goes on. */
export function prospects<World, Action>(
  mind: Mind<World, Action>,
  world: Readonly<World>,
  question: Decision<Action>,
  planned?: number,
): Prospect<Action>[] {
  const isCalm = mind.isCalm(question);
  if (isCalm && mind.lines) return mind.lines(world, question, planned);
  const found = tryOut(mind, world, question, question.seat, 0, isCalm ? 0 : 1);
  if (isCalm && mind.goOn) {
    const option = mind.goOn(world, question);
    const value = mind.evaluate(world, question.seat) + noise;
    found.push({ option, value, line: [question.options[option]!] });
  }
  return found.toSorted((one, other) => other.value - one.value);
}

/** A plan for each piece that might go next, best first: beginning with it, and the best that can be done then. */
export function plans<World, Action>(
  mind: Mind<World, Action>,
  world: Readonly<World>,
  question: Decision<Action>,
): Prospect<Action>[] {
  const found = (mind.beginnings?.(world, question) ?? []).map((option) => {
    const action = question.options[option]!;
    const next = imaginedAfter(mind, world, action);
    const asked = settle(mind, next, question.seat);
    const best = asked ? prospects(mind, next, asked)[0] : undefined;
    if (!best) return { option, value: mind.evaluate(next, question.seat), line: [action] };
    return { option, value: best.value, line: [action, ...best.line] };
  });
  return found.toSorted((one, other) => other.value - one.value);
}

/** Imagined before it is carried out: an option that needs no further word must not run on past the calm question. */
function imaginedAfter<World, Action>(
  mind: Mind<World, Action>,
  world: Readonly<World>,
  action: Action,
): World {
  const next = mind.rules.clone(world);
  mind.imagine(next);
  mind.rules.apply(next, action);
  return next;
}

/** Lets everything pending happen; the calm question of one's own it leads to, if it does. */
function settle<World, Action>(
  mind: Mind<World, Action>,
  world: World,
  seat: Seat,
): Decision<Action> | undefined {
  for (let steps = 0; steps < longest; steps++) {
    const question = mind.rules.decision(world);
    if (!question || mind.isCalm(question)) return question?.seat === seat ? question : undefined;
    mind.rules.apply(world, question.options[mind.quick(world, question)]!);
  }
  return undefined;
}

/** `depth` narrows the choice, `below` is how deep the search counts itself after it. */
function tryOut<World, Action>(
  mind: Mind<World, Action>,
  world: Readonly<World>,
  question: Decision<Action>,
  seat: Seat,
  depth: number,
  below = depth,
): Prospect<Action>[] {
  return mind.shortlist(world, question, depth).map((option) => {
    const action = question.options[option]!;
    const next = imaginedAfter(mind, world, action);
    // What was drawn or rolled here is a guess: plans for it hold in no other world.
    const hasRevealed = mind.hasRevealed?.(next) ?? false;
    const { value, line } = follow(mind, next, seat, below + 1);
    return {
      option,
      value: value - (mind.price?.(action) ?? 0),
      line: hasRevealed ? [action] : [action, ...line],
    };
  });
}

interface Following<Action> {
  value: number;
  line: Action[];
}

/** What a position comes to once everything pending is done. */
function follow<World, Action>(
  mind: Mind<World, Action>,
  world: World,
  seat: Seat,
  depth: number,
): Following<Action> {
  for (let steps = 0; steps < longest; steps++) {
    const question = mind.rules.decision(world);
    if (!question) break;
    const isOwn = question.seat === seat && depth < deepest;
    if (mind.isCalm(question)) {
      if (isOwn && depth < mostDeeds) return goOnFrom(mind, world, question, depth);
      break;
    }
    if (isOwn && !mind.isAside(question)) return bestOf(tryOut(mind, world, question, seat, depth));
    mind.rules.apply(world, question.options[mind.quick(world, question)]!);
  }
  return { value: mind.evaluate(world, seat), line: [] };
}

/** A calm question of one's own: leave it at that if one may, or do one thing more. */
function goOnFrom<World, Action>(
  mind: Mind<World, Action>,
  world: World,
  question: Decision<Action>,
  depth: number,
): Following<Action> {
  const more = bestOf(tryOut(mind, world, question, question.seat, depth + 1));
  if (!mind.goOn) return more;
  const here: Following<Action> = { value: mind.evaluate(world, question.seat), line: [] };
  return more.value > here.value ? more : here;
}

function bestOf<Action>(found: readonly Prospect<Action>[]): Following<Action> {
  let best: Following<Action> = { value: -Infinity, line: [] };
  for (const each of found) if (each.value > best.value) best = each;
  return best;
}
