/** The whole of a match as one plain JSON value. Ids are small integers; what a number means is said here. */
import type {
  DelveOptions,
  DelveOutcome,
  MoveManner,
  Space,
  WoundCause,
} from '../../../shared/games/delve.ts';
import type { Seat } from '../../../shared/game.ts';
import type { MappedChamber } from '../../../shared/games/campaign.ts';
import type { Rng } from '../../engine/rng.ts';

/** No space, side, card, chamber, token or seat. */
export const none = -1;

/** What a match is begun with. */
export interface Setup {
  /** One to four players, by seat; a hero left out is drawn by lot (D-208). */
  players: readonly { name: string; hero?: number }[];
  options: DelveOptions;
  /** Runes each hero begins with under MORERUNES. */
  runes?: 1 | 2 | 3;
  /** The rules play the monsters themselves; always so for a single player. */
  automaticMonsters?: boolean;
  /** Chambers that lie there from the beginning, mapped on an earlier journey. */
  mapped?: readonly MappedChamber[];
  /** Who begins; left out, the dice say (D-209). */
  first?: Seat;
}

/** Where a turn stands. Each stage is begun when the one before is done with all it brought. */
export const stages = {
  /** Heroes choose their Towers. */
  towers: 0,
  sun: 1,
  begin: 2,
  /** Start-of-turn effects, in the hero's order. */
  effects: 3,
  act: 4,
  /** The turn is over but for Haste. */
  end: 5,
  next: 6,
} as const;
export type Stage = (typeof stages)[keyof typeof stages];

/** Where a hero is. */
export const statuses = { inside: 0, below: 1, out: 2, dead: 3 } as const;
export type Status = (typeof statuses)[keyof typeof statuses];

/** How a hero stands in a chamber that is hard to cross, in the order of `standings`. */
export const stands = { free: 0, near: 1, across: 2, caught: 3 } as const;
export type Stand = (typeof stands)[keyof typeof stands];

/** A Hold or Keep card with its determination. */
export interface Held {
  card: number;
  tokens: number;
  /** It has been dealt with this turn. */
  isDone: boolean;
}

export interface HeroState {
  hero: number;
  status: Status;
  /** Where he stands; `none` before a Tower is taken, below, outside and dead. */
  space: Space;
  /** Entered-from. */
  from: Space;
  /** The side of his chamber he came in by or stands on, or `none`. */
  entry: number;
  stand: Stand;
  /** He came by special movement, so nothing here can be escaped. */
  isSpecial: boolean;
  /** He must encounter his chamber next turn (D-337). */
  isPending: boolean;
  /** He may go down from here. */
  hasStair: boolean;
  /** After Wrath without a retreat he must try to leave the Hoard. */
  mustLeave: boolean;
  searches: number;
  /** Spaces entered this turn (D-419, R-115). */
  entered: Space[];
  wounds: number;
  loot: number[];
  held: Held[];
  runes: number[];
  /** Determination at the portcullis towards `gate`, or at the chamber's own test where `gate` is `none`. */
  tokens: number;
  gate: Space;
  lost: number;
  /** The marker's square and direction while below. */
  marker: Space;
  heading: number;
  /** Catacomb cards of this trip that lie in the pile, and how many count in all. */
  pile: number[];
  trip: number;
  /** The once-a-turn ability has been used. */
  hasUsedAbility: boolean;
}

/** One side of a fight. */
export interface Fighter {
  /** Who plays it; `none`: the rules do. */
  seat: Seat;
  hand: number[];
  /** Power cards that may still be drawn. */
  powers: number[];
  /** Used in the escape attempt. */
  spent: number;
  /** The card laid face down, then shown. */
  shown: number;
  added: number[];
  value: number;
  isCancelled: boolean;
  isBarred: boolean;
  damage: number[];
  hasUsedAbility: boolean;
  /** What Next texts brought for the coming round. */
  coming: Coming;
}

export interface Coming {
  add: number;
  /** If the opponent reveals this type. */
  melee: number;
  ranged: number;
  magic: number;
  isBarred: boolean;
  choosesLast: boolean;
}

export const fightStage = {
  meet: 0,
  draw: 1,
  first: 2,
  second: 3,
  reveal: 4,
  counter: 5,
  /** The winner may break off, or must. */
  outcome: 6,
  /** What of the damage is kept off. */
  keep: 7,
  deal: 8,
} as const;
export type FightStageId = (typeof fightStage)[keyof typeof fightStage];

export interface Fight {
  hero: Seat;
  /** The other hero of a duel, or `none`. */
  rival: Seat;
  /** A kind of monster, or `none` in a duel. */
  monster: number;
  token: number;
  space: Space;
  stage: FightStageId;
  round: number;
  fighters: [Fighter, Fighter];
  deck: number[];
  discard: number[];
  stack: number[];
  mayEscape: boolean;
  isBreakingOff: boolean;
  /** Who has countered or declined this round: 0, 1, or `none`. */
  countering: number;
  hasCountered: boolean;
  /** Who takes the batch, and the batch. */
  loser: number;
  batch: number[];
}

export type Manner = Exclude<MoveManner, 'shift' | 'escape'>;

/** Why a test is made; what its result does is told by this. */
export type TestPurpose =
  /** A card's test; `list` is what failing does. */
  'card' | 'held' | 'gate' | 'cross' | 'web' | 'well' | 'foreboding';

/** Work that waits, the last on top. A frame either does its work or asks somebody; `seat` is whose business it is. */
export type Frame = { seat: Seat } &
  /** A step through a passage with what bars it: 0 before the near side, 1 before the far side, 2 through. */
  (
    | { kind: 'attempt'; to: Space; at: number; hasAsked: boolean }
    /** Into a space, whatever led there; a chamber is laid first where there is none. */
    | { kind: 'step'; to: Space; side: number; manner: Manner }
    /** A chamber is drawn for an unexplored space; `chosen` are those in hand. */
    | { kind: 'lay'; space: Space; heading: number; drawn: number[]; hasAsked: boolean }
    /** The hero chooses where he stands in a chamber he did not walk into (D-428, D-444, R-208). */
    | { kind: 'stand' }
    /** The monsters of a space, then the chamber. */
    | { kind: 'encounter'; stage: number }
    | { kind: 'meet'; monster: number; at: number; player: Seat }
    | { kind: 'fight' }
    /** A card is drawn and may be stopped; `card` is `none` before. */
    | { kind: 'draw'; deck: number; card: number }
    | { kind: 'steps'; card: number; list: number; at: number }
    | {
        kind: 'test';
        purpose: TestPurpose;
        attribute: number;
        bonus: number;
        load: number;
        card: number;
        list: number;
        total: number;
      }
    | { kind: 'wounds'; amount: number; cause: WoundCause; card: number }
    /** A further step is compulsory. */
    | { kind: 'goOn' }
    | { kind: 'tower'; hasShifted: boolean }
    | { kind: 'dark' }
    /** Stay or cross. */
    | { kind: 'crossing' }
    /** Before the test of a Bridge or Black Well: Loot may be dropped, a rope used. */
    | { kind: 'load' }
    | { kind: 'may'; deck: number }
    | { kind: 'bribe'; list: number }
    | { kind: 'loseRune' }
    | { kind: 'hiddenWay' }
    | { kind: 'stepping' }
    /** On the way down: the square if it is chosen, and the wounds of a fall as a code. */
    | { kind: 'descend'; square: Space; isFall: boolean; wounds: number; card: number }
    | { kind: 'wayUp'; isOptional: boolean }
    /** Put on a space that is reached from nowhere; `none`: the nearest is chosen. */
    | { kind: 'surface'; space: Space; aim: Space; manner: Manner }
    | { kind: 'search' }
    | { kind: 'wrath'; queue: Seat[]; card: number }
    | { kind: 'retreat' }
    | { kind: 'lastLight' }
    | { kind: 'knockOut'; count: number; isPlaced: boolean }
    | { kind: 'duelEnd'; rival: Seat; winner: Seat; stage: number }
    | { kind: 'drive' }
    | { kind: 'minionTarget'; at: number; player: Seat }
    | { kind: 'summon'; monster: number }
  );

export interface State {
  setup: Setup;
  rng: Rng;
  heroes: HeroState[];
  /** By space: the laid chamber as `chamber * 4 + heading`, or `none`. */
  board: number[];
  /** Chambers to come; the last is on top. */
  stock: number[];
  /** Spaces with entrance markers. */
  entrances: Space[];
  /** Tokens on the board, in the order they came. */
  monsters: { token: number; space: Space }[];
  /** By deck (order of `delveDecks`): cards to come, the last on top; and the discard piles. */
  decks: number[][];
  discards: number[][];
  /** Catacomb cards put under their deck, which everybody knows; counted from the bottom. */
  buried: number;
  /** Dragon cards that lie face up: slumbers. */
  slumbers: number;
  sun: number;
  first: Seat;
  seat: Seat;
  /** Turns begun, from 1; 0 while Towers are taken. */
  turn: number;
  round: number;
  stage: Stage;
  /** A start-of-turn effect has ended this turn. */
  hasEnded: boolean;
  /** The question before the start-of-turn effects was answered; the Web was tried. */
  hasBegun: boolean;
  hasTriedWeb: boolean;
  frames: Frame[];
  fight: Fight | undefined;
  /** The token an eliminated player moved last, or `none` (D-950). */
  lastMinion: number;
  undoable: number;
  /** Who gave the latest answers, for `undoable`. */
  decider: Seat;
  outcome: DelveOutcome | undefined;
}
