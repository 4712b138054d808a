/**
 * The luck of a match: what everybody rolled against what was to be expected, as everybody could see it. Pips are added
 * up die by die; what a fair game strays is told beside them, so that nobody takes chance for fate.
 */
import { count } from './calls/words.ts';
import type { Seat } from './game.ts';
import { z } from './zod.ts';

/** Dice thrown at once, as an event told them. */
export interface DiceRoll {
  /** Who threw them. */
  seat: Seat;
  sides: number;
  dice: readonly number[];
  /** What is to be wished for; neither where it is nobody's luck alone, such as damage: that is counted apart. */
  wish: 'high' | 'low' | 'none';
}

const pips = { dice: count, rolled: count, expected: z.number() };

const lineSchema = z.strictObject({
  seat: z.int(),
  ...pips,
  /** Pips better than expected. */
  ahead: z.number(),
  /** Two games in three stay this near to what is expected. */
  deviation: z.number(),
  /** Of a hundred fair games so many stray further. */
  furtherOff: z.number(),
  /** How often each face came, from 1 on. */
  faces: z.array(count),
  /** How far ahead of expectation it was after each turn it rolled in, and how far two games in three stay. */
  points: z.array(z.strictObject({ turn: count, ahead: z.number(), deviation: z.number() })),
});
export type LuckLine = z.infer<typeof lineSchema>;

export const ledgerSchema = z.strictObject({
  /** Every seat that rolled. */
  lines: z.array(lineSchema),
  /** Between two players: how far they are apart, and of a hundred fair games how many part them more. */
  gap: z.strictObject({ pips: z.number(), wider: z.number() }).optional(),
  /** Dice nobody wishes high. */
  apart: z.strictObject(pips),
});
export type LuckLedger = z.infer<typeof ledgerSchema>;
