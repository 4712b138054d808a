import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { installedPackIds, readInstalledPack } from '../../electron/cli/packs/folders.ts';
import { isFoundNaively, plainCard } from '../../electron/cli/bench/peers/naive-search.ts';
import type { Db } from '../../electron/db/connect.ts';
import { cards, collectionCards, collections, campaigns } from '../../electron/db/schema/index.ts';
import { createCollection, makeCollectionHandlers } from '../../electron/services/collection/collection.ts';
import { rowsOf } from '../../electron/services/packs/stored.ts';
import { createCardLibrary } from '../../electron/services/packs/library.ts';
import { listPacks, setPackEnabled, storePack } from '../../electron/db/packs.ts';
import { parseQuery } from '../../shared/search/parse.ts';
import type { Query } from '../../shared/search/query.ts';
import { printQuery } from '../../shared/search/print.ts';
import { queries } from '../search/arbitraries.ts';
import { freshDatabase } from '../db/support.ts';

const packs = installedPackIds().map(readInstalledPack);

async function withPacks(): Promise<Db> {
  const db = await freshDatabase();
  for (const pack of packs)
    storePack(db, rowsOf(pack, { source: 'builtin', isEnabled: true, at: 1, by: 'test' }));
  return db;
}

const plain = { sort: 'name' as const, isDescending: false, group: 'none' as const, chips: [] };

function searching(db: Db) {
  const collection = createCollection(db);
  return (query: string, rest: Partial<Parameters<typeof collection.search>[0]> = {}) => {
    const found = collection.search({ ...plain, query, ...rest });
    if (!found.ok) throw new Error(found.error.sentence);
    return found.value;
  };
}

const keysOf = (found: { heaps: { keys: string[] }[] }) => found.heaps.flatMap(({ keys }) => keys);

/** What a plain filter over every card finds. */
function naively(db: Db) {
  const library = createCardLibrary(db);
  const names = new Map(library.packs().map(({ key, name }) => [key, name]));
  const all = [...library.cards().values()].map((card) =>
    plainCard(card, names.get(card.id.split('/')[0]!)!),
  );
  return (query: Query) =>
    all
      .filter((card) => isFoundNaively(card, query))
      .map(({ card }) => card.id)
      .toSorted();
}

const hostile = [
  `'; drop table cards; --`,
  `" OR 1=1 --"`,
  `name:"x' or '1'='1"`,
  'NEAR(a b)',
  'name*',
  '"a" AND "b"',
  'kw:%',
  'kw:_____',
  'text:"\\"\\""',
  '{name}',
  '^lantern',
  'a\0b',
  '🜁',
  '++',
];

describe('searching cards', () => {
  it('finds what a plain filter over every card finds, whatever is asked', async () => {
    const db = await withPacks();
    const [search, filter] = [searching(db), naively(db)];
    const known = ['undead', 'lantern', 'damage', 'the', 'a', 'watch', 'flying', 'march', 'might', 'gold'];
    fc.assert(
      fc.property(queries(known), (query) => {
        const text = printQuery(query);
        fc.pre(parseQuery(text).ok);
        expect(keysOf(search(text)).toSorted(), text).toEqual(filter(query));
      }),
      { numRuns: 100 },
    );
  });

  it('takes words of SQL and of the text search for words to look for and nothing else', async () => {
    const db = await withPacks();
    const [search, filter] = [searching(db), naively(db)];
    const before = await db.$count(cards);
    for (const text of hostile) {
      const query = parseQuery(text);
      if (query.ok) expect(keysOf(search(text)).toSorted(), text).toEqual(filter(query.value));
    }
    expect(await db.$count(cards)).toBe(before);
  });

  it('says where a search cannot be read', async () => {
    const found = createCollection(await withPacks()).search({ ...plain, query: 'lvl>=x' });
    expect(found).toMatchObject({ ok: false, error: { code: 'collection.query' } });
  });

  it('sorts by number with cards that have none last, either way by name among equals', async () => {
    const db = await withPacks();
    const search = searching(db);
    const library = createCardLibrary(db);
    const levels = keysOf(search('', { sort: 'level' })).map((key) => {
      const card = library.cards().get(key)!;
      return 'level' in card ? card.level : Infinity;
    });
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(keysOf(search('', { sort: 'level', isDescending: true }))).toEqual(
      keysOf(search('', { sort: 'level' })).toReversed(),
    );
  });

  it('lays cards in heaps, one with two keywords in both', async () => {
    const search = searching(await withPacks());
    const heaps = search('type:creature', { group: 'keyword' }).heaps;
    const undead = heaps.find(({ name }) => name === 'Undead')!;
    expect(undead.keys).toEqual(keysOf(search('type:creature kw=undead')));
    expect(search('', { group: 'type' }).heaps.map(({ name }) => name)).toEqual([
      'commander',
      'creature',
      'order',
    ]);
    expect(search('', { group: 'level' }).heaps.map(({ name }) => name)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '',
    ]);
    const packs = search('', { group: 'pack' }).heaps;
    expect(packs).toHaveLength(6);
    expect(packs.reduce((sum, { keys }) => sum + keys.length, 0)).toBe(search('').all);
  });

  it('counts for each chip how many it would leave', async () => {
    const search = searching(await withPacks());
    const chips = ['is:large', 'type:order', 'type:creature', 'nonsense:1'];
    const count = (query: string) => search(query).found;
    expect(search('kw:undead type:creature', { chips }).chips).toEqual([
      count('kw:undead type:creature is:large'),
      count('kw:undead type:order'),
      count('kw:undead type:creature'),
      -1,
    ]);
  });

  it('knows no card of a pack that is not enabled', async () => {
    const db = await withPacks();
    const collection = createCollection(db);
    const library = createCardLibrary(db);
    library.onChange(() => collection.forget());
    const found = () => {
      const result = collection.search({ ...plain, query: 'pack:barrow' });
      return result.ok ? result.value.found : -1;
    };
    expect(found()).toBeGreaterThan(20);
    setPackEnabled(
      db,
      listPacks(db).find(({ key }) => key === 'barrow-court')!,
      false,
    );
    library.changed();
    expect(found()).toBe(0);
  });

  it('shows of a campaign only what was won', async () => {
    const db = await withPacks();
    const now = { createdAt: 1, playedAt: 1 };
    db.insert(campaigns)
      .values({ id: 1, name: 'March', storyKey: 's', storyHash: 'h', revision: 1, ...now })
      .run();
    db.insert(collections).values({ id: 2, scope: 'campaign', campaignId: 1 }).run();
    db.insert(collectionCards)
      .values({ collectionId: 2, cardKey: 'barrow-court/hollow-page', count: 3 })
      .run();
    const handlers = makeCollectionHandlers({ db, cards: createCardLibrary(db) });
    expect(searching(db)('', { collection: 2 })).toMatchObject({
      heaps: [{ keys: ['barrow-court/hollow-page'] }],
      found: 1,
      all: 1,
    });
    expect(handlers['collection.list']({})).toEqual({
      ok: true,
      value: { collections: [{ id: 2, campaign: 1, name: 'March', cards: 1 }] },
    });
    expect(handlers['collection.card']({ key: 'barrow-court/hollow-page', collection: 2 })).toMatchObject({
      ok: true,
      value: { owned: 3, printed: 2, packName: 'The Barrow Court', stats: { matches: 0, played: 0 } },
    });
  });
});
