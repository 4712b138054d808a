/** The calls of the history and of replays, each a line that asks one service. */
import type { historyCalls } from '../../../shared/calls/history.ts';
import { cardFace } from '../../../shared/cards.ts';
import type { CallError, Handlers, Output, Push } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Db } from '../../db/connect.ts';
import { giveBackRoom } from '../../db/give-back.ts';
import { deleteMatches, setMatchTags, setNote, setStar, undeleteMatches } from '../../db/match-history.ts';
import type { Matches } from '../../db/matches.ts';
import { slimFilms, slimmableFilms } from '../../db/match-films.ts';
import type { Games } from '../../engine/games.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import { bestMatches } from './best.ts';
import { openSession, readMatch, type Reading } from './open.ts';
import { choicesIn, lineFor, listHistory, readHistory, statsOf } from './history.ts';
import type { Replays } from './replays.ts';
import type { Session } from './session.ts';
import { exportMatch, forkMatch, importMatch } from './sharing.ts';
import type { Tables } from './tables.ts';
import type { Thoughts } from './thoughts.ts';
import { verifyChance } from './verify.ts';
import { tableError } from './words.ts';

export interface HistoryDeps {
  db: Db;
  /** What the games set matches up from. */
  resources: unknown;
  games: Games;
  matches: Matches;
  tables: Tables;
  replays: Replays;
  thoughts: Thoughts;
  push: Push;
}

type HistoryHandlers = Pick<Handlers, keyof typeof historyCalls>;

export function makeHistoryHandlers(deps: HistoryDeps): HistoryHandlers {
  const { db, tables, replays, thoughts, push } = deps;
  /** Tells every window that lists have changed. */
  function told<T>(answer: Result<T, CallError>): Result<T, CallError> {
    if (answer.ok) push('history.changed', {});
    return answer;
  }
  const changed = (isThere: boolean): Result<Record<string, never>, CallError> =>
    told(isThere ? ok({}) : err(tableError('no-such-match')));

  return {
    'history.list': (query) => ok(listHistory(db, query)),
    'history.choices': ({ game }) => ok(choicesIn(db, game)),
    'history.best': (wish) => ok(bestMatches(db, wish)),
    'history.read': ({ id }) => readHistory(db, deps, id),
    'history.stats': (wish) => ok(statsOf(db, wish)),
    'history.note': ({ id, note }) => changed(setNote(db, id, note)),
    'history.star': ({ id, isStarred }) => changed(setStar(db, id, isStarred)),
    'history.tag': ({ id, tags }) => {
      const isThere = setMatchTags(db, id, tags);
      return told(isThere ? ok({ tags: lineFor(db, id)?.tags ?? tags }) : err(tableError('no-such-match')));
    },
    'history.delete': ({ ids }) => {
      ids.forEach((id) => tables.leave(id));
      replays.forget();
      deleteMatches(db, ids, Date.now());
      return changed(true);
    },
    'history.undelete': ({ ids }) => {
      undeleteMatches(db, ids);
      return changed(true);
    },
    'history.slimmable': ({ before }) => ok(slimmableFilms(db, before)),
    'history.slim': ({ before }) => {
      replays.forget();
      const room = slimFilms(db, before);
      return told(ok({ ...room, isGivenBack: room.bytes > 0 && giveBackRoom(db) }));
    },
    'history.export': ({ id }) => exportMatch(deps, id),
    'history.import': async ({ text }) => told(await importMatch(deps, text)),
    'history.analyse': ({ id }) => {
      const found = openWhole(deps, id);
      return found.ok ? thoughts.analyse(found.value) : found;
    },
    'history.verify': async ({ id }) => {
      const session = openWhole(deps, id);
      const log = await replays.log(id, 'open');
      if (!session.ok) return session;
      return log.ok ? verifyChance(session.value, log.value) : log;
    },
    'history.stop': ({ id }) => {
      thoughts.stop(id);
      return ok({});
    },
    ...replayHandlers(deps),
  };
}

type ReplayCall = 'replay.open' | 'replay.seek' | 'replay.log' | 'replay.luck' | 'replay.fork';

function replayHandlers(deps: HistoryDeps): Pick<HistoryHandlers, ReplayCall> {
  const { db, resources, replays } = deps;
  return {
    'replay.open': async ({ id }) => {
      const found = await replays.open(id);
      const line = lineFor(db, id);
      if (!found.ok) return found;
      if (!line) return err(tableError('no-such-match'));
      const { length, colours, track, isFinished, seenCards } = found.value;
      const turns = track.slice(0, -1).map(({ turn, round, seat, at }) => ({ turn, round, seat, at }));
      return ok({ line, length, colours, track, turns, isFinished, faces: facesIn(deps, id, seenCards) });
    },
    'replay.seek': ({ id, at, eyes }) => replays.seek(id, at, eyes),
    'replay.log': async ({ id, eyes, from, count }) => {
      const log = await replays.log(id, eyes);
      return log.ok ? ok({ length: log.value.length, entries: log.value.slice(from, from + count) }) : log;
    },
    'replay.luck': async ({ id }) => {
      const ledger = await replays.luck(id);
      return ledger.ok ? ok({ ledger: ledger.value }) : ledger;
    },
    'replay.fork': ({ id, ...plan }) => {
      const found = openWhole(deps, id);
      if (!found.ok) return found;
      const { hooks, seats } = found.value;
      const settled = plan.seats.map(({ bot, ...seat }, at) => ({
        ...seat,
        ...(bot && { bot: hooks.botFor(resources, seats[at]?.emblem ?? '', bot) }),
      }));
      return forkMatch(deps, found.value, { ...plan, seats: settled });
    },
  };
}

/** A finished match with its rules: all of it must have been played by the present ones. */
function openWhole(reading: Reading, id: number): Result<Session, CallError> {
  const found = readMatch(reading.matches, id);
  if (!found.ok) return found;
  if (!found.value.isFinished) return err(tableError('not-finished'));
  const isMixed = found.value.carriedOver !== undefined && !found.value.isAltered;
  return isMixed ? err(tableError('carried-over')) : openSession(reading, id);
}

/** The faces of the cards of a match, or of those that were seen: as they are printed today, or as they were kept where they can no longer be read. */
function facesIn(
  { matches, games }: Reading,
  id: number,
  seen: ReadonlySet<string> | undefined,
): Output<'replay.open'>['faces'] {
  const found = readMatch(matches, id);
  if (!found.ok) return {};
  const game = games.find(found.value.game);
  const printed = game ? hooksOf(game).faces(found.value.setup) : {};
  const kept = Object.fromEntries(matches.facesOf(id));
  return Object.fromEntries(
    Object.entries({ ...kept, ...printed }).flatMap(([key, value]) => {
      if (seen && !seen.has(key)) return [];
      const face = cardFace.safeParse(value);
      return face.success ? [[key, face.data]] : [];
    }),
  );
}
