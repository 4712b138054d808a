/** From the plan of the setup screen to a match of Delve that can begin. */
import { delvePlanSchema, type DelvePlan } from '../../../../shared/games/delve-plan.ts';
import { delveOptions, type DelveOptions } from '../../../../shared/games/delve.ts';
import type { CallError } from '../../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import type { PlannedMatch } from '../../../engine/table-game.ts';
import { setupProblems } from '../setup.ts';
import type { Setup } from '../state.ts';

type Planned = Result<PlannedMatch<Setup>, CallError>;

/** The forms of play: a journey of one has its own goal (D-947). */
export const formOf = (players: number): string => (players === 1 ? 'solo' : 'standard');

export function planned(wished: unknown): Planned {
  const read = delvePlanSchema.safeParse(wished);
  if (!read.success) return err(wrongPlan(read.error.issues));
  const setup = setupOf(read.data);
  const details = setupProblems(setup);
  return details.length > 0 ? err({ ...refused, details }) : ok(newMatch(read.data, setup));
}

const wrongPlan = (issues: readonly { path: PropertyKey[]; message: string }[]): CallError => ({
  code: 'bad-payload',
  sentence: 'This is no plan of a match of Delve.',
  details: issues.slice(0, 10).map(({ path, message }) => `${path.map(String).join('.')}: ${message}`),
});

const refused = { code: 'setup-refused', sentence: 'This match cannot begin as it is set up.' };

/** Alone the shorter combat is proposed. */
const proposed = (players: number): Partial<DelveOptions> => ({ solo: players === 1 });

export const optionsWith = (on: Partial<DelveOptions>): DelveOptions =>
  Object.fromEntries(delveOptions.map((option) => [option, on[option] === true])) as DelveOptions;

const setupOf = ({ seats, options, runes, automaticMonsters, first }: DelvePlan): Setup => ({
  players: seats.map(({ name, hero }) => ({ name, ...(hero !== undefined && { hero }) })),
  options: optionsWith(options ?? proposed(seats.length)),
  ...(runes !== undefined && { runes }),
  ...(automaticMonsters !== undefined && { automaticMonsters }),
  ...(first !== undefined && { first }),
});

export const newMatch = (plan: DelvePlan, setup: Setup): PlannedMatch<Setup> => ({
  plan,
  setup,
  ...{ form: formOf(plan.seats.length), privacy: plan.privacy, hideTells: plan.hideTells },
  seats: plan.seats.map(({ name, colour, bot }, team) => ({
    ...{ name, colour, team, side: '', emblem: '' },
    ...(bot && { bot: { level: bot.level, temperament: 'balanced' } }),
  })),
  ...{ packs: [], cards: [], faces: {} },
});
