/** The collection: searches cards and shows them closely. */
import { collectionCalls, type Found } from '../../../shared/calls/collection.ts';
import type { CallError, Handlers, Input } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { parseQuery } from '../../../shared/search/parse.ts';
import { everything, type Query } from '../../../shared/search/query.ts';
import { commonTerms } from '../../db/card-index.ts';
import { enabledPacks, findCards } from '../../db/card-search.ts';
import { campaignCollections } from '../../db/collections.ts';
import type { Db } from '../../db/connect.ts';
import type { CardLibrary } from '../packs/library.ts';
import { countChips } from './chips.ts';
import { detailOf } from './detail.ts';
import { heapsOf } from './heaps.ts';
import { createShelf } from './shelf.ts';
import { createIndexer } from './index-cards.ts';

type Search = Input<'collection.search'>;

export interface Collection {
  search(search: Search): Result<Found, CallError>;
  /** The packs changed. */
  forget(): void;
}

export function createCollection(db: Db, renewIndex = createIndexer(db)): Collection {
  const shelf = createShelf(db, renewIndex);
  return {
    forget: shelf.forget,
    search: ({ query: text, sort, isDescending, group, collection, chips }) => {
      const query = parseQuery(text);
      if (!query.ok) return err(unreadable(query.error.start));
      const all = shelf.sorted(sort);
      const ids = findCards(db, query.value, collection);
      const found = all.filter(({ id }) => ids.has(id));
      const foundBy = (part: Query) => (part === query.value ? ids : findCards(db, part, collection));
      return ok({
        heaps: heapsOf(isDescending ? found.reverse() : found, group, shelf.words),
        found: found.length,
        all: collection === undefined ? all.length : findCards(db, everything, collection).size,
        chips: countChips(chips, query.value, foundBy, shelf.chip),
      });
    },
  };
}

const unreadable = (place: number): CallError => ({
  code: 'collection.query',
  sentence: `This search cannot be read at its character ${String(place + 1)}.`,
});

export interface CollectionDeps {
  db: Db;
  cards: CardLibrary;
}

export function makeCollectionHandlers({
  db,
  cards,
}: CollectionDeps): Pick<Handlers, keyof typeof collectionCalls> {
  const renewIndex = createIndexer(db);
  const collection = createCollection(db, renewIndex);
  cards.onChange(() => collection.forget());
  return {
    'collection.search': (search) => collection.search(search),
    'collection.card': ({ key, collection: owner }) => detailOf(db, cards, key, owner),
    'collection.words': () => {
      renewIndex();
      return ok({
        keywords: commonTerms(db, 'keyword', 40),
        packs: enabledPacks(db).map(({ key, name }) => ({ key, name })),
      });
    },
    'collection.list': () => ok({ collections: campaignCollections(db) }),
  };
}
