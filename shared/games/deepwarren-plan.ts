/** The plan of a match of Deepwarren, as the setup screen makes it and the rules read it (T-101, T-1113, T-1116). */
import { planBasis, planSeatSchema, seatNumber } from '../table.ts';
import { z } from '../zod.ts';

export const deepwarrenPlanSchema = z.strictObject({
  game: z.literal('deepwarren').optional(),
  seats: z.array(planSeatSchema).min(2).max(4),
  /** Absent: as proposed for so many players (T-1116). */
  toggles: z
    .strictObject({ shortCrawl: z.boolean(), longCrawl: z.boolean(), shelteredStart: z.boolean() })
    .optional(),
  /** Who begins; absent: by lot (T-203). */
  first: seatNumber.optional(),
  ...planBasis,
});
export type DeepwarrenPlan = z.infer<typeof deepwarrenPlanSchema>;
