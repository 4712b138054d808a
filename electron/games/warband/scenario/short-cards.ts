/** Fills in what a scenario file leaves out of a card: a plain creature, order or commander. */
import type { Card, CommanderCard, CreatureCard, OrderCard } from '../cards/language.ts';
import type { ListedCard, ShortCommander, ShortCreature, ShortOrder } from './words.ts';

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'card';

/** Level 1, 30 Hit Points, Might, Melee Damage 10, Speed 6. */
export function fullCreature(card: ShortCreature, name: string): CreatureCard {
  return {
    type: 'creature',
    id: idOf(card.name ?? name),
    name,
    level: 1,
    keywords: ['Soldier'],
    hitPoints: 30,
    abilities: ['might'],
    melee: 10,
    speed: 6,
    text: [],
    mark: 'gold',
    ...card,
  };
}

/** Level 1, any Ability, a standard action. */
function fullOrder(card: ShortOrder): OrderCard {
  return {
    type: 'order',
    id: idOf(card.name),
    level: 1,
    ability: 'any',
    timing: 'standard',
    mark: 'gold',
    ...card,
  };
}

/** Order hand 0, creature hand 4, Morale 12, Leadership 8. */
export function fullCommander(card: ShortCommander, name: string): CommanderCard {
  return {
    type: 'commander',
    id: idOf(card.name ?? name),
    name,
    orderHand: 0,
    creatureHand: 4,
    morale: 12,
    leadership: 8,
    text: [],
    ...card,
  };
}

export function fullCard(card: ListedCard): Card {
  switch (card.type) {
    case 'creature':
      return fullCreature(card, card.name);
    case 'order':
      return fullOrder(card);
    case 'commander':
      return fullCommander(card, card.name);
  }
}
