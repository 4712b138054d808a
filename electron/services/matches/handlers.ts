/** The calls of the table, each a line that asks one service. */
import type { historyCalls } from '../../../shared/calls/history.ts';
import type { matchesCalls } from '../../../shared/calls/matches.ts';
import type { CallError, Handlers, Push } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Db } from '../../db/connect.ts';
import type { Log } from '../log.ts';
import type { CardLibrary } from '../packs/library.ts';
import { createWarbands } from '../warbands/warbands.ts';
import type { BotPace } from './bot-pace.ts';
import type { BotAsker } from './bot-seats.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import { gameOf } from '../../games/index.ts';
import { warband, type WarbandResources } from '../../games/warband/index.ts';
import { gazeOf } from './eyes.ts';
import { makeHistoryHandlers } from './history-handlers.ts';
import { clearDeleted } from './history.ts';
import { logFor } from './log.ts';
import { askOf } from './questions.ts';
import { createMatchService, type MatchService } from './service.ts';
import { setupOf } from './session.ts';
import { createThoughts, type Thinkers } from './thoughts.ts';
import { tableError } from './words.ts';

export interface MatchesGround {
  db: Db;
  cards: CardLibrary;
  bots: BotAsker & Thinkers;
  push: Push;
  log: Log;
  pace?: BotPace | undefined;
}

type TableHandlers = Pick<Handlers, keyof typeof matchesCalls>;
type HistoryHandlers = Pick<Handlers, keyof typeof historyCalls>;

const nothing = (done: Result<undefined, CallError>): Result<Record<string, never>, CallError> =>
  done.ok ? ok({}) : done;

export interface MatchHandlers {
  handlers: TableHandlers & HistoryHandlers;
  service: MatchService;
}

export function makeMatchesHandlers({ db, cards, bots, push, log, pace }: MatchesGround): MatchHandlers {
  const resources: WarbandResources = { cards, warbands: createWarbands(db, cards) };
  const service = createMatchService({ db, resources, bots, push, log, pace });
  clearDeleted(db, Date.now());
  const { tables } = service;
  const thoughts = createThoughts(bots, resources, push);
  return {
    service,
    handlers: {
      'matches.last': ({ game = warband.id }) => {
        const plan = game === warband.id ? service.lastPlan() : undefined;
        return ok(plan ? { plan } : {});
      },
      'matches.create': (plan) => service.create(plan),
      'matches.list': () => ok({ matches: service.list() }),
      'games.ask': ({ game, question }) => {
        const asked = gameOf(game);
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
        const commander = setupOf(found.value).seats[seat]?.commander ?? '';
        return nothing(tables.sit(id, seat, bot && warband.table.botFor(resources, commander, bot)));
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
      ...makeHistoryHandlers({ db, resources, push, thoughts, ...service }),
    },
  };
}

type Question = 'matches.log' | 'matches.ask';

/** Calls that change nothing. */
function questionHandlers({ tables }: MatchService): Pick<TableHandlers, Question> {
  return {
    'matches.log': ({ id, from, count }) => {
      const found = tables.find(id);
      if (!found.ok) return found;
      return ok({ entries: logFor(found.value, gazeOf(found.value)).slice(from, from + count) });
    },
    'matches.ask': ({ id, question, revision }) => {
      const found = tables.find(id);
      return found.ok ? askOf(found.value, question, revision) : found;
    },
  };
}
