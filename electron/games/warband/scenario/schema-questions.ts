/** Questions about a position, and their words: what a query file asks and a scenario step may ask too. */
import { z } from '../../../../shared/zod.ts';
import { creatureWord, nameWord, playerWord, squareWord } from './words.ts';
import { intentSchema } from './schema-intents.ts';

/** A creature, a square, or the space of a creature that is not there. */
export const spotSchema = z
  .union(
    [
      squareWord,
      creatureWord,
      z.strictObject({ square: squareWord, large: z.boolean().optional(), player: playerWord.optional() }),
    ],
    'must be a creature, a square, or {"square": …, "large": …, "player": …}',
  )
  .meta({
    id: 'Spot',
    description:
      'A creature by name, a square, or a space: with `player` it counts as that player’s creature (R-54).',
  });
export type SpotText = z.infer<typeof spotSchema>;

const moverSchema = z
  .strictObject({
    from: squareWord,
    large: z.boolean().optional(),
    speed: z.int().min(0).max(40),
    mode: z.enum(['walk', 'fly', 'burrow']).optional(),
    manner: z.enum(['move', 'shift', 'slide']).optional(),
    player: playerWord.optional(),
    sureFooted: z.boolean().optional(),
    hazardProof: z.boolean().optional(),
  })
  .meta({
    id: 'Mover',
    description:
      'A mover that is not in play: the number of squares is taken as it is (W-514 is not applied).',
  });
export type MoverText = z.infer<typeof moverSchema>;

const who = {
  creature: creatureWord.optional(),
  mover: moverSchema.optional(),
  manner: z.enum(['move', 'shift', 'slide']).optional(),
  squares: z.int().min(0).max(40).optional(),
};

export const questionSchema = z
  .discriminatedUnion('query', [
    z.strictObject({
      query: z.literal('reach'),
      id: nameWord.optional(),
      ...who,
      paths: z.boolean().optional(),
    }),
    z.strictObject({ query: z.literal('path'), id: nameWord.optional(), ...who, to: squareWord }),
    z.strictObject({
      query: z.literal('walk'),
      id: nameWord.optional(),
      ...who,
      path: z.array(squareWord).min(1).max(60),
    }),
    z.strictObject({ query: z.literal('sight'), id: nameWord.optional(), from: spotSchema, to: spotSchema }),
    z.strictObject({
      query: z.literal('distance'),
      id: nameWord.optional(),
      from: spotSchema,
      to: spotSchema,
    }),
    z.strictObject({ query: z.literal('threat'), id: nameWord.optional(), creature: creatureWord }),
    z.strictObject({
      query: z.literal('placements'),
      id: nameWord.optional(),
      player: playerWord,
      card: nameWord,
    }),
    z.strictObject({ query: z.literal('options'), id: nameWord.optional() }),
    z.strictObject({
      query: z.literal('explain'),
      id: nameWord.optional(),
      player: playerWord.optional(),
      intent: intentSchema,
    }),
  ])
  .meta({ id: 'Question' });
export type Question = z.infer<typeof questionSchema>;
