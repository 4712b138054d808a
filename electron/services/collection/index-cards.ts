/** Keeps the rows cards are found by complete. */
import type { Db } from '../../db/connect.ts';
import { putCardEntry, unindexedCards } from '../../db/card-index.ts';
import type { Card } from '../../games/warband/index.ts';
import { indexVersion, numbersOf, termsOf } from './card-terms.ts';

/** Reads the cards that came since the last time, or all where the program has learnt to read them better. */
export function indexNewCards(db: Db): void {
  const missing = unindexedCards(db, indexVersion);
  if (missing.length === 0) return;
  db.transaction(() => {
    for (const { id, data } of missing) {
      const card = data as Card;
      putCardEntry(db, id, indexVersion, { ...numbersOf(card), terms: termsOf(card) });
    }
  });
}
