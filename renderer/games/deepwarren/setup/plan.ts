/** The plan of a match to come: who plays, and which of the three toggles hold. */
import { deepwarrenPlanSchema, type DeepwarrenPlan } from '../../../../shared/games/deepwarren-plan.ts';
import type { DeepwarrenToggles } from '../../../../shared/games/deepwarren.ts';
import { newSeat, seatsFor, withoutEmptyBot } from '../../../play/seats.ts';

/** A plan with nothing left out. */
export type CrawlPlan = DeepwarrenPlan & { game: 'deepwarren'; toggles: DeepwarrenToggles };
export type SeatPlan = CrawlPlan['seats'][number];

export const seatCounts = [2, 3, 4] as const;

export const firstPlan: CrawlPlan = {
  game: 'deepwarren',
  seats: [newSeat(0), newSeat(1)],
  toggles: { shortCrawl: false, longCrawl: false, shelteredStart: true },
  privacy: 'open',
  hideTells: false,
};

/** As the match before, if it can be read. */
export function planFrom(last: unknown): CrawlPlan {
  const kept = deepwarrenPlanSchema.safeParse(last);
  if (!kept.success) return firstPlan;
  const { seed: _, ...plan } = kept.data;
  return { ...plan, game: 'deepwarren', toggles: plan.toggles ?? firstPlan.toggles };
}

/** Other seats keep who sits there; a sheltered start is proposed to two, and to nobody else (T-1116). */
export function withSeats(plan: CrawlPlan, count: number): CrawlPlan {
  if (count === plan.seats.length) return plan;
  const { first: _, ...rest } = plan;
  const seats = seatsFor(plan.seats, count);
  return { ...rest, seats, toggles: { ...plan.toggles, shelteredStart: count === 2 } };
}

export const withSeat = (plan: CrawlPlan, seat: number, change: Partial<SeatPlan>): CrawlPlan => ({
  ...plan,
  seats: plan.seats.map((each, index) => (index === seat ? withoutEmptyBot({ ...each, ...change }) : each)),
});
