/**
 * Response windows: when a person is asked, and on what ground a pass is given for them instead.
 *
 * Usually they are asked when it concerns them: when letting the topmost action happen would do something to them that
 * an answer of theirs would change. Or everything that can be answered is asked, or what their own stops name; holding
 * opens every window. Where tells are to be hidden, a window opens by what everybody sees alone, unless everybody can
 * see that there is no answer: then neither the time nor the look of it says anything about a hand.
 */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import type { WarbandStops } from '../../../../shared/games/warband-table.ts';
import type { PassGround, Wishes } from '../../../engine/table-game.ts';
import type { State as MatchState } from '../state.ts';
import { isOnlyPass, isPlainPass } from './response-window.ts';
import { aimsAt, harms, hasHelpfulAnswer, isConcerned } from './stakes.ts';
import { readStops } from './stops.ts';

type State = Readonly<MatchState>;
type Item = MatchState['stack'][number];
type Question = Decision<WarbandAction>;

/** The ground on which a pass is given for a person; nothing: they are asked. */
export function passFor(
  state: State,
  decision: Question,
  { stops: wished, passing, hidesTells }: Wishes,
): PassGround | undefined {
  const stops = readStops(wished);
  if (!decision.window || stops.hold) return undefined;
  const { seat, options } = decision;
  const mode = modeOf(stops, passing);
  if (passing?.kind === 'thisTurn' && passing.turn === state.turn) return 'noStop';
  if (!isWanted(mode, state, seat, stops)) return 'noStop';
  if (options.length === 1 && isPlainPass(state, decision)) return 'plain';
  if (hidesTells) return undefined;
  const isAsked = options.length > 1 && (mode !== 'concerned' || hasHelpfulAnswer(state, decision));
  return isAsked ? undefined : 'noAnswer';
}

type Mode = 'concerned' | 'everything' | 'ownStops';

function modeOf({ concerned, everything }: WarbandStops, ahead: Wishes['passing']): Mode {
  if (concerned || ahead?.kind === 'untilConcerned') return 'concerned';
  return everything ? 'everything' : 'ownStops';
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

function isWanted(mode: Mode, state: State, seat: Seat, stops: WarbandStops): boolean {
  if (mode === 'concerned') return isConcerned(state, seat);
  return mode === 'everything' || isStop(state, seat, stops);
}

function isStop(state: State, seat: Seat, stops: WarbandStops): boolean {
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

function isLateStop({ phase }: State, isOwnTurn: boolean, stops: WarbandStops): boolean {
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
} as const satisfies Record<Item['kind'], keyof WarbandStops>;
