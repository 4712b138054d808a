/**
 * What a card is found by, besides its words: derived from `cards.data`, and made anew when the program reads
 * cards in a better way. Losing these rows loses nothing.
 */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { cards } from './cards.ts';

/** The numbers printed on a card; its level is in `cards`. */
export const cardIndex = sqliteTable('card_index', {
  cardId: integer()
    .primaryKey()
    .references(() => cards.id, { onDelete: 'cascade' }),
  /** Which way of reading cards made this row. */
  version: integer().notNull(),
  hitPoints: integer(),
  melee: integer(),
  ranged: integer(),
  range: integer(),
  speed: integer(),
  morale: integer(),
  leadership: integer(),
});

/** WITHOUT ROWID. The words a card carries: `keyword` `undead`, `trait` `flying`, `is` `large`; folded for comparison. */
export const cardTerms = sqliteTable(
  'card_terms',
  {
    field: text().notNull(),
    term: text().notNull(),
    cardId: integer()
      .notNull()
      .references(() => cards.id, { onDelete: 'cascade' }),
    /** As printed. */
    printed: text().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.field, row.term, row.cardId] }),
    index('card_terms_card').on(row.cardId),
  ],
);
