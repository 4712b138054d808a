/** Finding cards of enabled packs, in an order. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { CardSort } from '../../shared/calls/collection.ts';
import type { Query } from '../../shared/search/query.ts';
import { conditionOf, type PackWords } from './card-query.ts';
import type { Db } from './connect.ts';
import { cardIndex, cards, cardTerms, collectionCards, packCards, packs } from './schema/index.ts';

export interface FoundCard {
  id: number;
  key: string;
  kind: string;
  level: number | null;
  pack: string;
}

export interface CardSearch {
  query: Query;
  sort: CardSort;
  isDescending: boolean;
  /** Only cards of this collection. */
  collection?: number | undefined;
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

const sorts = {
  name: cards.name,
  level: cards.level,
  type: kindOrder,
  pack: packs.name,
  hp: cardIndex.hitPoints,
  melee: cardIndex.melee,
  speed: cardIndex.speed,
} as const satisfies Record<CardSort, unknown>;

/** Numbers a card does not have come last, whichever way it is sorted. */
const hasNumber: readonly CardSort[] = ['level', 'hp', 'melee', 'speed'];

export function findCards(db: Db, { query, sort, isDescending, collection }: CardSearch): FoundCard[] {
  const column = sorts[sort];
  const rows = db
    .select({ id: cards.id, key: cards.key, kind: cards.kind, level: cards.level, pack: packs.name })
    .from(packs)
    .innerJoin(packCards, eq(packCards.packId, packs.id))
    .innerJoin(cards, eq(cards.id, packCards.cardId))
    .innerJoin(cardIndex, eq(cardIndex.cardId, cards.id))
    .$dynamic();
  if (collection !== undefined)
    rows.innerJoin(
      collectionCards,
      and(eq(collectionCards.cardKey, cards.key), eq(collectionCards.collectionId, collection)),
    );
  return rows
    .where(and(eq(packs.isEnabled, true), conditionOf(query, enabledPacks(db))))
    .orderBy(
      ...(hasNumber.includes(sort) ? [sql`${column} is null`] : []),
      isDescending ? desc(column) : asc(column),
      asc(cards.level),
      asc(cards.name),
      asc(cards.key),
    )
    .all();
}

/** The words of one field, by card. */
export function termsByCard(db: Db, field: string): Map<number, string[]> {
  const rows = db
    .select({ cardId: cardTerms.cardId, printed: cardTerms.printed })
    .from(cardTerms)
    .where(eq(cardTerms.field, field))
    .all();
  const words = new Map<number, string[]>();
  for (const { cardId, printed } of rows) words.set(cardId, [...(words.get(cardId) ?? []), printed]);
  return words;
}
