/** Rows cards are found by, written and read. What they say of a card is decided elsewhere. */
import { and, count, desc, eq, inArray, isNull, min, ne, or } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { cardIndex, cards, cardTerms, packCards, packs } from './schema/index.ts';

export type CardNumbers = Omit<typeof cardIndex.$inferSelect, 'cardId' | 'version'>;
export type CardTerm = Omit<typeof cardTerms.$inferSelect, 'cardId'>;

export interface CardEntry extends CardNumbers {
  terms: CardTerm[];
}

export type StoredCard = Pick<typeof cards.$inferSelect, 'id' | 'hash' | 'data'>;

/** Cards without rows of this version, as stored. Tiles have none. */
export function unindexedCards(db: Db, version: number): StoredCard[] {
  return db
    .select({ id: cards.id, hash: cards.hash, data: cards.data })
    .from(cards)
    .leftJoin(cardIndex, eq(cardIndex.cardId, cards.id))
    .where(and(ne(cards.kind, 'tile'), or(isNull(cardIndex.cardId), ne(cardIndex.version, version))))
    .all();
}

/** The rows of every card that has them, and the card as stored. */
export function cardEntries(db: Db): { card: StoredCard; entry: CardEntry }[] {
  const terms = Map.groupBy(db.select().from(cardTerms).all(), ({ cardId }) => cardId);
  return db
    .select({ card: { id: cards.id, hash: cards.hash, data: cards.data }, index: cardIndex })
    .from(cardIndex)
    .innerJoin(cards, eq(cards.id, cardIndex.cardId))
    .all()
    .map(({ card, index: { cardId, version: _version, ...numbers } }) => ({
      card,
      entry: { ...numbers, terms: (terms.get(cardId) ?? []).map(({ cardId: _id, ...term }) => term) },
    }));
}

/** Takes away rows that name a tile. */
export function dropTileEntries(db: Db): void {
  const tiles = db.select({ id: cards.id }).from(cards).where(eq(cards.kind, 'tile'));
  db.delete(cardIndex).where(inArray(cardIndex.cardId, tiles)).run();
  db.delete(cardTerms).where(inArray(cardTerms.cardId, tiles)).run();
}

export function putCardEntry(
  db: Db,
  cardId: number,
  version: number,
  { terms, ...numbers }: CardEntry,
): void {
  const row = { version, ...numbers };
  db.insert(cardIndex)
    .values({ cardId, ...row })
    .onConflictDoUpdate({ target: cardIndex.cardId, set: row })
    .run();
  db.delete(cardTerms).where(eq(cardTerms.cardId, cardId)).run();
  if (terms.length > 0)
    db.insert(cardTerms)
      .values(terms.map((term) => ({ cardId, ...term })))
      .run();
}

/** The words of a field that most cards of enabled packs carry, as printed, by name. */
export function commonTerms(db: Db, field: string, most: number): string[] {
  return db
    .select({ printed: min(cardTerms.printed) })
    .from(cardTerms)
    .innerJoin(packCards, eq(packCards.cardId, cardTerms.cardId))
    .innerJoin(packs, and(eq(packs.id, packCards.packId), eq(packs.isEnabled, true)))
    .where(eq(cardTerms.field, field))
    .groupBy(cardTerms.term)
    .orderBy(desc(count()), cardTerms.term)
    .limit(most)
    .all()
    .map(({ printed }) => printed!)
    .toSorted((a, b) => a.localeCompare(b, 'en'));
}
