/** A setup of Deepwarren from outside, as a match file holds it, and what a view of a film must have. */
import type { DeepwarrenView } from '../../../../shared/games/deepwarren.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { z } from '../../../../shared/zod.ts';
import type { Setup } from '../state.ts';

export const setupSchema = z.strictObject({
  players: z
    .array(z.strictObject({ name: z.string().max(200) }))
    .min(2)
    .max(4),
  toggles: z.strictObject({ shortCrawl: z.boolean(), longCrawl: z.boolean(), shelteredStart: z.boolean() }),
  start: z.int().min(0).max(3).optional(),
});

export function readSetup(filed: unknown, players: number): Result<Setup, string[]> {
  const read = setupSchema.safeParse(filed);
  if (!read.success) return err(read.error.issues.slice(0, 10).map(issueLine));
  const { players: seated, toggles, start } = read.data;
  if (seated.length !== players) return err(['There are not as many players as seats.']);
  if (start !== undefined && start >= players) return err(['Nobody sits where the first turn is to be.']);
  return ok({ players: seated, toggles, ...(start !== undefined && { start }) });
}

const issueLine = ({ path, message }: z.core.$ZodIssue): string =>
  `setup.${path.map(String).join('.')}: ${message}`;

const list = z.array(z.unknown());
const whole = z.int();

/** The parts a window reads of every view; what they hold is the game's own. */
const viewParts = {
  ...{ toggles: z.looseObject({}), players: list, standing: list, tiles: list, tokens: list },
  ...{ tilesLeft: list, buried: list, eventDiscard: list, spellDiscard: list, relicDiscard: list },
  ...{ relicsGone: list, relicsActive: list, eventsUnseen: z.looseObject({}), pool: z.looseObject({}) },
  ...{ openExits: whole, eventsLeft: whole, spellsLeft: whole, relicsLeft: whole },
  ...{ doorsLeft: whole, chestsLeft: whole, seat: whole, start: whole, turn: whole, round: whole },
  ...{ phase: z.string(), shelteredTurns: whole },
} satisfies Partial<Record<keyof DeepwarrenView, z.ZodType>>;

export const viewSchema = z.looseObject(viewParts);
