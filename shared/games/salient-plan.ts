/** The plan of a match of Salient, as the setup screen makes it and the rules read it (C-1301, C-1313, C-1315). */
import { planBasis, planSeatSchema, seatNumber } from '../table.ts';
import { z } from '../zod.ts';
import { salientForms } from './salient.ts';

export const salientPlanSchema = z.strictObject({
  game: z.literal('salient').optional(),
  seats: z.array(planSeatSchema).min(2).max(4),
  /** Absent: a Duel of two, a Melee of more. */
  form: z.enum(salientForms).optional(),
  /** Absent: none is switched on. */
  toggles: z
    .strictObject({
      strictSupply: z.boolean(),
      slowClock: z.boolean(),
      evenStart: z.boolean(),
      steadyDice: z.boolean(),
    })
    .optional(),
  /** Who begins, where the rules leave it to chance; absent: by lot (C-207). */
  first: seatNumber.optional(),
  ...planBasis,
});
export type SalientPlan = z.infer<typeof salientPlanSchema>;
