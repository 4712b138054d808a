/**
 * Response windows: when a person is asked, and on what ground a pass is given for them instead.
 *
 * A window opens where a stop asks for it and the player has an answer; holding opens every window. Where tells are
 * to be hidden, it opens by the stop alone, unless everybody can see that there is no answer: then neither the time
 * nor the look of it says anything about a hand.
 */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { WarbandAction, WarbandEvent } from '../../../../shared/games/warband.ts';
import type { Stops } from '../../../../shared/table.ts';
import type { PassGround, Wishes } from '../../../engine/table-game.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import type { State as MatchState } from '../state.ts';
import { isOnlyPass, isPlainPass } from './response-window.ts';

type State = Readonly<MatchState>;
type Item = MatchState['stack'][number];
type Question = Decision<WarbandAction>;

/** The ground on which a pass is given for a person; nothing: they are asked. */
export function passFor(
  state: State,
  decision: Question,
  { stops, passing, hidesTells }: Wishes,
): PassGround | undefined {
  if (!decision.window || stops.hold) return undefined;
  const { seat, options } = decision;
  if (!isWanted(passing, state, seat, stops)) return 'noStop';
  if (options.length > 1) return undefined;
  if (isPlainPass(state, decision)) return 'plain';
  return hidesTells ? undefined : 'noAnswer';
}

/**
 * Whether a bot passes without being asked: it can only pass, and holds nothing that is hidden from whoever looks.
 * Anywhere else it is asked like one that has a choice.
 */
export function passesAtOnce({ players }: State, decision: Question, isEveryHandOpen: boolean): boolean {
  const { orderHand, creatureHand } = players[decision.seat];
  const holdsNothing = orderHand.length === 0 && creatureHand.length === 0;
  return isOnlyPass(decision) && (holdsNothing || isEveryHandOpen);
}

function isWanted(ahead: Wishes['passing'], state: State, seat: Seat, stops: Stops): boolean {
  if (ahead?.kind === 'thisTurn' && ahead.turn === state.turn) return false;
  return ahead?.kind === 'untilConcerned' ? isConcerned(state, seat) : isStop(state, seat, stops);
}

/** An own creature, an own action or oneself is aimed at, or letting it happen would do harm. */
function isConcerned(state: State, seat: Seat): boolean {
  const top = state.stack.at(-1);
  return top !== undefined && top.seat !== seat && (aimsAt(state, top, seat) || harms(state, top, seat));
}

function isStop(state: State, seat: Seat, stops: Stops): boolean {
  const isOwnTurn = state.seat === seat;
  if (!(isOwnTurn ? stops.ownTurns : stops.otherTurns)) return false;
  const top = state.stack.at(-1);
  if (!top) return isLateStop(state, isOwnTurn, stops);
  if (top.seat === seat) return stops.own;
  if (stops[stopOf[top.kind]]) return true;
  const isAimed = (stops.attacked || stops.targeted) && aimsAt(state, top, seat);
  if (isAimed && (top.kind === 'attack' ? stops.attacked : stops.targeted)) return true;
  return stops.harmed && harms(state, top, seat);
}

function isLateStop({ phase }: State, isOwnTurn: boolean, stops: Stops): boolean {
  return phase !== 'setup' && stops[phase] && (!isOwnTurn || stops.own);
}

const stopOf = {
  move: 'move',
  attack: 'attack',
  order: 'order',
  power: 'power',
  trigger: 'trigger',
  collect: 'collect',
  dodge: 'power',
  hazard: 'trigger',
} as const satisfies Record<Item['kind'], keyof Stops>;

function aimsAt(state: State, item: Item, seat: Seat): boolean {
  const isOwn = (id: number) => state.creatures.some((each) => each.id === id && each.seat === seat);
  if (item.answers > 0 && state.stack.some(({ id, seat: of }) => id === item.answers && of === seat))
    return true;
  return item.targets.some(({ kind, ids }) => {
    if (kind === 'creature') return ids.some(isOwn);
    if (kind === 'player') return ids.includes(seat);
    if (kind !== 'item') return false;
    return state.stack.some((other) => other.seat === seat && ids.includes(other.id));
  });
}

/** More passes than any item needs to resolve. */
const mostPasses = 12;

/** Whether an own creature is harmed, or Morale or cards are lost, when everybody lets the item happen. */
function harms(state: State, item: Item, seat: Seat): boolean {
  const trial = cloneState(state);
  const own = new Set(state.creatures.filter((each) => each.seat === seat).map(({ id }) => id));
  let isHarmed = false;
  let isOver = false;
  const watch = (event: WarbandEvent): void => {
    isHarmed ||= isHarm(event, seat, own);
    isOver ||=
      'item' in event && event.item === item.id && (event.kind === 'resolved' || event.kind === 'cancelled');
  };
  for (let passes = 0; passes < mostPasses && !isHarmed && !isOver; passes++) {
    const asked = decisionOf(trial);
    if (asked?.prompt.code === 'cower' && asked.seat === seat) return true;
    if (!asked?.window) break;
    applyAction(trial, asked.options[asked.window.pass], watch);
  }
  return isHarmed;
}

function isHarm(event: WarbandEvent, seat: Seat, own: ReadonlySet<number>): boolean {
  switch (event.kind) {
    case 'damaged':
    case 'destroyed':
    case 'withdrawn':
      return own.has(event.creature);
    case 'moraleChanged':
      return event.seat === seat && event.by < 0;
    case 'controlChanged':
      return event.from === seat;
    case 'discarded':
      return event.seat === seat;
    default:
      return false;
  }
}
