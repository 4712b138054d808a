/**
 * The words of Deepwarren that leave the main process: actions a player may take, events that tell what happened,
 * the view everybody gets, and the questions "why not?" can be asked about.
 *
 * A tile is its number in the tile table (0 is the Entrance). A space is one number: tile and letter together.
 */
import type { Outcome, Seat, Viewer } from '../game.ts';

export const tokenKinds = ['delver', 'skulk', 'ravager', 'mossback', 'emberwyrm'] as const;
export type TokenKind = (typeof tokenKinds)[number];

export const deepwarrenPhases = ['setup', 'tile', 'event', 'move', 'attack'] as const;
export type DeepwarrenPhase = (typeof deepwarrenPhases)[number];

export const eventCategories = ['hero', 'spawn', 'happening'] as const;
export type EventCategory = (typeof eventCategories)[number];

export const decks = ['event', 'spell', 'relic'] as const;
export type Deck = (typeof decks)[number];

/** Sides of a tile, clockwise: 0 north (y rises), 1 east, 2 south, 3 west. */
export type Side = 0 | 1 | 2 | 3;

/** Quarter turns clockwise from the tile as drawn. */
export type Turn = Side;

/** Tile and letter of a space as one number. */
export type Space = number;

/** No tile has more than five spaces; eight make the arithmetic cheap. */
const spacesPerTile = 8;

export const spaceOf = (tile: number, letter: number): Space => tile * spacesPerTile + letter;
export const tileOfSpace = (space: Space): number => Math.floor(space / spacesPerTile);
export const letterOfSpace = (space: Space): number => space % spacesPerTile;

/** What can be switched in the setup (T-1113, T-1116). */
export interface DeepwarrenToggles {
  /** Twenty random event cards are set aside unseen (T-1113). */
  shortCrawl: boolean;
  /** Only the loss of all Delvers or the last event card ends the game (T-1113). */
  longCrawl: boolean;
  /** Nobody's loss of Delvers ends the game before everyone has finished five turns (T-1116). */
  shelteredStart: boolean;
}

/** One option of a decision. Which kinds occur together is said by the decision's prompt. */
export type DeepwarrenAction =
  /** Lays the tile in hand (T-402). */
  | { kind: 'place'; x: number; y: number; turn: Turn }
  /** Puts a token into the dungeon, or to where a card moves it. */
  | { kind: 'put'; space: Space }
  /** Names a token that a card asks for. */
  | { kind: 'choose'; token: number }
  /** Names a tile that a card asks for: where a door or chest goes, what Unmake Stone clears. */
  | { kind: 'tile'; tile: number }
  | { kind: 'move'; token: number; to: Space }
  | { kind: 'openDoor'; token: number; tile: number }
  /** Ends a movement that could go on. */
  | { kind: 'stop' }
  /** Rolls the die for leaving a Pit instead of using a relic. */
  | { kind: 'roll' }
  | { kind: 'attack'; token: number; target: number }
  | { kind: 'breathe'; token: number }
  | { kind: 'regrow'; token: number }
  /** `token`: whom a reaction saves; `tile`: which door goes. */
  | { kind: 'useRelic'; relic: number; token?: number; tile?: number }
  | { kind: 'dropRelic'; relic: number }
  /** Uses no relic to answer what happens. */
  | { kind: 'decline' }
  /** Goes on without doing what is not compulsory. */
  | { kind: 'pass' };

/** Why a token loses wounds. */
export type DamageCause = 'attack' | 'card' | 'burn';

/** How a token came to another space. */
export type MoveManner = 'move' | 'card' | 'blink' | 'swap';

/** What happened, for the log, the animation and the sounds. Never needed to continue a match. `rule` allowed it. */
export type DeepwarrenEvent = { rule: string } & (
  | { kind: 'turnBegan'; seat: Seat; turn: number; round: number }
  | { kind: 'phaseSkipped'; seat: Seat; phase: DeepwarrenPhase }
  | { kind: 'tileDrawn'; seat: Seat; tile: number; left: number }
  /** It could not be laid and went to the bottom of the stack. */
  | { kind: 'tileReburied'; seat: Seat; tile: number }
  | { kind: 'tilePlaced'; seat: Seat; tile: number; x: number; y: number; turn: Turn; openExits: number }
  | { kind: 'cardDrawn'; seat: Seat; deck: Deck; card: number; left: number }
  /** The card had no legal way to resolve. */
  | { kind: 'cardFizzled'; seat: Seat; deck: Deck; card: number }
  | { kind: 'deckRebuilt'; deck: Deck; cards: number }
  | { kind: 'entered'; seat: Seat; token: number; tokenKind: TokenKind; space: Space }
  | { kind: 'doorPlaced'; seat: Seat; tile: number }
  | { kind: 'doorOpened'; seat: Seat; token: number; tile: number }
  /** Gone by a card or relic, without anybody's move. */
  | { kind: 'doorRemoved'; seat: Seat; tile: number }
  | { kind: 'chestPlaced'; seat: Seat; tile: number }
  | { kind: 'chestTaken'; seat: Seat; token: number; tile: number; crowns: number }
  | { kind: 'rubbleCleared'; seat: Seat; tile: number }
  /** `path` begins where the token stood. `by` is whose move or card it was. */
  | { kind: 'moved'; by: Seat; token: number; path: Space[]; manner: MoveManner }
  | { kind: 'rolled'; seat: Seat; token: number; roll: number; falls: boolean }
  | { kind: 'fell'; token: number; tokenKind: TokenKind; owner: Seat; tile: number }
  | {
      kind: 'attacked';
      seat: Seat;
      token: number;
      targets: number[];
      damage: number;
      manner: 'strike' | 'breath';
    }
  | { kind: 'damaged'; token: number; amount: number; left: number; cause: DamageCause }
  | { kind: 'killed'; token: number; tokenKind: TokenKind; owner: Seat; cause: DamageCause }
  | { kind: 'prevented'; token: number; amount: number; relic: number }
  | { kind: 'rescued'; token: number; left: number; relic: number }
  | { kind: 'healed'; token: number; amount: number; left: number }
  | { kind: 'burnPending'; token: number }
  | { kind: 'bound'; token: number }
  | { kind: 'unbound'; token: number }
  | { kind: 'yoked'; token: number; from: Seat; to: Seat }
  | { kind: 'crownsGained'; seat: Seat; amount: number; total: number }
  | { kind: 'relicKept'; seat: Seat; relic: number }
  | { kind: 'relicDropped'; seat: Seat; relic: number }
  | { kind: 'relicUsed'; seat: Seat; relic: number }
  | { kind: 'shelterEnded' }
  | { kind: 'surrendered'; seat: Seat }
  | { kind: 'ended'; outcome: DeepwarrenOutcome }
);

/** How a game ended, with the score of every seat (T-1005). */
export interface DeepwarrenOutcome extends Outcome {
  scores: number[];
}

export interface TokenView {
  id: number;
  kind: TokenKind;
  seat: Seat;
  wounds: number;
  /** The face its die showed when it entered play. */
  starting: number;
  attack: number;
  worth: number;
  space: Space;
  /** Rootbind: its owner can do nothing with it (T-531). */
  bound: boolean;
  /** It burns at the end of its owner's next Move phase, if it still stands there (T-709). */
  burnPending: boolean;
  /** It stepped in this turn's Move phase (T-823). */
  hasMoved: boolean;
}

export interface PlacedTileView {
  tile: number;
  x: number;
  y: number;
  turn: Turn;
  /** A Rubble tile that Unmake Stone has opened (T-416). */
  cleared: boolean;
  door: boolean;
  chest: boolean;
}

/** A player's points as they would count now (T-1005). */
export interface StandingView {
  seat: Seat;
  score: number;
  crowns: number;
  relicWorth: number;
  tokenWorth: number;
  delvers: number;
  /** 1 is best; equal places share a number (T-1007). */
  place: number;
}

export interface DeepwarrenPlayerView {
  seat: Seat;
  name: string;
  crowns: number;
  relics: number[];
  /** As many relics may be held (T-521). */
  delvers: number;
  monsters: number;
  diceFree: number;
}

/** Damage that is about to be dealt, while its owners may still answer. */
export interface HitView {
  token: number;
  amount: number;
  cause: DamageCause;
}

/** What somebody is in the middle of. */
export type DeepwarrenQuestion =
  | { kind: 'place'; tile: number }
  | { kind: 'card'; deck: Deck; card: number; chosen: number[] }
  | { kind: 'stride'; token: number; stepsLeft: number }
  | { kind: 'pit'; token: number; to: Space }
  | { kind: 'damage'; hits: HitView[] }
  | { kind: 'limit'; drawn: number | undefined };

export interface DeepwarrenView {
  viewer: Viewer;
  toggles: DeepwarrenToggles;
  players: DeepwarrenPlayerView[];
  standing: StandingView[];
  tiles: PlacedTileView[];
  tokens: TokenView[];
  openExits: number;
  /** Which they are: sides of placed tiles that wait for a joint. */
  openings: { tile: number; side: Side }[];
  /** Tiles nobody has placed yet, by number: their order is hidden. */
  tilesLeft: number[];
  /** Tiles known to lie at the bottom of the stack, the lowest last (T-415). */
  buried: number[];
  /** Event cards in the deck. */
  eventsLeft: number;
  /** Cards not yet seen, by category; more than the deck holds in a Short crawl. */
  eventsUnseen: Record<EventCategory, number>;
  eventDiscard: number[];
  spellsLeft: number;
  spellDiscard: number[];
  relicsLeft: number;
  relicDiscard: number[];
  /** Relics that were used and left the game (T-524). */
  relicsGone: number[];
  /** Relics at work for the move or attack under way. */
  relicsActive: number[];
  pool: Record<TokenKind, number>;
  doorsLeft: number;
  chestsLeft: number;
  /** The event card of this turn, once it is drawn. */
  event: number | undefined;
  question: DeepwarrenQuestion | undefined;
  seat: Seat;
  start: Seat;
  turn: number;
  round: number;
  phase: DeepwarrenPhase;
  /** Turns of a sheltered start still to be finished (T-1116). */
  shelteredTurns: number;
  outcome: DeepwarrenOutcome | undefined;
}

/** Something a player points at and asks "why not?" about. */
export type DeepwarrenIntent =
  /** Without `turn`: in any rotation. */
  | { kind: 'place'; x: number; y: number; turn?: Turn }
  | { kind: 'put'; space: Space }
  | { kind: 'choose'; token: number }
  | { kind: 'tile'; tile: number }
  | { kind: 'move'; token: number; to: Space }
  | { kind: 'openDoor'; token: number; tile: number }
  | { kind: 'attack'; token: number; target: number }
  | { kind: 'breathe'; token: number }
  | { kind: 'regrow'; token: number }
  | { kind: 'useRelic'; relic: number }
  | { kind: 'dropRelic'; relic: number }
  | { kind: 'takeChest'; token: number }
  | { kind: 'stop' }
  | { kind: 'pass' }
  | { kind: 'undo' };
