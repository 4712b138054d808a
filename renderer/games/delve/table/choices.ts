/** The options of a decision as things that lie somewhere: on a space, in a direction, on a card, or only in words. */
import type { Decision } from '../../../../shared/game.ts';
import type { DelveAction, DelveView, Side, Space } from '../../../../shared/games/delve.ts';
import { besides, hoardSquares, sideTowards } from '../map/laying.ts';

export type DelveDecision = Decision<DelveAction>;

export interface Choice {
  option: number;
  action: DelveAction;
  /** Where on the board it lies. */
  place: Space | undefined;
  /** Which way it leads from the hero whose turn it is. */
  side: Side | undefined;
  /** It is pressed on the board itself and marked there; others only lie where the hero stands. */
  isMarked: boolean;
}

/** What is done where the hero stands. */
const here: ReadonlySet<DelveAction['kind']> = new Set([
  'search',
  'cross',
  'stay',
  'roll',
  'encounter',
  'descend',
  'leave',
]);

interface Lying {
  place: Space | undefined;
  isMarked: boolean;
}

const off: Lying = { place: undefined, isMarked: false };

function lyingOf(action: DelveAction, view: DelveView, seat: number): Lying {
  const hero = view.heroes[seat];
  switch (action.kind) {
    case 'move':
    case 'shift':
    case 'minion':
      return { place: action.to, isMarked: true };
    case 'space':
      return { place: action.space, isMarked: true };
    case 'monster':
      return { place: view.monsters[action.at]?.space, isMarked: true };
    case 'hero':
      return { place: view.heroes[action.seat]?.space, isMarked: true };
    case 'side':
      return sideLying(action.side, hero?.travel?.space ?? hero?.space);
    default:
      return here.has(action.kind) ? { place: hero?.space, isMarked: false } : off;
  }
}

function sideLying(side: Side, from: Space | undefined): Lying {
  const beside = from === undefined ? undefined : besides(from, side);
  return beside === undefined ? off : { place: beside, isMarked: true };
}

function sideOfAction(action: DelveAction, from: Space | undefined): Side | undefined {
  if (action.kind === 'side') return action.side;
  return action.kind === 'move' && from !== undefined ? sideTowards(from, action.to) : undefined;
}

export function choicesOf(decision: DelveDecision | undefined, view: DelveView): Choice[] {
  if (!decision) return [];
  const from = view.heroes[decision.seat]?.space;
  const taken = new Set<Side>();
  return decision.options.map((action, option) => ({
    option,
    action,
    side: firstThatWay(sideOfAction(action, from), taken),
    ...lyingOf(action, view, decision.seat),
  }));
}

/** From the Hoard several ways lead to one side: an arrow means the first of them. */
function firstThatWay(side: Side | undefined, taken: Set<Side>): Side | undefined {
  if (side === undefined || taken.has(side)) return undefined;
  taken.add(side);
  return side;
}

/** Which of the Hoard's squares stands for it. */
export const isAtHoard = (space: Space | undefined): boolean =>
  space !== undefined && hoardSquares.includes(space);
