/**
 * The words of Warband that leave the main process: actions a player may take, events that tell what happened,
 * the view one viewer gets, and the questions "why not?" can be asked about. Cards and creatures are card numbers.
 */
import type { Outcome, Seat, Viewer } from '../game.ts';

/** One option of a decision. Which kinds occur together is said by the decision's prompt. */
export type WarbandAction =
  /** Names the seat that deploys first (W-218, R-71). */
  | { kind: 'first'; seat: Seat }
  | { kind: 'deploy'; card: number }
  | { kind: 'place'; square: number }
  | { kind: 'activate'; creature: number }
  /** Ends the Activate or Deploy phase, or the opening deployment. */
  | { kind: 'end' }
  /** `outcome`: bit set of what the way there sets off, so that each different outcome is an option. */
  | { kind: 'move'; to: number; outcome: number }
  | { kind: 'attack'; target: number; mode: 'melee' | 'ranged' }
  | { kind: 'play'; card: number }
  | { kind: 'power'; creature: number; text: number }
  | { kind: 'collect'; square: number }
  | { kind: 'dodge'; creature: number; item: number }
  | { kind: 'pass' }
  /** Choices while an order or power is declared; nothing is paid before `confirm`. */
  | { kind: 'actor'; creature: number }
  | { kind: 'assist'; creature: number }
  | { kind: 'pay'; with: number }
  | { kind: 'target'; id: number }
  | { kind: 'enough' }
  | { kind: 'confirm' }
  /** Choices on resolution. */
  | { kind: 'go'; to: number; outcome: number }
  | { kind: 'stay' }
  | { kind: 'cower' }
  | { kind: 'endure' }
  | { kind: 'shield'; effect: number }
  | { kind: 'source'; item: number }
  | { kind: 'pick'; creature: number }
  | { kind: 'option'; index: number }
  | { kind: 'card'; card: number }
  | { kind: 'decline' }
  /** Which of several triggers or timed effects comes next. */
  | { kind: 'next'; index: number };

/** An option that is only a number, in words; with the card and the creature it is about. */
export interface WarbandChoice {
  words: string;
  card?: number;
  creature?: number;
}

/** The unresolved things on the stack are public from declaration. */
export interface ItemView {
  id: number;
  kind: 'move' | 'attack' | 'order' | 'power' | 'trigger' | 'collect' | 'dodge' | 'hazard';
  seat: Seat;
  actor: number;
  card: number;
  timing: string;
  targets: { name: string; kind: string; ids: number[] }[];
  path: number[];
  answers: number;
  mode: string;
  bonus: number;
  /** What the card calls this power or triggered text, where it has a name. */
  title?: string;
}

/** What happened, for the log, the animation and the sounds. Never needed to continue a match. */
export type WarbandEvent =
  | { kind: 'firstChosen'; by: Seat; first: Seat }
  | { kind: 'deployed'; seat: Seat; creature: number; square: number }
  | { kind: 'turnBegan'; seat: Seat; turn: number; round: number }
  | { kind: 'phaseBegan'; seat: Seat; phase: string }
  | { kind: 'activated'; seat: Seat; creature: number }
  | { kind: 'declared'; item: ItemView; assistants: number[] }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'resolved'; item: number; fizzled: boolean }
  | { kind: 'cancelled'; item: number }
  | { kind: 'moved'; creature: number; path: number[]; manner: 'move' | 'shift' | 'slide' | 'place' }
  | { kind: 'chestOpened'; creature: number; square: number; value: number }
  | { kind: 'treasurePlaced'; square: number; tokens: number }
  | { kind: 'collected'; creature: number; seat: Seat; square: number }
  | { kind: 'damaged'; creature: number; amount: number; by: number; item: number }
  | { kind: 'prevented'; creature: number; amount: number; item: number }
  | { kind: 'cowered'; creature: number; amount: number; cost: number }
  | { kind: 'dodged'; creature: number; item: number }
  | { kind: 'healed'; creature: number; amount: number }
  /** it would have been destroyed, and keeps this many Hit Points instead. */
  | { kind: 'rescued'; creature: number; left: number }
  | { kind: 'destroyed'; creature: number; owner: Seat }
  | { kind: 'withdrawn'; creature: number; owner: Seat }
  | { kind: 'moraleChanged'; seat: Seat; by: number; to: number }
  | { kind: 'leadershipChanged'; seat: Seat; by: number; to: number }
  | { kind: 'tapped'; creature: number }
  | { kind: 'untapped'; creature: number }
  /** `cards` is empty for viewers who may not see them; `count` always tells how many. */
  | { kind: 'drew'; seat: Seat; deck: 'order' | 'creature'; cards: number[]; count: number }
  | { kind: 'discarded'; seat: Seat; cards: number[] }
  | { kind: 'returned'; seat: Seat; cards: number[]; count: number; to: string }
  | { kind: 'looked'; seat: Seat; owner: Seat; cards: number[]; count: number }
  | { kind: 'attached'; card: number; creature: number }
  | { kind: 'detached'; card: number; creature: number }
  | { kind: 'effectBegan'; effect: EffectView }
  | { kind: 'effectEnded'; effect: EffectView }
  | { kind: 'controlChanged'; creature: number; from: Seat; to: Seat }
  /** a triggered text was dropped because too much had been added already. */
  | { kind: 'capReached'; seat: Seat; card: number }
  /** How far an objective had come, and has come now: turns held, treasure, rounds lasted. */
  | {
      kind: 'objectiveMoved';
      aim: 'hold' | 'collect' | 'lastUntil';
      seat: Seat;
      from: number;
      to: number;
      wanted: number;
    }
  /** The objective that ends the match. */
  | { kind: 'objectiveDecided'; aim: ObjectiveView['kind']; seat: Seat; isMet: boolean }
  | { kind: 'surrendered'; seat: Seat }
  | { kind: 'ended'; outcome: Outcome };

export interface EffectView {
  id: number;
  seat: Seat;
  /** Card whose text made it; negative where nobody knows. */
  card: number;
  creature: number;
  kind: 'modify' | 'trait' | 'keyword' | 'ability' | 'shield' | 'rescue' | 'control' | 'counter' | 'watch';
  /** The stat, trait, keyword, ability or counter concerned. */
  what: string;
  amount: number | 'all';
  until: string;
}

/** What one card does to a value of a creature. */
export interface ValueChange {
  stat: CreatureValue;
  by: number;
  /** Card whose text says so; negative where nobody knows. */
  card: number;
  /** How long, if it passes. */
  until?: string;
}

/** Values a creature shows. */
export const creatureValues = ['level', 'hitPoints', 'melee', 'ranged', 'range', 'speed'] as const;
export type CreatureValue = (typeof creatureValues)[number];

export interface CreatureView {
  id: number;
  seat: Seat;
  owner: Seat;
  square: number;
  size: 1 | 2;
  tapped: boolean;
  damage: number;
  attached: number[];
  /** What makes its values differ from the printed ones. */
  changes: ValueChange[];
  /** Values as they are now; the card shows the printed ones. */
  level: number;
  hitPoints: number;
  melee: number;
  ranged: number;
  range: number;
  speed: number;
  traits: string[];
  keywords: string[];
  abilities: string[];
  hasActed: boolean;
}

export interface PlayerView {
  seat: Seat;
  name: string;
  team: number;
  commander: number;
  morale: number;
  leadership: number;
  /** Printed Levels of the creatures controlled, which Leadership limits. */
  deployed: number;
  /** Undefined where the viewer may not look. */
  orderHand: number[] | undefined;
  creatureHand: number[] | undefined;
  orderHandSize: number;
  creatureHandSize: number;
  orderDeckSize: number;
  creatureDeckSize: number;
  discard: number[];
  graveyard: number[];
  collected: number;
}

/** What a player has chosen so far of an order, power or triggered text; nothing is paid yet. */
export interface DeclaringView {
  kind: 'order' | 'power' | 'trigger';
  seat: Seat;
  card: number;
  actor: number;
  assistants: number[];
  payment: number[];
  targets: { name: string; kind: string; ids: number[] }[];
  /** What the card calls this power or triggered text, where it has a name. */
  title?: string;
}

/** Another way to win, and how far it has come; creatures are named by card. */
export type ObjectiveView =
  | { kind: 'lastUntil'; seat: Seat; round: number }
  | { kind: 'hold'; seat: Seat; squares: number[]; turns: number; held: number }
  | { kind: 'collect'; seat: Seat; tokens: number; collected: number }
  | { kind: 'destroy' | 'keepAlive'; seat: Seat; card: string; creature: number | undefined };

export interface WarbandView {
  viewer: Viewer;
  form: string;
  battlefield: {
    width: number;
    height: number;
    squares: number[];
    hWalls: number[];
    vWalls: number[];
    starts: number[][];
    treasures: number[];
    /** Which side of the tiles is shown, where it is not the dungeon. */
    face?: 'outdoor';
  };
  /** Which card each number is, for every card this viewer may know. */
  cards: Record<number, string>;
  players: PlayerView[];
  creatures: CreatureView[];
  chests: number[];
  tokens: { square: number; count: number }[];
  effects: EffectView[];
  /** Bottom first; the last resolves first. */
  stack: ItemView[];
  resolving: ItemView | undefined;
  /** Only for the player who declares, and at an open table: the card is not public yet. */
  declaring: DeclaringView | undefined;
  /** Creatures chosen so far for what resolves, while more may be. */
  picked: number[];
  seat: Seat;
  turn: number;
  round: number;
  phase: string;
  active: number;
  /** Opening hands that were shown to all and drawn anew. */
  redrawn: { seat: Seat; cards: number[] }[];
  /** Only in a match that has other ends than the usual ones. */
  objectives?: ObjectiveView[];
  outcome: Outcome | undefined;
}

/** Something a player points at and asks "why not?" about. */
export type WarbandIntent =
  | { kind: 'activate'; creature: number }
  | { kind: 'move'; creature: number; to: number }
  | { kind: 'attack'; creature: number; target: number; mode: 'melee' | 'ranged' }
  | { kind: 'play'; card: number; actor?: number }
  | { kind: 'power'; creature: number; text: number }
  | { kind: 'assist'; creature: number }
  /** Winning by the objective of that number. */
  | { kind: 'objective'; index: number }
  | { kind: 'target'; id: number }
  | { kind: 'deploy'; card: number; square?: number }
  | { kind: 'collect'; creature: number }
  | { kind: 'dodge'; creature: number }
  | { kind: 'cower'; creature: number }
  | { kind: 'pass' }
  | { kind: 'end' }
  | { kind: 'undo' };
