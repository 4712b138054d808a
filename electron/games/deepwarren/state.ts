/** The whole of a match as one plain JSON value. Ids are small integers; what a number means is said here. */
import type {
  DamageCause,
  Deck,
  DeepwarrenOutcome,
  DeepwarrenToggles,
  Space,
} from '../../../shared/games/deepwarren.ts';
import type { Seat } from '../../../shared/game.ts';
import type { Rng } from '../../engine/rng.ts';
import type { KindId } from './content/tokens.ts';

/** No tile, token, cell or seat. */
export const none = -1;

/** What a match is begun with. */
export interface Setup {
  /** Two to four players, by seat. */
  players: readonly { name: string }[];
  toggles: DeepwarrenToggles;
  /** Who begins; left out, it is drawn by lot (T-203). */
  start?: Seat;
}

/** Where a turn stands. Each stage is begun when the one before is done with all it brought. */
export const stages = {
  setup: 0,
  tile: 1,
  event: 2,
  afterEvent: 3,
  move: 4,
  moveEnd: 5,
  attack: 6,
  turnEnd: 7,
} as const;
export type Stage = (typeof stages)[keyof typeof stages];

export interface Token {
  id: number;
  kind: KindId;
  seat: Seat;
  wounds: number;
  space: Space;
  /** Rootbind lies on it (T-531). */
  bound: boolean;
  /** T-709 */
  burnPending: boolean;
  /** T-823 */
  hasMoved: boolean;
}

export interface PlayerState {
  crowns: number;
  /** Relics held, in the order they came. */
  relics: number[];
}

/** Damage to one token, part of one atomic effect. */
export interface Hit {
  token: number;
  amount: number;
  cause: DamageCause;
  /** Who is paid if the token dies; `none` for nobody (T-812). */
  paid: Seat;
  /** A relic keeps it alive with so many wounds; 0 if none does. */
  rescue: number;
}

/** Work that waits, the last on top. A frame either does its work or asks somebody. */
export type Frame =
  /** A tile is in hand and must be laid. */
  | { kind: 'place'; tile: number; isLast: boolean }
  /** A card is being resolved; `chosen` are the tokens named so far. */
  | { kind: 'card'; deck: Deck; card: number; chosen: number[] }
  /** Damage that owners may answer; `asked` counts the reactions offered or passed over so far. */
  | { kind: 'damage'; hits: Hit[]; asked: number }
  /** State checks: relic limit, then game end (T-306). */
  | { kind: 'checks'; drawn: number }
  /** A token is about to leave a Pit (T-722). */
  | { kind: 'pit'; token: number; to: Space; steps: number; isCard: boolean }
  /** A movement with a step left. */
  | { kind: 'stride'; token: number; steps: number }
  /** A movement has ended; what lies there is taken once the burn is dealt (T-612). */
  | { kind: 'arrive'; token: number };

export interface State {
  setup: Setup;
  rng: Rng;
  /** Tiles to come; the last is on top. */
  stack: number[];
  /** So many tiles at the bottom of the stack are known to all: they were drawn and put there (T-415). */
  buried: number;
  /** By tile: its cell, or `none`. */
  cells: number[];
  /** By tile: its quarter turns. */
  turned: number[];
  /** By tile and side: the tile there, or `none`. */
  near: number[];
  /** By tile: how many tokens stand on it. */
  held: number[];
  /** Rubble tiles that were cleared (T-416). */
  cleared: number[];
  doors: number[];
  chests: number[];
  tokens: Token[];
  players: PlayerState[];
  /** Cards to come; the last is on top. */
  events: number[];
  eventDiscard: number[];
  /** Set aside unseen in a Short crawl (T-1113). */
  eventsAside: number[];
  spells: number[];
  spellDiscard: number[];
  relics: number[];
  relicDiscard: number[];
  /** Used relics are out of the game (T-524). */
  relicsGone: number[];
  /** Relics at work for the move or attack under way (T-529). */
  relicsActive: number[];
  /** The event card of this turn, or `none`. */
  event: number;
  start: Seat;
  seat: Seat;
  /** Turns begun, from 1; 0 during setup. */
  turn: number;
  stage: Stage;
  frames: Frame[];
  /** Number of the next token. */
  next: number;
  undoable: number;
  /** Who gave the latest answers, for `undoable`. */
  decider: Seat;
  outcome: DeepwarrenOutcome | undefined;
}
