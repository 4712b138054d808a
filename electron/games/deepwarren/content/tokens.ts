/** The five kinds of tokens and the supplies of the box (C1, T-102 to T-105). */
import type { TokenKind } from '../../../../shared/games/deepwarren.ts';

/** Position of a kind in `tokenTable`: what a state keeps. */
export type KindId = 0 | 1 | 2 | 3 | 4;

export type Trait = 'none' | 'range' | 'charge' | 'regrow' | 'breath';

export interface TokenFace {
  kind: TokenKind;
  /** How many the box holds. */
  count: number;
  attack: number;
  /** Face of the die when it enters play. */
  wounds: number;
  /** Crowns for killing it, points if it is alive at the end (T-108). */
  worth: number;
  trait: Trait;
  /** Steps an attack reaches (T-820), bonus of Charge, wounds of Regrow. */
  traitValue: number;
  /** Never rolls for a Pit (T-723). */
  flies: boolean;
}

const plain = { trait: 'none', traitValue: 0, flies: false } as const;

export const tokenTable: readonly TokenFace[] = [
  { ...plain, kind: 'delver', count: 13, attack: 3, wounds: 6, worth: 3 },
  { ...plain, kind: 'skulk', count: 9, attack: 1, wounds: 2, worth: 1, trait: 'range', traitValue: 2 },
  { ...plain, kind: 'ravager', count: 7, attack: 2, wounds: 4, worth: 2, trait: 'charge', traitValue: 1 },
  { ...plain, kind: 'mossback', count: 5, attack: 2, wounds: 5, worth: 3, trait: 'regrow', traitValue: 1 },
  { ...plain, kind: 'emberwyrm', count: 2, attack: 3, wounds: 6, worth: 5, trait: 'breath', flies: true },
];

export const delver: KindId = 0;

export const kindIdOf = (kind: TokenKind): KindId =>
  tokenTable.findIndex((face) => face.kind === kind) as KindId;

/** T-102: ten wound dice a player. */
export const dicePerPlayer = 10;
/** T-104 */
export const doorCount = 4;
export const chestCount = 6;
/** T-904 */
export const crownsPerChest = 5;
/** T-722: the Pit takes who rolls this. */
export const fallingRoll = 6;
export const dieSides = 6;
