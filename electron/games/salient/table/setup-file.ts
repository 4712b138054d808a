/** A setup of Salient from outside, as a match file holds it, and what a view of a film must have. */
import { salientForms, type SalientView } from '../../../../shared/games/salient.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { z } from '../../../../shared/zod.ts';
import { setupProblems } from '../forms.ts';
import type { Setup } from '../state.ts';

export const setupSchema = z.strictObject({
  form: z.enum(salientForms),
  players: z
    .array(z.strictObject({ name: z.string().max(200) }))
    .min(2)
    .max(4),
  toggles: z.strictObject({
    strictSupply: z.boolean(),
    slowClock: z.boolean(),
    evenStart: z.boolean(),
    steadyDice: z.boolean(),
  }),
  start: z.int().min(0).max(3).optional(),
});

export function readSetup(filed: unknown, players: number): Result<Setup, string[]> {
  const read = setupSchema.safeParse(filed);
  if (!read.success) return err(read.error.issues.slice(0, 10).map(issueLine));
  const { start, ...rest } = read.data;
  const setup: Setup = { ...rest, ...(start !== undefined && { start }) };
  const problems = setup.players.length === players ? [] : ['There are not as many players as seats.'];
  problems.push(...setupProblems(setup));
  return problems.length > 0 ? err(problems) : ok(setup);
}

const issueLine = ({ path, message }: z.core.$ZodIssue): string =>
  `setup.${path.map(String).join('.')}: ${message}`;

const list = z.array(z.unknown());
const whole = z.int();

/** The parts a window reads of every view; what they hold is the game's own. */
const viewParts = {
  ...{ form: z.enum(salientForms), toggles: z.looseObject({}), players: list, order: list, units: list },
  ...{ mines: list, sites: list, dealt: list, picked: list, row: list, unseen: list, discard: list },
  ...{ orders: list, seat: whole, turn: whole, round: whole, phase: z.string(), cardsLeft: whole },
  isArmisticeRevealed: z.boolean(),
} satisfies Partial<Record<keyof SalientView, z.ZodType>>;

export const viewSchema = z.looseObject(viewParts);
