/** Playing, as a handler asks for it: setting matches up, listing them, sitting at them, asking about positions. */
import { randomInt } from 'node:crypto';
import { matchPlanSchema, type MatchPlan } from '../../../shared/games/warband-questions.ts';
import type { CallError, Push } from '../../../shared/ipc.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { matchFormSchema, type UnfinishedLine } from '../../../shared/table.ts';
import type { Db } from '../../db/connect.ts';
import { createMatches, type Matches, type StoredMatch } from '../../db/matches.ts';
import { putSetting, readSetting } from '../../db/settings.ts';
import { findUnfinished } from '../../db/unfinished-matches.ts';
import { warband, type WarbandResources } from '../../games/warband/index.ts';
import type { Log } from '../log.ts';
import { messageOf } from '../../db/failure.ts';
import { readArrangement } from './arrangement.ts';
import { createBotPace, type BotPace } from './bot-pace.ts';
import { createBotSeats, type BotAsker } from './bot-seats.ts';
import { carryOver, finishAsItStands, type CarriedOver } from './older.ts';
import { factsOf, readMatch } from './open.ts';
import { newMatch } from './new-match.ts';
import { createReplays, type Replays } from './replays.ts';
import { createTables, type Tables } from './tables.ts';

export interface MatchService {
  matches: Matches;
  tables: Tables;
  replays: Replays;
  /** Forgets everything read from the database: it was replaced. */
  forget(): void;
  lastPlan(): MatchPlan | undefined;
  create(plan: MatchPlan): Result<{ id: number }, CallError>;
  list(): UnfinishedLine[];
  /** The present rules take over a match that older ones began. */
  carryOver(id: number): Promise<Result<CarriedOver, CallError>>;
  /** Ends a match without a winner. */
  finishAsItStands(id: number): Promise<Result<undefined, CallError>>;
  /** Bots at this table answer without thinking further, until the turn ends. */
  hurry(id: number): Result<undefined, CallError>;
}

export interface MatchGround {
  db: Db;
  resources: WarbandResources;
  bots: BotAsker;
  push: Push;
  log: Log;
  /** When bots answer; by the clock unless something else is given. */
  pace?: BotPace | undefined;
}

const lastPlanKey = 'matches.lastPlan';

/** As many seeds as fit a person's note. */
const seeds = 2 ** 32;

export function createMatchService({
  db,
  resources,
  bots,
  push,
  log,
  pace = createBotPace(),
}: MatchGround): MatchService {
  const matches = createMatches(db);
  const botSeats = createBotSeats({
    bots,
    resources,
    push,
    pace,
    tables: () => tables,
    failed: (problem) => log.write('problem', `bot: ${messageOf(problem)}`),
  });
  const tables = createTables({
    ...{ matches, push },
    onTurn: botSeats.think,
    thinking: botSeats.thinking,
    stopThinking: botSeats.stop,
  });

  const replays = createReplays(matches);

  function create(plan: MatchPlan): Result<{ id: number }, CallError> {
    const seed = plan.seed ?? randomInt(seeds);
    const match = warband.plan(resources, plan, seed);
    if (!match.ok) return match;
    const id = matches.create(newMatch(match.value, seed));
    rememberPlan(db, plan);
    return ok({ id });
  }

  return {
    matches,
    tables,
    replays,
    forget: () => {
      tables.leaveAll();
      replays.forget();
    },
    create,
    lastPlan: () => recallPlan(db),
    list: () => findUnfinished(db).map(({ id, playedAt, actions }) => lineOf(matches, id, playedAt, actions)),
    carryOver: async (id) => {
      tables.leave(id);
      return carryOver(matches, id);
    },
    finishAsItStands: async (id) => {
      tables.leave(id);
      const finished = await finishAsItStands(matches, id);
      if (finished.ok) push('history.changed', {});
      return finished;
    },
    hurry: (id) => {
      const found = tables.find(id);
      if (!found.ok) return found;
      botSeats.hurry(found.value);
      return ok(undefined);
    },
  };
}

/** The seed of a repeatable match is not repeated by the next. */
function rememberPlan(db: Db, { seed: _seed, ...plan }: MatchPlan): void {
  putSetting(db, lastPlanKey, plan, Date.now());
}

function recallPlan(db: Db): MatchPlan | undefined {
  return matchPlanSchema.safeParse(readSetting(db, lastPlanKey)).data;
}

/** A line of the list. A match that cannot be read is told as such, not left out. */
function lineOf(matches: Matches, id: number, playedAt: number, actions: number): UnfinishedLine {
  const read = readMatch(matches, id);
  if (!read.ok) {
    const nothing = { form: 'standard', privacy: 'strict', round: 0, seats: [] } as const;
    return { id, actions, playedAt, startedAt: playedAt, ...nothing, seats: [], trouble: 'unreadable' };
  }
  const found = read.value;
  const form = matchFormSchema.safeParse(found.form);
  const { privacy, seats } = readArrangement(found.arrangement, found.seats);
  const state = found.keyframe?.state as { turn?: number } | undefined;
  const trouble = troubleOf(found, form.success);
  return {
    ...{ id, form: form.data ?? 'standard', privacy, actions, playedAt, startedAt: found.startedAt },
    round: Math.ceil((state?.turn ?? 0) / found.seats.length),
    seats: found.seats.map((stored, seat) => {
      const { colour, bot } = seats[seat]!;
      return { seat, ...factsOf(stored), colour, ...(bot && { bot }) };
    }),
    ...(trouble && { trouble }),
  };
}

function troubleOf(
  { game, rulesVersion, isAltered }: StoredMatch,
  isFormKnown: boolean,
): UnfinishedLine['trouble'] {
  if (game !== warband.id || !isFormKnown) return 'unreadable';
  if (isAltered) return 'altered';
  return rulesVersion === warband.rulesVersion ? undefined : 'olderRules';
}
