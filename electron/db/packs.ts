/** Packs and their cards in the database. Owns the rows; what a card or a manifest says is not its business. */
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { cards, matchCardCounts, packCards, packs, setupCards } from './schema/index.ts';

export type PackRow = typeof packs.$inferSelect;
export type CardRow = typeof cards.$inferSelect;
export type NewCard = Omit<CardRow, 'id'>;

export interface NewPack extends Omit<PackRow, 'id'> {
  cards: NewCard[];
}

/** Every installed pack, in the order of their names, newest of a name first. */
export function listPacks(db: Db): PackRow[] {
  return db.select().from(packs).orderBy(asc(packs.name), desc(packs.installedAt), asc(packs.hash)).all();
}

export function findPack(db: Db, hash: string): PackRow | undefined {
  return db.select().from(packs).where(eq(packs.hash, hash)).get();
}

/** The cards of a pack, in its own order. */
export function cardsOfPack(db: Db, packId: number): CardRow[] {
  return db
    .select({ card: cards })
    .from(packCards)
    .innerJoin(cards, eq(cards.id, packCards.cardId))
    .where(eq(packCards.packId, packId))
    .orderBy(asc(packCards.position))
    .all()
    .map(({ card }) => card);
}

/** Stores a pack whole, or nothing of it. Enabled, it takes the place of the enabled pack of its key. */
export function storePack(db: Db, { cards: held, ...row }: NewPack): void {
  atOnce(db, () => {
    if (row.isEnabled) disableKey(db, row.key);
    const { id: packId } = db.insert(packs).values(row).returning({ id: packs.id }).get();
    held.forEach((card, position) => {
      db.insert(packCards)
        .values({ packId, position, cardId: cardIdOf(db, card) })
        .run();
    });
  });
}

/** Puts a pack in place of others: a new version of what the program brings. */
export function replacePacks(db: Db, old: readonly number[], pack: NewPack): void {
  atOnce(db, () => {
    db.delete(packs)
      .where(inArray(packs.id, [...old]))
      .run();
    storePack(db, pack);
    sweepCards(db);
  });
}

/** Enables or disables; enabling disables whatever else has the key. */
export function setPackEnabled(db: Db, { id, key }: Pick<PackRow, 'id' | 'key'>, isEnabled: boolean): void {
  atOnce(db, () => {
    if (isEnabled) disableKey(db, key);
    db.update(packs).set({ isEnabled }).where(eq(packs.id, id)).run();
  });
}

/** Takes a pack out. Cards that another pack holds or a match was played with stay. */
export function removePack(db: Db, id: number): void {
  atOnce(db, () => {
    db.delete(packs).where(eq(packs.id, id)).run();
    sweepCards(db);
  });
}

const atOnce = (db: Db, work: () => void): void => db.transaction(work, { behavior: 'immediate' });

function disableKey(db: Db, key: string): void {
  db.update(packs).set({ isEnabled: false }).where(eq(packs.key, key)).run();
}

/** The row of a card with this very content. Its text is renewed: the program may have learnt better words. */
export function cardIdOf(db: Db, card: NewCard): number {
  return db
    .insert(cards)
    .values(card)
    .onConflictDoUpdate({ target: cards.hash, set: { rulesText: card.rulesText } })
    .returning({ id: cards.id })
    .get().id;
}

/** Deletes cards that nothing holds. */
function sweepCards(db: Db): void {
  const unheld = db
    .select({ id: cards.id })
    .from(cards)
    .leftJoin(packCards, eq(packCards.cardId, cards.id))
    .leftJoin(setupCards, eq(setupCards.cardId, cards.id))
    .leftJoin(matchCardCounts, eq(matchCardCounts.cardId, cards.id))
    .where(and(isNull(packCards.cardId), isNull(setupCards.cardId), isNull(matchCardCounts.cardId)));
  db.delete(cards).where(inArray(cards.id, unheld)).run();
}
