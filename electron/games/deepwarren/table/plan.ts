/** From the plan of the setup screen to a match of Deepwarren that can begin. */
import { deepwarrenPlanSchema, type DeepwarrenPlan } from '../../../../shared/games/deepwarren-plan.ts';
import type { DeepwarrenToggles } from '../../../../shared/games/deepwarren.ts';
import type { CallError } from '../../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import type { PlannedMatch } from '../../../engine/table-game.ts';
import type { Setup } from '../state.ts';

type Planned = Result<PlannedMatch<Setup>, CallError>;

/** The form of play: Deepwarren has one. */
export const onlyForm = 'standard';

/** T-1116: a sheltered start is proposed for two players. */
const proposed = (players: number): DeepwarrenToggles => ({
  shortCrawl: false,
  longCrawl: false,
  shelteredStart: players === 2,
});

export function planned(wished: unknown): Planned {
  const read = deepwarrenPlanSchema.safeParse(wished);
  if (!read.success) return err(wrongPlan(read.error.issues));
  const plan = read.data;
  if (plan.first !== undefined && plan.first >= plan.seats.length) return err(noSuchSeat);
  return ok(newMatch(plan));
}

const wrongPlan = (issues: readonly { path: PropertyKey[]; message: string }[]): CallError => ({
  code: 'bad-payload',
  sentence: 'This is no plan of a match of Deepwarren.',
  details: issues.slice(0, 10).map(({ path, message }) => `${path.map(String).join('.')}: ${message}`),
});

const noSuchSeat: CallError = {
  code: 'setup-refused',
  sentence: 'This match cannot begin as it is set up.',
  details: ['Nobody sits where the first turn is to be.'],
  rule: 'T-203',
};

/** Nothing is hidden from a player (T-115), so everybody sits at an open table. */
export function newMatch(plan: DeepwarrenPlan): PlannedMatch<Setup> {
  const { seats, toggles = proposed(seats.length), first: start } = plan;
  return {
    plan,
    setup: { players: seats.map(({ name }) => ({ name })), toggles, ...(start !== undefined && { start }) },
    ...{ form: onlyForm, privacy: 'open', hideTells: false },
    seats: seats.map(({ name, colour, bot }, team) => ({
      ...{ name, colour, team, side: '', emblem: '' },
      ...(bot && { bot: { level: bot.level, temperament: 'balanced' } }),
    })),
    ...{ packs: [], cards: [], faces: {} },
  };
}
