/** Stories as they were imported, campaigns that follow them, and every answer that was given in one. */
import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, packed, rowId, storedJson } from './columns.ts';

export const stories = sqliteTable('stories', {
  id: rowId(),
  /** Of the files as they are: what a campaign names. */
  hash: text().notNull().unique(),
  /** The story's own name for itself, such as `six-candles`. */
  key: text().notNull(),
  version: text().notNull(),
  source: text({ enum: ['builtin', 'imported'] }).notNull(),
  /** What is switched off is not offered. */
  isEnabled: integer({ mode: 'boolean' }).notNull(),
  /** A story that was removed, or replaced by a newer one, stays as long as a campaign follows it. */
  isInstalled: integer({ mode: 'boolean' }).notNull(),
  /** Packed JSON: the text of every file by its path. */
  files: packed().notNull(),
  installedAt: moment().notNull(),
});

/** The cards campaigns were begun with: what packs held then, so that a pack that goes away breaks nothing under way. */
export const armouries = sqliteTable('armouries', {
  id: rowId(),
  /** Of the content. */
  hash: text().notNull().unique(),
  /** Packed JSON: cards by key, ready-made warbands. */
  content: packed().notNull(),
});

export const campaigns = sqliteTable(
  'campaigns',
  {
    id: rowId(),
    name: text().notNull(),
    /** Which story, and the hash of it as it was when the campaign began. */
    storyKey: text().notNull(),
    storyHash: text().notNull(),
    /** Counts changes; an answer to an older one is stale. */
    revision: integer().notNull(),
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
    playedAt: moment().notNull(),
    /** Deleting can be undone until the row is cleared away. */
    deletedAt: moment(),
    armouryHash: text(),
    /** JSON: court, Levy, level, form, games. A campaign without one was stored before answers were. */
    setup: storedJson(),
    seed: integer(),
    rulesVersion: integer(),
    /** Where pages were turned back: the campaign and how many of its answers were taken over. */
    forkedFrom: integer().references((): AnySQLiteColumn => campaigns.id, { onDelete: 'set null' }),
    forkedAt: integer(),
    /** Hash of all it is repeated from, so that an altered one is noticed; see `db/campaigns.ts`. */
    seal: text(),
  },
  (campaign) => [
    index('campaigns_forked')
      .on(campaign.forkedFrom)
      .where(sql`forked_from is not null`),
  ],
);

/** WITHOUT ROWID. What was answered, numbered from 1. */
export const campaignAnswers = sqliteTable(
  'campaign_answers',
  {
    campaignId: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** JSON: the option itself. */
    answer: text().notNull(),
    at: moment().notNull(),
  },
  (row) => [primaryKey({ columns: [row.campaignId, row.seq] })],
);
