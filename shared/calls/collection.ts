/** Cards to leaf through: searching, looking at one closely, whose they are. */
import { cardFace, cardKey } from '../cards.ts';
import { longestQuery } from '../search/parse.ts';
import { z } from '../zod.ts';
import { type CallTable, count } from './words.ts';

/** In which order cards are found; those equal in it are by name. */
export const cardSorts = ['name', 'level', 'type', 'pack', 'hp', 'melee', 'speed'] as const;
export type CardSort = (typeof cardSorts)[number];

/** Into which heaps; a card of two keywords lies in both. */
export const cardGroups = ['none', 'pack', 'level', 'ability', 'type', 'keyword'] as const;
export type CardGroup = (typeof cardGroups)[number];

const query = z.string().max(longestQuery);

const searchSchema = z.strictObject({
  query,
  sort: z.enum(cardSorts),
  isDescending: z.boolean(),
  group: z.enum(cardGroups),
  /** Whose cards; left out: every card of every enabled pack. */
  collection: count.optional(),
  /** Clauses to be counted within what is found, such as `type:order`. */
  chips: z.array(z.string().max(120)).max(120),
});

const heapSchema = z.strictObject({
  /** A pack's name, a level, a keyword …; empty for cards that have none, and without grouping. */
  name: z.string(),
  keys: z.array(cardKey),
});

const foundSchema = z.strictObject({
  heaps: z.array(heapSchema),
  /** Different cards found, and how many there are. */
  found: count,
  all: count,
  /** How many each chip would leave; -1 where a chip cannot be read. */
  chips: z.array(z.int()),
});
export type Found = z.infer<typeof foundSchema>;

/** Where a card is used: in a warband of one's own, or in one that came with a pack. */
const useSchema = z.strictObject({
  /** Its number, or `pack/id` for a ready-made one. */
  id: z.string(),
  isReady: z.boolean(),
  name: z.string(),
  copies: count,
});

/** From own finished matches; a card is counted once a match and seat for winning. */
const cardStatsSchema = z.strictObject({
  matches: count,
  drawn: count,
  played: count,
  destroyed: count,
  damageDealt: count,
  /** Seats that played it, and those of them that won. */
  playedBy: count,
  playedByWinners: count,
});

const cardDetailSchema = z.strictObject({
  face: cardFace,
  packName: z.string(),
  /** How many copies its pack holds. */
  printed: count,
  /** In a campaign's collection; left out in the free one, which has as many as one likes. */
  owned: count.optional(),
  uses: z.array(useSchema),
  stats: cardStatsSchema,
});
export type CardDetail = z.infer<typeof cardDetailSchema>;

const collectionSchema = z.strictObject({ id: count, campaign: count, name: z.string(), cards: count });

export const collectionCalls = {
  'collection.search': { input: searchSchema, output: foundSchema },
  'collection.card': {
    input: z.strictObject({ key: cardKey, collection: count.optional() }),
    output: cardDetailSchema,
  },
  /** Words that cards carry, the most common ones, for chips. */
  'collection.words': {
    input: z.strictObject({}),
    output: z.strictObject({
      keywords: z.array(z.string()),
      packs: z.array(z.strictObject({ key: z.string(), name: z.string() })),
    }),
  },
  /** Collections of campaigns; empty where there is only the free one. */
  'collection.list': {
    input: z.strictObject({}),
    output: z.strictObject({ collections: z.array(collectionSchema) }),
  },
} as const satisfies CallTable;
