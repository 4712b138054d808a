/** Finding cards of enabled packs. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { CardSort } from '../../shared/calls/collection.ts';
import type { Query } from '../../shared/search/query.ts';
import { conditionOf, type PackWords } from './card-query.ts';
import type { Db } from './connect.ts';
import { cardIndex, cards, cardTerms, collectionCards, packCards, packs } from './schema/index.ts';

export interface ListedCard {
  id: number;
  key: string;
  kind: string;
  level: number | null;
  pack: string;
}

export const enabledPacks = (db: Db): PackWords[] =>
  db
    .select({ id: packs.id, key: packs.key, name: packs.name })
    .from(packs)
    .where(eq(packs.isEnabled, true))
    .orderBy(asc(packs.name))
    .all();

/** Commanders first, then what they lead, then what they order. */
const kindOrder = sql`case ${cards.kind} when 'commander' then 0 when 'creature' then 1 else 2 end`;

/** Cards that have no such number come last. */
const sorts: Record<CardSort, SQL[]> = {
  name: [],
  level: [sql`${cards.level} is null`, sql`${cards.level}`, kindOrder],
  type: [kindOrder, sql`${cards.level}`],
  pack: [sql`${packs.name}`, kindOrder, sql`${cards.level}`],
  hp: [sql`${cardIndex.hitPoints} is null`, sql`${cardIndex.hitPoints}`],
  melee: [sql`${cardIndex.melee} is null`, sql`${cardIndex.melee}`],
  speed: [sql`${cardIndex.speed} is null`, sql`${cardIndex.speed}`],
};

/** Every card there is, in an order; equal ones by name. */
export function listCards(db: Db, sort: CardSort): ListedCard[] {
  return db
    .select({ id: cards.id, key: cards.key, kind: cards.kind, level: cards.level, pack: packs.name })
    .from(packs)
    .innerJoin(packCards, eq(packCards.packId, packs.id))
    .innerJoin(cards, eq(cards.id, packCards.cardId))
    .innerJoin(cardIndex, eq(cardIndex.cardId, cards.id))
    .where(eq(packs.isEnabled, true))
    .orderBy(...sorts[sort], asc(cards.name), asc(cards.key))
    .all();
}

/** The numbers of the cards a search finds, in no order. */
export function findCards(db: Db, query: Query, collection?: number): Set<number> {
  const owned =
    collection === undefined
      ? sql``
      : sql`and ${cards.key} in (select ${collectionCards.cardKey} from ${collectionCards} where ${collectionCards.collectionId} = ${collection})`;
  const rows = db.values<[number]>(sql`
    select ${cards.id} from ${packs}
    join ${packCards} on ${packCards.packId} = ${packs.id}
    join ${cards} on ${cards.id} = ${packCards.cardId}
    join ${cardIndex} on ${cardIndex.cardId} = ${cards.id}
    where ${packs.isEnabled} = 1 and ${conditionOf(query, enabledPacks(db))} ${owned}`);
  return new Set(rows.map(([id]) => id));
}

/** The words of one field, by card of an enabled pack. */
export function termsByCard(db: Db, field: string): Map<number, string[]> {
  const rows = db
    .select({ cardId: cardTerms.cardId, printed: cardTerms.printed })
    .from(cardTerms)
    .innerJoin(packCards, eq(packCards.cardId, cardTerms.cardId))
    .innerJoin(packs, and(eq(packs.id, packCards.packId), eq(packs.isEnabled, true)))
    .where(eq(cardTerms.field, field))
    .all();
  const words = new Map<number, string[]>();
  for (const { cardId, printed } of rows) words.set(cardId, [...(words.get(cardId) ?? []), printed]);
  return words;
}
