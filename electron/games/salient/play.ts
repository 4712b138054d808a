/** What every rule function is given: the state, its board, and where commentary goes. With the lookups all of them need. */
import type { Seat } from '../../../shared/game.ts';
import type { SalientEvent, Space, UnitClass } from '../../../shared/games/salient.ts';
import { boardFor, type Board } from './board/board.ts';
import { none, type Frame, type PlayerState, type State, type Unit } from './state.ts';

export interface Play {
  readonly state: State;
  readonly board: Board;
  /** Absent in search, where nobody reads events. */
  readonly emit: ((event: SalientEvent) => void) | undefined;
  /** A die was rolled, a card drawn or something hidden shown: what was done before cannot be taken back (C-1306). */
  revealed: boolean;
}

export const boardOf = ({ setup }: Readonly<State>): Board => boardFor(setup.form, setup.players.length);

export const playOf = (state: State, emit?: (event: SalientEvent) => void): Play => ({
  state,
  board: boardOf(state),
  emit,
  revealed: false,
});

export const activePlayer = (state: Readonly<State>): PlayerState => state.players[state.seat];

export function findUnit(state: Readonly<State>, id: number): Unit | undefined {
  for (const unit of state.units) if (unit.id === id) return unit;
  return undefined;
}

/** The Unit with this number; it must be in play. */
export function unitOf(state: Readonly<State>, id: number): Unit {
  const unit = findUnit(state, id);
  if (!unit) throw new Error(`unit ${id} is not in play`);
  return unit;
}

/** The Unit on a space, if one is there. */
export function unitAt(state: Readonly<State>, space: Space): Unit | undefined {
  const id = state.at[space];
  return id === none ? undefined : findUnit(state, id);
}

/** Units of a player on the battlefield, never an ally's (C-1116); behind a line is not the battlefield (C-527, C-807). */
export const fieldUnits = (state: Readonly<State>, board: Board, seat: Seat): Unit[] =>
  state.units.filter((unit) => unit.seat === seat && board.isField[unit.space]);

export const isArmour = (unit: Readonly<Unit>): boolean => unit.bottom > 0;

/** C-113 */
export const strengthOf = (unit: Readonly<Pick<Unit, 'top' | 'bottom'>>): number => unit.top + unit.bottom;

/** C-110 to C-112, C-115, C-116 */
export function classOf(unit: Readonly<Pick<Unit, 'top' | 'bottom'>>): UnitClass {
  if (unit.bottom > 0) return 'armour';
  return unit.top <= 3 ? 'light' : 'heavy';
}

export const diceOf = (unit: Readonly<Unit>): number[] =>
  unit.bottom > 0 ? [unit.top, unit.bottom] : [unit.top];

/** Allies never engage each other; in a Melee everybody is a foe (C-1107, C-1201). */
export const isFoe = (board: Board, one: Seat, other: Seat): boolean =>
  board.seats[one].team !== board.seats[other].team;

/** The ally in a Pact game, with whom nothing else is shared (C-1114), or `none`. */
export const allyOf = (board: Board, seat: Seat): Seat => (board.form === 'pact' ? (seat + 2) % 4 : none);

/** All Units of a Barracks, rolled or not. */
export function unitsInBarracks({ fresh, resting }: Readonly<PlayerState>): number {
  return fresh[1] + fresh[2] + fresh[3] + fresh[4] + fresh[5] + fresh[6] + resting;
}

/** The player whose Unit stands on a Facility space, wherever its tile came from (C-125, C-815), or `none`. `marker` is the seat whose marker it has. */
export function controllerOf(state: Readonly<State>, board: Board, marker: Seat): Seat {
  return unitAt(state, board.sites[marker])?.seat ?? none;
}

/** The marker at which a tile lies, or `none`. */
export const markerOf = (state: Readonly<State>, tile: number): Seat => state.tiles.indexOf(tile);

/** C-814: whether a player controls the Facility with this tile. */
export function controls(state: Readonly<State>, board: Board, seat: Seat, tile: number): boolean {
  const marker = markerOf(state, tile);
  return marker !== none && controllerOf(state, board, marker) === seat;
}

export const topFrame = (state: Readonly<State>): Frame | undefined => state.frames[state.frames.length - 1];

/** Takes an entry out of a list; whether it was there. */
export function removeFrom<T>(list: T[], entry: T): boolean {
  const at = list.indexOf(entry);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}
