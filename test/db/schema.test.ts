import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { is } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as schema from '../../electron/db/schema/index.ts';
import { addCard, freshDatabase, temporaryFolder, tryToOpen } from './support.ts';

const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
const withoutRowid = [
  'campaign_answers',
  'campaign_battles',
  'card_tallies',
  'card_terms',
  'collection_cards',
  'content_seals',
  'match_actions',
  'match_card_counts',
  'match_frames',
  'match_seats',
  'match_tags',
  'pack_cards',
  'seat_tallies',
  'settings',
  'setup_cards',
  'setup_packs',
  'warband_tags',
];

interface ListedTable {
  name: string;
  type: string;
  wr: number;
  strict: number;
}

const listTables = async () => {
  const listed = (await freshDatabase()).$client.pragma('table_list') as ListedTable[];
  return listed.filter(({ name, type }) => type === 'table' && !name.startsWith('sqlite_'));
};

describe('the schema', () => {
  it('is what the migrations make, table by table and column by column', async () => {
    const { $client } = await freshDatabase();
    const casing = new CasingCache('snake_case');
    for (const table of tables) {
      const { name, columns } = getTableConfig(table);
      const actual = $client.prepare('select name, type, "notnull" from pragma_table_info(?)').all(name);
      expect(actual, name).toEqual(
        columns.map((column) => ({
          name: casing.getColumnCasing(column),
          type: column.getSQLType().toUpperCase(),
          notnull: Number(column.notNull),
        })),
      );
    }
    expect((await listTables()).map(({ name }) => name).sort()).toEqual(
      tables.map((table) => getTableConfig(table).name).sort(),
    );
  });

  it('types every table strictly', async () => {
    expect((await listTables()).filter(({ strict }) => !strict)).toEqual([]);
  });

  it('keeps small keyed rows without a row id', async () => {
    const found = (await listTables()).filter(({ wr }) => wr).map(({ name }) => name);
    expect(found.sort()).toEqual(withoutRowid);
  });

  it('has an index for every foreign key', async () => {
    const { $client } = await freshDatabase();
    const unindexed = tables.flatMap((table) => {
      const { name } = getTableConfig(table);
      const keys = $client
        .prepare('select "from" from pragma_foreign_key_list(?)')
        .pluck()
        .all(name) as string[];
      const leading = $client
        .prepare(
          `select (select name from pragma_index_info(list.name) where seqno = 0) from pragma_index_list(:name) list
           union all select name from pragma_table_info(:name) where pk = 1`,
        )
        .pluck()
        .all({ name });
      return keys.filter((key) => !leading.includes(key)).map((key) => `${name}.${key}`);
    });
    expect(unindexed).toEqual([]);
  });
});

describe('the connection', () => {
  it('writes ahead, waits for the disk and keeps foreign keys', async () => {
    const opened = await tryToOpen({ folder: temporaryFolder() });
    if (!opened.ok) throw new Error(opened.error.what);
    onTestFinished(() => opened.value.close());
    const { $client } = opened.value.db;
    const read = (pragma: string) => $client.pragma(pragma, { simple: true });
    expect([read('journal_mode'), read('synchronous'), read('foreign_keys')]).toEqual(['wal', 2, 1]);
    expect(read('busy_timeout')).toBe(5000);
  });

  it('refuses a row that refers to nothing', async () => {
    const db = await freshDatabase();
    expect(() => db.insert(schema.packCards).values({ packId: 7, position: 0, cardId: 7 }).run()).toThrow();
  });

  it('has the free collection, once', async () => {
    const db = await freshDatabase();
    expect(db.select().from(schema.collections).all()).toEqual([{ id: 1, scope: 'free', campaignId: null }]);
    expect(() => db.insert(schema.collections).values({ scope: 'free' }).run()).toThrow();
  });
});

describe('card search', () => {
  it('follows cards as they come, change and go', async () => {
    const db = await freshDatabase();
    const find = (words: string) =>
      db.$client.prepare('select rowid from card_search where card_search match ?').pluck().all(words);
    const id = addCard(db, 'ember/ash-acolyte', 'Prevent 20 damage.');
    addCard(db, 'ember/torch', 'Deal 10 damage.');
    expect(find('prevent')).toEqual([id]);
    db.update(schema.cards).set({ rulesText: 'Draw a card.' }).run();
    expect(find('prevent')).toEqual([]);
    expect(find('draw')).toHaveLength(2);
    db.delete(schema.cards).run();
    expect(find('draw')).toEqual([]);
  });
});
