/**
 * Matches. While one is played: a row an action and a keyframe now and then. When it ends: one packed log,
 * one row a seat, and counts per card and kind for the statistics; the live rows go.
 */
import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core';
import { campaigns } from './campaigns.ts';
import { cards } from './cards.ts';
import { moment, packed, rowId } from './columns.ts';
import { tags } from './tags.ts';
import { warbandVersions } from './warbands.ts';

/** What a match starts from, stored once however many matches start from it. */
export const matchSetups = sqliteTable('match_setups', {
  id: rowId(),
  hash: text().notNull().unique(),
  /** Packed JSON of the game module's `Setup`. */
  setup: packed().notNull(),
});

/** WITHOUT ROWID. The packs a setup was made with; by hash, whether or not they are still installed. */
export const setupPacks = sqliteTable(
  'setup_packs',
  {
    setupId: integer()
      .notNull()
      .references(() => matchSetups.id, { onDelete: 'cascade' }),
    packKey: text().notNull(),
    packHash: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.setupId, row.packKey] })],
);

/** WITHOUT ROWID. The cards a setup uses. These rows keep the cards for replay when their pack changes or goes. */
export const setupCards = sqliteTable(
  'setup_cards',
  {
    setupId: integer()
      .notNull()
      .references(() => matchSetups.id, { onDelete: 'cascade' }),
    cardId: integer()
      .notNull()
      .references(() => cards.id),
  },
  (row) => [primaryKey({ columns: [row.setupId, row.cardId] }), index('setup_cards_card').on(row.cardId)],
);

export const matches = sqliteTable(
  'matches',
  {
    id: rowId(),
    game: text().notNull(),
    /** `two players`, `first game`, …: the game module's word. */
    form: text().notNull(),
    rulesVersion: integer().notNull(),
    seed: integer().notNull(),
    setupId: integer()
      .notNull()
      .references(() => matchSetups.id),
    campaignId: integer().references(() => campaigns.id, { onDelete: 'set null' }),
    /** For "play on from here": the match and the number of its actions that were taken over. */
    forkedFrom: integer().references((): AnySQLiteColumn => matches.id, { onDelete: 'set null' }),
    forkedAt: integer(),
    startedAt: moment().notNull(),
    /** Set exactly when the match is over; then `log`, `reason` and `stateHash` are set too. */
    finishedAt: moment(),
    reason: text(),
    rounds: integer(),
    actions: integer(),
    activeMs: integer(),
    stateHash: text(),
    log: packed(),
    /** Packed JSON for the history screen, such as Morale by turn. */
    summary: packed(),
    note: text().notNull().default(''),
    deletedAt: moment(),
    /** JSON: how it is played rather than what is played: privacy, colours, bots, stops. */
    arrangement: text(),
    /** Packed JSON: the state from which the present rules hold, in a match begun by older ones. */
    carriedOver: packed(),
    /** Hash of everything a finished match is, so that an altered one is noticed; see `db/match-seals.ts`. */
    seal: text(),
    /** Hash of who sits where and how it is played, while it is played. */
    seatingSeal: text(),
    /** Somebody wants it kept whole, whatever room it takes. */
    isStarred: integer({ mode: 'boolean' }).notNull().default(false),
    /** The seal of the newest frame, while it is played: so that nothing can be cut off the end unnoticed. */
    newestSeal: text(),
    /** Nobody won because all lost together. */
    isSharedLoss: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (match) => [
    index('matches_finished').on(match.finishedAt),
    /** What the history lists and counts, without reading the rows themselves. */
    index('matches_history')
      .on(match.finishedAt)
      .where(sql`finished_at is not null and deleted_at is null`),
    index('matches_deleted')
      .on(match.deletedAt)
      .where(sql`deleted_at is not null`),
    index('matches_setup').on(match.setupId),
    index('matches_campaign')
      .on(match.campaignId)
      .where(sql`campaign_id is not null`),
    index('matches_forked')
      .on(match.forkedFrom)
      .where(sql`forked_from is not null`),
    check(
      'matches_finished_whole',
      sql`(finished_at is null) = (log is null) and (finished_at is null) = (reason is null) and (finished_at is null) = (state_hash is null)`,
    ),
  ],
);

/** WITHOUT ROWID. Which match a battle of a campaign was: it lay open after so many answers. A fork shares its matches. */
export const campaignBattles = sqliteTable(
  'campaign_battles',
  {
    campaignId: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    at: integer().notNull(),
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ columns: [row.campaignId, row.at] }),
    index('campaign_battles_match').on(row.matchId),
  ],
);

/** WITHOUT ROWID. Who sat where, with what, and how it ended for them. */
export const matchSeats = sqliteTable(
  'match_seats',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    seat: integer().notNull(),
    player: text().notNull(),
    /** A bot's level; null for a person. */
    bot: text(),
    team: integer(),
    warbandVersionId: integer().references(() => warbandVersions.id, { onDelete: 'set null' }),
    /** What was played and its emblem, in the game's words; of Warband the warband's name and the commander's key. */
    side: text(),
    emblem: text(),
    isWinner: integer({ mode: 'boolean' }),
  },
  (row) => [
    primaryKey({ columns: [row.matchId, row.seat] }),
    index('match_seats_warband').on(row.warbandVersionId),
  ],
);

/** WITHOUT ROWID. The live log: actions of unfinished matches, numbered from 1. */
export const matchActions = sqliteTable(
  'match_actions',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** JSON, as the game module's codec gave it. */
    action: text().notNull(),
    at: moment().notNull(),
  },
  (row) => [primaryKey({ columns: [row.matchId, row.seq] })],
);

/** Whole states of unfinished matches, after action `seq`. */
export const matchKeyframes = sqliteTable(
  'match_keyframes',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** Packed JSON. */
    state: packed().notNull(),
  },
  (row) => [primaryKey({ columns: [row.matchId, row.seq] })],
);

/**
 * WITHOUT ROWID. What each action of an unfinished match changed for whom (`engine/film.ts`), from the first moment,
 * number 0, on. Matches begun before these were kept have none.
 */
export const matchFrames = sqliteTable(
  'match_frames',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** Packed JSON. */
    frame: packed().notNull(),
    /** Hash of the state after the action. */
    stateHash: text().notNull(),
    /** Hash of this row, its action and the seal before; see `db/match-seals.ts`. */
    seal: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.matchId, row.seq] })],
);

/** Finished matches as they were shown, so that they can be watched whatever became of the rules. Slimmed matches have none. */
export const matchFilms = sqliteTable('match_films', {
  matchId: integer()
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  /** Compressed JSON of the frames. */
  film: packed().notNull(),
  /** Hash of `film`. */
  hash: text().notNull(),
});

/** The printed face of a card that was played with, for when its data can no longer be read. */
export const cardFaces = sqliteTable('card_faces', {
  cardId: integer()
    .primaryKey()
    .references(() => cards.id, { onDelete: 'cascade' }),
  face: text({ mode: 'json' }).notNull(),
});

/** What is counted of a card in a match. The place in this list is stored: only ever add at the end. */
export const cardCountKinds = ['drawn', 'played', 'discarded', 'destroyed', 'damageDealt'] as const;
export type CardCountKind = (typeof cardCountKinds)[number];

/**
 * WITHOUT ROWID. How often a card was drawn, played, … by a seat of a finished match.
 * The card comes first because statistics ask by card. The match is no foreign key: at fifty rows a match the
 * index it needs would double the table; its rows are found through the setup's cards.
 */
export const matchCardCounts = sqliteTable(
  'match_card_counts',
  {
    cardId: integer()
      .notNull()
      .references(() => cards.id),
    /** Place in `cardCountKinds`. */
    kind: integer().notNull(),
    matchId: integer().notNull(),
    seat: integer().notNull(),
    count: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.cardId, row.kind, row.matchId, row.seat] })],
);

/** How a match went for a seat. The place in this list is stored: only ever add at the end. */
export const seatResults = ['lost', 'won', 'drawn'] as const;

/**
 * WITHOUT ROWID. `match_card_counts` added up by card, player and result, over finished matches that are not deleted:
 * statistics read some hundred rows instead of some million.
 */
export const cardTallies = sqliteTable(
  'card_tallies',
  {
    cardId: integer()
      .notNull()
      .references(() => cards.id),
    game: text().notNull(),
    player: text().notNull(),
    isBot: integer({ mode: 'boolean' }).notNull(),
    /** Place in `seatResults`. */
    result: integer().notNull(),
    /** Seats of matches in which it was drawn and played at least once. */
    drawnIn: integer().notNull(),
    playedIn: integer().notNull(),
    drawn: integer().notNull(),
    played: integer().notNull(),
    discarded: integer().notNull(),
    destroyed: integer().notNull(),
    damage: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.cardId, row.game, row.player, row.isBot, row.result] })],
);

/** WITHOUT ROWID. Seats of finished matches that are not deleted, added up by everything statistics ask by. */
export const seatTallies = sqliteTable(
  'seat_tallies',
  {
    game: text().notNull(),
    player: text().notNull(),
    isBot: integer({ mode: 'boolean' }).notNull(),
    side: text().notNull(),
    emblem: text().notNull(),
    /** Everybody of other teams: persons by name, bots as `bot:level`, joined by ` + `. */
    opponents: text().notNull(),
    /** Place in `seatResults`. */
    result: integer().notNull(),
    matches: integer().notNull(),
    rounds: integer().notNull(),
    activeMs: integer().notNull(),
  },
  (row) => [
    primaryKey({
      columns: [row.game, row.player, row.isBot, row.side, row.emblem, row.opponents, row.result],
    }),
  ],
);

/** WITHOUT ROWID. */
export const matchTags = sqliteTable(
  'match_tags',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (row) => [primaryKey({ columns: [row.matchId, row.tagId] }), index('match_tags_tag').on(row.tagId)],
);
