/**
 * Seals (WITHOUT ROWID): fingerprints of rows whose own content has no hash, so that a changed bit is noticed.
 * A row without a seal was written before there were any and is sealed at the next start.
 */
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const contentSeals = sqliteTable(
  'content_seals',
  {
    /** `pack`, `rules-text`, `setting`, `setup`, `warband`: what is sealed; see `electron/db/seals.ts`. */
    kind: text().notNull(),
    /** Which one: the row's key as text. */
    key: text().notNull(),
    seal: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.key] })],
);
