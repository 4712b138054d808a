/**
 * What something one declares would come to if nobody answered: played out on copies, with everybody passing and
 * enduring. Told only as far as no chance decides and nothing hidden is turned up; what is asked on the way stays open.
 */
import type { Forecast } from '../../../../shared/games/warband-questions.ts';
import type { Decision } from '../../../../shared/game.ts';
import type { WarbandAction, WarbandEvent } from '../../../../shared/games/warband.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import type { State as MatchState } from '../state.ts';
import { ownCost, readOff, sameOutcome, unneededShields } from './forecast-events.ts';

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

const declaring = new Set<WarbandAction['kind']>([
  ...(['play', 'power', 'dodge'] as const),
  ...(['actor', 'pay', 'assist', 'target', 'enough', 'confirm'] as const),
]);

export const canBeForetold = ({ kind }: WarbandAction): boolean => declaring.has(kind);

/** The one way it goes; nothing where something is still to be chosen before it is paid. */
export function forecastOf(state: State, action: WarbandAction, budget: Budget): Forecast | undefined {
  const trials = [...endings(state, action, budget)];
  const [only] = trials;
  if (!only) return undefined;
  const isNothing = state.stack.length === 0 ? comesToNothing : answersNothing(state);
  const isIdle = budget.left > 0 && trials.every(isNothing);
  if (trials.length === 1) return { ...readOff(only.events), isOpen: only.isOpen, isIdle };
  if (!isIdle) return undefined;
  const shields = [...new Set(trials.flatMap(({ events }) => unneededShields(events)))];
  return { changes: [], morale: [], shields, isIdle, isOpen: false };
}

/** Every way the declaration can be completed, each resolved. */
function* endings(state: State, action: WarbandAction, budget: Budget): Generator<Trial> {
  if (budget.left-- <= 0) return;
  const trial: Trial = { state: cloneState(state), events: [], isOpen: false, isDone: false };
  take(trial, action, state);
  for (let count = 0; count < mostAnswers && !trial.isDone && !trial.isOpen; count++) {
    const asked = decisionOf(trial.state);
    if (!asked) break;
    const { options, prompt } = asked;
    if (prompt.code.startsWith('declare.') && options.length > 1 && prompt.code !== 'declare.confirm') {
      for (const option of options) yield* endings(trial.state, option, budget);
      return;
    }
    passOn(trial, asked, state);
  }
  yield trial;
}

/** Everybody passes and endures; where somebody would really have to choose, it stays open. */
function passOn(trial: Trial, { options, window, prompt }: Decision<WarbandAction>, from: State): void {
  const meant = prompt.code === 'declare.confirm' ? 'confirm' : 'endure';
  const plain = options[window?.pass ?? -1] ?? options.find(({ kind }) => kind === meant);
  const only = plain ?? (options.length === 1 ? options[0] : undefined);
  if (only) take(trial, only, from);
  else trial.isOpen = true;
}

/** Chance and hidden cards end what can be foretold: events of such a step are not read. */
function take(trial: Trial, action: WarbandAction, from: State): void {
  const luck = JSON.stringify(trial.state.rng);
  const events: WarbandEvent[] = [];
  applyAction(trial.state, action, (event) => events.push(event));
  const isHidden = JSON.stringify(trial.state.rng) !== luck || events.some(({ kind }) => secret.has(kind));
  if (isHidden) trial.isOpen = true;
  else trial.events.push(...events);
  trial.isDone ||= from.stack.length === 0 ? hasCome(events, from.next) : isStackDone(trial.state);
}

/** An own action is done when it is. */
const hasCome = (events: readonly WarbandEvent[], item: number): boolean =>
  events.some((event) => (event.kind === 'resolved' || event.kind === 'cancelled') && event.item >= item);

/** An answer is done when what it answers is. */
const isStackDone = (state: State): boolean =>
  state.stack.length === 0 && !state.resolving && state.frames.every(({ kind }) => kind !== 'declare');

const secret = new Set<WarbandEvent['kind']>(['drew', 'looked', 'returned']);

const comesToNothing = ({ events, isOpen }: Trial): boolean => {
  const after = events.findIndex(({ kind }) => kind === 'declared');
  return !isOpen && after >= 0 && events.slice(after).every(({ kind }) => ownCost.has(kind));
};

/** Whether an ending is no other than if nothing had been answered; a protection that protects from nothing counts as none. */
function answersNothing(state: State): (trial: Trial) => boolean {
  const unanswered = letHappen(state);
  const isSame = sameOutcome(unanswered.events);
  return ({ events, isOpen }) => !isOpen && !unanswered.isOpen && isSame(events);
}

/** What passing lets happen. */
export function forecastOfPass(state: State): Forecast {
  const { events, isOpen } = letHappen(state);
  return { ...readOff(events), isOpen, isIdle: false };
}

/** What is on the stack happens without an answer; what was begun of one is put back. */
function letHappen(state: State): Trial {
  const trial: Trial = { state: cloneState(state), events: [], isOpen: false, isDone: false };
  while (trial.state.frames.at(-1)?.kind === 'declare') trial.state.frames.pop();
  for (let count = 0; count < mostAnswers && !trial.isDone && !trial.isOpen; count++) {
    const asked = decisionOf(trial.state);
    if (!asked) break;
    passOn(trial, asked, state);
  }
  return trial;
}
