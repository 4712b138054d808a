/** Packs and their cards in the database. Owns the rows; what a card or a manifest says is not its business. */
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { cards, matchCardCounts, packCards, packs, setupCards } from './schema/index.ts';
import { dropSeal, putSeal, sealOf } from './seals.ts';

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
    sealPack(db, packId);
    sealRulesTexts(db, packId);
  });
}

/** Puts a pack in place of others: a new version of what the program brings. */
export function replacePacks(db: Db, old: readonly number[], pack: NewPack): void {
  atOnce(db, () => {
    for (const id of old) deletePack(db, id);
    storePack(db, pack);
    sweepCards(db);
  });
}

/** Enables or disables; enabling disables whatever else has the key. */
export function setPackEnabled(db: Db, { id, key }: Pick<PackRow, 'id' | 'key'>, isEnabled: boolean): void {
  atOnce(db, () => {
    if (isEnabled) disableKey(db, key);
    db.update(packs).set({ isEnabled }).where(eq(packs.id, id)).run();
    sealPack(db, id);
  });
}

/** Takes a pack out. Cards that another pack holds or a match was played with stay. */
export function removePack(db: Db, id: number): void {
  atOnce(db, () => {
    deletePack(db, id);
    sweepCards(db);
  });
}

function deletePack(db: Db, id: number): void {
  db.delete(packs).where(eq(packs.id, id)).run();
  dropSeal(db, 'pack', id);
  dropSeal(db, 'rules-text', id);
}

const atOnce = (db: Db, work: () => void): void => db.transaction(work, { behavior: 'immediate' });

function disableKey(db: Db, key: string): void {
  const disabled = db
    .update(packs)
    .set({ isEnabled: false })
    .where(and(eq(packs.key, key), eq(packs.isEnabled, true)))
    .returning({ id: packs.id })
    .all();
  for (const { id } of disabled) sealPack(db, id);
}

/** What a pack's row says besides the content its hash stands for. */
export const sealOfPack = ({
  id,
  key,
  version,
  hash,
  name,
  source,
  isEnabled,
  installedAt,
}: PackRow): string => sealOf([id, key, version, hash, name, source, isEnabled, installedAt]);

export function sealPack(db: Db, id: number): void {
  putSeal(db, 'pack', id, sealOfPack(db.select().from(packs).where(eq(packs.id, id)).get()!));
}

/** The rendered texts of a pack's cards: to render them again at every start would take too long. */
export const sealOfRulesTexts = (held: readonly CardRow[]): string =>
  sealOf(held.map(({ rulesText }) => rulesText));

export function sealRulesTexts(db: Db, packId: number): void {
  putSeal(db, 'rules-text', packId, sealOfRulesTexts(cardsOfPack(db, packId)));
}

/** Puts right the columns of a pack's row that its content tells. */
export function mendPack(db: Db, { id, key, name, version, source, hash }: PackRow): void {
  db.update(packs).set({ key, name, version, source, hash }).where(eq(packs.id, id)).run();
  sealPack(db, id);
}

/** Lays the cards of a pack in this order. */
export function reorderPack(db: Db, packId: number, cardIds: readonly number[]): void {
  db.delete(packCards).where(eq(packCards.packId, packId)).run();
  cardIds.forEach((cardId, position) => db.insert(packCards).values({ packId, position, cardId }).run());
}

/** The numbers of the cards that packs hold. */
export const heldCards = (db: Db): Set<number> =>
  new Set(
    db
      .select({ id: packCards.cardId })
      .from(packCards)
      .all()
      .map(({ id }) => id),
  );

/** Every card there is, in whatever pack or none. */
export const allCards = (db: Db): CardRow[] => db.select().from(cards).orderBy(asc(cards.id)).all();

/** Changes columns of a card's row that were found damaged; not where another row has its hash by now. */
export function mendCard(db: Db, id: number, columns: Partial<NewCard>): void {
  const { hash } = columns;
  const taken = hash === undefined ? undefined : db.select().from(cards).where(eq(cards.hash, hash)).get();
  if (taken === undefined || taken.id === id) db.update(cards).set(columns).where(eq(cards.id, id)).run();
}

/** The row of a card with this very content, whole again if it was damaged; the program may have learnt better words for its text. */
export function cardIdOf(db: Db, card: NewCard): number {
  return db
    .insert(cards)
    .values(card)
    .onConflictDoUpdate({ target: cards.hash, set: card })
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
