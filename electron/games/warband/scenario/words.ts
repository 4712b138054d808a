/** The words scenario files are written in: squares, players, creatures and cards by name, and short cards. */
import { z } from '../../../../shared/zod.ts';
import { commanderShape, creatureShape, orderShape } from '../cards/schema.ts';
import { cardId } from '../cards/schema-words.ts';

const name = z.string().min(1).max(40);

export const squareWord = z
  .union(
    [
      z.string().regex(/^[A-Za-z]{1,2}[1-9]\d?$/, 'must be a square such as "C4"'),
      z.tuple([z.int().min(0).max(31), z.int().min(0).max(31)]),
    ],
    'must be a square such as "C4" or [2, 3]',
  )
  .meta({
    id: 'SquareWord',
    description: '"C4" is column C, row 4; the same square as [2, 3], column and row from 0.',
  });
export type SquareWord = z.infer<typeof squareWord>;

export const playerWord = z
  .union([name, z.int().min(0).max(3)], 'must be a player: a name such as "A", or a seat from 0')
  .meta({ id: 'PlayerWord', description: 'A player by name, or by seat counted from 0.' });
export type PlayerWord = z.infer<typeof playerWord>;

export const creatureWord = name.meta({
  id: 'CreatureWord',
  description: 'A creature by its name in this file, else by the name or id of its card.',
});

/** Cards as files write them: what is left out is filled in by `short-cards.ts`. */
export const shortCreature = creatureShape
  .partial()
  .omit({ type: true })
  .meta({ id: 'ShortCreature', description: 'A creature card; what is left out is plain.' });
export type ShortCreature = z.infer<typeof shortCreature>;

const optionalId = { id: cardId.optional() };

export const shortOrder = orderShape
  .partial()
  .omit({ type: true, name: true, actions: true })
  .extend({ name: orderShape.shape.name, actions: orderShape.shape.actions, ...optionalId })
  .meta({ id: 'ShortOrder', description: 'An order card; `name` and `actions` must be given.' });
export type ShortOrder = z.infer<typeof shortOrder>;

export const shortCommander = commanderShape
  .partial()
  .omit({ type: true })
  .meta({ id: 'ShortCommander', description: 'A commander card; what is left out is usual.' });
export type ShortCommander = z.infer<typeof shortCommander>;

/** A card of the list `cards`: its type and whatever differs from the plain one. */
export const listedCard = z
  .discriminatedUnion('type', [
    creatureShape
      .partial()
      .extend({ type: z.literal('creature'), name: creatureShape.shape.name, ...optionalId }),
    shortOrder.extend({ type: z.literal('order') }),
    commanderShape
      .partial()
      .extend({ type: z.literal('commander'), name: commanderShape.shape.name, ...optionalId }),
  ])
  .meta({ id: 'ListedCard' });
export type ListedCard = z.infer<typeof listedCard>;

/** One card of a hand, deck or pile. */
export const pileEntry = z
  .union(
    [name, z.strictObject({ card: name, name: name.optional(), copies: z.int().min(1).max(60).optional() })],
    'must be the name of a card, or {"card": …, "name": …, "copies": …}',
  )
  .meta({
    id: 'PileEntry',
    description: 'A card of the list `cards` by name or id; it may get a name of its own.',
  });
export type PileEntry = z.infer<typeof pileEntry>;

export { name as nameWord };
