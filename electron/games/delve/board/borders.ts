/** What stands on the border of two spaces, and whether a hero can get through (D-304, D-305, R-104, R-107). */
import type { Space } from '../../../../shared/games/delve.ts';
import { door, edgeTable, open, portcullis, wall } from '../content/chambers.ts';
import { none, type State } from '../state.ts';
import { bordersOf, hasPrintedPassage, isPrinted, type Border } from './spaces.ts';

export const isUnexplored = (state: Readonly<State>, space: Space): boolean =>
  state.board[space] === none && !isPrinted(space);

/** The edge of a space on a side; an unexplored space has none that bars, without stock it is a wall. */
function edgeAt(state: Readonly<State>, space: Space, side: number): number {
  const laid = state.board[space];
  if (laid !== none) return edgeTable[laid * 4 + side];
  if (isPrinted(space)) return hasPrintedPassage(space, side) ? open : wall;
  return state.stock.length > 0 ? open : wall;
}

/** doors, portcullises and heroes aside. */
export const isPassable = (state: Readonly<State>, space: Space, { to, side, far }: Border): boolean =>
  edgeAt(state, space, side) !== wall && edgeAt(state, to, far) !== wall;

/** D-708: neither door nor portcullis. */
export const isFree = (state: Readonly<State>, space: Space, { to, side, far }: Border): boolean =>
  edgeAt(state, space, side) === open && edgeAt(state, to, far) === open;

/** What must be opened on the way, nearest first; two of a kind count once (D-321, D-323, D-324). */
export function obstaclesOn(state: Readonly<State>, space: Space, { to, side, far }: Border): number[] {
  const near = edgeAt(state, space, side);
  const beyond = edgeAt(state, to, far);
  const barred = (edge: number): boolean => edge === door || edge === portcullis;
  return [near, ...(beyond === near ? [] : [beyond])].filter(barred);
}

/** Every passable border of a space. */
export const passableFrom = (state: Readonly<State>, space: Space): Border[] =>
  bordersOf[space].filter((border) => isPassable(state, space, border));
