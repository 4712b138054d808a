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
export const playMode = (order: OrderNeeds, actor: CreatureCard, others: readonly CreatureCard[]): PlayMode =>
  modeWith(order, actor, helperLevels(order, others));

/** Levels of those who may assist, the strongest first. */
const helperLevels = (order: OrderNeeds, creatures: readonly CreatureCard[]): number[] =>
  creatures
    .filter((helper) => canAssist(order, helper))
    .map(({ level }) => level)
    .sort((a, b) => b - a);

function modeWith(order: OrderNeeds, actor: CreatureCard, helpers: readonly number[]): PlayMode {
  if (!printedFit(order, actor)) return 'none';
  if (hasAffinity(order, actor)) return 'affinity';
  let level = actor.level;
  for (let count = 0; count <= helpers.length; count++) {
    if (level >= order.level) return byAssistants[count] ?? 'more';
    level += helpers[count] ?? 0;
  }
  return 'none';
}

/** The mode of each of the creatures, all of one warband. */
export function playModes(
  order: OrderNeeds,
  actors: readonly CreatureCard[],
  warband: readonly CreatureCard[],
): PlayMode[] {
  const helpers = helperLevels(order, warband);
  return actors.map((actor) => {
    if (!canAssist(order, actor)) return modeWith(order, actor, helpers);
    // A creature does not assist itself.
    const own = helpers.indexOf(actor.level);
    return modeWith(order, actor, helpers.toSpliced(own, 1));
  });
}

/** How many of the creatures can play an order in some way, or in one of the given ways. */
export const countPlayers = (
  order: OrderNeeds,
  creatures: readonly CreatureCard[],
  modes: readonly PlayMode[] = ['affinity', 'alone', 'one', 'two', 'more'],
): number => playModes(order, creatures, creatures).filter((mode) => modes.includes(mode)).length;
