/** A setup of Delve from outside, as a match file holds it, and what a view of a film must have. */
import { heroNumber, runesEach } from '../../../../shared/games/delve-plan.ts';
import { mappedLimits } from '../../../../shared/games/campaign.ts';
import { delveOptions, type DelveOption, type DelveView } from '../../../../shared/games/delve.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { z } from '../../../../shared/zod.ts';
import { setupProblems } from '../setup.ts';
import type { Setup } from '../state.ts';

const optionsShape = Object.fromEntries(delveOptions.map((option) => [option, z.boolean()])) as Record<
  DelveOption,
  z.ZodBoolean
>;

const mappedChamber = z.strictObject({
  space: z
    .int()
    .min(0)
    .max(mappedLimits.spaces - 1),
  chamber: z
    .int()
    .min(0)
    .max(mappedLimits.chambers - 1),
  heading: z
    .int()
    .min(0)
    .max(mappedLimits.headings - 1),
});

export const setupSchema = z.strictObject({
  players: z
    .array(z.strictObject({ name: z.string().max(200), hero: heroNumber.optional() }))
    .min(1)
    .max(4),
  options: z.strictObject(optionsShape),
  runes: runesEach.optional(),
  automaticMonsters: z.boolean().optional(),
  mapped: z.array(mappedChamber).max(mappedLimits.spaces).optional(),
  first: z.int().min(0).max(3).optional(),
});

export function readSetup(filed: unknown, players: number): Result<Setup, string[]> {
  const read = setupSchema.safeParse(filed);
  if (!read.success) return err(read.error.issues.slice(0, 10).map(issueLine));
  const { players: seated, options, runes, automaticMonsters, mapped, first } = read.data;
  const setup: Setup = {
    players: seated.map(({ name, hero }) => ({ name, ...(hero !== undefined && { hero }) })),
    options,
    ...(runes !== undefined && { runes }),
    ...(automaticMonsters !== undefined && { automaticMonsters }),
    ...(mapped !== undefined && { mapped }),
    ...(first !== undefined && { first }),
  };
  const problems = seated.length === players ? [] : ['There are not as many players as seats.'];
  problems.push(...setupProblems(setup));
  return problems.length > 0 ? err(problems) : ok(setup);
}

const issueLine = ({ path, message }: z.core.$ZodIssue): string =>
  `setup.${path.map(String).join('.')}: ${message}`;

const list = z.array(z.unknown());
const whole = z.int();

/** The parts a window reads of every view; what they hold is the game's own. */
const viewParts = {
  ...{ options: z.looseObject({}), heroes: list, chambers: list, stock: list, monsters: list },
  ...{ pool: z.looseObject({}), decks: list, dragon: z.looseObject({}), drawn: list },
  ...{
    entrancesLeft: whole,
    sun: whole,
    closes: whole,
    first: whole,
    seat: whole,
    turn: whole,
    round: whole,
  },
} satisfies Partial<Record<keyof DelveView, z.ZodType>>;

export const viewSchema = z.looseObject(viewParts);
