/** Playing, as a handler asks for it: setting matches up, listing them, sitting at them, asking about positions. */
import { randomInt } from 'node:crypto';
import { matchPlanSchema, type MatchPlan } from '../../../shared/calls/matches.ts';
import type { WarbandIntent } from '../../../shared/games/warband.ts';
import type { CallError, Push } from '../../../shared/ipc.ts';
import type { Refusal } from '../../../shared/game.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { matchFormSchema, type UnfinishedLine } from '../../../shared/table.ts';
import type { Db } from '../../db/connect.ts';
import { createMatches, type Matches } from '../../db/matches.ts';
import { putSetting, readSetting } from '../../db/settings.ts';
import { findUnfinished } from '../../db/unfinished-matches.ts';
import { warband } from '../../games/warband/index.ts';
import type { Log } from '../log.ts';
import { messageOf } from '../../db/failure.ts';
import { readArrangement } from './arrangement.ts';
import { createBotSeats, type BotAsker } from './bot-seats.ts';
import { gazeOf, viewThrough } from './eyes.ts';
import { factsOf } from './open.ts';
import { planned, type Stock } from './plan.ts';
import { createReplays, type Replays } from './replays.ts';
import { createTables, type Tables } from './tables.ts';
import type { Session } from './session.ts';

export interface MatchService {
  matches: Matches;
  tables: Tables;
  replays: Replays;
  /** Forgets everything read from the database: it was replaced. */
  forget(): void;
  lastPlan(): MatchPlan | undefined;
  create(plan: MatchPlan): Result<{ id: number }, CallError>;
  list(): UnfinishedLine[];
  /** Bots at this table answer without thinking further, until the turn ends. */
  hurry(id: number): Result<undefined, CallError>;
  explain(session: Session, intent: WarbandIntent): Refusal | undefined;
}

export interface MatchGround {
  db: Db;
  stock: Stock;
  bots: BotAsker;
  push: Push;
  log: Log;
}

const lastPlanKey = 'matches.lastPlan';

/** As many seeds as fit a person's note. */
const seeds = 2 ** 32;

export function createMatchService({ db, stock, bots, push, log }: MatchGround): MatchService {
  const matches = createMatches(db);
  const botSeats = createBotSeats({
    bots,
    cards: stock.cards,
    push,
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
    const match = planned(stock, plan, plan.seed ?? randomInt(seeds));
    if (!match.ok) return match;
    const id = matches.create(match.value);
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
    list: () =>
      findUnfinished(db).flatMap(({ id, playedAt, actions }) => lineOf(matches, id, playedAt, actions)),
    hurry: (id) => {
      const found = tables.find(id);
      if (!found.ok) return found;
      botSeats.hurry(found.value);
      return ok(undefined);
    },
    explain,
  };
}

/** The seed of a repeatable match is not repeated by the next. */
function rememberPlan(db: Db, { seed: _seed, ...plan }: MatchPlan): void {
  putSetting(db, lastPlanKey, plan, Date.now());
}

function recallPlan(db: Db): MatchPlan | undefined {
  return matchPlanSchema.safeParse(readSetting(db, lastPlanKey)).data;
}

function lineOf(matches: Matches, id: number, playedAt: number, actions: number): UnfinishedLine[] {
  const found = matches.load(id);
  const form = matchFormSchema.safeParse(found?.form);
  if (!found || !form.success) return [];
  const { privacy, seats } = readArrangement(found.arrangement, found.seats.length);
  const state = found.keyframe?.state as { turn?: number } | undefined;
  return [
    {
      ...{ id, form: form.data, privacy, actions, playedAt, startedAt: found.startedAt },
      round: Math.ceil((state?.turn ?? 0) / found.seats.length),
      seats: found.seats.map((stored, seat) => {
        const { colour, bot } = seats[seat]!;
        return { seat, ...factsOf(stored), colour, ...(bot && { bot }) };
      }),
    },
  ];
}

/** "Why not?", asked by whoever is at the screen. Cards they may not know are as good as none. */
function explain(session: Session, intent: WarbandIntent): Refusal | undefined {
  const { match, decision } = session;
  const gaze = gazeOf(session);
  const seat = gaze.eyes.length === 1 ? gaze.eyes[0]! : (decision?.seat ?? 0);
  const isSecret = 'card' in intent && !(intent.card in viewThrough(match.state, gaze).cards);
  if (isSecret) return { code: 'unknownCard', sentence: 'You may not look at this card.', rule: 'R-09' };
  return warband.explain(match.state, seat, intent);
}
