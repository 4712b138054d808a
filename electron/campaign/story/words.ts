/** The words story files are written in: ids, conditions and effects. Unknown words are refused. */
import {
  counters,
  placeKinds,
  stances,
  stirCauses,
  type CardQuery,
  type Condition,
  type Effect,
} from '../../../shared/games/campaign.ts';
import { z } from '../../../shared/zod.ts';

export const id = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** A card by its key. */
export const cardKey = z
  .string()
  .max(121)
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be a card such as "lantern-watch/halberdier"');

export const cardQuery: z.ZodType<CardQuery> = z.strictObject({
  id: cardKey.optional(),
  pack: id.optional(),
  type: z.enum(['commander', 'creature', 'order']).optional(),
  ability: id.optional(),
  keyword: z.string().min(1).max(40).optional(),
  timing: z.enum(['standard', 'minor', 'immediate']).optional(),
  levels: z.tuple([z.int().min(1).max(9), z.int().min(1).max(9)]).optional(),
});

const count = z.int().min(0).max(99);

/** No condition needs more; deeper ones would only serve to exhaust the stack of a reader. */
const deepest = 6;

function conditionOf(depth: number): z.ZodType<Condition> {
  const leaves = [
    z.strictObject({ flag: id }),
    z.strictObject({ atLeast: z.tuple([z.enum(counters), count]) }),
    z.strictObject({ atMost: z.tuple([z.enum(counters), count]) }),
    z.strictObject({ holds: id }),
    z.strictObject({ owns: cardQuery, copies: z.int().min(1).max(4).optional() }),
    z.strictObject({ court: id }),
    z.strictObject({ seat: id, stance: z.array(z.enum(stances)).min(1).max(3).optional() }),
  ] as const;
  if (depth >= deepest) return z.union(leaves, 'is no condition');
  const inner = conditionOf(depth + 1);
  const several = z.array(inner).min(1).max(12);
  return z.union(
    [
      ...leaves,
      z.strictObject({ all: several }),
      z.strictObject({ any: several }),
      z.strictObject({ not: inner }),
    ],
    'is no condition',
  );
}

export const condition: z.ZodType<Condition> = conditionOf(1);

const some = (most: number) =>
  z
    .int()
    .min(-most)
    .max(most)
    .refine((value) => value !== 0, 'must not be 0');

const ofCourt = z.strictObject({ court: id });

const effect: z.ZodType<Effect> = z.union(
  [
    z.strictObject({ tallow: some(40) }),
    z.strictObject({ stir: some(12), cause: z.enum(stirCauses) }),
    z.strictObject({ flag: id }),
    z.strictObject({ unflag: id }),
    z.strictObject({ card: cardQuery }),
    z.strictObject({ bundle: z.union([z.enum(['rival', 'own']), ofCourt]) }),
    z.strictObject({ recruit: z.union([z.literal('v1'), cardQuery]) }),
    z.strictObject({ honour: id }),
    z.strictObject({ scar: id }),
    z.strictObject({ heal: z.enum(['v1', 'all']) }),
    z.strictObject({ weary: z.enum(['v1', 'marched']) }),
    z.strictObject({
      candle: z.union([z.enum(['here', 'own']), ofCourt]),
      to: z.enum(['won', 'lit', 'dark']),
    }),
    z.strictObject({ open: id }),
    z.strictObject({ close: id }),
    z.strictObject({ road: z.tuple([id, id]) }),
    z.strictObject({ ground: some(9) }),
    z.strictObject({ advantage: id, at: id.optional() }),
    z.strictObject({ stance: id, by: z.union([z.literal(-1), z.literal(1)]) }),
  ],
  'is no effect',
);

export const effects = z.array(effect).max(12);
export const kind = z.enum(placeKinds);
