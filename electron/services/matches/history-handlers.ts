/** The calls of the history and of replays, each a line that asks one service. */
import type { historyCalls } from '../../../shared/calls/history.ts';
import { cardFace } from '../../../shared/cards.ts';
import type { CallError, Handlers, Output, Push } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Db } from '../../db/connect.ts';
import { deleteMatches, setMatchTags, setNote, setStar, undeleteMatches } from '../../db/match-history.ts';
import type { Matches } from '../../db/matches.ts';
import { slimFilms, slimmableFilms } from '../../db/match-films.ts';
import { warband, type WarbandResources, type WarbandSetup } from '../../games/warband/index.ts';
import { openSession, readMatch } from './open.ts';
import { choicesIn, lineFor, listHistory, readHistory, statsOf } from './history.ts';
import type { Replays } from './replays.ts';
import { setupOf, type Session } from './session.ts';
import { exportMatch, forkMatch, importMatch } from './sharing.ts';
import type { Tables } from './tables.ts';
import type { Thoughts } from './thoughts.ts';
import { tableError } from './words.ts';

export interface HistoryGround {
  db: Db;
  resources: WarbandResources;
  matches: Matches;
  tables: Tables;
  replays: Replays;
  thoughts: Thoughts;
  push: Push;
}

type HistoryHandlers = Pick<Handlers, keyof typeof historyCalls>;

export function makeHistoryHandlers({
  db,
  resources,
  matches,
  tables,
  replays,
  thoughts,
  push,
}: HistoryGround): HistoryHandlers {
  /** Tells every window that lists have changed. */
  function told<T>(answer: Result<T, CallError>): Result<T, CallError> {
    if (answer.ok) push('history.changed', {});
    return answer;
  }
  const changed = (isThere: boolean): Result<Record<string, never>, CallError> =>
    told(isThere ? ok({}) : err(tableError('no-such-match')));

  return {
    'history.list': (query) => ok(listHistory(db, query)),
    'history.choices': () => ok(choicesIn(db)),
    'history.read': ({ id }) => readHistory(db, matches, id),
    'history.stats': ({ player }) => ok(statsOf(db, player)),
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
      return told(ok(slimFilms(db, before)));
    },
    'history.export': ({ id }) => exportMatch(db, matches, id),
    'history.import': async ({ text }) => told(await importMatch(db, matches, resources, text)),
    'history.analyse': ({ id }) => {
      const found = openWhole(matches, id);
      return found.ok ? thoughts.analyse(found.value) : found;
    },
    'history.stop': ({ id }) => {
      thoughts.stop(id);
      return ok({});
    },
    ...replayHandlers({ db, resources, matches, replays }),
  };
}

type ReplayCall = 'replay.open' | 'replay.seek' | 'replay.log' | 'replay.fork';

function replayHandlers({
  db,
  resources,
  matches,
  replays,
}: Pick<HistoryGround, 'db' | 'resources' | 'matches' | 'replays'>): Pick<HistoryHandlers, ReplayCall> {
  return {
    'replay.open': async ({ id }) => {
      const found = await replays.open(id);
      const line = lineFor(db, id);
      if (!found.ok) return found;
      if (!line) return err(tableError('no-such-match'));
      const { length, colours, morale, isFinished, seenCards } = found.value;
      const turns = morale.slice(0, -1).map(({ turn, round, seat, at }) => ({ turn, round, seat, at }));
      return ok({ line, length, colours, morale, turns, isFinished, faces: facesIn(matches, id, seenCards) });
    },
    'replay.seek': ({ id, at, eyes }) => replays.seek(id, at, eyes),
    'replay.log': async ({ id, eyes, from, count }) => {
      const log = await replays.log(id, eyes);
      return log.ok ? ok({ length: log.value.length, entries: log.value.slice(from, from + count) }) : log;
    },
    'replay.fork': ({ id, ...plan }) => {
      const found = openWhole(matches, id);
      if (!found.ok) return found;
      const { seats } = setupOf(found.value);
      const settled = plan.seats.map(({ bot, ...seat }, at) => ({
        ...seat,
        ...(bot && { bot: warband.table.botFor(resources, seats[at]?.commander ?? '', bot) }),
      }));
      return forkMatch(db, matches, found.value, { ...plan, seats: settled });
    },
  };
}

/** A finished match with its rules: all of it must have been played by the present ones. */
function openWhole(matches: Matches, id: number): Result<Session, CallError> {
  const found = readMatch(matches, id);
  if (!found.ok) return found;
  if (!found.value.isFinished) return err(tableError('not-finished'));
  const isMixed = found.value.carriedOver !== undefined && !found.value.isAltered;
  return isMixed ? err(tableError('carried-over')) : openSession(matches, id);
}

/** The faces of the cards of a match, or of those that were seen: as they are printed today, or as they were kept where they can no longer be read. */
function facesIn(
  matches: Matches,
  id: number,
  seen: ReadonlySet<string> | undefined,
): Output<'replay.open'>['faces'] {
  const found = readMatch(matches, id);
  if (!found.ok) return {};
  const printed = warband.table.faces(found.value.setup as WarbandSetup);
  const kept = Object.fromEntries(matches.facesOf(id));
  return Object.fromEntries(
    Object.entries({ ...kept, ...printed }).flatMap(([key, value]) => {
      if (seen && !seen.has(key)) return [];
      const face = cardFace.safeParse(value);
      return face.success ? [[key, face.data]] : [];
    }),
  );
}
