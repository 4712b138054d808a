/**
 * What happens to a player until nothing is left on the stack: the measure by which a window that was passed for them
 * is judged. Written apart from `games/warband/table/stakes.ts`, which decides, so that the two can disagree.
 */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { WarbandAction, WarbandEvent } from '../../../../shared/games/warband.ts';
import { warband, type WarbandState } from '../../../games/warband/index.ts';

type State = Readonly<WarbandState>;
type Question = Decision<WarbandAction>;

/** What is suffered, by what it is, as amounts: more is worse. */
type Fate = ReadonlyMap<string, number>;

export interface Course {
  fate: Fate;
  /** The windows of the player that came on the way, as they were. */
  windows: WarbandState[];
}

/** Ways to give one answer that are looked at. */
const mostWays = 200;
const mostAnswers = 200;

/** Lets everything on the stack happen, the player passing to the end. */
export function letHappen(state: State, seat: Seat): Course {
  const [course] = courses(warband.clone(state), seat, { left: 1 });
  return course!;
}

/** An answer that spares the player something, named by how it begins. */
interface Saving {
  answer: WarbandAction;
  spared: string;
}

export function savingAnswer(state: State, { seat, options, window }: Question): Saving | undefined {
  const { fate } = letHappen(state, seat);
  if (fate.size === 0) return undefined;
  for (const [option, answer] of options.entries()) {
    if (option === window?.pass) continue;
    for (const course of courses(warband.clone(state), seat, { left: mostWays }, answer)) {
      const spared = sparedIn(course.fate, fate);
      if (spared !== undefined) return { answer, spared };
    }
  }
  return undefined;
}

/** Of a creature that is lost all the same, or by the answer, nothing was spared; of one that lives, cowering may cost less. */
const sparedIn = (answered: Fate, passed: Fate): string | undefined =>
  [...passed].find(([what, amount]) => {
    const creature = what.split(' ')[0]!;
    const isLostBy = (fate: Fate) => fate.has(`${creature} lost`);
    return (answered.get(what) ?? 0) < amount && (what === `${creature} lost` || !isLostBy(answered));
  })?.[0];

interface Trial {
  state: WarbandState;
  fate: Map<string, number>;
  windows: WarbandState[];
}

function* courses(
  state: WarbandState,
  seat: Seat,
  budget: { left: number },
  first?: WarbandAction,
): Generator<Course> {
  const trial: Trial = { state, fate: new Map(), windows: [] };
  if (first) take(trial, first, seat);
  yield* goOn(trial, seat, budget, first === undefined);
}

/** In questions within an answer of the player's own, every way; everybody else passes, declines and endures. */
function* goOn(trial: Trial, seat: Seat, budget: { left: number }, isPassing: boolean): Generator<Course> {
  for (let answers = 0; answers < mostAnswers; answers++) {
    const asked = warband.decision(trial.state);
    if (!asked || isSettled(trial.state, asked)) break;
    notePrice(trial, asked, seat);
    if (asked.window && asked.seat === seat) trial.windows.push(warband.clone(trial.state));
    if (isPassing || asked.seat !== seat || isGivenPlainly(asked)) {
      take(trial, plainly(asked), seat);
      continue;
    }
    for (const option of asked.options) {
      if (budget.left <= 0) return;
      const branch = { ...trial, state: warband.clone(trial.state), fate: new Map(trial.fate) };
      take(branch, option, seat);
      yield* goOn(branch, seat, budget, isPassing);
    }
    return;
  }
  budget.left -= 1;
  yield trial;
}

/** What cowering would cost in Morale. */
function notePrice({ fate }: Trial, { seat: asked, prompt: { code, about } }: Question, seat: Seat): void {
  if (code !== 'cower' || asked !== seat) return;
  add(fate, `${String(about?.['creature'])} cowering`, Number(about?.['cost']));
}

/** Cowering is a question of its own, put whatever was answered before. */
const isGivenPlainly = ({ window, options, prompt }: Question): boolean =>
  window !== undefined || options.length === 1 || prompt.code === 'cower';

const isSettled = ({ stack, resolving }: State, { window, prompt }: Question): boolean =>
  stack.length === 0 && !resolving && !window && !prompt.code.startsWith('declare.');

const plainly = ({ options, window }: Question): WarbandAction =>
  options[window?.pass ?? -1] ??
  options.find(({ kind }) => kind === 'decline' || kind === 'endure') ??
  options[0]!;

function take(trial: Trial, action: WarbandAction, seat: Seat): void {
  const before = trial.state.stack.map(({ id, seat: of }) => ({ id, seat: of }));
  const own = new Set(trial.state.creatures.flatMap((each) => (each.seat === seat ? [each.id] : [])));
  warband.apply(trial.state, action, (event) => {
    const doer = trial.state.resolving?.seat;
    const suffered = sufferedIn(event, { seat, own, isOthersDoing: doer !== undefined && doer !== seat });
    if (event.kind === 'cancelled' && before.some((item) => item.id === event.item && item.seat === seat))
      add(trial.fate, `action ${String(event.item)} cancelled`, 1);
    if (event.kind === 'moraleChanged' && event.by > 0 && isEnemy(trial.state, seat, event.seat))
      add(trial.fate, 'Morale gained by an enemy', event.by);
    if (suffered) add(trial.fate, ...suffered);
  });
}

const add = (fate: Map<string, number>, what: string, amount: number): void => {
  fate.set(what, (fate.get(what) ?? 0) + amount);
};

const isEnemy = ({ setup: { seats } }: State, one: Seat, other: Seat): boolean =>
  seats[one]!.team !== seats[other]!.team;

interface Sufferer {
  seat: Seat;
  own: ReadonlySet<number>;
  /** What an own action does, or nobody's, is not suffered. */
  isOthersDoing: boolean;
}

function sufferedIn(
  event: WarbandEvent,
  { seat, own, isOthersDoing }: Sufferer,
): [string, number] | undefined {
  switch (event.kind) {
    case 'damaged':
      return own.has(event.creature) ? [`${String(event.creature)} damaged`, event.amount] : undefined;
    case 'destroyed':
    case 'withdrawn':
      return own.has(event.creature) ? [`${String(event.creature)} lost`, 1] : undefined;
    case 'tapped':
      // Also as the price of an answer: it is tapped in the end.
      return own.has(event.creature) ? [`${String(event.creature)} tapped`, 1] : undefined;
    case 'moved':
      if (!isOthersDoing || !own.has(event.creature)) return undefined;
      return [`${String(event.creature)} moved`, 1];
    case 'moraleChanged':
    case 'leadershipChanged':
      return event.seat === seat && event.by < 0 ? [event.kind, -event.by] : undefined;
    case 'discarded':
      return event.seat === seat && isOthersDoing ? ['cards discarded', event.cards.length] : undefined;
    case 'controlChanged':
      return event.from === seat ? [`${String(event.creature)} taken over`, 1] : undefined;
    default:
      return undefined;
  }
}
