/**
 * Warbands and every version of them. Lists are kept as described, legal or not, with cards by key:
 * a draft is never lost because a pack is missing.
 */
import { index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { campaigns } from './campaigns.ts';
import { moment, rowId, storedJson } from './columns.ts';
import { tags } from './tags.ts';

export const warbands = sqliteTable(
  'warbands',
  {
    id: rowId(),
    name: text().notNull(),
    /** Set for a warband that lives in a campaign and may use only owned copies. */
    campaignId: integer().references(() => campaigns.id, { onDelete: 'cascade' }),
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    archivedAt: moment(),
    deletedAt: moment(),
  },
  (warband) => [index('warbands_campaign').on(warband.campaignId)],
);

export const warbandVersions = sqliteTable(
  'warband_versions',
  {
    id: rowId(),
    warbandId: integer()
      .notNull()
      .references(() => warbands.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 …; the highest is the present one. */
    number: integer().notNull(),
    list: storedJson().notNull(),
    hash: text().notNull(),
    /** How many problems the legality check found; null until it was asked. */
    problems: integer(),
    label: text(),
    createdAt: moment().notNull(),
  },
  (version) => [
    unique('warband_versions_number').on(version.warbandId, version.number),
    index('warband_versions_hash').on(version.hash),
  ],
);

/** What the last games tried with a version came to. */
export const warbandTrials = sqliteTable('warband_trials', {
  versionId: integer()
    .primaryKey()
    .references(() => warbandVersions.id, { onDelete: 'cascade' }),
  /** Of the list that was tried: the version may have been changed since. */
  listHash: text().notNull(),
  games: integer().notNull(),
  /** How long they took, in milliseconds: the next will take about as long. */
  tookMs: integer().notNull(),
  result: storedJson().notNull(),
  finishedAt: moment().notNull(),
});

/** WITHOUT ROWID. */
export const warbandTags = sqliteTable(
  'warband_tags',
  {
    warbandId: integer()
      .notNull()
      .references(() => warbands.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (row) => [primaryKey({ columns: [row.warbandId, row.tagId] }), index('warband_tags_tag').on(row.tagId)],
);
