/** A pack of any size for benches and tests: the cards of the program's own packs over and over, each a little different. */
import type { CreatureCard, OrderCard } from '../../games/warband/cards/language.ts';
import type { Copies, Pack } from '../../games/warband/cards/pack.ts';
import { installedPackIds, readInstalledPack } from '../packs/folders.ts';

const adjectives = [
  'Ashen',
  'Bright',
  'Crooked',
  'Drowned',
  'Elder',
  'Forsworn',
  'Gilded',
  'Hollow',
  'Iron',
  'Last',
];
const epithets = [
  'Alder',
  'Brook',
  'Cairn',
  'Dale',
  'Ember',
  'Fen',
  'Gate',
  'Hearth',
  'Isle',
  'Keep',
  'Lea',
  'Moor',
];

/** So many different creatures and orders in one pack called `thousands`. */
export function manyCards(count: number): Pack {
  const packs = installedPackIds().map(readInstalledPack);
  const creatures = packs.flatMap((pack) => pack.creatures.map(({ card }) => card));
  const orders = packs.flatMap((pack) => pack.orders.map(({ card }) => card));
  const all = [...creatures, ...orders];
  const made = Array.from({ length: count }, (_, number) => vary(all[number % all.length]!, number));
  const first = packs[0]!;
  return {
    ...first,
    manifest: { ...first.manifest, id: 'thousands', name: 'The Thousands' },
    commanders: first.commanders,
    creatures: made.filter((each): each is Copies<CreatureCard> => each.card.type === 'creature'),
    orders: made.filter((each): each is Copies<OrderCard> => each.card.type === 'order'),
    warbands: [],
  };
}

function vary(card: CreatureCard | OrderCard, number: number): Copies<CreatureCard | OrderCard> {
  const words = [
    adjectives[number % adjectives.length]!,
    epithets[Math.floor(number / 7) % epithets.length]!,
  ];
  const name = `${words[0]!} ${card.name} of ${words[1]!} ${String(number)}`;
  return { copies: 1 + (number % 4), card: { ...card, id: `${card.id}-${String(number)}`, name } };
}
