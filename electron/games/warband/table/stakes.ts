/**
 * What is at stake for a player in a response window: what letting the topmost action happen would do to them, and
 * whether an answer they could give would do better. Plays both out on copies; nothing is guessed from card texts.
 */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { WarbandAction, WarbandEvent } from '../../../../shared/games/warband.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import type { Creature, State as MatchState } from '../state.ts';

type State = Readonly<MatchState>;
type Item = MatchState['stack'][number];
type Question = Decision<WarbandAction>;

/** Whether the topmost action is somebody else's and aims at an own creature, action or oneself, or would do harm. */
export function isConcerned(state: State, seat: Seat): boolean {
  const top = state.stack.at(-1);
  return top !== undefined && top.seat !== seat && (aimsAt(state, top, seat) || harms(state, top, seat));
}

export function aimsAt(state: State, item: Item, seat: Seat): boolean {
  const isOwn = (id: number) => state.creatures.some((each) => each.id === id && each.seat === seat);
  if (item.answers > 0 && isOwnItem(state, item.answers, seat)) return true;
  return item.targets.some(({ kind, ids }) => {
    if (kind === 'creature') return ids.some(isOwn);
    if (kind === 'player') return ids.includes(seat);
    return kind === 'item' && ids.some((id) => isOwnItem(state, id, seat));
  });
}

const isOwnItem = ({ stack }: State, id: number, seat: Seat): boolean =>
  stack.some((each) => each.id === id && each.seat === seat);

/** Whether something is lost when everybody lets the item happen. */
export function harms(state: State, item: Item, seat: Seat): boolean {
  const own = new Set(state.creatures.filter((each) => each.seat === seat).map(({ id }) => id));
  const team = teamOf(state, seat);
  let isHarmed = false;
  const [after] = playedOut(state, { seat, item: item.id }, (event) => {
    isHarmed ||= isHarm(event, own, seat) || isEnemysGain(event, state, team);
  });
  return isHarmed || after?.asksToCower === true;
}

const teamOf = ({ setup }: State, seat: Seat): number => setup.seats[seat].team;

function isHarm(event: WarbandEvent, own: ReadonlySet<number>, seat: Seat): boolean {
  switch (event.kind) {
    case 'damaged':
    case 'destroyed':
    case 'withdrawn':
    case 'tapped':
    case 'moved':
    case 'attached':
      return own.has(event.creature);
    case 'effectBegan':
      return own.has(event.effect.creature) && event.effect.seat !== seat;
    case 'moraleChanged':
    case 'leadershipChanged':
      return event.seat === seat && event.by < 0;
    case 'controlChanged':
      return event.from === seat;
    case 'discarded':
      return event.seat === seat;
    default:
      return false;
  }
}

/** Treasure is at stake: it is what Morale is gained by (W-822). */
const isEnemysGain = (event: WarbandEvent, state: State, team: number): boolean =>
  event.kind === 'moraleChanged' && event.by > 0 && teamOf(state, event.seat) !== team;

/** Copies an answer may be tried on; one with more ways than that is worth a question. */
const mostTries = 60;

/** Whether one of the answers of a window leaves its player better off than letting the topmost action happen. */
export function hasHelpfulAnswer(state: State, { seat, options, window }: Question): boolean {
  const top = state.stack.at(-1);
  if (!top) return false;
  const at = { seat, item: top.id };
  const [untouched] = playedOut(state, at);
  if (!untouched) return true;
  let tries = 0;
  for (const [option, action] of options.entries()) {
    if (option === window?.pass) continue;
    for (const after of playedOut(state, at, undefined, action)) {
      tries += 1;
      if (tries > mostTries || isBetter(state, { after, untouched, ...at })) return true;
    }
  }
  return false;
}

/** A position once the action is done with, and what became of the actions on the stack on the way. */
interface Aftermath {
  state: MatchState;
  cancelled: ReadonlySet<number>;
  /** Whether the player was asked to cower, which is a question of its own. */
  asksToCower: boolean;
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
function* playedOut(
  state: State,
  at: { seat: Seat; item: number },
  watch?: (event: WarbandEvent) => void,
  first?: WarbandAction,
): Generator<Aftermath> {
  const trial: Trial = {
    state: cloneState(state),
    ...{ cancelled: new Set<number>(), isOver: false, asksToCower: false },
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
    if (isOwn && asked.prompt.code === 'cower') trial.asksToCower = true;
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
const plainAnswer = ({ options, window }: Question): WarbandAction =>
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

interface Comparison {
  after: Aftermath;
  untouched: Aftermath;
  seat: Seat;
  item: number;
}

function isBetter(before: State, compared: Comparison): boolean {
  const { after, untouched, seat } = compared;
  const morale = ({ state }: Aftermath, of: Seat): number => state.players[of].morale;
  if (morale(after, seat) > morale(untouched, seat)) return true;
  if (isStopped(compared)) return true;
  if (before.stack.some((each) => each.seat === seat && isSaved(each, compared))) return true;
  const team = teamOf(before, seat);
  const isDenied = before.players.some(
    ({ morale: had }, of) =>
      teamOf(before, of) !== team && morale(untouched, of) > had && morale(after, of) < morale(untouched, of),
  );
  return isDenied || before.creatures.some((each) => each.seat === seat && fares(each, compared));
}

/** It does not happen at all. */
const isStopped = ({ after, untouched, item }: Comparison): boolean =>
  after.cancelled.has(item) && !untouched.cancelled.has(item);

/** An action of one's own is not cancelled. */
const isSaved = ({ id }: Item, { after, untouched }: Comparison): boolean =>
  untouched.cancelled.has(id) && !after.cancelled.has(id);

/** Whether a creature fares better: still there, less damaged, not tapped, not moved away, not under an effect. */
function fares(before: Creature, { after, untouched, seat }: Comparison): boolean {
  const now = ownIn(after.state, before.id, seat);
  const then = ownIn(untouched.state, before.id, seat);
  if (!now || !then) return now !== undefined;
  return (
    now.damage < then.damage ||
    (then.tapped && !now.tapped) ||
    (then.square !== before.square && now.square === before.square) ||
    burdens(after.state, now, seat) < burdens(untouched.state, then, seat)
  );
}

const ownIn = ({ creatures }: MatchState, id: number, seat: Seat): Creature | undefined =>
  creatures.find((each) => each.id === id && each.seat === seat);

/** Effects of others on it, and cards attached to it. */
const burdens = ({ effects }: MatchState, { id, attached }: Creature, seat: Seat): number =>
  attached.length + effects.filter((each) => each.creature === id && each.seat !== seat).length;
