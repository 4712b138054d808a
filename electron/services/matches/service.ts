/** Playing, as a handler asks for it: setting matches up, listing them, sitting at them, asking about positions. */
import { randomInt } from 'node:crypto';
import type { Kinded } from '../../../shared/game.ts';
import type { CallError, Push } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { UnfinishedLine } from '../../../shared/table.ts';
import type { Db } from '../../db/connect.ts';
import { createMatches, type Matches, type StoredMatch } from '../../db/matches.ts';
import { findUnfinished } from '../../db/unfinished-matches.ts';
import type { Games } from '../../engine/games.ts';
import type { AnyGame, PlannedMatch, StopsOfGame } from '../../engine/table-game.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import type { Log } from '../log.ts';
import { messageOf } from '../../db/failure.ts';
import { readArrangement } from './arrangement.ts';
import { createBotPace, type BotPace } from './bot-pace.ts';
import { createBotSeats, type BotAsker } from './bot-seats.ts';
import { gameEvents } from './ending.ts';
import { playedIn } from './filming.ts';
import { finishedFilm } from './films.ts';
import { carryOver, finishAsItStands, type CarriedOver } from './older.ts';
import { factsOf, readMatch, type Reading } from './open.ts';
import { newMatch } from './new-match.ts';
import { createReplays, type Replays } from './replays.ts';
import { recallPlan, rememberPlan, seedOf } from './last-plan.ts';
import { createTables, type Tables } from './tables.ts';
import { tableError } from './words.ts';

export interface MatchService {
  matches: Matches;
  tables: Tables;
  replays: Replays;
  /** Forgets everything read from the database: it was replaced. */
  forget(): void;
  /** The plan of this game that was set up last, or of the game played last. */
  lastPlan(game?: string): { game?: string; plan?: Record<string, unknown> };
  create(game: string, plan: object): Result<{ id: number }, CallError>;
  /** Begins a match that was planned elsewhere: a battle of a campaign. */
  begin(game: AnyGame, planned: PlannedMatch<unknown>, seed: number, campaign: number): number;
  /** A finished match with nothing hidden, if its film is kept. */
  played(id: number): PlayedMatch | undefined;
  list(): UnfinishedLine[];
  /** The present rules take over a match that older ones began. */
  carryOver(id: number): Promise<Result<CarriedOver, CallError>>;
  /** Ends a match without a winner. */
  finishAsItStands(id: number): Promise<Result<undefined, CallError>>;
  /** Bots at this table answer without thinking further, until the turn ends. */
  hurry(id: number): Result<undefined, CallError>;
}

/** Every moment of a match, and everything told in it. */
export interface PlayedMatch {
  views: readonly object[];
  told: readonly { at: number; event: Kinded }[];
}

export interface MatchDeps {
  db: Db;
  games: Games;
  /** What the games set matches up from. */
  resources: unknown;
  bots: BotAsker;
  push: Push;
  log: Log;
  /** When bots answer; by the clock unless something else is given. */
  pace?: BotPace | undefined;
  /** Told of every match that comes to its end. */
  finished?: ((id: number) => void) | undefined;
}

/** 32 bits: short enough to write down. */
const seeds = 2 ** 32;

export function createMatchService({
  db,
  games,
  resources,
  bots,
  push,
  log,
  pace = createBotPace(),
  finished,
}: MatchDeps): MatchService {
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
    ...{ matches, games, push, finished },
    onTurn: botSeats.think,
    thinking: botSeats.thinking,
    stopThinking: botSeats.stop,
  });

  const reading = { matches, games };
  const replays = createReplays(reading);

  function create(name: string, plan: object): Result<{ id: number }, CallError> {
    const game = games.find(name);
    if (!game) return err(tableError('no-such-game'));
    const drawn = seedOf(plan) ?? randomInt(seeds);
    const match = game.plan(resources, plan, drawn);
    if (!match.ok) return match;
    const { plan: kept, seed = drawn } = match.value;
    const id = matches.create(newMatch(game, match.value, seed));
    if (kept) rememberPlan(db, name, kept);
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
    begin: (game, planned, seed, campaign) =>
      matches.create({ ...newMatch(game, planned, seed), campaignId: campaign }),
    played: (id) => playedMatch(matches, id),
    lastPlan: (name) => recallPlan(db, games.all[0]!.id, name),
    list: () => findUnfinished(db).map(({ id, playedAt, actions }) => lineOf(reading, id, playedAt, actions)),
    carryOver: async (id) => {
      tables.leave(id);
      return carryOver(reading, id);
    },
    finishAsItStands: async (id) => {
      tables.leave(id);
      const finished = await finishAsItStands(reading, id);
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

function playedMatch(matches: Matches, id: number): PlayedMatch | undefined {
  const found = readMatch(matches, id);
  const film = found.ok ? finishedFilm(matches, id) : undefined;
  if (!found.ok || !film || film === 'damaged') return undefined;
  const { views, log } = playedIn(film, found.value.seats.length);
  return { views, told: gameEvents(log) };
}

/** A line of the list. A match that cannot be read is told as such, not left out. */
function lineOf({ matches, games }: Reading, id: number, playedAt: number, actions: number): UnfinishedLine {
  const read = readMatch(matches, id);
  if (!read.ok) return { ...unread, id, actions, playedAt, startedAt: playedAt, seats: [] };
  const found = read.value;
  const { form, startedAt } = found;
  const game = games.find(found.game);
  const stops = game ? hooksOf(game).stops : noStops;
  const { privacy, seats } = readArrangement(found.arrangement, found.seats, stops);
  const trouble = troubleOf(game, found);
  return {
    ...{ id, game: found.game, form, privacy, actions, playedAt, startedAt },
    round: game ? roundOf(game, found) : 0,
    seats: found.seats.map((stored, seat) => {
      const { colour, bot } = seats[seat]!;
      return { seat, ...factsOf(stored), colour, ...(bot && { bot }) };
    }),
    ...(trouble && { trouble }),
    ...(found.campaign !== undefined && { campaign: found.campaign }),
  };
}

const noStops: StopsOfGame = { names: [], few: {}, watchful: {} };

const unread = { game: '', form: '', privacy: 'strict', round: 0, trouble: 'unreadable' } as const;

/** The round as the newest stored state tells it; one that cannot be read tells none. */
function roundOf(game: AnyGame, { setup, seed, keyframe }: StoredMatch): number {
  if (!keyframe) return 0;
  try {
    return game.roundOf(hooksOf(game).stateFrom(keyframe.state, game.start(setup, seed)));
  } catch {
    return 0;
  }
}

function troubleOf(
  game: AnyGame | undefined,
  { rulesVersion, isAltered }: StoredMatch,
): UnfinishedLine['trouble'] {
  if (!game) return 'unknownGame';
  if (isAltered) return 'altered';
  return rulesVersion === game.rulesVersion ? undefined : 'olderRules';
}
