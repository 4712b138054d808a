/** Settings as stored (WITHOUT ROWID): one row a field, so that one garbled field costs only itself. */
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';

export const settings = sqliteTable('settings', {
  /** `appearance.theme` */
  key: text().primaryKey(),
  /** JSON */
  value: text().notNull(),
  changedAt: moment().notNull(),
});
