/** The calls of the table, each a line that asks one service. */
import type { historyCalls } from '../../../shared/calls/history.ts';
import type { ListedGame, matchesCalls } from '../../../shared/calls/matches.ts';
import type { CallError, Handlers, Push } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Db } from '../../db/connect.ts';
import type { Log } from '../log.ts';
import type { Lessons } from '../lessons/lessons.ts';
import type { CardLibrary } from '../packs/library.ts';
import { createWarbands, type Warbands } from '../warbands/warbands.ts';
import type { BotPace } from './bot-pace.ts';
import type { BotAsker } from './bot-seats.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import type { Games } from '../../engine/games.ts';
import { screenOf } from './privacy.ts';
import { makeHistoryHandlers } from './history-handlers.ts';
import { clearDeleted } from './history.ts';
import { logFor } from './log.ts';
import { luckIn } from './luck.ts';
import { askOf } from './questions.ts';
import { dayOf } from './day.ts';
import { createMatchService, type MatchService } from './service.ts';
import { createThoughts, type Thinkers } from './thoughts.ts';
import { tableError } from './words.ts';

export interface MatchesDeps {
  db: Db;
  games: Games;
  cards: CardLibrary;
  bots: BotAsker & Thinkers;
  push: Push;
  log: Log;
  pace?: BotPace | undefined;
  /** Lessons of Warband; absent: there are none. */
  lessons?: () => Lessons;
  /** Told of every match that comes to its end. */
  finished?: ((id: number) => void) | undefined;
}

type TableHandlers = Pick<Handlers, keyof typeof matchesCalls>;
type HistoryHandlers = Pick<Handlers, keyof typeof historyCalls>;

const nothing = (done: Result<undefined, CallError>): Result<Record<string, never>, CallError> =>
  done.ok ? ok({}) : done;

export interface MatchHandlers {
  handlers: TableHandlers & HistoryHandlers;
  service: MatchService;
  /** What the games set matches up from. */
  resources: { cards: CardLibrary; warbands: Warbands };
}

export function makeMatchesHandlers(deps: MatchesDeps): MatchHandlers {
  const { db, games, cards, bots, push } = deps;
  const resources = {
    ...{ cards, warbands: createWarbands(db, cards) },
    ...(deps.lessons && { lessons: deps.lessons }),
  };
  const service = createMatchService({ ...deps, resources });
  clearDeleted(db, Date.now());
  const { tables } = service;
  const thoughts = createThoughts(bots, resources, push);
  return {
    service,
    resources,
    handlers: {
      'games.list': () => ok({ games: listed(games) }),
      'matches.last': ({ game }) => ok(service.lastPlan(game)),
      'matches.day': () => ok(dayOf(new Date())),
      'matches.create': ({ game, plan }) => service.create(game, plan),
      'matches.list': () => ok({ matches: service.list() }),
      'games.ask': ({ game, question }) => {
        const asked = games.find(game);
        if (!asked) return err(tableError('no-such-game'));
        const answer = hooksOf(asked).askBefore(resources, question);
        return answer.ok ? ok({ answer: answer.value }) : answer;
      },
      'matches.glance': ({ id }) => tables.glance(id),
      'matches.open': ({ id }) => tables.open(id),
      'matches.leave': ({ id }) => {
        thoughts.stop(id);
        tables.leave(id);
        return ok({});
      },
      'matches.answer': ({ id, passing, ...answer }) => tables.answer(id, answer, passing),
      'matches.handover': ({ id, seat }) => tables.handover(id, seat),
      'matches.peek': ({ id, seat }) => tables.peek(id, seat),
      'matches.cover': ({ id, isCovered }) => nothing(tables.cover(id, isCovered)),
      'matches.undo': ({ id, revision, steps }) => tables.undo(id, revision, steps),
      'matches.back': ({ id, revision }) => tables.back(id, revision),
      'matches.surrender': ({ id, revision, seat }) => tables.surrender(id, revision, seat),
      'matches.stops': ({ id, seat, stops }) => nothing(tables.stops(id, seat, stops)),
      'matches.passing': ({ id, seat, passing }) => nothing(tables.passing(id, seat, passing)),
      'matches.sit': ({ id, seat, bot }) => {
        const found = tables.find(id);
        if (!found.ok) return found;
        const { hooks, seats } = found.value;
        if (bot && !hooks.bots) return err(tableError('no-bots'));
        const emblem = seats[seat]?.emblem ?? '';
        return nothing(tables.sit(id, seat, bot && hooks.botFor(resources, emblem, bot)));
      },
      'matches.carryover': ({ id }) => service.carryOver(id),
      'matches.finish': async ({ id }) => nothing(await service.finishAsItStands(id)),
      'matches.hurry': ({ id }) => nothing(service.hurry(id)),
      'matches.pause': ({ id }) => nothing(tables.pause(id, true)),
      'matches.resume': ({ id }) => nothing(tables.pause(id, false)),
      'matches.hint': ({ id, revision }) => {
        const found = tables.find(id);
        return found.ok ? thoughts.hint(found.value, revision) : found;
      },
      'matches.nohint': ({ id }) => {
        thoughts.stop(id);
        return ok({});
      },
      ...questionHandlers(service),
      ...makeHistoryHandlers({ db, games, resources, push, thoughts, ...service }),
    },
  };
}

const listed = ({ all }: Games): ListedGame[] =>
  all.map((game) => {
    const { bots, stops, hasSecrets } = hooksOf(game);
    return {
      ...{ game: game.id, seats: game.seats, hasSecrets },
      ...{ botLevels: [...(bots?.levels ?? [])], stops: [...stops.names] },
    };
  });

type Question = 'matches.log' | 'matches.luck' | 'matches.ask';

/** Calls that change nothing. */
function questionHandlers({ tables }: MatchService): Pick<TableHandlers, Question> {
  return {
    'matches.log': ({ id, from, count }) => {
      const found = tables.find(id);
      if (!found.ok) return found;
      return ok({ entries: logFor(found.value, screenOf(found.value)).slice(from, from + count) });
    },
    'matches.luck': ({ id }) => {
      const found = tables.find(id);
      if (!found.ok) return found;
      const { value: session } = found;
      return ok({ ledger: luckIn(session.hooks, logFor(session, screenOf(session))) });
    },
    'matches.ask': ({ id, question, revision }) => {
      const found = tables.find(id);
      return found.ok ? askOf(found.value, question, revision) : found;
    },
  };
}
