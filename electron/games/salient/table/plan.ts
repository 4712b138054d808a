/** From the plan of the setup screen to a match of Salient that can begin. */
import { salientPlanSchema, type SalientPlan } from '../../../../shared/games/salient-plan.ts';
import type { CallError } from '../../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import type { PlannedMatch } from '../../../engine/table-game.ts';
import { boardFor } from '../board/board.ts';
import { plainToggles, setupProblems } from '../forms.ts';
import type { Setup } from '../state.ts';

type Planned = Result<PlannedMatch<Setup>, CallError>;

export function planned(wished: unknown): Planned {
  const read = salientPlanSchema.safeParse(wished);
  if (!read.success) return err(wrongPlan(read.error.issues));
  const setup = setupOf(read.data);
  const details = setupProblems(setup);
  return details.length > 0 ? err({ ...refused, details }) : ok(newMatch(read.data, setup));
}

const wrongPlan = (issues: readonly { path: PropertyKey[]; message: string }[]): CallError => ({
  code: 'bad-payload',
  sentence: 'This is no plan of a match of Salient.',
  details: issues.slice(0, 10).map(({ path, message }) => `${path.map(String).join('.')}: ${message}`),
});

const refused = { code: 'setup-refused', sentence: 'This match cannot begin as it is set up.' };

const setupOf = ({ seats, form, toggles, first }: SalientPlan): Setup => ({
  form: form ?? (seats.length === 2 ? 'duel' : 'melee'),
  players: seats.map(({ name }) => ({ name })),
  toggles: toggles ?? plainToggles,
  ...(first !== undefined && { start: first }),
});

export function newMatch(plan: SalientPlan, setup: Setup): PlannedMatch<Setup> {
  const board = boardFor(setup.form, setup.players.length);
  return {
    plan,
    setup,
    // No window ever opens to answer others, so nothing can be told by one.
    ...{ form: setup.form, privacy: plan.privacy, hideTells: false },
    seats: plan.seats.map(({ name, colour, bot }, seat) => ({
      ...{ name, colour, team: board.seats[seat].team, side: '', emblem: '' },
      ...(bot && { bot: { level: bot.level, temperament: 'balanced' } }),
    })),
    ...{ packs: [], cards: [], faces: {} },
  };
}
