/**
 * What something one declares would come to if nobody answered: played out on copies, with everybody passing and
 * enduring. Told only as far as no chance decides and nothing hidden is turned up; what is asked on the way stays open.
 */
import type { Forecast } from '../../../../shared/games/warband-questions.ts';
import type { WarbandAction, WarbandEvent } from '../../../../shared/games/warband.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import type { State as MatchState } from '../state.ts';

type State = Readonly<MatchState>;

/** Copies tried for one question in all; what is not tried is not told. */
const mostTrials = 120;
const mostAnswers = 40;

export interface Budget {
  left: number;
}

export const newBudget = (): Budget => ({ left: mostTrials });

interface Trial {
  state: MatchState;
  events: WarbandEvent[];
  /** Somebody chooses on, or chance does. */
  isOpen: boolean;
  isDone: boolean;
}

const declaring = new Set<WarbandAction['kind']>(['play', 'power', 'target', 'enough', 'confirm']);

export const canBeForetold = ({ kind }: WarbandAction): boolean => declaring.has(kind);

/** The one way it goes; nothing where something is still to be chosen before it is paid. */
export function forecastOf(state: State, action: WarbandAction, budget: Budget): Forecast | undefined {
  const trials = [...endings(state, action, budget)];
  if (trials.length === 0) return undefined;
  // What an answer does to an action on the stack is no event of its own: of answers nothing is said.
  const isIdle = state.stack.length === 0 && budget.left > 0 && trials.every(comesToNothing);
  const [only] = trials;
  if (trials.length > 1 || !only)
    return isIdle ? { changes: [], morale: [], isIdle, isOpen: false } : undefined;
  return { ...readOff(only), isIdle };
}

/** Every way the declaration can be completed, each resolved. */
function* endings(state: State, action: WarbandAction, budget: Budget): Generator<Trial> {
  if (budget.left-- <= 0) return;
  const trial: Trial = { state: cloneState(state), events: [], isOpen: false, isDone: false };
  take(trial, action, state.next);
  for (let count = 0; count < mostAnswers && !trial.isDone && !trial.isOpen; count++) {
    const asked = decisionOf(trial.state);
    if (!asked) break;
    const { options, window, prompt } = asked;
    if (prompt.code.startsWith('declare.') && options.length > 1 && prompt.code !== 'declare.confirm') {
      for (const option of options) yield* endings(trial.state, option, budget);
      return;
    }
    const plain = options[window?.pass ?? -1] ?? options.find(({ kind }) => isPlain.has(kind));
    if (plain) take(trial, plain, state.next);
    else if (options.length === 1) take(trial, options[0]!, state.next);
    else trial.isOpen = true;
  }
  yield trial;
}

const isPlain = new Set<WarbandAction['kind']>(['confirm', 'endure']);

/** Chance and hidden cards end what can be foretold: events of such a step are not read. */
function take(trial: Trial, action: WarbandAction, item: number): void {
  const luck = JSON.stringify(trial.state.rng);
  const events: WarbandEvent[] = [];
  applyAction(trial.state, action, (event) => events.push(event));
  const isHidden = JSON.stringify(trial.state.rng) !== luck || events.some(({ kind }) => secret.has(kind));
  if (isHidden) trial.isOpen = true;
  else trial.events.push(...events);
  trial.isDone ||= events.some(
    (event) => (event.kind === 'resolved' || event.kind === 'cancelled') && event.item >= item,
  );
}

const secret = new Set<WarbandEvent['kind']>(['drew', 'looked', 'returned']);

/** What declaring and paying itself brings about. */
const ownCost = new Set<WarbandEvent['kind']>(['declared', 'passed', 'resolved', 'discarded', 'tapped']);

const comesToNothing = ({ events, isOpen }: Trial): boolean => {
  const after = events.findIndex(({ kind }) => kind === 'declared');
  return !isOpen && after >= 0 && events.slice(after).every(({ kind }) => ownCost.has(kind));
};

function readOff({ events, isOpen }: Trial): Omit<Forecast, 'isIdle'> {
  const changes = new Map<number, Forecast['changes'][number]>();
  const morale = new Map<number, number>();
  const of = (creature: number) => {
    const change = changes.get(creature) ?? {
      creature,
      damage: 0,
      prevented: 0,
      healed: 0,
      destroyed: false,
    };
    changes.set(creature, change);
    return change;
  };
  for (const event of events) {
    if (event.kind === 'damaged') of(event.creature).damage += event.amount;
    if (event.kind === 'prevented') of(event.creature).prevented += event.amount;
    if (event.kind === 'healed') of(event.creature).healed += event.amount;
    if (event.kind === 'destroyed') of(event.creature).destroyed = true;
    if (event.kind === 'moved') of(event.creature).to = event.path.at(-1);
    if (event.kind === 'moraleChanged') morale.set(event.seat, (morale.get(event.seat) ?? 0) + event.by);
  }
  return {
    changes: [...changes.values()],
    morale: [...morale].map(([seat, by]) => ({ seat, by })),
    isOpen,
  };
}
