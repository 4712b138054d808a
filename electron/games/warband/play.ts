/** What every rule function is given: the state, what is derived from its setup, and where commentary goes. */
import type { Seat } from '../../../shared/game.ts';
import type { WarbandEvent } from '../../../shared/games/warband.ts';
import { tablesOf, type Tables } from './geometry/tables.ts';
import { programOf, type Face, type Program } from './program.ts';
import { none, type CardId, type Creature, type Frame, type State } from './state.ts';

/** A card whose texts reach beyond their own creature, and who speaks them. */
export interface Caster {
  card: CardId;
  face: Face;
  seat: Seat;
  actor: CardId;
}

export interface Play {
  readonly state: State;
  readonly program: Program;
  readonly tables: Tables;
  /** Absent in search, where nobody reads events. */
  readonly emit: ((event: WarbandEvent) => void) | undefined;
  /** Something hidden or random became known: what was done before cannot be taken back. */
  revealed: boolean;
  /** Nothing changes as long as this play is asked, so what was gathered once can be kept. */
  readonly isStill: boolean;
  /** Filled when first asked for, if the play is still. */
  casters: readonly Caster[] | undefined;
  /** The creature whose traits were gathered last, if the play is still, and those traits. */
  traitsOf: CardId;
  traits: number;
}

export const playOf = (state: Readonly<State>, emit?: (event: WarbandEvent) => void): Play =>
  newPlay(state, emit, false);

/** For questions about a state that nobody changes before they are answered. */
export const lookAt = (state: Readonly<State>): Play => newPlay(state, undefined, true);

const newPlay = (state: Readonly<State>, emit: Play['emit'], isStill: boolean): Play => ({
  state: state as State,
  program: programOf(state.setup),
  tables: tablesOf(state.setup.battlefield),
  emit,
  revealed: false,
  isStill,
  casters: undefined,
  traitsOf: none,
  traits: 0,
});

export const faceOf = (play: Play, id: CardId): Face => play.program.faceById[id];

/** The creature in play with this card, if it is in play. */
export function findCreature(play: Play, id: CardId): Creature | undefined {
  const { creatures } = play.state;
  for (const creature of creatures) if (creature.id === id) return creature;
  return undefined;
}

/** The creature in play with this card; it must be there. */
export function creatureOf(play: Play, id: CardId): Creature {
  const creature = findCreature(play, id);
  if (!creature) throw new Error(`creature ${id} is not in play`);
  return creature;
}

export const ownerOf = (play: Play, id: CardId): Seat => play.state.setup.instances[id].owner;

export const teamOf = (play: Play, seat: Seat): number => play.program.teams[seat];

/** controlled by you or a teammate. */
export const areAllied = (play: Play, one: Seat, other: Seat): boolean =>
  one === other || teamOf(play, one) === teamOf(play, other);

/** Seats clockwise from the turn player. */
export function seatsInTurnOrder(play: Play): Seat[] {
  const { state } = play;
  const seats = state.players.length;
  return state.players.map((_, index) => (state.seat + index) % seats);
}

export const pushFrame = (play: Play, frame: Frame): void => {
  play.state.frames.push(frame);
};

export const popFrame = (play: Play): void => {
  play.state.frames.pop();
};

export const topFrame = (state: Readonly<State>): Frame => state.frames[state.frames.length - 1];

/** The next number for an item or effect. */
export const nextId = (play: Play): number => play.state.next++;

export function removeFrom<T>(list: T[], entry: T): boolean {
  const index = list.indexOf(entry);
  if (index < 0) return false;
  list.splice(index, 1);
  return true;
}
