/** The collection: searches cards and shows them closely. */
import { collectionCalls, type Found } from '../../../shared/calls/collection.ts';
import type { CallError, Handlers, Input } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { parseQuery } from '../../../shared/search/parse.ts';
import { printQuery } from '../../../shared/search/print.ts';
import { everything, type Query } from '../../../shared/search/query.ts';
import { termsInUse } from '../../db/card-index.ts';
import { enabledPacks, findCards, termsByCard } from '../../db/card-search.ts';
import { campaignCollections, ownedCards } from '../../db/collections.ts';
import type { Db } from '../../db/connect.ts';
import type { CardLibrary } from '../packs/library.ts';
import { countChips } from './chips.ts';
import { detailOf } from './detail.ts';
import { heapsOf } from './heaps.ts';
import { indexNewCards } from './index-cards.ts';

type Search = Input<'collection.search'>;

export interface Collection {
  search(search: Search): Result<Found, CallError>;
}

export function createCollection(db: Db): Collection & { forget: () => void } {
  /** What chips find among all cards; the same until the packs change. */
  const kept = new Map<string, ReadonlySet<number>>();

  const idsOf = (query: Query, collection: number | undefined): ReadonlySet<number> =>
    new Set(findCards(db, { query, sort: 'name', isDescending: false, collection }).map(({ id }) => id));

  const keptIds = (query: Query): ReadonlySet<number> => {
    const text = printQuery(query);
    const ids = kept.get(text) ?? idsOf(query, undefined);
    kept.set(text, ids);
    return ids;
  };

  return {
    forget: () => kept.clear(),
    search: ({ query: text, sort, isDescending, group, collection, chips }) => {
      const query = parseQuery(text);
      if (!query.ok) return err(unreadable(query.error.start));
      indexNewCards(db);
      const found = findCards(db, { query: query.value, sort, isDescending, collection });
      const ids = new Set(found.map(({ id }) => id));
      const foundBy = (part: Query) => (part === query.value ? ids : idsOf(part, collection));
      return ok({
        heaps: heapsOf(found, group, (field) => termsByCard(db, field)),
        found: found.length,
        all: collection === undefined ? keptIds(everything).size : ownedCards(db, collection).size,
        chips: countChips(chips, query.value, foundBy, keptIds),
      });
    },
  };
}

const unreadable = (place: number): CallError => ({
  code: 'collection.query',
  sentence: `This search cannot be read at its character ${String(place + 1)}.`,
});

export interface CollectionGround {
  db: Db;
  cards: CardLibrary;
}

export function makeCollectionHandlers({
  db,
  cards,
}: CollectionGround): Pick<Handlers, keyof typeof collectionCalls> {
  const collection = createCollection(db);
  cards.onChange(() => collection.forget());
  return {
    'collection.search': (search) => collection.search(search),
    'collection.card': ({ key, collection: owner }) => detailOf(db, cards, key, owner),
    'collection.words': () => {
      indexNewCards(db);
      return ok({
        keywords: termsInUse(db, 'keyword'),
        traits: termsInUse(db, 'trait'),
        packs: enabledPacks(db).map(({ key, name }) => ({ key, name })),
      });
    },
    'collection.list': () => ok({ collections: campaignCollections(db) }),
  };
}
