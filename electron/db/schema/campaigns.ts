/** Campaigns: the state machine's whole state as data, with the story it follows. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, rowId, storedJson } from './columns.ts';

export const campaigns = sqliteTable('campaigns', {
  id: rowId(),
  name: text().notNull(),
  /** Which story, and the hash of it as it was when the campaign began. */
  storyKey: text().notNull(),
  storyHash: text().notNull(),
  /** Counts changes; an answer to an older one is stale. */
  revision: integer().notNull(),
  state: storedJson().notNull(),
  note: text().notNull().default(''),
  createdAt: moment().notNull(),
  playedAt: moment().notNull(),
  /** Deleting can be undone until the row is cleared away. */
  deletedAt: moment(),
});
