/** Statistics over finished matches, read from the tallies. */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Db } from './connect.ts';
import {
  cards,
  cardTallies,
  matches,
  matchSeats,
  seatResults,
  seatTallies,
  tags,
  matchTags,
} from './schema/index.ts';

export interface SeatTally {
  key: string;
  matches: number;
  won: number;
  lost: number;
  drawn: number;
  rounds: number;
  activeMs: number;
}

export interface CardTally {
  key: string;
  name: string;
  drawnIn: number;
  drawnWon: number;
  playedIn: number;
  playedWon: number;
  drawn: number;
  played: number;
  discarded: number;
  destroyed: number;
  damage: number;
}

const place = (name: (typeof seatResults)[number]): number => seatResults.indexOf(name);

/** Whose statistics: of one game, of one player or of all persons. */
export interface Whose {
  game: string;
  player?: string | undefined;
}

const whose = (table: typeof seatTallies | typeof cardTallies, { game, player }: Whose) =>
  and(eq(table.game, game), player === undefined ? eq(table.isBot, false) : eq(table.player, player));

/** Seats added up by side, emblem or opponents; most played first. Rounds and time are averages. */
export function tallySeats(db: Db, by: 'side' | 'emblem' | 'opponents', wanted: Whose): SeatTally[] {
  const column = seatTallies[by];
  const having = (name: (typeof seatResults)[number]) =>
    sql<number>`sum(case when ${seatTallies.result} = ${place(name)} then ${seatTallies.matches} else 0 end)`;
  const all = sql<number>`sum(${seatTallies.matches})`;
  return db
    .select({
      key: column,
      matches: all,
      won: having('won'),
      lost: having('lost'),
      drawn: having('drawn'),
      rounds: sql<number>`1.0 * sum(${seatTallies.rounds}) / ${all}`,
      activeMs: sql<number>`1.0 * sum(${seatTallies.activeMs}) / ${all}`,
    })
    .from(seatTallies)
    .where(whose(seatTallies, wanted))
    .groupBy(column)
    .having(sql`${all} > 0`)
    .orderBy(sql`${all} desc`, column)
    .all();
}

/** Cards added up by key: two versions of a card count as one. */
export function tallyCards(db: Db, wanted: Whose): CardTally[] {
  const sum = (column: SQLiteColumn) => sql<number>`sum(${column})`;
  const won = (column: SQLiteColumn) =>
    sql<number>`sum(case when ${cardTallies.result} = ${place('won')} then ${column} else 0 end)`;
  return db
    .select({
      key: cards.key,
      name: cards.name,
      drawnIn: sum(cardTallies.drawnIn),
      drawnWon: won(cardTallies.drawnIn),
      playedIn: sum(cardTallies.playedIn),
      playedWon: won(cardTallies.playedIn),
      drawn: sum(cardTallies.drawn),
      played: sum(cardTallies.played),
      discarded: sum(cardTallies.discarded),
      destroyed: sum(cardTallies.destroyed),
      damage: sum(cardTallies.damage),
    })
    .from(cardTallies)
    .innerJoin(cards, eq(cards.id, cardTallies.cardId))
    .where(whose(cardTallies, wanted))
    .groupBy(cards.key)
    .having(sql`sum(${cardTallies.drawnIn} + ${cardTallies.playedIn} + ${cardTallies.damage}) > 0`)
    .orderBy(sql`sum(${cardTallies.played}) desc`, cards.key)
    .all();
}

/** How many finished matches of a game there are. */
export const countHistory = (db: Db, game: string): number =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(matches)
    .where(and(eq(matches.game, game), isNotNull(matches.finishedAt), isNull(matches.deletedAt)))
    .get()!.n;

export interface HistoryChoices {
  games: string[];
  forms: string[];
  reasons: string[];
  players: string[];
  bots: string[];
  sides: string[];
  emblems: string[];
  tags: string[];
}

/** What occurs among finished matches, of one game or of all. */
export function historyChoices(db: Db, game: string | undefined): HistoryChoices {
  const history = and(isNotNull(matches.finishedAt), isNull(matches.deletedAt));
  const ofGame = game === undefined ? history : and(history, eq(matches.game, game));
  const played = and(
    sql`${seatTallies.matches} > 0`,
    game === undefined ? undefined : eq(seatTallies.game, game),
  );
  const tallied = (column: SQLiteColumn, isBot?: boolean): string[] =>
    db
      .selectDistinct({ value: sql<string>`${column}` })
      .from(seatTallies)
      .where(and(played, isBot === undefined ? undefined : eq(seatTallies.isBot, isBot)))
      .orderBy(column)
      .all()
      .map(({ value }) => value)
      .filter((value) => value !== '');
  const of = (
    column: typeof matches.game | typeof matches.form | typeof matches.reason,
    where = ofGame,
  ): string[] =>
    db
      .selectDistinct({ value: column })
      .from(matches)
      .where(where)
      .orderBy(column)
      .all()
      .flatMap(({ value }) => value ?? []);
  const tagged = db
    .selectDistinct({ name: tags.name })
    .from(tags)
    .innerJoin(matchTags, eq(matchTags.tagId, tags.id))
    .orderBy(sql`${tags.name} collate nocase`)
    .all();
  return {
    games: of(matches.game, history),
    forms: of(matches.form),
    reasons: of(matches.reason),
    players: tallied(seatTallies.player, false),
    bots: botLevels(db),
    sides: tallied(seatTallies.side),
    emblems: tallied(seatTallies.emblem),
    tags: tagged.map(({ name }) => name),
  };
}

const botLevels = (db: Db): string[] =>
  db
    .selectDistinct({ bot: matchSeats.bot })
    .from(matchSeats)
    .where(isNotNull(matchSeats.bot))
    .orderBy(matchSeats.bot)
    .all()
    .flatMap(({ bot }) => bot ?? []);

/** Names of cards by key; the newest where a key has several. */
export function cardNames(db: Db, keys: readonly string[]): Map<string, string> {
  const rows = db
    .select({ key: cards.key, name: cards.name })
    .from(cards)
    .where(inArray(cards.key, [...new Set(keys)]))
    .orderBy(cards.id)
    .all();
  return new Map(rows.map(({ key, name }) => [key, name]));
}
