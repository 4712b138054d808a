/** Whose cards: the collections of campaigns. The free one has every card of every enabled pack and needs no rows. */
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { campaigns, collectionCards, collections } from './schema/index.ts';

export interface CampaignCollection {
  id: number;
  campaign: number;
  name: string;
  /** Different cards in it. */
  cards: number;
}

export function campaignCollections(db: Db): CampaignCollection[] {
  return db
    .select({
      id: collections.id,
      campaign: campaigns.id,
      name: campaigns.name,
      cards: count(collectionCards.cardKey),
    })
    .from(collections)
    .innerJoin(campaigns, and(eq(campaigns.id, collections.campaignId), isNull(campaigns.deletedAt)))
    .leftJoin(collectionCards, eq(collectionCards.collectionId, collections.id))
    .groupBy(collections.id)
    .orderBy(campaigns.name)
    .all();
}

/** How many copies of a card are in a collection. */
export function ownedCopies(db: Db, collection: number, key: string): number {
  const row = db
    .select({ copies: collectionCards.count })
    .from(collectionCards)
    .where(and(eq(collectionCards.collectionId, collection), eq(collectionCards.cardKey, key)))
    .get();
  return row?.copies ?? 0;
}
