/** The person's own words for sorting warbands and matches. */
import { sql } from 'drizzle-orm';
import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { rowId } from './columns.ts';

export const tags = sqliteTable('tags', { id: rowId(), name: text().notNull() }, (tag) => [
  uniqueIndex('tags_name').on(sql`${tag.name} collate nocase`),
]);
