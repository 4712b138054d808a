/** Keeps the rows cards are found by complete and true. A damaged card is in none of them. */
import type { Db } from '../../db/connect.ts';
import {
  type CardEntry,
  cardEntries,
  dropTileEntries,
  putCardEntry,
  type StoredCard,
  unindexedCards,
} from '../../db/card-index.ts';
import { hash } from '../../engine/hash.ts';
import type { Card } from '../../games/warband/index.ts';
import { isCardWhole } from '../packs/whole.ts';
import { indexVersion, numbersOf, termsOf } from './card-terms.ts';

/** How to bring the rows up to date; the first time in a run, all of them are compared with their cards. */
export function createIndexer(db: Db): () => void {
  let isCompared = false;
  return () => {
    if (!isCompared) compare(db);
    isCompared = true;
    put(db, unindexedCards(db, indexVersion).filter(isCardWhole));
  };
}

function compare(db: Db): void {
  dropTileEntries(db);
  put(db, wrongCards(db));
}

function put(db: Db, cards: readonly StoredCard[]): void {
  if (cards.length === 0) return;
  db.transaction(() => {
    for (const { id, data } of cards) putCardEntry(db, id, indexVersion, entryOf(data as Card));
  });
}

const entryOf = (card: Card): CardEntry => ({ ...numbersOf(card), terms: termsOf(card) });

/** Cards whose rows do not say what they say. */
const wrongCards = (db: Db): StoredCard[] =>
  cardEntries(db).flatMap(({ card, entry }) =>
    isCardWhole(card) && !isSame(entry, entryOf(card.data as Card)) ? [card] : [],
  );

const isSame = (one: CardEntry, other: CardEntry): boolean => hash(sorted(one)) === hash(sorted(other));

/** Words in one order, wherever they come from. */
const sorted = ({ terms, ...numbers }: CardEntry) => ({
  ...numbers,
  terms: terms.map(({ field, term, printed }) => [field, term, printed].join(' ')).toSorted(),
});
