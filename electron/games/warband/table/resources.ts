/** What Warband needs of the program around it to set up a match: the cards of the enabled packs, and warbands. */
import type { Temperament } from '../../../../shared/bots.ts';
import type { CallError } from '../../../../shared/ipc.ts';
import type { Result } from '../../../../shared/result.ts';
import type { Card } from '../cards/language.ts';
import type { Tile } from '../geometry/tiles.ts';
import type { BoxedCard } from '../knowledge.ts';
import type { LegalWarband } from '../legality.ts';
import type { Lessons } from '../lessons/read.ts';

/** A pack with its cards and tiles by key. */
export interface PackContent {
  key: string;
  hash: string;
  temperament?: Temperament;
  commanders: string[];
  creatures: { copies: number; card: string }[];
  orders: { copies: number; card: string }[];
  tiles: string[];
  chests: number[];
}

/** A warband that may march. */
export interface MarchingWarband {
  name: string;
  /** The stored version it is, for an own warband. */
  versionId: number | undefined;
  warband: LegalWarband;
}

export interface WarbandCards {
  /** By key; a card's id is its key. */
  cards(): ReadonlyMap<string, Card>;
  tiles(): ReadonlyMap<string, Tile>;
  packs(): readonly PackContent[];
  readyWarbands(): readonly { key: string }[];
  /** The content hash of a card. */
  hashOf(key: string): string | undefined;
  /** Every card with its copies in the box; the same array as long as the packs are the same. */
  boxes(): readonly BoxedCard[];
  /** Keeps cards of a match from outside; answers their content hashes by key. */
  keep(cards: readonly Card[]): ReadonlyMap<string, string>;
}

export interface WarbandResources {
  cards: WarbandCards;
  warbands: { playable(id: string): Result<MarchingWarband, CallError> };
  /** Lessons and puzzles; read when somebody first asks for them. */
  lessons?(): Lessons;
}
