/** The history of matches as a window reads it. */
import type {
  CardTally,
  HistoryFilter,
  HistoryLine,
  HistoryMatch,
  HistoryStats,
  Tally,
} from '../../../shared/calls/history.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Db } from '../../db/connect.ts';
import type { Matches, StoredMatch } from '../../db/matches.ts';
import { unpack } from '../../db/packed.ts';
import {
  findHistory,
  findLine,
  purgeMatches,
  readDetail,
  type HistoryDetail,
  type HistoryRow,
} from '../../db/match-history.ts';
import {
  cardNames,
  countHistory,
  historyChoices,
  tallyCards,
  tallySeats,
  type SeatTally,
  type Whose,
} from '../../db/match-stats.ts';

import { openSession, readMatch, type Reading } from './open.ts';
import { readSummary, type Summary } from './track.ts';
import { tableError } from './words.ts';

/** A deleted match can be brought back for at least a day. */
const kept = 24 * 60 * 60 * 1000;

/** Clears away what was deleted long ago; at start, when nobody can undo it any more. */
export const clearDeleted = (db: Db, now: number): number => purgeMatches(db, now - kept);

export function listHistory(
  db: Db,
  query: {
    filter: HistoryFilter;
    sort: 'newest' | 'oldest' | 'longest' | 'shortest';
    offset: number;
    limit: number;
  },
): { total: number; matches: HistoryLine[] } {
  const { total, rows } = findHistory(db, query.filter, query);
  const names = cardNames(db, emblemsOf(rows));
  return { total, matches: rows.map((row) => lineOf(row, names)) };
}

const emblemsOf = (rows: readonly HistoryRow[]): string[] =>
  rows.flatMap(({ seats }) => seats.flatMap(({ emblem }) => emblem ?? []));

export function lineFor(db: Db, id: number): HistoryLine | undefined {
  const row = findLine(db, id);
  return row && lineOf(row, cardNames(db, emblemsOf([row])));
}

function lineOf(row: HistoryRow, names: ReadonlyMap<string, string>): HistoryLine {
  const summary = summaryOf(row);
  return {
    ...{
      id: row.id,
      game: row.game,
      form: row.form,
      note: row.note,
      isStarred: row.isStarred,
      tags: row.tags,
      startedAt: row.startedAt,
    },
    finishedAt: row.finishedAt ?? row.startedAt,
    reason: row.reason ?? '',
    rounds: row.rounds ?? 0,
    actions: row.actions ?? 0,
    activeMs: row.activeMs ?? 0,
    seats: row.seats.map(({ seat, player, bot, team, side, emblem, isWinner }) => ({
      ...{ seat, player, team: team ?? 0, side: side ?? '', emblem: emblem ?? '' },
      ...(bot !== null && { bot }),
      emblemName: names.get(emblem ?? '') ?? emblem ?? '',
      isWinner: isWinner ?? false,
    })),
    isSharedLoss: row.isSharedLoss,
    scores: summary.scores ?? [],
    track: summary.track.map(({ counts }) => counts),
    ...(row.campaignId !== null && { campaign: row.campaignId }),
  };
}

const nothingKept: Summary = { track: [] };

/** The summary as it was kept. Bytes that cannot be read cost a match its graph, not the list its lines. */
function summaryOf({ summary }: Pick<HistoryRow, 'summary'>): Summary {
  try {
    return summary ? readSummary(unpack(summary)) : nothingKept;
  } catch {
    return nothingKept;
  }
}

/** What each seat counted at the end; nothing where it was not kept. */
export const scoresOf = (row: Pick<HistoryRow, 'summary'>): number[] => summaryOf(row).scores ?? [];

/** Why a match can be watched, but neither played on nor judged. */
function onlyWatchedBecause(
  { matches, games }: Reading,
  id: number,
  found: StoredMatch,
): HistoryMatch['onlyWatched'] {
  const { isFinished, isAltered, rulesVersion, carriedOver } = found;
  if (isAltered || (!isFinished && hasAlteredFrames(matches, id))) return 'altered';
  const game = games.find(found.game);
  if (!game) return 'unknownGame';
  if (!isFinished) return 'unfinished';
  return rulesVersion === game.rulesVersion && !carriedOver ? undefined : 'olderRules';
}

function hasAlteredFrames(matches: Matches, id: number): boolean {
  try {
    return matches.frames(id).isAltered;
  } catch {
    return true;
  }
}

/** A match as the history tells it; of one that cannot be read, what is told in the rows around it. */
export function readHistory(db: Db, reading: Reading, id: number): Result<HistoryMatch, CallError> {
  const found = readMatch(reading.matches, id);
  if (!found.ok && found.error.code !== 'damaged') return found;
  const row = findLine(db, id);
  const detail = readDetail(db, id);
  if (!row || !detail) return err(tableError('no-such-match'));
  const isFinished = row.finishedAt !== null;
  // A match that can go on is nobody's to look through: it may hold secrets.
  if (!isFinished && openSession(reading, id).ok) return err(tableError('not-finished'));
  const onlyWatched = found.ok ? onlyWatchedBecause(reading, id, found.value) : 'damaged';
  const { rulesVersion, stateHash, forkedFrom, packs } = detail;
  const line = lineOf(row, cardNames(db, emblemsOf([row])));
  return ok({
    ...{ line, rulesVersion, stateHash, packs },
    seed: isFinished ? detail.seed : 0,
    ...(forkedFrom && { forkedFrom }),
    ...(onlyWatched && { onlyWatched }),
    track: summaryOf(row).track,
    cards: cardsIn(detail),
  });
}

const noCounts = { drawn: 0, played: 0, discarded: 0, destroyed: 0, damage: 0 };

function cardsIn({ counts }: HistoryDetail): HistoryMatch['cards'] {
  const cards = new Map<string, HistoryMatch['cards'][number]>();
  for (const { key, name, seat, kind, count } of counts) {
    const card = cards.get(`${key} ${seat}`) ?? { key, name, seat, ...noCounts };
    cards.set(`${key} ${seat}`, card);
    card[kind === 'damageDealt' ? 'damage' : kind] += count;
  }
  return [...cards.values()].sort(
    (a, b) => a.seat - b.seat || b.played - a.played || (a.name < b.name ? -1 : 1),
  );
}

export function statsOf(db: Db, whose: Whose): HistoryStats {
  const emblems = tallySeats(db, 'emblem', whose);
  const names = cardNames(
    db,
    emblems.map(({ key }) => key),
  );
  return {
    matches: countHistory(db, whose.game),
    sides: tallySeats(db, 'side', whose).map((tally) => named(tally, tally.key)),
    emblems: emblems.map((tally) => named(tally, names.get(tally.key) ?? tally.key)),
    opponents: tallySeats(db, 'opponents', whose).map((tally) => named(tally, tally.key)),
    cards: tallyCards(db, whose) satisfies CardTally[],
  };
}

const named = (tally: SeatTally, name: string): Tally => ({ ...tally, name });

/** What the filters can choose from, among matches of one game or of all. */
export function choicesIn(db: Db, game: string | undefined) {
  const { bots, emblems, ...choices } = historyChoices(db, game);
  const names = cardNames(db, emblems);
  return {
    ...choices,
    opponents: ['person', ...bots],
    emblems: emblems.map((key) => ({ key, name: names.get(key) ?? key })),
  };
}
