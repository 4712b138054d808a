/**
 * Schemas of what a card does: targets, costs, steps, triggers and paragraphs of rules text. The compiler proves
 * each the same as its type in `language.ts`; what a schema cannot say is checked in `validate.ts`.
 */
import { z } from '../../../../shared/zod.ts';
import type { Amount, Cost, Step, Target, Text, Trigger } from './language.ts';
import { creatureEvents, durations, warded } from './language.ts';
import {
  ability,
  amount,
  cardFilter,
  condition,
  damageAmount,
  filter,
  itemFilter,
  player,
  smallAmount,
  squareFilter,
  squaresAmount,
  stat,
  timing,
  trait,
  who,
} from './schema-select.ts';
import type { Same } from './schema-words.ts';
import { damage, keyword, label, properName, proved, small, squares, yes } from './schema-words.ts';

const duration = z.enum(durations).meta({ id: 'Duration' });
const targetNamed = z.strictObject({ target: label });
const attackMode = z.enum(['melee', 'ranged']);

/** An amount, or the word that stands for as much as there is. */
const orWord = <const Word extends string>(fixed: z.ZodType<Amount>, word: Word) =>
  z.union([fixed, z.literal(word)], `must be a number, an amount read off the table, or "${word}"`);
const itemRef = z.union([targetNamed, z.literal('event')], 'must be {"target": …} or "event"');
const preventedFrom = z.union(
  [z.enum(['oneSource', 'any', 'event']), targetNamed],
  'must be "oneSource", "any", "event" or {"target": …}',
);

const targetShape = z
  .discriminatedUnion('kind', [
    z.strictObject({
      name: label,
      kind: z.literal('creature'),
      filter,
      attack: attackMode.optional(),
      rangeBonus: squares.optional(),
      range: squares.optional(),
      upTo: small.optional(),
    }),
    z.strictObject({ name: label, kind: z.literal('item'), filter: itemFilter }),
    z.strictObject({ name: label, kind: z.literal('player'), side: z.enum(['opponent', 'ally', 'any']) }),
    z.strictObject({ name: label, kind: z.literal('square'), filter: squareFilter }),
    z.strictObject({
      name: label,
      kind: z.literal('card'),
      from: z.enum(['discard', 'graveyard']),
      of: z.enum(['you', 'any']),
      filter: cardFilter,
    }),
  ])
  .meta({ id: 'Target', description: 'Chosen when the order is played or the power used (W-403).' });
const target: z.ZodType<Target> = targetShape;
export const targets = z.array(target).min(1).max(4);

const costShape = z
  .discriminatedUnion('pay', [
    z.strictObject({ pay: z.literal('discard'), cards: small, as: label.optional() }),
    z.strictObject({ pay: z.literal('morale'), amount: small }),
    z.strictObject({ pay: z.literal('leadership'), amount: small }),
    z.strictObject({ pay: z.literal('tap'), filter, creatures: small, as: label.optional() }),
    z.strictObject({ pay: z.literal('destroy'), filter, as: label.optional() }),
    z.strictObject({ pay: z.literal('wound'), amount: damage }),
    z.strictObject({ pay: z.literal('detachThis') }),
  ])
  .meta({ id: 'Cost' });
const cost: z.ZodType<Cost> = costShape;
export const costs = z.array(cost).min(1).max(4);

const selfOrFilter = z.union([z.literal('self'), filter]);

const triggerShape = z
  .discriminatedUnion('event', [
    z.strictObject({ event: z.enum(['turnStarts', 'turnEnds']), whose: z.enum(['yours', 'enemy', 'any']) }),
    z.strictObject({
      event: z.enum(creatureEvents),
      who: selfOrFilter,
      by: filter.optional(),
      mode: attackMode.optional(),
    }),
    z.strictObject({
      event: z.literal('orderPlayed'),
      by: z.enum(['you', 'enemy', 'any']),
      on: selfOrFilter.optional(),
      timing: timing.optional(),
    }),
  ])
  .meta({ id: 'Trigger', description: 'When a triggered text speaks (W-706).' });
const trigger: z.ZodType<Trigger> = triggerShape;

const step: z.ZodType<Step> = z
  .lazy(() => stepShape)
  .meta({ id: 'Step', description: 'One thing done on resolution; what cannot be done is skipped (R-15).' });
export const steps = z.array(step).min(1).max(12);
const deck = z.enum(['order', 'creature']);
const pile = z.enum(['discard', 'graveyard']);
const cardPlace = z.enum(['hand', 'deckTop', 'deckBottom']);

const stepShape = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('attack'),
    mode: attackMode,
    by: who.optional(),
    target: who,
    damage: damageAmount.optional(),
    bonus: damageAmount.optional(),
    unpreventable: yes.optional(),
  }),
  z.strictObject({ do: z.literal('damage'), to: who, amount: damageAmount, unpreventable: yes.optional() }),
  z.strictObject({
    do: z.literal('prevent'),
    for: who,
    amount: orWord(damageAmount, 'all'),
    from: preventedFrom,
    once: yes.optional(),
    until: duration,
  }),
  z.strictObject({ do: z.literal('heal'), who, amount: orWord(damageAmount, 'all') }),
  z.strictObject({ do: z.literal('move'), who, squares: orWord(squaresAmount, 'speed') }),
  z.strictObject({ do: z.literal('shift'), who, squares: orWord(squaresAmount, 'speed') }),
  z.strictObject({ do: z.literal('slide'), who, squares: squaresAmount }),
  z.strictObject({ do: z.literal('place'), who, where: z.union([targetNamed, squareFilter]) }),
  z.strictObject({ do: z.literal('swap'), first: who, second: who }),
  z.strictObject({ do: z.literal('tap'), who }),
  z.strictObject({ do: z.literal('untap'), who }),
  z.strictObject({ do: z.literal('draw'), player, deck, cards: smallAmount }),
  z.strictObject({
    do: z.literal('discard'),
    player,
    cards: orWord(smallAmount, 'all'),
    how: z.enum(['choose', 'random', 'yours']),
    as: label.optional(),
  }),
  z.strictObject({
    do: z.literal('recover'),
    player,
    from: pile,
    to: cardPlace,
    filter: cardFilter,
    cards: smallAmount,
  }),
  z.strictObject({
    do: z.literal('return'),
    card: z.union([targetNamed, z.literal('this')], 'must be {"target": …} or "this"'),
    to: cardPlace,
  }),
  z.strictObject({ do: z.literal('withdraw'), who, to: z.enum(['hand', 'deckBottom']) }),
  z.strictObject({ do: z.literal('attach'), to: who }),
  z.strictObject({
    do: z.literal('detach'),
    from: who,
    cards: z.union([orWord(smallAmount, 'all'), z.literal('this')]),
    whose: z.enum(['yours', 'enemy']).optional(),
  }),
  z.strictObject({ do: z.literal('destroy'), who }),
  z.strictObject({
    do: z.literal('rescue'),
    who,
    left: orWord(damageAmount, 'all'),
    once: yes.optional(),
    until: duration,
    steps: steps.optional(),
  }),
  z.strictObject({
    do: z.literal('counter'),
    who,
    name: keyword,
    by: orWord(smallAmount, 'all'),
    remove: yes.optional(),
  }),
  z.strictObject({
    do: z.literal('later'),
    on: trigger,
    who: who.optional(),
    once: yes.optional(),
    until: duration.optional(),
    steps,
  }),
  z.strictObject({ do: z.literal('control'), who, player: player.optional(), until: duration }),
  z.strictObject({ do: z.literal('morale'), player, by: smallAmount, lose: yes.optional() }),
  z.strictObject({ do: z.literal('leadership'), player, by: smallAmount, lose: yes.optional() }),
  z.strictObject({
    do: z.literal('modify'),
    who,
    stat,
    by: amount,
    lower: yes.optional(),
    until: duration,
  }),
  z.strictObject({ do: z.literal('grant'), who, trait, until: duration }),
  z.strictObject({ do: z.literal('grantKeyword'), who, keyword, until: duration }),
  z.strictObject({ do: z.literal('grantAbility'), who, ability, until: duration }),
  z.strictObject({ do: z.literal('empower'), item: itemRef, by: damageAmount, lower: yes.optional() }),
  z.strictObject({ do: z.literal('cancel'), item: itemRef, scope: z.enum(['order', 'action']) }),
  z.strictObject({ do: z.literal('redirect'), item: itemRef, to: who }),
  z.strictObject({ do: z.literal('evade'), who, item: itemRef }),
  z.strictObject({ do: z.literal('extraMove'), who }),
  z.strictObject({ do: z.literal('reactivate'), who }),
  z.strictObject({ do: z.literal('collect'), who, tokens: smallAmount }),
  z.strictObject({ do: z.literal('treasure'), at: who, tokens: smallAmount }),
  z.strictObject({ do: z.literal('look'), deck, cards: smallAmount, take: small.optional() }),
  z.strictObject({
    do: z.literal('search'),
    deck,
    filter: cardFilter,
    cards: small,
    to: z.enum(['hand', 'deckTop']),
  }),
  z.strictObject({ do: z.literal('reveal'), player }),
  z.strictObject({ do: z.literal('deploy'), filter: cardFilter, free: yes.optional(), as: label.optional() }),
  z.strictObject({
    do: z.literal('choose'),
    player: player.optional(),
    ways: z.int().min(2).max(3).optional(),
    options: z.array(z.strictObject({ steps })).min(2).max(4),
  }),
  z.strictObject({ do: z.literal('may'), player: player.optional(), steps }),
  z.strictObject({
    do: z.literal('pay'),
    player: player.optional(),
    cost: costs,
    steps: z.array(step).max(12),
    otherwise: steps.optional(),
  }),
  z.strictObject({
    do: z.literal('pick'),
    as: label,
    from: filter,
    upTo: small.optional(),
    player: player.optional(),
    optional: yes.optional(),
  }),
  z.strictObject({ do: z.literal('if'), when: condition, then: steps, otherwise: steps.optional() }),
  z.strictObject({ do: z.literal('forEach'), who: filter, steps }),
  z.strictObject({ do: z.literal('repeat'), times: smallAmount, steps }),
]);

const textShape = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('trait'),
      trait,
      affects: filter.optional(),
      when: condition.optional(),
    }),
    z.strictObject({
      kind: z.literal('modifier'),
      stat,
      by: amount,
      lower: yes.optional(),
      affects: filter.optional(),
      when: condition.optional(),
    }),
    z.strictObject({
      kind: z.literal('ward'),
      against: z.enum(warded),
      by: filter,
      affects: filter.optional(),
      when: condition.optional(),
    }),
    z.strictObject({
      kind: z.literal('power'),
      name: properName.optional(),
      timing,
      tap: yes.optional(),
      cost: costs.optional(),
      unlimited: yes.optional(),
      once: yes.optional(),
      when: condition.optional(),
      targets: targets.optional(),
      steps,
    }),
    z.strictObject({
      kind: z.literal('trigger'),
      name: properName.optional(),
      on: trigger,
      may: yes.optional(),
      once: yes.optional(),
      tap: yes.optional(),
      cost: costs.optional(),
      when: condition.optional(),
      targets: targets.optional(),
      steps,
    }),
  ])
  .meta({ id: 'Text', description: 'One paragraph of rules text.' });
export const text: z.ZodType<Text> = textShape;

proved<Same<Target, z.infer<typeof targetShape>>>(true);
proved<Same<Cost, z.infer<typeof costShape>>>(true);
proved<Same<Step, z.infer<typeof stepShape>>>(true);
proved<Same<Trigger, z.infer<typeof triggerShape>>>(true);
proved<Same<Text, z.infer<typeof textShape>>>(true);
