/** The plan of a journey to come: who goes in as whom, and which of the ten options hold. */
import { delvePlanSchema, type DelvePlan } from '../../../../shared/games/delve-plan.ts';
import type { DelveOption } from '../../../../shared/games/delve.ts';
import { newSeat, seatsFor, withoutEmptyBot } from '../../../play/seats.ts';

/** A plan with nothing left out. */
export type JourneyPlan = DelvePlan & { game: 'delve'; options: Partial<Record<DelveOption, boolean>> };
export type SeatPlan = JourneyPlan['seats'][number];

export const seatCounts = [1, 2, 3, 4] as const;

/** Alone these have no effect. */
const notAlone: ReadonlySet<DelveOption> = new Set(['minions', 'hiddenLoot', 'duels']);
/** With others this has none (D-941). */
const onlyAlone: ReadonlySet<DelveOption> = new Set(['solo']);

/** D-213: being knocked out instead of killed is advised for a first game. */
const firstPlan: JourneyPlan = {
  game: 'delve',
  seats: [newSeat(0)],
  options: { solo: true, knockOut: true },
  privacy: 'open',
  hideTells: false,
};

/** As the match before, if it can be read. */
export function planFrom(last: unknown): JourneyPlan {
  const kept = delvePlanSchema.safeParse(last);
  if (!kept.success) return firstPlan;
  const { seed: _, ...plan } = kept.data;
  return { ...plan, game: 'delve', options: plan.options ?? firstPlan.options };
}

export function withSeats(plan: JourneyPlan, count: number): JourneyPlan {
  const { first: _, ...rest } = plan;
  return { ...rest, seats: seatsFor(plan.seats, count) };
}

/** A hero is taken once: whoever had it draws by lot. */
export const withSeat = (plan: JourneyPlan, seat: number, change: Partial<SeatPlan>): JourneyPlan => ({
  ...plan,
  seats: plan.seats.map((each, index) =>
    index === seat ? plain({ ...each, ...change }) : plain(letGo(each, change.hero)),
  ),
});

const letGo = (seat: SeatPlan, hero: number | undefined): SeatPlan =>
  hero !== undefined && seat.hero === hero ? { ...seat, hero: undefined } : seat;

/** A person has no bot at all, and a hero by lot is left out. */
function plain({ hero, ...seat }: SeatPlan): SeatPlan {
  return { ...withoutEmptyBot(seat), ...(hero !== undefined && { hero }) };
}

export const withOption = (plan: JourneyPlan, option: DelveOption, isOn: boolean): JourneyPlan => ({
  ...plan,
  options: { ...plan.options, [option]: isOn },
});

/** What takes effect with so many players. */
export const applies = (option: DelveOption, players: number): boolean =>
  players === 1 ? !notAlone.has(option) : !onlyAlone.has(option);

/** How the program calls a journey made alone. */
export const soloForm = 'solo';

/** The vault of the day: alone everybody goes in by the same rules as the hero the day draws, so that gold can be compared. */
export const ofTheDay = (plan: JourneyPlan, seed: number): JourneyPlan & { seed: number } =>
  plan.seats.length > 1
    ? { ...plan, seed }
    : {
        ...plan,
        seats: plan.seats.map((seat) => plain({ ...seat, hero: undefined })),
        options: { solo: true },
        seed,
      };
