/** A match as it is being set up: where it begins, how a change of form changes it. Holds no rules of the game. */
import type { MatchForm, MatchPlan, SeatPlan } from '../../../../shared/games/warband-questions.ts';
import type { SeatColour } from '../../../../shared/table.ts';
import { defaultNames } from '../../../text/play.ts';

const colours: readonly SeatColour[] = ['azure', 'crimson', 'jade', 'amber'];

const seat = (number: number): SeatPlan => ({
  name: defaultNames[number] ?? `Player ${String(number + 1)}`,
  colour: colours[number] ?? 'violet',
  warband: { kind: 'surprise' },
});

/** What somebody who never played finds: the short game against a forgiving opponent. */
export const firstPlan: MatchPlan = {
  form: 'firstGame',
  seats: [seat(0), { ...seat(1), bot: { level: 'novice', temperament: 'asWarband' } }],
  // Soldiers and shields: the faction with the fewest surprises.
  pack: 'lantern-watch',
  field: { kind: 'preset', face: 'dungeon' },
  privacy: 'trusting',
  hideTells: false,
};

const seatsOf: Record<MatchForm, readonly number[]> = {
  firstGame: [2],
  standard: [2],
  freeForAll: [3, 4],
  teams: [4],
};

export const seatCounts = (form: MatchForm): readonly number[] => seatsOf[form];

/** The plan in another form: players stay, missing ones are added, the ground is laid out anew. */
export function withForm(plan: MatchPlan, form: MatchForm, count = seatsOf[form][0]!): MatchPlan {
  const seats = Array.from({ length: count }, (_, index) => plan.seats[index] ?? freeSeat(plan, index));
  const { first, aim, ...rest } = plan;
  return {
    ...rest,
    form,
    seats,
    field: { kind: 'preset', face: form === 'firstGame' ? 'dungeon' : plan.field.face },
    ...(first !== undefined && first < count && { first }),
    ...(aim && (aim.seat ?? 0) < count && { aim }),
  };
}

/** A player more, in a colour nobody has. */
function freeSeat(plan: MatchPlan, index: number): SeatPlan {
  const taken = new Set(plan.seats.map(({ colour }) => colour));
  const added = seat(index);
  const colour = taken.has(added.colour) ? colours.find((each) => !taken.has(each)) : added.colour;
  return { ...added, colour: colour ?? 'violet' };
}

/** The plan with one seat changed. */
export const withSeat = (plan: MatchPlan, index: number, change: Partial<SeatPlan>): MatchPlan => ({
  ...plan,
  seats: plan.seats.map((each, at) => (at === index ? { ...each, ...change } : each)),
});
