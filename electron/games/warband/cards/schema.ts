/**
 * Schemas of whole cards, and the JSON Schema made of them. Strict: a field the language does not know is refused.
 * The compiler proves each the same as its type in `language.ts`. Use `readCard` of `validate.ts` to read a card
 * from outside: it guards against hostile nesting first and says in words what is wrong.
 */
import { z } from '../../../../shared/zod.ts';
import type { Card, CommanderCard, CreatureCard, OrderCard } from './language.ts';
import { abilityNames, marks } from './language.ts';
import { ability, condition, timing } from './schema-select.ts';
import { costs, steps, targets, text } from './schema-steps.ts';
import type { Same } from './schema-words.ts';
import {
  art,
  cardId,
  damage,
  flavour,
  keyword,
  keywords,
  level,
  properName,
  proved,
  squares,
  tens,
} from './schema-words.ts';

const mark = z
  .enum(marks)
  .meta({ id: 'Mark', description: 'Which half of the first game it belongs to (W-106).' });
/** As many as a card with six of its own has once three honours and three scars are written on it (C-50, C-53). */
const texts = z.array(text).max(12);

export const creatureShape = z
  .strictObject({
    type: z.literal('creature'),
    id: cardId,
    name: properName,
    level,
    keywords,
    hitPoints: tens(10, 300),
    abilities: z.array(ability).min(1).max(abilityNames.length),
    melee: tens(0, 100),
    ranged: z.strictObject({ damage, distance: z.int().min(2).max(20) }).optional(),
    speed: squares,
    large: z.literal(true).optional(),
    text: texts,
    mark,
    flavour: flavour.optional(),
    art: art.optional(),
  })
  .meta({ id: 'CreatureCard' });

export const orderShape = z
  .strictObject({
    type: z.literal('order'),
    id: cardId,
    name: properName,
    level,
    ability: z.enum([...abilityNames, 'any']),
    timing,
    requires: keyword.optional(),
    affinity: keyword.optional(),
    cost: costs.optional(),
    when: condition.optional(),
    actions: z
      .array(z.strictObject({ targets: targets.optional(), steps }))
      .min(1)
      .max(4),
    attach: texts.min(1).optional(),
    mark,
    flavour: flavour.optional(),
    art: art.optional(),
  })
  .meta({ id: 'OrderCard' });

export const commanderShape = z
  .strictObject({
    type: z.literal('commander'),
    id: cardId,
    name: properName,
    orderHand: z.int().min(0).max(10),
    creatureHand: z.int().min(1).max(10),
    morale: z.int().min(1).max(40),
    leadership: z.int().min(1).max(30),
    text: texts,
    mark: mark.optional(),
    flavour: flavour.optional(),
    art: art.optional(),
  })
  .meta({ id: 'CommanderCard' });

export const cardSchema: z.ZodType<Card> = z.discriminatedUnion('type', [
  creatureShape,
  orderShape,
  commanderShape,
]);

proved<Same<CreatureCard, z.infer<typeof creatureShape>>>(true);
proved<Same<OrderCard, z.infer<typeof orderShape>>>(true);
proved<Same<CommanderCard, z.infer<typeof commanderShape>>>(true);

/** The schema of a card as published in `docs/cards.md`. */
export const cardJsonSchema = (): unknown => z.toJSONSchema(cardSchema);
