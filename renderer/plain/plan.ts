/** The plan of a match of a game that asks nothing of its own: what every plan says. */
import { planBasis, planSeatSchema, type SeatColour } from '../../shared/table.ts';
import { z } from '../../shared/zod.ts';
import type { ListedGame } from '../games/face.ts';
import { defaultNames } from '../text/play.ts';

const plainPlanSchema = z.looseObject({ ...planBasis, seats: z.array(planSeatSchema).min(1).max(4) });
export type PlainPlan = Pick<z.infer<typeof plainPlanSchema>, 'seats' | 'privacy' | 'hideTells'>;

const colours: readonly SeatColour[] = ['azure', 'crimson', 'jade', 'amber'];

/** A person first, then whoever the program can play. */
function freeSeat({ botLevels }: Pick<ListedGame, 'botLevels'>, seat: number): PlainPlan['seats'][number] {
  const [level] = botLevels;
  return {
    name: defaultNames[seat] ?? `Player ${String(seat + 1)}`,
    colour: colours[seat] ?? 'violet',
    ...(seat > 0 && level && { bot: { level, temperament: 'asWarband' as const } }),
  };
}

export const firstPlainPlan = (game: ListedGame): PlainPlan => ({
  seats: Array.from({ length: Math.max(game.seats.least, Math.min(2, game.seats.most)) }, (_, seat) =>
    freeSeat(game, seat),
  ),
  privacy: 'trusting',
  hideTells: false,
});

/** A plan as it was kept, if as many may play it. */
export function readPlainPlan(kept: unknown, { seats: { least, most } }: ListedGame): PlainPlan | undefined {
  const { data } = plainPlanSchema.safeParse(kept);
  if (!data || data.seats.length < least || data.seats.length > most) return undefined;
  const { seats, privacy, hideTells } = data;
  return { seats, privacy, hideTells };
}

/** More or fewer players; who sits there stays. */
export const withSeats = (plan: PlainPlan, count: number): PlainPlan => ({
  ...plan,
  seats: Array.from({ length: count }, (_, seat) => plan.seats[seat] ?? freeSeat({ botLevels: [] }, seat)),
});
