/**
 * Schemas of what a card can point at and read off the table: creatures, players, stack items, cards, squares,
 * numbers and conditions. The compiler proves each the same as its type in `language.ts`.
 */
import { z } from '../../../../shared/zod.ts';
import type {
  Amount,
  Bounds,
  CardFilter,
  Condition,
  Filter,
  ItemFilter,
  Player,
  SquareFilter,
  Who,
  Within,
} from './language.ts';
import { abilityNames, stats, terrains, timings, traits } from './language.ts';
import type { Same } from './schema-words.ts';
import {
  anyNumber,
  damage,
  factor,
  keyword,
  keywords,
  label,
  limit,
  proved,
  small,
  squares,
  yes,
} from './schema-words.ts';

export const ability = z.enum(abilityNames).meta({ id: 'Ability' });
export const timing = z.enum(timings).meta({ id: 'Timing' });
export const stat = z.enum(stats).meta({ id: 'Stat' });
export const trait = z.enum(traits).meta({ id: 'Trait' });
const terrain = z.enum(terrains).meta({ id: 'Terrain' });

/** Recursive words: the annotation names the type, the proofs below tie it to the schema. */
export const filter: z.ZodType<Filter> = z
  .lazy(() => filterShape)
  .meta({ id: 'Filter', description: 'Which creatures: every given condition must hold.' });
const bounds: z.ZodType<Bounds> = z.lazy(() => boundsShape).meta({ id: 'Bounds', minProperties: 1 });
export const condition: z.ZodType<Condition> = z.lazy(() => conditionShape).meta({ id: 'Condition' });

const whoShape = z
  .union(
    [
      z.enum(['actor', 'subject', 'other', 'each']),
      z.strictObject({ target: label }),
      z.strictObject({ picked: label }),
      z.strictObject({ all: filter }),
    ],
    'must say which creature: "actor", "subject", "other", "each", {"target": …}, {"picked": …} or {"all": …}',
  )
  .meta({ id: 'Who' });
export const who: z.ZodType<Who> = whoShape;

const playerShape = z
  .union(
    [
      z.enum(['you', 'eachOpponent', 'eachPlayer', 'eventPlayer']),
      z.strictObject({ target: label }),
      z.strictObject({ controllerOf: who }),
      z.strictObject({ ownerOf: who }),
    ],
    'must say which player: "you", "eachOpponent", "eachPlayer", "eventPlayer", {"target": …}, {"controllerOf": …} or {"ownerOf": …}',
  )
  .meta({ id: 'Player' });
export const player: z.ZodType<Player> = playerShape;

const scaled = { times: factor.optional(), atMost: limit.optional() };
const counts = ['morale', 'leadership', 'orderHand', 'creatureHand', 'graveyard'] as const;

/** An amount whose fixed form is bounded as the place needs; the forms read off the table are the same everywhere. */
const amountOf = (fixed: z.ZodType<number>) =>
  z.union(
    [
      fixed,
      z.strictObject({ count: filter, ...scaled }),
      z.strictObject({ stat, who, ...scaled }),
      z.strictObject({ damageOn: who, ...scaled }),
      z.strictObject({ of: z.enum(counts), player, ...scaled }),
      z.strictObject({ event: yes, ...scaled }),
      z.strictObject({ dealt: yes, ...scaled }),
      z.strictObject({ moved: who, ...scaled }),
      z.strictObject({ counters: keyword, on: who, ...scaled }),
    ],
    'must be a number or read one: {"count": …}, {"stat": …, "who": …}, {"damageOn": …}, {"of": …, "player": …}, {"event": true}, {"dealt": true}, {"moved": …} or {"counters": …, "on": …}',
  );

const amountShape = amountOf(anyNumber).meta({ id: 'Amount', description: 'Any number, 0 to 1000.' });
export const amount: z.ZodType<Amount> = amountShape;
export const damageAmount: z.ZodType<Amount> = amountOf(damage).meta({
  id: 'DamageAmount',
  description: 'Damage, in tens.',
});
export const squaresAmount: z.ZodType<Amount> = amountOf(squares).meta({
  id: 'SquaresAmount',
  description: 'Squares, 1 to 12.',
});
export const smallAmount: z.ZodType<Amount> = amountOf(small).meta({
  id: 'SmallAmount',
  description: 'Cards, tokens, Morale or Leadership: 1 to 12.',
});

const boundsShape = z
  .strictObject({ atLeast: amount.optional(), atMost: amount.optional() })
  .refine(
    (it) => it.atLeast !== undefined || it.atMost !== undefined,
    'must name "atLeast", "atMost" or both',
  );

const withinShape = z
  .strictObject({ squares: squaresAmount, of: who, blind: yes.optional() })
  .meta({ id: 'Within', description: 'Distance; needs line of sight unless blind (W-730 to W-734).' });
const within: z.ZodType<Within> = withinShape;

const filterShape = z.strictObject({
  side: z.enum(['yours', 'ally', 'enemy']).optional(),
  self: yes.optional(),
  another: yes.optional(),
  keyword: keywords.optional(),
  withoutKeyword: keywords.optional(),
  ability: ability.optional(),
  level: bounds.optional(),
  health: bounds.optional(),
  tapped: z.boolean().optional(),
  damaged: z.boolean().optional(),
  attached: z.boolean().optional(),
  large: z.boolean().optional(),
  ranged: z.boolean().optional(),
  trait: trait.optional(),
  on: terrain.optional(),
  within: within.optional(),
  adjacentTo: who.optional(),
  between: z.strictObject({ from: who, to: who }).optional(),
  counter: z.strictObject({ name: keyword, atLeast: small.optional() }).optional(),
});

const conditionShape = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('damageDealt'), to: who.optional() }),
  z.strictObject({ is: z.literal('unprevented'), to: who.optional() }),
  z.strictObject({ is: z.literal('destroyed'), who }),
  z.strictObject({ is: z.literal('matches'), who, filter }),
  z.strictObject({ is: z.literal('exists'), filter, atLeast: small.optional() }),
  z.strictObject({
    is: z.literal('compare'),
    left: amount,
    op: z.enum(['<', '<=', '=', '>=', '>']),
    right: amount,
  }),
  z.strictObject({ is: z.literal('yourTurn') }),
  z.strictObject({ is: z.literal('done') }),
  z.strictObject({ is: z.literal('not'), when: condition }),
  z.strictObject({ is: z.literal('every'), of: z.array(condition).min(2).max(6) }),
  z.strictObject({ is: z.literal('some'), of: z.array(condition).min(2).max(6) }),
]);

const items = [
  'order',
  'power',
  'attack',
  'meleeAttack',
  'rangedAttack',
  'move',
  'collect',
  'trigger',
] as const;
const itemFilterShape = z
  .strictObject({
    what: z.enum(items).optional(),
    by: z.enum(['you', 'enemy']).optional(),
    aimsAt: filter.optional(),
    level: bounds.optional(),
    timing: timing.optional(),
  })
  .meta({ id: 'ItemFilter', description: 'Which items of the stack.' });
export const itemFilter: z.ZodType<ItemFilter> = itemFilterShape;

const cardFilterShape = z
  .strictObject({
    type: z.enum(['order', 'creature']).optional(),
    keyword: keywords.optional(),
    ability: ability.optional(),
    timing: timing.optional(),
    level: bounds.optional(),
  })
  .meta({ id: 'CardFilter', description: 'Which cards of a pile or a hand.' });
export const cardFilter: z.ZodType<CardFilter> = cardFilterShape;

const squareFilterShape = z
  .strictObject({ within: within.optional(), adjacentTo: who.optional(), on: terrain.optional() })
  .meta({ id: 'SquareFilter', description: 'Which squares; always legal and free.' });
export const squareFilter: z.ZodType<SquareFilter> = squareFilterShape;

proved<Same<Who, z.infer<typeof whoShape>>>(true);
proved<Same<Player, z.infer<typeof playerShape>>>(true);
proved<Same<Amount, z.infer<typeof amountShape>>>(true);
proved<Same<Bounds, z.infer<typeof boundsShape>>>(true);
proved<Same<Within, z.infer<typeof withinShape>>>(true);
proved<Same<Filter, z.infer<typeof filterShape>>>(true);
proved<Same<Condition, z.infer<typeof conditionShape>>>(true);
proved<Same<ItemFilter, z.infer<typeof itemFilterShape>>>(true);
proved<Same<CardFilter, z.infer<typeof cardFilterShape>>>(true);
proved<Same<SquareFilter, z.infer<typeof squareFilterShape>>>(true);
