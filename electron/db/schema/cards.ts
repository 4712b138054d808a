/**
 * Packs, cards and who owns them.
 * A card's row is its content: two versions of a pack share the rows of cards that did not change, and a match
 * keeps the rows it was played with after their pack is gone.
 */
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { campaigns } from './campaigns.ts';
import { moment, rowId, storedJson } from './columns.ts';

export const packs = sqliteTable(
  'packs',
  {
    id: rowId(),
    /** The pack's own name for itself, such as `ember-crown`; several versions may be installed. */
    key: text().notNull(),
    version: text().notNull(),
    /** Content hash: tells a changed pack under the same version apart. */
    hash: text().notNull().unique(),
    name: text().notNull(),
    source: text({ enum: ['builtin', 'imported'] }).notNull(),
    isEnabled: integer({ mode: 'boolean' }).notNull(),
    /** JSON: authors, licence, ready-made warbands, flavour. */
    manifest: storedJson().notNull(),
    installedAt: moment().notNull(),
  },
  (pack) => [
    uniqueIndex('packs_one_enabled')
      .on(pack.key)
      .where(sql`is_enabled = 1`),
    check('packs_source', sql`source in ('builtin', 'imported')`),
  ],
);

export const cards = sqliteTable(
  'cards',
  {
    id: rowId(),
    /** Hash of `data`, key included. */
    hash: text().notNull().unique(),
    /** `ember-crown/ash-acolyte`: what warbands and collections name; the same in every version of the pack. */
    key: text().notNull(),
    /** `commander`, `creature`, `order`, `tile`: the card language may add more. */
    kind: text().notNull(),
    name: text().notNull(),
    level: integer(),
    /** The rules text as rendered from the behaviour, for searching. */
    rulesText: text().notNull(),
    flavour: text().notNull(),
    data: storedJson().notNull(),
  },
  (card) => [index('cards_key').on(card.key)],
);

/** WITHOUT ROWID. Which cards a pack holds, in the pack's order. */
export const packCards = sqliteTable(
  'pack_cards',
  {
    packId: integer()
      .notNull()
      .references(() => packs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    cardId: integer()
      .notNull()
      .references(() => cards.id),
  },
  (row) => [primaryKey({ columns: [row.packId, row.position] }), index('pack_cards_card').on(row.cardId)],
);

/** Whose cards: the free collection holds every card of every enabled pack and needs no rows; a campaign's holds what was won. */
export const collections = sqliteTable(
  'collections',
  {
    id: rowId(),
    scope: text({ enum: ['free', 'campaign'] }).notNull(),
    campaignId: integer()
      .unique('collections_campaign')
      .references(() => campaigns.id, { onDelete: 'cascade' }),
  },
  (row) => [
    uniqueIndex('collections_one_free')
      .on(row.scope)
      .where(sql`scope = 'free'`),
    check(
      'collections_owner',
      sql`(scope = 'free' and campaign_id is null) or (scope = 'campaign' and campaign_id is not null)`,
    ),
  ],
);

/** WITHOUT ROWID. How many copies of a card are owned; by key, so that a missing pack loses nobody's cards. */
export const collectionCards = sqliteTable(
  'collection_cards',
  {
    collectionId: integer()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    cardKey: text().notNull(),
    count: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.collectionId, row.cardKey] }),
    check('collection_cards_count', sql`count > 0`),
  ],
);
