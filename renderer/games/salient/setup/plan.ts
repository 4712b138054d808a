/** The plan of a match to come: which form, who sits where, which options hold. */
import { salientPlanSchema, type SalientPlan } from '../../../../shared/games/salient-plan.ts';
import type { SalientForm, SalientToggles } from '../../../../shared/games/salient.ts';
import { newSeat, seatsFor, withoutEmptyBot } from '../../../play/seats.ts';

/** A plan with nothing left out. */
export type WarPlan = SalientPlan & { game: 'salient'; form: SalientForm; toggles: SalientToggles };
export type SeatPlan = WarPlan['seats'][number];

const plainToggles: SalientToggles = {
  strictSupply: false,
  slowClock: false,
  evenStart: false,
  steadyDice: false,
};
export const toggleNames = Object.keys(plainToggles) as (keyof SalientToggles)[];

/** How many play each form; a Melee is the only one with a choice. */
export const countsOf: Readonly<Record<SalientForm, readonly number[]>> = {
  duel: [2],
  pact: [4],
  melee: [3, 4],
};

/** Sides of the board by seat, in the order of their turns. */
const sidesOf: Readonly<Record<SalientForm, (players: number) => readonly string[]>> = {
  duel: () => ['S', 'N'],
  pact: () => ['SW', 'NW', 'SE', 'NE'],
  melee: (players) => (players === 3 ? ['S', 'W', 'E'] : ['S', 'W', 'N', 'E']),
};
export const sideOfSeat = ({ form, seats }: WarPlan, seat: number): string =>
  sidesOf[form](seats.length)[seat] ?? '';

/** Seats that may be first where it is not left to chance (C-207, C-1105, C-1207). */
const mayBegin = ({ form, seats }: WarPlan, seat: number): boolean =>
  form === 'melee' ? seats.length === 4 || seat === 1 : seat < 2;

const firstPlan: WarPlan = {
  game: 'salient',
  form: 'duel',
  seats: [newSeat(0), newSeat(1)],
  toggles: plainToggles,
  privacy: 'open',
  hideTells: false,
};

/** As the match before, if it can be read. */
export function planFrom(last: unknown): WarPlan {
  const kept = salientPlanSchema.safeParse(last);
  if (!kept.success) return firstPlan;
  const { seed: _, ...plan } = kept.data;
  const form = plan.form ?? (plan.seats.length === 2 ? 'duel' : 'melee');
  return { ...plan, game: 'salient', form, toggles: plan.toggles ?? plainToggles };
}

/** Options that another form does not have are let go (C-1313, C-1315). */
function fitted(plan: WarPlan): WarPlan {
  const { first, ...rest } = plan;
  const kept = first !== undefined && mayBegin(plan, first) ? { first } : {};
  const toggles = Object.fromEntries(
    toggleNames.map((name) => [name, plan.toggles[name] && applies(plan, name)]),
  ) as Record<keyof SalientToggles, boolean>;
  return { ...rest, ...kept, toggles };
}

export const applies = (
  { form, seats }: Pick<WarPlan, 'form' | 'seats'>,
  toggle: keyof SalientToggles,
): boolean => {
  if (toggle === 'slowClock') return form === 'melee' && seats.length === 4;
  return toggle !== 'evenStart' || (form === 'melee' && seats.length === 3);
};

export function withForm(plan: WarPlan, form: SalientForm): WarPlan {
  const counts = countsOf[form];
  const count = counts.includes(plan.seats.length) ? plan.seats.length : counts[0]!;
  return withSeats({ ...plan, form }, count);
}

export function withSeats(plan: WarPlan, count: number): WarPlan {
  return fitted({ ...plan, seats: seatsFor(plan.seats, count) });
}

export const withSeat = (plan: WarPlan, seat: number, change: Partial<SeatPlan>): WarPlan => ({
  ...plan,
  seats: plan.seats.map((each, index) => (index === seat ? withoutEmptyBot({ ...each, ...change }) : each)),
});

export const withToggle = (plan: WarPlan, toggle: keyof SalientToggles, isOn: boolean): WarPlan => ({
  ...plan,
  toggles: { ...plan.toggles, [toggle]: isOn },
});
