/** The calls of the history and of replays, each a line that asks one service. */
import type { historyCalls } from '../../../shared/calls/history.ts';
import type { CallError, Handlers, Output, Push } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Db } from '../../db/connect.ts';
import { deleteMatches, setMatchTags, setNote, undeleteMatches } from '../../db/match-history.ts';
import type { Matches } from '../../db/matches.ts';
import { lengthOf } from '../../engine/replay.ts';
import type { CardLibrary } from '../packs/library.ts';
import { moraleByTurn } from './ending.ts';
import { choicesIn, lineFor, listHistory, readHistory, statsOf } from './history.ts';
import type { Replays } from './replays.ts';
import { setupOf, type Session } from './session.ts';
import { exportMatch, forkMatch, importMatch } from './sharing.ts';
import { facesFor } from './table.ts';
import type { Tables } from './tables.ts';
import { botFor } from './temper.ts';
import type { Thoughts } from './thoughts.ts';
import { tableError } from './words.ts';

export interface HistoryGround {
  db: Db;
  cards: CardLibrary;
  matches: Matches;
  tables: Tables;
  replays: Replays;
  thoughts: Thoughts;
  push: Push;
}

type HistoryHandlers = Pick<Handlers, keyof typeof historyCalls>;

export function makeHistoryHandlers({
  db,
  cards,
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
    'history.read': ({ id }) => readHistory(db, id),
    'history.stats': ({ player }) => ok(statsOf(db, player)),
    'history.note': ({ id, note }) => changed(setNote(db, id, note)),
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
    'history.export': ({ id }) => exportMatch(db, matches, id),
    'history.import': ({ text }) => told(importMatch(db, matches, text)),
    'history.analyse': ({ id }) => {
      const found = replays.find(id);
      return found.ok ? thoughts.analyse(found.value) : found;
    },
    'history.stop': ({ id }) => {
      thoughts.stop(id);
      return ok({});
    },
    ...replayHandlers({ db, cards, matches, replays }),
  };
}

type ReplayCall = 'replay.open' | 'replay.seek' | 'replay.log' | 'replay.fork';

function replayHandlers({
  db,
  cards,
  matches,
  replays,
}: Pick<HistoryGround, 'db' | 'cards' | 'matches' | 'replays'>): Pick<HistoryHandlers, ReplayCall> {
  return {
    'replay.open': ({ id }) => {
      const found = replays.find(id);
      const line = lineFor(db, id);
      if (!found.ok) return found;
      return line ? ok({ line, ...filmOf(found.value) }) : err(tableError('no-such-match'));
    },
    'replay.seek': ({ id, at, eyes }) => replays.seek(id, at, eyes),
    'replay.log': ({ id, eyes, from, count }) => {
      const log = replays.log(id, eyes);
      return log.ok ? ok({ length: log.value.length, entries: log.value.slice(from, from + count) }) : log;
    },
    'replay.fork': ({ id, ...plan }) => {
      const found = replays.find(id);
      if (!found.ok) return found;
      const { seats } = setupOf(found.value);
      const settled = plan.seats.map(({ bot, ...seat }, at) => ({
        ...seat,
        ...(bot && { bot: botFor(cards, seats[at]?.commander ?? '', bot) }),
      }));
      return forkMatch(db, matches, found.value, { ...plan, seats: settled });
    },
  };
}

/** A whole match to look through: nothing of it is secret any more. */
function filmOf(session: Session): Omit<Output<'replay.open'>, 'line'> {
  const morale = moraleByTurn(session);
  return {
    colours: session.arrangement.seats.map(({ colour }) => colour),
    length: lengthOf(session.tape),
    turns: morale.slice(0, -1).map(({ turn, round, seat, at }) => ({ turn, round, seat, at })),
    morale,
    faces: facesFor(
      session.tape.setup,
      session.tape.setup.cards.map(({ id }) => id),
    ),
  };
}
