/** What a warband is good at, as the builder shows it: curve, Leadership, coverage, playability. Owns no rule. */
import { abilities, cardKey } from './cards.ts';
import { z } from './zod.ts';

const count = z.int().nonnegative();

/** How an order comes to be played by a creature (W-602..W-607, W-613..W-617), best first. */
export const playModes = ['affinity', 'alone', 'one', 'two', 'more', 'none'] as const;
export type PlayMode = (typeof playModes)[number];

const levelCount = z.strictObject({ level: count, creatures: count, orders: count });

/** One turn of the Leadership plan; turn 0 is the deployment of setup (W-220). */
const planTurn = z.strictObject({
  turn: count,
  leadership: count,
  /** Deployed in this turn, and Levels in play after it, if the cheapest way to fill Leadership is drawn. */
  deployed: z.array(cardKey),
  levels: count,
  /** Creatures of the warband a single deployment of which Leadership allows by now, counted by copy. */
  affordable: count,
});

const orderPlay = z.strictObject({
  key: cardKey,
  /** Copies in the warband. */
  copies: count,
  /** One for each different creature of the warband, in the order of `creatures`. */
  modes: z.array(z.enum(playModes)),
  /** Copies of creatures that can play it in some way. */
  players: count,
});
export type OrderPlay = z.infer<typeof orderPlay>;

const named = z.strictObject({ name: z.string(), creatures: count, orders: count });

export const insightSchema = z.strictObject({
  levels: z.array(levelCount),
  plan: z.array(planTurn),
  /** By Ability: copies of creatures that have it, copies of orders that need it. */
  abilities: z.array(
    z.strictObject({ ability: z.enum([...abilities, 'any']), creatures: count, orders: count }),
  ),
  /** Keywords: copies of creatures that have each, copies of orders that require it or have affinity for it. */
  keywords: z.array(named),
  timings: z.strictObject({ standard: count, minor: count, immediate: count }),
  /** The different creatures, highest Level first. */
  creatures: z.array(cardKey),
  playability: z.array(orderPlay),
  /** Orders no creature can play, and orders that hang on one copy of one creature. */
  dead: z.array(cardKey),
  fragile: z.array(cardKey),
});
export type Insight = z.infer<typeof insightSchema>;
