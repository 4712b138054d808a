/**
 * Who of a warband could play an order, by what is printed: W-602..W-607 and assisting W-613..W-617, R-35.
 * What the moment adds (tapped, adjacent, conditions) is the match's business, in `requirements.ts`.
 */
import type { PlayMode } from '../../../../shared/insight.ts';
import type { CreatureCard, OrderCard } from '../cards/language.ts';

type OrderNeeds = Pick<OrderCard, 'level' | 'ability' | 'requires' | 'affinity'>;

const hasAbility = (order: OrderNeeds, creature: CreatureCard): boolean =>
  order.ability === 'any' || creature.abilities.includes(order.ability);

/** W-607. */
const hasAffinity = ({ affinity }: OrderNeeds, creature: CreatureCard): boolean =>
  affinity !== undefined && creature.keywords.includes(affinity);

/** W-602, W-606, W-607: Ability and keyword, Level aside. */
export function printedFit(order: OrderNeeds, creature: CreatureCard): boolean {
  if (order.requires !== undefined && !creature.keywords.includes(order.requires)) return false;
  return hasAffinity(order, creature) || hasAbility(order, creature);
}

/** W-616, R-35; a creature whose own text says so never assists. */
function canAssist(order: OrderNeeds, helper: CreatureCard): boolean {
  const isKeptFrom = helper.text.some(
    (text) => text.kind === 'trait' && text.trait === 'cannotAssist' && !text.affects && !text.when,
  );
  return !isKeptFrom && hasAbility(order, helper);
}

const byAssistants = ['alone', 'one', 'two'] as const;

/** How a creature comes to play an order with the rest of its warband at its side; `others` without itself. */
export function playMode(order: OrderNeeds, actor: CreatureCard, others: readonly CreatureCard[]): PlayMode {
  if (!printedFit(order, actor)) return 'none';
  if (hasAffinity(order, actor)) return 'affinity';
  const helpers = others
    .filter((helper) => canAssist(order, helper))
    .map(({ level }) => level)
    .toSorted((a, b) => b - a);
  let level = actor.level;
  for (let count = 0; count <= helpers.length; count++) {
    if (level >= order.level) return byAssistants[count] ?? 'more';
    level += helpers[count] ?? 0;
  }
  return 'none';
}

/** The creatures without one copy of this one. */
export function withoutOne(creatures: readonly CreatureCard[], actor: CreatureCard): CreatureCard[] {
  const index = creatures.findIndex(({ id }) => id === actor.id);
  return creatures.filter((_, at) => at !== index);
}

/** How many of the creatures can play an order in some way, or in one of the given ways. */
export const countPlayers = (
  order: OrderNeeds,
  creatures: readonly CreatureCard[],
  modes: readonly PlayMode[] = ['affinity', 'alone', 'one', 'two', 'more'],
): number =>
  creatures.filter((actor) => modes.includes(playMode(order, actor, withoutOne(creatures, actor)))).length;
