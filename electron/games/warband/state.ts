/**
 * A Warband match as one JSON value: what was set up (never changes) and what changes in play.
 * Owns the shapes only; who may change what is said in the files that do it.
 */
import type { Outcome, Seat } from '../../../shared/game.ts';
import type { Course } from '../../../shared/games/warband-lessons.ts';
import type { Rng } from '../../engine/rng.ts';
import type { AbilityName, Card, Duration, Stat, Timing, Trait } from './cards/language.ts';
import type { Battlefield } from './geometry/battlefield.ts';

/** Index into `MatchSetup.instances`: one physical card of one player. A creature in play keeps its card's number. */
export type CardId = number;
/** A square, `y * width + x`. */
export type Square = number;
/** Stands for "no creature", "no card", "no square". */
export const none = -1;

export const forms = ['standard', 'firstGame', 'freeForAll', 'teams'] as const;
export type Form = (typeof forms)[number];

export interface Handicap {
  morale?: number;
  leadership?: number;
  /** More (or fewer) order cards in the opening hand. */
  orders?: number;
  creatures?: number;
}

export interface SeatSetup {
  name: string;
  team: number;
  commander: string;
  creatures: string[];
  orders: string[];
  handicap?: Handicap;
}

/** Ends that add to the usual ones; whoever meets theirs first wins with their team. */
export type Objective =
  | { kind: 'lastUntil'; seat: Seat; round: number }
  | { kind: 'hold'; seat: Seat; squares: Square[]; turns: number }
  | { kind: 'collect'; seat: Seat; tokens: number }
  | { kind: 'destroy'; seat: Seat; creature: string }
  | { kind: 'keepAlive'; seat: Seat; creature: string };

/** A creature that stands on the battlefield from the very beginning. */
export interface Placed {
  seat: Seat;
  card: string;
  square: Square;
  /** Wounds it has already. */
  damage?: number;
}

/** Everything a match starts from. Part of every replay. */
export interface Setup {
  form: Form;
  seats: SeatSetup[];
  /** Every card that occurs, in a fixed order. */
  cards: Card[];
  battlefield: Battlefield;
  /** Values of all chest markers that are mixed (B-11). */
  chests: number[];
  placed?: Placed[];
  objectives?: Objective[];
  /** Objectives replace the ends by Morale and by lack of creatures. */
  onlyObjectives?: true;
  /** Who deploys first; absent: a random player chooses (W-218). */
  first?: Seat;
  /** Do not ask where there is only one answer. For simulation; at a table it would tell about hands. */
  skipForced?: true;
  /** Nobody answers anything except by dodging. For search, which imagines the rest. */
  onlyDodges?: true;
  /** What a lesson or puzzle tells whoever plays it; no rule reads it. */
  course?: Course;
}

export interface Instance {
  /** Index into `cards`. */
  card: number;
  owner: Seat;
}

/** The setup with its cards numbered. Shared by all clones of a state, never changed. */
export interface MatchSetup extends Setup {
  instances: Instance[];
  commanders: CardId[];
}

export interface PlayerState {
  morale: number;
  leadership: number;
  orderHand: CardId[];
  /** Last is the top. */
  orderDeck: CardId[];
  creatureHand: CardId[];
  creatureDeck: CardId[];
  discard: CardId[];
  graveyard: CardId[];
  /** Treasure tokens taken in all. */
  collected: number;
}

export interface Creature {
  id: CardId;
  /** Controller; the owner is the instance's. */
  seat: Seat;
  /** Top-left square. */
  square: Square;
  tapped: boolean;
  damage: number;
  /** What lies on it; a list that changes is made anew, so that copies of a match may share it. */
  attached: readonly CardId[];
  /** Turn number of its last activation. */
  activated: number;
  /** Serial of the activation in which hazardous terrain last harmed it on entry. */
  hazard: number;
  /** Powers used in this activation that may be used only once, as numbers of `useOf`. */
  used: readonly number[];
  /** Squares it has moved or shifted this turn. */
  moved: number;
}

export interface Chest {
  square: Square;
  value: number;
}

export interface Tokens {
  square: Square;
  count: number;
}

/** A change that lasts for a while. */
export type Effect = {
  id: number;
  /** Who made it; "your turn" in its duration is theirs. */
  seat: Seat;
  until: Duration;
  /** Turn number it was made in. */
  turn: number;
  /** Card whose text made it; `none` where nobody knows. */
  card: CardId;
  creature: CardId;
} & (
  | { kind: 'modify'; stat: Stat; by: number }
  | { kind: 'trait'; trait: Trait }
  | { kind: 'keyword'; keyword: string }
  | { kind: 'ability'; ability: AbilityName }
  /** `amount` left to prevent, `all` if no limit; `item` 0 means from any source. */
  | { kind: 'shield'; amount: number | 'all'; item: number; once: boolean }
  /** Instead of being destroyed it keeps so many Hit Points; what follows, if anything, then waits for the stack. */
  | { kind: 'rescue'; left: number | 'all'; once: boolean; follows: Following | undefined }
  | { kind: 'counter'; name: string; count: number }
  /** Steps that wait for something to happen; on no creature if it watches none. */
  | { kind: 'watch'; once: boolean; follows: Following }
  /** Gives the creature back to `from` when it ends. */
  | { kind: 'control'; from: Seat }
);

export type TargetKind = 'creature' | 'item' | 'player' | 'square' | 'card';

/** Steps that will follow as an action of their own, and what they may speak of. Never changed in place. */
export interface Following {
  code: number;
  actor: CardId;
  targets: Bound[];
  picked: Bound[];
}

/** What a named target stands for. */
export interface Bound {
  name: string;
  kind: TargetKind;
  ids: number[];
}

/** What happened, for texts that were triggered by it. */
export interface Happening {
  subject: CardId;
  other: CardId;
  amount: number;
  seat: Seat;
  /** The action on the stack that it was: an attack or an order. */
  item?: number;
  /** Whoever was destroyed in it, as it last stood: what is near it is measured from there. */
  fallen?: Creature;
}

/** What damage did to one creature. */
export interface Dealt {
  creature: CardId;
  amount: number;
  unprevented: boolean;
  destroyed: boolean;
}

/** W-401: what is declared; a dodge and a hazard wait on the stack with the actions. */
export const itemKinds = [
  'move',
  'attack',
  'order',
  'power',
  'trigger',
  'collect',
  'dodge',
  'hazard',
] as const;
export type ItemKind = (typeof itemKinds)[number];

/** An action on the stack (W-410), the one source of its effects (W-402), and what is remembered while it resolves. */
export interface Item {
  id: number;
  kind: ItemKind;
  seat: Seat;
  actor: CardId;
  /** Card whose text this is. */
  card: CardId;
  /** Step list of the program; `none` for moves, basic attacks, collecting, dodging and hazards. */
  code: number;
  timing: Timing | 'triggered';
  targets: Bound[];
  /** Squares of a declared move; of a basic attack, dodge, collecting or hazard the one thing aimed at. */
  path: Square[];
  /** For a dodge: the item it answers; for the rest 0. */
  answers: number;
  mode: 'melee' | 'ranged' | '';
  /** Added to the damage of its attacks and damage. */
  bonus: number;
  /** Creatures this item no longer affects: dodged, cowered (W-727, W-812). */
  immune: CardId[];
  happening: Happening;
  dealt: Dealt[];
  /** What was picked, or given a name by a cost or a step. */
  picked: Bound[];
  /** Whoever was destroyed while it resolved, as they last stood. */
  fallen: Creature[];
  done: boolean;
}

/** A triggered text that has not been put on the stack yet. */
export interface Waiting {
  seat: Seat;
  actor: CardId;
  card: CardId;
  /** Text number of the program; `none` for what follows an effect, and for hazardous terrain, whose square is `square`. */
  text: number;
  square: Square;
  happening: Happening;
  /** Instead of a text: steps an effect left behind. */
  follows?: Following;
}

/** One thing to do at the start or end of a turn, in the order its player likes (W-303, W-320). */
export type Timed = { kind: 'trigger'; waiting: Waiting } | { kind: 'expire'; effect: number };

/** What is being declared, choice by choice; nothing is paid before it is confirmed. Never changed in place. */
export interface Declaration {
  kind: 'order' | 'power' | 'trigger';
  seat: Seat;
  card: CardId;
  /** Text number of the program for powers and triggers. */
  text: number;
  actor: CardId;
  assistants: CardId[];
  assisted: boolean;
  /** Cards to discard, creatures to tap or destroy, in the order of the costs. */
  payment: number[];
  targets: Bound[];
  /** The targets in question are closed: "up to" chosen. */
  closed: number;
  happening: Happening;
}

export const phases = ['setup', 'refresh', 'activate', 'deploy', 'cleanup'] as const;
export type Phase = (typeof phases)[number];

export type TurnStep =
  | 'startEffects'
  | 'untapFirst'
  | 'drawOrder'
  | 'activate'
  | 'lastWindow'
  | 'raiseLeadership'
  | 'deploy'
  | 'endEffects'
  | 'untapLast'
  | 'drawCreatures'
  | 'check';

/** Pending work; the last one is on top. Each kind is worked by one file. */
export type Frame =
  | { kind: 'first'; seat: Seat }
  | { kind: 'opening'; order: number }
  | { kind: 'turn'; step: TurnStep }
  | { kind: 'timed'; entries: Timed[] }
  | { kind: 'place'; card: CardId; seat: Seat }
  | { kind: 'declare'; declaration: Declaration }
  /** `opened`: something was on the stack, or a window is due even though nothing is. */
  | { kind: 'stack'; stage: 'flush' | 'ask' | 'resolve'; asked: number; opened: boolean }
  | { kind: 'trigger'; waiting: Waiting }
  | { kind: 'resolve'; begun: boolean }
  | { kind: 'run'; code: number; at: number; each: CardId; left: CardId[]; times: number }
  | { kind: 'damage'; hits: Hit[]; stage: 'prevent' | 'cower' | 'deal'; at: number }
  | {
      kind: 'path';
      seat: Seat;
      creature: CardId;
      manner: 'move' | 'shift' | 'slide';
      squares: number;
      speed: boolean;
    }
  | { kind: 'settle'; seat: Seat; creature: CardId; squares: Square[] }
  | {
      kind: 'pick';
      seat: Seat;
      name: string;
      creatures: CardId[];
      most: number;
      chosen: CardId[];
      optional: boolean;
    }
  /** `none` in place of what cannot be done now. */
  | {
      kind: 'option';
      seat: Seat;
      codes: number[];
      optional: boolean;
      each: CardId;
      /** How many different ones are still to be chosen. */
      left: number;
    }
  | {
      kind: 'source';
      seat: Seat;
      card: CardId;
      creature: CardId;
      amount: number | 'all';
      once: boolean;
      until: Duration;
    }
  /** `code` is the step list that follows the payment; `otherwise` the one that follows a refusal. */
  | {
      kind: 'pay';
      seat: Seat;
      code: number;
      otherwise: number;
      payment: number[];
      agreed: boolean;
      each: CardId;
    }
  | {
      kind: 'cards';
      seat: Seat;
      purpose: 'discard' | 'recover' | 'look' | 'take' | 'search' | 'detach' | 'surplus';
      cards: CardId[];
      left: number;
      owner: Seat;
      to: 'hand' | 'deckTop' | 'deckBottom';
      creature?: CardId;
      /** What a discarded card is called by later steps. */
      name?: string;
      /** The deck looked through, and how many were taken from it. */
      deck?: 'order' | 'creature';
      taken?: number;
    }
  | { kind: 'deploy'; seat: Seat; cards: CardId[]; free: boolean; name?: string };

/** Damage about to be dealt to one creature. */
export interface Hit {
  creature: CardId;
  amount: number;
  unpreventable: boolean;
  /** The creature that deals it. */
  by: CardId;
  prevented: boolean;
  cowered: boolean;
  decided: boolean;
}

export interface State {
  setup: MatchSetup;
  rng: Rng;
  players: PlayerState[];
  /** In the order they entered play. */
  creatures: Creature[];
  chests: Chest[];
  tokens: Tokens[];
  effects: Effect[];
  stack: Item[];
  /** The item now resolving. */
  resolving: Item | undefined;
  waiting: Waiting[];
  frames: Frame[];
  /** Opening hands that were shown and drawn anew, because nothing in them could be deployed. */
  redrawn: { seat: Seat; cards: CardId[] }[];
  /** Seat that deployed first (W-226). */
  first: Seat;
  /** Whose turn. */
  seat: Seat;
  /** Counts all turns of all players from 1; 0 during setup. */
  turn: number;
  phase: Phase;
  /** The creature in its activation. */
  active: CardId;
  /** Serial of the current activation; never repeats. */
  activation: number;
  /** Moves the active creature has left (W-308). */
  moves: number;
  /** How often creatures were let go again this turn. */
  reactivated: number;
  /** Orders played this turn, by anybody. */
  played: number;
  /** Texts that may be used once each turn and were, as numbers of `useOf`. */
  spent: number[];
  /** By objective: own turns in a row at whose end the squares of a `hold` objective were held. */
  held: number[];
  /** Next number for items and effects. */
  next: number;
  /** Turns in a row without damage, Morale change or deployment, the one under way included. */
  quiet: number;
  /** Resolutions since the stack was last empty. */
  resolutions: number;
  /** Latest actions that may be taken back, and by whom. */
  undoable: number;
  decider: Seat;
  outcome: Outcome | undefined;
}
