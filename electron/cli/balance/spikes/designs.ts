/**
 * Lists that somebody who only wants to win might bring: each design is a taste in creatures, carried through to the
 * smallest legal list, with the orders its creatures can carry out best.
 */
import { randomInt, type Rng } from '../../../engine/rng.ts';
import type { Card } from '../../../games/warband/cards/language.ts';
import { valueOfCard } from '../../../games/warband/cards/value.ts';
import {
  checkWarband,
  fewestCreatures,
  fewestOrders,
  kindOf,
  mostOfAKind,
} from '../../../games/warband/legality.ts';
import type { Army, Armoury } from '../../warband/armies.ts';

type CreatureCard = Extract<Card, { type: 'creature' }>;
type OrderCard = Extract<Card, { type: 'order' }>;

/** How much a design wants a creature. */
type Taste = (card: CreatureCard) => number;

const damageOf = ({ melee, ranged }: CreatureCard): number => Math.max(melee, ranged?.damage ?? 0);
const strengthOf = (card: CreatureCard): number =>
  (card.hitPoints + 2 * damageOf(card)) / 10 + Math.max(0, valueOfCard(card));

export const designs: Readonly<Record<string, Taste>> = {
  ranged: (card) => (card.ranged ? card.ranged.damage + 2 * card.ranged.distance : 0) / card.level,
  swift: (card) => (card.speed * damageOf(card)) / card.level,
  sturdy: (card) => card.hitPoints / card.level,
  swarm: (card) => strengthOf(card) / card.level ** 2,
  heavy: (card) => strengthOf(card),
  thrifty: (card) => strengthOf(card) / card.level,
};

export interface Spike extends Army {
  design: string;
}

/** A list of a design under a commander; with `rng` every card is liked a little more or less, by chance. */
export function spikeOf(
  { library, armies }: Pick<Armoury, 'library' | 'armies'>,
  commander: string,
  design: string,
  number: number,
  rng?: Rng,
): Spike {
  const whim = (): number => (rng ? 0.7 + randomInt(rng, 61) / 100 : 1);
  const cards = [...library.values()];
  const taste = designs[design]!;
  const creatures = best(
    cards.filter((card) => card.type === 'creature'),
    (card) => taste(card) * whim(),
    fewestCreatures,
    library,
  );
  const orders = best(
    cards.filter((card) => card.type === 'order'),
    (card) => useOf(card, creatures) * whim(),
    fewestOrders,
    library,
  );
  const home = armies.find(({ warband }) => warband.commander === commander) ?? armies[0]!;
  const { tiles, chests } = home.warband;
  const ids = { creatures: creatures.map(({ id }) => id), orders: orders.map(({ id }) => id) };
  const [problem] = checkWarband({ commanders: [commander], ...ids, tiles }, library);
  if (problem) throw new Error(`${design}: ${problem.sentence}`);
  const key = `spikes/${design}-${number}-${commander.split('/')[1]!}`;
  return { ...{ key, pack: 'spikes', name: key, design }, warband: { commander, ...ids, tiles, chests } };
}

/** The cards a taste likes best, as many copies of each as may be. */
function best<T extends Card>(
  cards: readonly T[],
  taste: (card: T) => number,
  count: number,
  library: Armoury['library'],
): T[] {
  const kinds = new Map<string, { card: T; liking: number }>();
  for (const card of cards) {
    const kind = kindOf(card.id, library);
    if (!kinds.has(kind)) kinds.set(kind, { card, liking: taste(card) });
  }
  return [...kinds.values()]
    .toSorted((one, other) => other.liking - one.liking)
    .flatMap(({ card }) => new Array<T>(mostOfAKind).fill(card))
    .slice(0, count);
}

/** What an order's text is worth, by the share of creatures that can carry it out. */
function useOf(order: OrderCard, creatures: readonly CreatureCard[]): number {
  const able = creatures.filter(
    ({ level, abilities = [] }) =>
      level >= order.level && (order.ability === 'any' || abilities.includes(order.ability)),
  );
  return (Math.max(0, valueOfCard(order)) * able.length) / creatures.length;
}
