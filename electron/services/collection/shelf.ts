/** What the collection remembers until the packs change: every card in each order, and what chips find. */
import type { CardSort } from '../../../shared/calls/collection.ts';
import { printQuery } from '../../../shared/search/print.ts';
import type { Query } from '../../../shared/search/query.ts';
import { findCards, listCards, type ListedCard, termsByCard } from '../../db/card-search.ts';
import type { Db } from '../../db/connect.ts';

export interface Shelf {
  /** Every card of the enabled packs, in this order. */
  sorted(sort: CardSort): readonly ListedCard[];
  /** What a chip finds among all of them. */
  chip(query: Query): ReadonlySet<number>;
  words(field: 'ability' | 'keyword'): ReadonlyMap<number, string[]>;
  forget(): void;
}

/** `renewIndex` is called before anything is listed. */
export function createShelf(db: Db, renewIndex: () => void): Shelf {
  const lists = remember((sort: CardSort) => {
    renewIndex();
    return listCards(db, sort);
  });
  const chips = remember((_text: string, query: Query) => findCards(db, query));
  const words = remember((field: 'ability' | 'keyword') => termsByCard(db, field));
  return {
    sorted: lists.get,
    chip: (query) => chips.get(printQuery(query), query),
    words: words.get,
    forget: () => [lists, chips, words].forEach((each) => each.forget()),
  };
}

/** Answers a question asked before without asking again. */
function remember<Key, Rest extends unknown[], Value>(ask: (key: Key, ...rest: Rest) => Value) {
  const answers = new Map<Key, Value>();
  return {
    get: (key: Key, ...rest: Rest): Value => {
      const known = answers.get(key);
      if (known !== undefined) return known;
      const answer = ask(key, ...rest);
      answers.set(key, answer);
      return answer;
    },
    forget: () => answers.clear(),
  };
}
