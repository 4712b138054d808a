/** What a warband is good at, read off its cards: curve, coverage, playability. Works on any list, also half made. */
import { abilities } from '../../../../shared/cards.ts';
import type { Insight, OrderPlay } from '../../../../shared/insight.ts';
import type { WarbandList } from '../../../../shared/warbands.ts';
import type { CreatureCard, OrderCard } from '../cards/language.ts';
import { leadershipPlan } from './plan.ts';
import { playModes } from './playability.ts';
import { commanderOf, creaturesOf, ordersOf, type Shelf } from './shelf.ts';

export function insightOf(list: WarbandList, shelf: Shelf): Insight {
  const creatures = creaturesOf(list, shelf);
  const orders = ordersOf(list, shelf);
  const kinds = differentOf(creatures).toSorted((a, b) => b.level - a.level);
  const playability = differentOf(orders).map((order) => playOf(order, kinds, creatures, orders));
  return {
    levels: levelsOf(creatures, orders),
    plan: leadershipPlan(commanderOf(list, shelf), creatures),
    abilities: [...abilities, 'any' as const].map((ability) => ({
      ability,
      creatures:
        ability === 'any'
          ? creatures.length
          : creatures.filter((card) => card.abilities.includes(ability)).length,
      orders: orders.filter((card) => card.ability === ability).length,
    })),
    keywords: keywordsOf(creatures, orders),
    timings: timingsOf(orders),
    creatures: kinds.map(({ id }) => id),
    playability,
    dead: playability.filter(({ players }) => players === 0).map(({ key }) => key),
    fragile: playability.filter(({ players }) => players === 1).map(({ key }) => key),
  };
}

const differentOf = <Card extends { id: string }>(cards: readonly Card[]): Card[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
];

function playOf(
  order: OrderCard,
  kinds: readonly CreatureCard[],
  creatures: readonly CreatureCard[],
  orders: readonly OrderCard[],
): OrderPlay {
  const modes = playModes(order, kinds, creatures);
  const canPlay = new Set(kinds.filter((_, index) => modes[index] !== 'none').map(({ id }) => id));
  return {
    key: order.id,
    copies: orders.filter(({ id }) => id === order.id).length,
    modes,
    players: creatures.filter(({ id }) => canPlay.has(id)).length,
  };
}

function levelsOf(creatures: readonly CreatureCard[], orders: readonly OrderCard[]): Insight['levels'] {
  const highest = Math.max(6, ...creatures.map(({ level }) => level), ...orders.map(({ level }) => level));
  return Array.from({ length: highest }, (_, index) => ({
    level: index + 1,
    creatures: creatures.filter(({ level }) => level === index + 1).length,
    orders: orders.filter(({ level }) => level === index + 1).length,
  }));
}

function keywordsOf(creatures: readonly CreatureCard[], orders: readonly OrderCard[]): Insight['keywords'] {
  const names = new Set([
    ...creatures.flatMap(({ keywords }) => keywords),
    ...orders.flatMap(({ requires, affinity }) => [requires ?? [], affinity ?? []].flat()),
  ]);
  return [...names]
    .map((name) => ({
      name,
      creatures: creatures.filter(({ keywords }) => keywords.includes(name)).length,
      orders: orders.filter(({ requires, affinity }) => requires === name || affinity === name).length,
    }))
    .toSorted((a, b) => b.creatures - a.creatures || b.orders - a.orders || (a.name < b.name ? -1 : 1));
}

const timingsOf = (orders: readonly OrderCard[]): Insight['timings'] => {
  const count = (timing: OrderCard['timing']) => orders.filter((card) => card.timing === timing).length;
  return { standard: count('standard'), minor: count('minor'), immediate: count('immediate') };
};
