/**
 * What is at stake for a player in a response window: what letting the topmost action happen would do to them, and
 * whether an answer they could give would do better. Plays both out on copies; nothing is guessed from card texts.
 */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { WarbandAction, WarbandEvent } from '../../../../shared/games/warband.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import type { Creature, State as MatchState } from '../state.ts';
import { plainAnswer, playedOut, type Aftermath } from './aftermath.ts';

type State = Readonly<MatchState>;
type Item = MatchState['stack'][number];
type Question = Decision<WarbandAction>;

/** The topmost action of somebody else: own ones above it are answers to it. */
const inQuestion = ({ stack }: State, seat: Seat): Item | undefined =>
  stack.findLast((item) => item.seat !== seat);

/** Whether somebody else's topmost action aims at an own creature, action or oneself, or would do harm. */
export function isConcerned(state: State, seat: Seat): boolean {
  const item = inQuestion(state, seat);
  return item !== undefined && (aimsAt(state, item, seat) || harms(state, item, seat));
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
  return isHarmed || after?.cowering !== undefined;
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

/**
 * Whether one of the answers of a window leaves its player better off than letting the action in question happen. On top
 * of an own answer only what cannot wait until that is done.
 */
export function hasHelpfulAnswer(state: State, decision: Question): boolean {
  const { seat, options, window } = decision;
  const item = inQuestion(state, seat);
  if (!item || canWait(state, decision)) return false;
  const at = { seat, item: item.id };
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

/** The player's own action lies on top, and once it is done they have a helpful answer still. */
function canWait(state: State, { seat }: Question): boolean {
  const top = state.stack.at(-1);
  if (top?.seat !== seat) return false;
  const later = cloneState(state);
  for (let answers = 0; answers < mostTries; answers++) {
    const asked = decisionOf(later);
    if (!asked || later.stack.length === 0) return false;
    const isOnTop = later.stack.at(-1)?.id === top.id;
    if (!isOnTop && asked.window && asked.seat === seat) return hasHelpfulAnswer(later, asked);
    applyAction(later, plainAnswer(asked), () => undefined);
  }
  return false;
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
  if (isStopped(compared) || isCheaper(compared)) return true;
  if (before.stack.some((each) => each.seat === seat && isSaved(each, compared))) return true;
  const team = teamOf(before, seat);
  const isDenied = before.players.some(
    ({ morale: had }, of) =>
      teamOf(before, of) !== team && morale(untouched, of) > had && morale(after, of) < morale(untouched, of),
  );
  return isDenied || before.creatures.some((each) => each.seat === seat && fares(each, compared));
}

/** Cowering would cost less Morale. */
const isCheaper = ({ after, untouched }: Comparison): boolean =>
  after.cowering !== undefined && untouched.cowering !== undefined && after.cowering < untouched.cowering;

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
