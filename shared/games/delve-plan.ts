/** The plan of a match of Delve, as the setup screen makes it and the rules read it (D-208, D-209, D-940, R-703, R-710). */
import { planBasis, planSeatSchema, seatNumber } from '../table.ts';
import { z } from '../zod.ts';
import { delveOptions } from './delve.ts';

/** The six heroes by number. */
export const heroNumber = z.int().min(0).max(5);
/** */
export const runesEach = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const delvePlanSchema = z.strictObject({
  game: z.literal('delve').optional(),
  seats: z
    .array(
      planSeatSchema.extend({
        /** Absent: by lot. */
        hero: heroNumber.optional(),
      }),
    )
    .min(1)
    .max(4),
  /** Those switched on; absent: the shorter combat for one player, none for more. */
  options: z.partialRecord(z.enum(delveOptions), z.boolean()).optional(),
  /** Runes each hero begins with under MORERUNES; absent: two. */
  runes: runesEach.optional(),
  /** The rules play the monsters, not the player on the left. */
  automaticMonsters: z.boolean().optional(),
  /** Who begins; absent: by lot (D-209). */
  first: seatNumber.optional(),
  ...planBasis,
});
export type DelvePlan = z.infer<typeof delvePlanSchema>;
