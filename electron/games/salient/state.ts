/** The whole of a match as one plain JSON value. Ids are small integers; what a number means is said here. */
import type { Seat } from '../../../shared/game.ts';
import type { SalientForm, SalientOutcome, SalientToggles, Space } from '../../../shared/games/salient.ts';
import type { Rng } from '../../engine/rng.ts';

/** No space, unit, card, tile or seat. */
export const none = -1;

/** What a match is begun with. */
export interface Setup {
  form: SalientForm;
  /** Two in a Duel, four in a Pact game, three or four in a Melee; by seat (board/seats.ts). */
  players: readonly { name: string }[];
  toggles: SalientToggles;
  /** Who begins; left out, it is drawn by lot (C-207, C-1105, C-1207). */
  start?: Seat;
}

/** Where a turn stands. Each stage is begun when the one before is done with all it brought. */
export const stages = {
  setup: 0,
  relief: 1,
  prepare: 2,
  assign: 3,
  resolve: 4,
  advance: 5,
  refresh: 6,
} as const;
export type Stage = (typeof stages)[keyof typeof stages];

export interface Unit {
  id: number;
  seat: Seat;
  /** Face of the top die, which is the value (C-114), and of the die under it: 0 if it is Infantry. */
  top: number;
  bottom: number;
  /** On the battlefield or behind a line. */
  space: Space;
}

/** What was assigned to one slot (C-130, C-131). */
export interface Order {
  slot: number;
  /** Faces of the dice; two equal ones on a Deploy space are Armour. */
  dice: number[];
}

/** A player’s Barracks (C-106), Reserve and Command cards. */
export interface PlayerState {
  credits: number;
  research: number;
  reserve: number;
  /** Dice rolled this turn and not assigned: how many of each face, by face; place 0 is unused. */
  fresh: number[];
  /** Dice of the Barracks that cannot be used before the next roll (C-403). */
  resting: number;
  /** Bits of the upgraded Command cards. */
  upgraded: number;
  /** Bits of the spaces of Command cards that hold a Sabotage token. */
  jammed: number;
  /** Dice behind the enemy Front Line. */
  behind: number;
  /** How many of each face were rolled so far, by face. */
  rolled: number[];
  /** With steady dice: faces left in the bag, by face; empty without (CR-47). */
  bag: number[];
}

/** Work that waits, the last on top. A frame either does its work or asks somebody. */
export type Frame =
  /** A slot for two dice holds one. */
  | { kind: 'fill'; slot: number; face: number }
  /**
   * The effects of a slot are carried out one after another: `step` is the one under way, `branch` the choice of an
   * either-or, `picked` what was chosen within the step, `dice` the assigned dice.
   */
  | { kind: 'effect'; slot: number; dice: number[]; step: number; branch: number; picked: number[] }
  /** A Unit may go on. */
  | { kind: 'stride'; unit: number; left: number };

export interface State {
  setup: Setup;
  /** The only chance there is (C-1305). */
  rng: Rng;
  players: PlayerState[];
  units: Unit[];
  /** By space: the Unit there, or `none`. */
  at: number[];
  /** Spaces with a Mine, in the order they were laid. */
  mines: Space[];
  /** By seat: the two tiles dealt, until all have picked (C-205). */
  dealt: number[][];
  /** By seat: the tile at its marker, or `none`. */
  tiles: number[];
  /** Newest first: a card, the Armistice, or `none`. */
  row: number[];
  /** Cards to come; the last is on top. */
  deck: number[];
  discard: number[];
  isArmisticeRevealed: boolean;
  orders: Order[];
  /** Bits of the places of the row used this turn. */
  used: number;
  /** Start-of-turn effects already done this turn, as bits: 0 to 3 Facilities, 4 Treasury, 5 Workshop. */
  prepared: number;
  /** Relief was called this turn: no Assign phase (C-933). */
  isRelieved: boolean;
  /** Units that have made their free Advance this turn. */
  advanced: number[];
  /** Seats in the order of their turns; empty until the first player is known. */
  order: Seat[];
  seat: Seat;
  /** Turns begun, from 1; 0 during setup. */
  turn: number;
  stage: Stage;
  frames: Frame[];
  /** Number of the next Unit. */
  next: number;
  undoable: number;
  /** Who gave the latest answers, for `undoable`. */
  decider: Seat;
  outcome: SalientOutcome | undefined;
}
