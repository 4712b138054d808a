/** The shape of what a campaign knows of cards, in a file from outside. */
import type { Catalogue } from '../../../shared/games/campaign.ts';
import { z } from '../../../shared/zod.ts';

const key = z.string().min(1).max(200);
const words = z.array(z.string().max(60)).max(40);
const keys = z.array(key).max(400);

const card = z.strictObject({
  ...{ id: key, pack: key, kind: z.string().max(200), abilities: words, keywords: words },
  type: z.enum(['commander', 'creature', 'order']),
  level: z.int().min(0).max(20),
  timing: z.enum(['standard', 'minor', 'immediate']).exactOptional(),
  isPerson: z.literal(true).exactOptional(),
  isRanged: z.literal(true).exactOptional(),
});

const list = z.strictObject({
  ...{ id: key, pack: key, commander: key, creatures: keys, orders: keys, tiles: keys },
});

export const keptCatalogue: z.ZodType<Catalogue> = z.strictObject({
  cards: z.array(card).max(5000),
  lists: z.array(list).max(200),
});
