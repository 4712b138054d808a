/** What becomes of a position when the actions on the stack happen: played out on copies. */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { WarbandAction, WarbandEvent } from '../../../../shared/games/warband.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import type { State as MatchState } from '../state.ts';

type State = Readonly<MatchState>;
type Question = Decision<WarbandAction>;

/** A position once the action is done with, and what became of the actions on the stack on the way. */
export interface Aftermath {
  state: MatchState;
  cancelled: ReadonlySet<number>;
  /** What cowering would have cost, where the player was asked to: that is a question of its own. */
  cowering: number | undefined;
}

interface Trial extends Aftermath {
  cancelled: Set<number>;
  isOver: boolean;
}

/** More answers than any action needs until it is done. */
const mostAnswers = 60;

/**
 * Plays the action out with everybody passing and enduring; where the player has to choose within an answer of their
 * own, in every way. One result a way.
 */
export function* playedOut(
  state: State,
  at: { seat: Seat; item: number },
  watch?: (event: WarbandEvent) => void,
  first?: WarbandAction,
): Generator<Aftermath> {
  const trial: Trial = {
    state: cloneState(state),
    ...{ cancelled: new Set<number>(), isOver: false, cowering: undefined },
  };
  if (first) answer(trial, first, at.item, watch);
  yield* goOn(trial, at, watch, mostAnswers);
}

function* goOn(
  trial: Trial,
  at: { seat: Seat; item: number },
  watch: ((event: WarbandEvent) => void) | undefined,
  left: number,
): Generator<Aftermath> {
  for (let answers = left; answers > 0 && !trial.isOver; answers--) {
    const asked = decisionOf(trial.state);
    if (!asked) break;
    const isOwn = asked.seat === at.seat && !asked.window;
    if (isOwn && asked.prompt.code === 'cower')
      trial.cowering = (trial.cowering ?? 0) + Number(asked.prompt.about?.cost);
    else if (isOwn && asked.options.length > 1) {
      for (const option of asked.options) {
        const branch = { ...trial, state: cloneState(trial.state), cancelled: new Set(trial.cancelled) };
        answer(branch, option, at.item, watch);
        yield* goOn(branch, at, watch, answers - 1);
      }
      return;
    }
    answer(trial, plainAnswer(asked), at.item, watch);
  }
  yield trial;
}

/** Passes, declines, endures: what is not offered to the player is not counted on. */
export const plainAnswer = ({ options, window }: Question): WarbandAction =>
  options[window?.pass ?? -1] ?? options.find(({ kind }) => kind === 'decline') ?? options[0];

function answer(
  trial: Trial,
  action: WarbandAction,
  item: number,
  watch: ((event: WarbandEvent) => void) | undefined,
): void {
  applyAction(trial.state, action, (event) => {
    watch?.(event);
    if (event.kind === 'cancelled') trial.cancelled.add(event.item);
    const isDone = event.kind === 'resolved' || event.kind === 'cancelled';
    trial.isOver ||= isDone && event.item === item;
  });
}
