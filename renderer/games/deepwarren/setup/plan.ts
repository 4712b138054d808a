/** The plan of a match to come: who plays, and which of the three toggles hold. */
import { deepwarrenPlanSchema, type DeepwarrenPlan } from '../../../../shared/games/deepwarren-plan.ts';
import type { DeepwarrenToggles } from '../../../../shared/games/deepwarren.ts';
import { defaultNames } from '../../../text/play.ts';

/** A plan with nothing left out. */
export type CrawlPlan = DeepwarrenPlan & { game: 'deepwarren'; toggles: DeepwarrenToggles };
export type SeatPlan = CrawlPlan['seats'][number];

export const seatCounts = [2, 3, 4] as const;

const colours = ['azure', 'crimson', 'jade', 'amber'] as const;

const seatOf = (seat: number): SeatPlan => ({
  name: defaultNames[seat] ?? '',
  colour: colours[seat]!,
  ...(seat > 0 && { bot: { level: 'soldier', temperament: 'balanced' } }),
});

export const firstPlan: CrawlPlan = {
  game: 'deepwarren',
  seats: [seatOf(0), seatOf(1)],
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
  const seats = plan.seats.slice(0, count);
  while (seats.length < count) seats.push(freshSeat(seats));
  return { ...rest, seats, toggles: { ...plan.toggles, shelteredStart: count === 2 } };
}

/** The next to sit down, in a colour nobody has yet. */
function freshSeat(seats: readonly SeatPlan[]): SeatPlan {
  const fresh = seatOf(seats.length);
  const free = colours.find((colour) => !seats.some((each) => each.colour === colour));
  return { ...fresh, colour: free ?? fresh.colour };
}

export const withSeat = (plan: CrawlPlan, seat: number, change: Partial<SeatPlan>): CrawlPlan => ({
  ...plan,
  seats: plan.seats.map((each, index) => (index === seat ? withoutBot({ ...each, ...change }) : each)),
});

/** A person has no bot at all, not an undefined one. */
function withoutBot({ bot, ...seat }: SeatPlan): SeatPlan {
  return bot ? { ...seat, bot } : seat;
}
