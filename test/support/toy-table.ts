/**
 * The toy game as the table plays it: what a game must bring and no more, so that the defaults of every other hook are
 * tried. One to four seats, and with a goal a loss that all share.
 */
import type { Mind } from '../../electron/engine/mind.ts';
import { gamesFrom } from '../../electron/engine/games.ts';
import type { BotHooks, PlannedMatch, SeatKnowledge, TableGame } from '../../electron/engine/table-game.ts';
import { games } from '../../electron/games/index.ts';
import type { Decision } from '../../shared/game.ts';
import type { CallError } from '../../shared/ipc.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { planBasis, planSeatSchema } from '../../shared/table.ts';
import { z } from '../../shared/zod.ts';
import {
  toy,
  toyTrial,
  withoutHidden,
  type ToyAction,
  type ToyEvent,
  type ToySetup,
  type ToyState,
  type ToyView,
} from './toy-game.ts';

const setupParts = { handSize: z.int().min(1).max(6), goal: z.int().min(1).max(99).optional() };

const planSchema = z.strictObject({
  ...setupParts,
  handSize: setupParts.handSize.optional(),
  seats: z.array(planSeatSchema).min(1).max(4),
  ...planBasis,
});
export type ToyPlan = z.infer<typeof planSchema>;

const setupSchema = z.strictObject({ players: z.int().min(1).max(4), ...setupParts });

function planned(wished: unknown): Result<PlannedMatch<ToySetup>, CallError> {
  const read = planSchema.safeParse(wished);
  if (!read.success) return err({ code: 'bad-payload', sentence: 'This is no plan of a match of tricks.' });
  const { seats, handSize = 4, goal, privacy, hideTells } = read.data;
  return ok({
    plan: read.data,
    setup: { players: seats.length, handSize, ...(goal !== undefined && { goal }) },
    ...{ form: 'standard', privacy, hideTells, packs: [], cards: [], faces: {} },
    seats: seats.map(({ name, colour, bot }, team) => ({
      ...{ name, colour, team, side: '', emblem: '' },
      ...(bot && { bot: { level: bot.level, temperament: 'balanced' } }),
    })),
  });
}

function readSetup(filed: unknown, players: number): Result<ToySetup, string[]> {
  const read = setupSchema.safeParse(filed);
  if (!read.success) return err(read.error.issues.map(({ message }) => message));
  if (read.data.players !== players) return err(['There are not as many players as seats.']);
  const { handSize, goal } = read.data;
  return ok({ players, handSize, ...(goal !== undefined && { goal }) });
}

interface ToyKnowledge extends SeatKnowledge {
  position: ToyState;
}

/** Stepping back is the table's to do, so that no match can run in circles. */
function decision(state: Readonly<ToyState>): Decision<ToyAction> | undefined {
  const asked = toy.decision(state);
  return asked && { ...asked, options: asked.options.filter(({ kind }) => kind !== 'back') };
}

/** Looks one card ahead. */
const mind: Mind<ToyState, ToyAction> = {
  rules: { ...toy, decision },
  imagine: () => undefined,
  evaluate: toyTrial.evaluate,
  quick: () => 0,
  shortlist: (_world, { options }) => options.map((_, at) => at),
  isCalm: ({ prompt }) => prompt.code === 'choose-card',
  isAside: () => false,
  goOn: () => 0,
  isGoingOn: () => false,
  beginnings: () => [],
  lead: toyTrial.evaluate,
  turnsToOwn: () => 1,
  reason: () => ({ code: 'toy' }),
};

const nothing = {};

const bots: BotHooks<ToySetup, ToyState, ToyAction, unknown, ToyKnowledge> = {
  levels: ['novice', 'soldier'],
  supplies: () => nothing,
  knowledge: (state, seat) => ({ stage: nothing, position: withoutHidden(state, seat) }),
  world: ({ position }, rng) => toyTrial.scramble(position, toy.decision(position)!.seat, rng),
  mind: () => mind,
  teams: ({ players }) => Array.from({ length: players }, (_, seat) => seat),
};

type ToyGame = TableGame<ToySetup, ToyState, ToyAction, ToyEvent, ToyView, number, unknown>;

export const toyGame: ToyGame = {
  ...toy,
  decision,
  seats: { least: 1, most: 4 },
  roundOf: ({ tricksPlayed }) => tricksPlayed,
  plan: (_resources, plan) => planned(plan),
  table: { setupSchema, readSetup, track: ({ scores }) => [...scores], bots },
};

/** The games of the program, and the toy. */
export const gamesAndToy = gamesFrom([...games.all, toyGame]);
