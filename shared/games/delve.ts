/**
 * The words of Delve that leave the main process: actions a player may take, events that tell what happened, the view
 * everybody gets, and the questions "why not?" can be asked about.
 *
 * A space is one number from the north-west corner, row by row; the Hoard's two squares are one space. Chambers, cards
 * and attacks are numbers in their tables; `delveContent` says what stands there.
 */
import type { Outcome, Seat, Viewer } from '../game.ts';

/** A square of the board, or `none`. */
export type Space = number;

/** 0 north, 1 east, 2 south, 3 west. */
export type Side = 0 | 1 | 2 | 3;

export const boardColumns = 13;
export const boardRows = 10;

/** Columns and rows count from 1, as in the rulebook (C-01). */
export const spaceAt = (column: number, row: number): Space => (row - 1) * boardColumns + column - 1;
export const columnOf = (space: Space): number => (space % boardColumns) + 1;
export const rowOf = (space: Space): number => Math.floor(space / boardColumns) + 1;

export const attributes = ['strength', 'agility', 'armor', 'luck'] as const;
export type Attribute = (typeof attributes)[number];

export const attackTypes = ['melee', 'ranged', 'magic'] as const;
export type AttackType = (typeof attackTypes)[number];

export const monsterKinds = ['bonebow', 'hexer', 'brute', 'cinderfiend', 'ironhulk'] as const;
export type MonsterKind = (typeof monsterKinds)[number];

export const chamberKinds = [
  'room',
  'corridor',
  'snare',
  'gate',
  'rockfall',
  'chasm',
  'turning',
  'web',
  'bridge',
  'dark',
  'well',
  'stairhead',
] as const;
export type ChamberKind = (typeof chamberKinds)[number];

/** What stands on a side of a chamber. */
export const edges = ['wall', 'open', 'door', 'portcullis'] as const;

export const delveDecks = [
  'dungeon',
  'dragon',
  'treasure',
  'trap',
  'door',
  'crypt',
  'corpse',
  'search',
  'rune',
  'catacomb',
] as const;
export type DelveDeck = (typeof delveDecks)[number];

export const cardTypes = ['event', 'loot', 'monster', 'threat', 'trap', 'rune'] as const;
export type CardType = (typeof cardTypes)[number];

/** The ten options of the rules, each a switch of the setup (D-940). */
export const delveOptions = [
  'solo',
  'minions',
  'knockOut',
  'hiddenLoot',
  'moreRunes',
  'breakOff',
  'hoardOnly',
  'shortDay',
  'towerTravel',
  'duels',
] as const;
export type DelveOption = (typeof delveOptions)[number];
export type DelveOptions = Record<DelveOption, boolean>;

/** One option of a decision. Which kinds occur together is said by the decision's prompt. */
export type DelveAction =
  /** A step, or an attempt at one; also a compulsory return, a retreat and where a Hidden Way or rune leads. */
  | { kind: 'move'; to: Space }
  | { kind: 'search' }
  /** Tries to get over a Rockfall, Bridge or Web. */
  | { kind: 'cross' }
  /** Stays on the near side of a Bridge or Web. */
  | { kind: 'stay' }
  /** Rolls for the way out of a Dark Chamber. */
  | { kind: 'roll' }
  /** Draws what is due: a Dragon card in the Hoard, a Catacomb card below, a card that may be drawn. */
  | { kind: 'draw' }
  /** Encounters the chamber, or the monster in it. */
  | { kind: 'encounter' }
  | { kind: 'descend' }
  /** Leaves the dungeon. */
  | { kind: 'leave' }
  /** Tower travel: to another Tower. */
  | { kind: 'shift'; to: Space }
  /** The Tower to begin in, where a Catacomb marker or a monster is put, where a hero is placed. */
  | { kind: 'space'; space: Space }
  /** A direction: of a travel marker, of the sideways shift, of a laid chamber's arrow, the side to stand on. */
  | { kind: 'side'; side: Side }
  /** Uses a rune or an item. */
  | { kind: 'use'; card: number }
  /** Uses the hero's own ability. */
  | { kind: 'ability' }
  /** One of several chambers drawn. */
  | { kind: 'chamber'; chamber: number }
  /** A card of one's own, or of a defeated hero: given up, lost or taken. */
  | { kind: 'card'; card: number }
  /** The start-of-turn effect to resolve first, by place. */
  | { kind: 'effect'; at: number }
  /** A monster on the board, by place in the list of the view. */
  | { kind: 'monster'; at: number }
  | { kind: 'minion'; at: number; to: Space }
  /** Minions: adds a monster. */
  | { kind: 'summon' }
  /** The hero who is met. */
  | { kind: 'hero'; seat: Seat }
  | { kind: 'escape' }
  | { kind: 'attack' }
  /** An attack card: face down, added to a counterattack, or kept off a damage stack. */
  | { kind: 'play'; attack: number }
  | { kind: 'breakOff' }
  /** Goes on without doing what need not be done. */
  | { kind: 'pass' }
  /** Nothing can be done: the turn is lost. */
  | { kind: 'wait' };

/** What the dice were rolled for. */
export type RollReason =
  | 'test'
  | 'wounds'
  | 'heal'
  | 'sun'
  | 'day'
  | 'dark'
  | 'shift'
  | 'card'
  | 'knockOut'
  | 'wrath'
  | 'worth'
  | 'first';

export type WoundCause = 'card' | 'escape' | 'fall' | 'wrath' | 'fight' | 'effect';

export type DeathCause = 'wounds' | 'fight' | 'well' | 'shutIn' | 'night' | 'wrath' | 'fall' | 'duel';

/** How a hero came to another space. */
export type MoveManner =
  'step' | 'escape' | 'retreat' | 'hiddenWay' | 'rune' | 'surface' | 'placed' | 'shift' | 'driven';

/** What happened, for the log, the animation and the sounds. Never needed to continue a match. `rule` allowed it. */
export type DelveEvent = { rule: string } & (
  | { kind: 'heroTaken'; seat: Seat; hero: number }
  | { kind: 'runesDrawn'; seat: Seat; runes: number[] }
  | { kind: 'firstChosen'; seat: Seat; rolls: number[] }
  | { kind: 'towerTaken'; seat: Seat; space: Space }
  | { kind: 'turnBegan'; seat: Seat; turn: number; round: number }
  | { kind: 'sunMoved'; space: number; closes: number }
  | { kind: 'rolled'; seat: Seat; reason: RollReason; dice: number[]; total: number }
  | {
      kind: 'tested';
      seat: Seat;
      attribute: Attribute;
      total: number;
      needed: number;
      passed: boolean;
      card: number;
    }
  | { kind: 'determined'; seat: Seat; tokens: number }
  | { kind: 'turnLost'; seat: Seat }
  | { kind: 'turnEnded'; seat: Seat }
  | { kind: 'moved'; seat: Seat; from: Space; to: Space; manner: MoveManner }
  | { kind: 'chamberDrawn'; seat: Seat; chamber: number; left: number }
  | { kind: 'chamberReturned'; seat: Seat; chamber: number }
  | { kind: 'chamberLaid'; seat: Seat; space: Space; chamber: number; heading: Side }
  | { kind: 'chamberTurned'; space: Space; heading: Side }
  | { kind: 'stoodOn'; seat: Seat; side: Side }
  | { kind: 'crossed'; seat: Seat; passed: boolean }
  | { kind: 'blocked'; seat: Seat }
  | { kind: 'searched'; seat: Seat; count: number }
  /** `isHidden`: Loot lies face down (HIDDENLOOT); `card` is missing for those who may not know it. */
  | { kind: 'cardDrawn'; seat: Seat; deck: DelveDeck; card?: number; left: number; isHidden?: true }
  | { kind: 'cardStopped'; seat: Seat; card: number; by: 'rune' | 'ability' | 'item' }
  | { kind: 'noCard'; seat: Seat; deck: DelveDeck }
  | { kind: 'deckRebuilt'; deck: DelveDeck; cards: number }
  | { kind: 'cardUsed'; seat: Seat; card: number }
  | { kind: 'abilityUsed'; seat: Seat; hero: number }
  | { kind: 'lootKept'; seat: Seat; deck: DelveDeck; card?: number; isHidden?: true }
  | { kind: 'lootDropped'; seat: Seat; card: number }
  | { kind: 'lootTaken'; seat: Seat; from: Seat; deck: DelveDeck; card?: number; isHidden?: true }
  | { kind: 'runeLost'; seat: Seat; card: number }
  | { kind: 'cardHeld'; seat: Seat; card: number }
  | { kind: 'cardShed'; seat: Seat; card: number }
  | { kind: 'wounded'; seat: Seat; amount: number; wounds: number; cause: WoundCause; card: number }
  | { kind: 'healed'; seat: Seat; amount: number; wounds: number }
  | { kind: 'turnsLost'; seat: Seat; count: number }
  | { kind: 'entrancePlaced'; space: Space; left: number }
  | { kind: 'wentBelow'; seat: Seat; space: Space; side: Side; fell: boolean }
  | { kind: 'surfacing'; seat: Seat; cards: number; side: Side; roll: number }
  | {
      kind: 'monsterMet';
      seat: Seat;
      player: Seat;
      monster: MonsterKind;
      space: Space;
      life?: number;
      isLifeOpen?: true;
    }
  | { kind: 'monsterLeft'; monster: MonsterKind; space: Space }
  | { kind: 'monsterGone'; monster: MonsterKind }
  | { kind: 'monsterMoved'; seat: Seat; monster: MonsterKind; from: Space; to: Space }
  | { kind: 'monsterSlain'; seat: Seat; monster: MonsterKind }
  | {
      kind: 'escapeTried';
      seat: Seat;
      own: number;
      other: number;
      escaped: boolean;
    }
  | { kind: 'fightBegan'; seat: Seat; against: Seat; isDuel: boolean }
  /** `cards` only for who holds them. */
  | { kind: 'handDrawn'; fighter: 0 | 1; seat: Seat; count: number; cards?: number[] }
  | { kind: 'cardLaid'; fighter: 0 | 1; seat: Seat; attack?: number }
  | { kind: 'revealed'; round: number; attacks: number[]; values: number[] }
  | { kind: 'countered'; fighter: 0 | 1; attack: number; total: number }
  | { kind: 'turnedUp'; attacks: number[] }
  | { kind: 'handLost'; fighter: 0 | 1; attacks: number[] }
  | { kind: 'roundWon'; fighter: 0 | 1; damage: number[]; finisher: number[]; totals: number[] }
  | { kind: 'stoodOff'; values: number[] }
  | { kind: 'keptOff'; fighter: 0 | 1; attacks: number[] }
  | { kind: 'brokeOff'; seat: Seat; isDone: boolean }
  | { kind: 'fightEnded'; seat: Seat; rounds: number; damage: number[] }
  | { kind: 'dragonSlept'; seat: Seat; left: number }
  | { kind: 'dragonWoke'; seat: Seat }
  | { kind: 'dragonReset' }
  | { kind: 'died'; seat: Seat; cause: DeathCause; space: Space }
  | { kind: 'knockedOut'; seat: Seat; cause: DeathCause; loot: number }
  | { kind: 'leftDungeon'; seat: Seat; space: Space; loot: number }
  | { kind: 'towersClosed' }
  | { kind: 'surrendered'; seat: Seat }
  | { kind: 'worthRolled'; seat: Seat; card: number; gold: number }
  | { kind: 'ended'; outcome: DelveOutcome; next?: NextChamber | undefined }
);

/** Told once it is over: the chamber that would have come next, and the Dungeon card after it. */
export interface NextChamber {
  chamber: number;
  card: number;
}

/** How a game ended, with the gold every seat carried out (D-752). */
export interface DelveOutcome extends Outcome {
  scores: number[];
}

export type HeroStatus = 'inside' | 'below' | 'out' | 'dead';

/** A card that stays with a hero until its text removes it. */
export interface HeldCardView {
  card: number;
  determination: number;
}

/** A hero as one viewer may know him. */
export interface DelveHeroView {
  seat: Seat;
  name: string;
  hero: number;
  status: HeroStatus;
  /** Where he stands; nothing below, outside or dead. */
  space: Space | undefined;
  from: Space | undefined;
  /** The side he stands on or came in by. */
  entry: Side | undefined;
  standing: Standing;
  cameSpecially: boolean;
  isPending: boolean;
  searches: number;
  wounds: number;
  life: number;
  /** Loot with what it is, where the viewer may know it. */
  loot: { deck: DelveDeck; card: number | undefined }[];
  held: HeldCardView[];
  runes: number[];
  determination: number;
  lostTurns: number;
  travel: { space: Space; side: Side } | undefined;
  /** Catacomb cards of this trip. */
  trip: number;
  pile: number[];
  gold: number | undefined;
}

/** How a hero stands in a chamber that is hard to cross. */
export const standings = ['free', 'near', 'across', 'caught'] as const;
export type Standing = (typeof standings)[number];

export interface FighterView {
  seat: Seat;
  hand: number;
  /** The cards themselves, for who holds them. */
  cards: number[] | undefined;
  /** A card lies face down. */
  hasLaid: boolean;
  laid: number | undefined;
  shown: number | undefined;
  added: number[];
  value: number;
  isCancelled: boolean;
  damage: number[];
  /** The Power card used in the escape attempt. */
  spent: number | undefined;
}

export interface FightView {
  hero: Seat;
  monster: MonsterKind | undefined;
  life: number | undefined;
  space: Space | undefined;
  round: number;
  stage: FightStage;
  fighters: FighterView[];
  stack: number[];
  /** Combat cards thrown away, and how many lie in the deck. */
  discard: number[];
  deck: number;
  isBreakingOff: boolean;
  mayEscape: boolean;
}

export const fightStages = [
  'meet',
  'draw',
  'first',
  'second',
  'reveal',
  'counter',
  'outcome',
  'keep',
  'deal',
] as const;
export type FightStage = (typeof fightStages)[number];

export interface DeckView {
  deck: DelveDeck;
  left: number;
  /** Cards nobody the viewer can look through has seen: the deck and what others keep face down, sorted. */
  unseen: number[];
  discard: number[];
}

export interface LaidChamberView {
  space: Space;
  chamber: number;
  heading: Side;
  entrance: boolean;
}

export interface DelveView {
  viewer: Viewer;
  options: DelveOptions;
  heroes: DelveHeroView[];
  chambers: LaidChamberView[];
  /** Chambers still in the stock, sorted. */
  stock: number[];
  monsters: { space: Space; monster: MonsterKind }[];
  /** Tokens in the pool, by kind. */
  pool: Record<MonsterKind, number>;
  entrancesLeft: number;
  decks: DeckView[];
  dragon: { left: number; slumbers: number };
  sun: number;
  closes: number;
  first: Seat;
  seat: Seat;
  turn: number;
  round: number;
  fight: FightView | undefined;
  /** The card that is being resolved or was just drawn. */
  card: number | undefined;
  /** Chambers drawn and not laid yet. */
  drawn: number[];
  outcome: DelveOutcome | undefined;
}

/** Why something is not an option: what a player points at. Fields left out mean any. */
export type DelveIntent =
  | { kind: 'move'; to: Space }
  | { kind: 'use'; card?: number }
  | { kind: 'play'; attack?: number }
  | { kind: 'space'; space?: Space }
  | { kind: 'side'; side?: Side }
  | { kind: 'minion'; at?: number; to?: Space }
  | { kind: 'card'; card?: number }
  | { kind: 'shift'; to?: Space }
  | { kind: 'undo' }
  | {
      kind: Exclude<
        DelveAction['kind'],
        'move' | 'use' | 'play' | 'space' | 'side' | 'minion' | 'card' | 'shift'
      >;
    };
