/** Which finished matches a filter means, as a condition on `matches`. */
import { and, eq, exists, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { saysWords } from './match-words.ts';
import { matches, matchSeats, matchTags, tags } from './schema/index.ts';

export interface HistoryQuery {
  game?: string | undefined;
  search?: string | undefined;
  form?: string | undefined;
  player?: string | undefined;
  result?: 'won' | 'lost' | 'draw' | undefined;
  reason?: string | undefined;
  side?: string | undefined;
  emblem?: string | undefined;
  opponent?: string | undefined;
  tag?: string | undefined;
  isStarred?: true | undefined;
  since?: number | undefined;
  until?: number | undefined;
}

/** Finished, not deleted, and everything the query asks for. */
export function conditionOf(db: Db, query: HistoryQuery): SQL | undefined {
  return and(
    isNotNull(matches.finishedAt),
    isNull(matches.deletedAt),
    query.game === undefined ? undefined : eq(matches.game, query.game),
    query.form === undefined ? undefined : eq(matches.form, query.form),
    query.reason === undefined ? undefined : eq(matches.reason, query.reason),
    query.since === undefined ? undefined : gte(matches.finishedAt, query.since),
    query.until === undefined ? undefined : lte(matches.finishedAt, query.until),
    query.tag === undefined ? undefined : hasTag(db, eq(tags.name, query.tag)),
    query.isStarred === undefined ? undefined : eq(matches.isStarred, true),
    ...seatConditions(db, query),
    saysWords(query.search),
  );
}

const hasSeat = (db: Db, ...conditions: (SQL | undefined)[]): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(matchSeats)
      .where(and(eq(matchSeats.matchId, matches.id), ...conditions)),
  );

const hasTag = (db: Db, condition: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(matchTags)
      .innerJoin(tags, eq(tags.id, matchTags.tagId))
      .where(and(eq(matchTags.matchId, matches.id), condition)),
  );

/** The result is the player's, if one is named. */
function seatConditions(db: Db, { player, result, side, emblem, opponent }: HistoryQuery): SQL[] {
  const somebodyWon = hasSeat(db, eq(matchSeats.isWinner, true));
  const own = [
    player === undefined ? undefined : eq(matchSeats.player, player),
    side === undefined ? undefined : eq(matchSeats.side, side),
    emblem === undefined ? undefined : eq(matchSeats.emblem, emblem),
    result === 'won' ? eq(matchSeats.isWinner, true) : undefined,
    result === 'lost' ? eq(matchSeats.isWinner, false) : undefined,
  ].filter((each) => each !== undefined);
  return [
    ...(own.length > 0 ? [hasSeat(db, ...own)] : []),
    ...(result === 'draw' ? [sql`not ${somebodyWon}`, eq(matches.isSharedLoss, false)] : []),
    ...(result === 'lost' ? [sql`(${somebodyWon} or ${matches.isSharedLoss})`] : []),
    ...(opponent === undefined ? [] : [hasOpponent(db, opponent, player)]),
  ];
}

function hasOpponent(db: Db, opponent: string, player: string | undefined): SQL {
  const isKind =
    opponent === 'person'
      ? isNull(matchSeats.bot)
      : or(eq(matchSeats.bot, opponent), eq(matchSeats.player, opponent));
  return hasSeat(db, isKind, player === undefined ? undefined : sql`${matchSeats.player} <> ${player}`);
}
