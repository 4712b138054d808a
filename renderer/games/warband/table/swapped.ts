/** The plan of a match between two with the sides exchanged: each sits where the other sat, with the other's warband. */
import { matchPlanSchema, type MatchPlan } from '../../../../shared/games/warband-questions.ts';

export function swapped(plan: Record<string, unknown>): MatchPlan | undefined {
  const read = matchPlanSchema.safeParse(plan);
  const [one, other] = read.data?.seats ?? [];
  if (!read.success || !one || !other || read.data.seats.length !== 2) return undefined;
  return {
    ...read.data,
    seats: [
      { ...other, warband: one.warband },
      { ...one, warband: other.warband },
    ],
  };
}
