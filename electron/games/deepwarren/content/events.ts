/** The 62 event cards (C3). A card's number is its place in the table. */
import type { EventCard } from './language.ts';

export const eventTable: readonly EventCard[] = [
  {
    name: 'Lantern at the Ladder',
    copies: 9,
    category: 'hero',
    effect: { do: 'enter', token: 'delver', icon: 'ladder' },
  },
  {
    name: 'Skulk Whistle',
    copies: 9,
    category: 'spawn',
    effect: { do: 'enter', token: 'skulk', icon: 'lair' },
  },
  {
    name: 'Ravager Horn',
    copies: 7,
    category: 'spawn',
    effect: { do: 'enter', token: 'ravager', icon: 'lair' },
  },
  {
    name: 'Mossback Wakes',
    copies: 5,
    category: 'spawn',
    effect: { do: 'enter', token: 'mossback', icon: 'lair' },
  },
  {
    name: 'Emberwyrm Stirs',
    copies: 2,
    category: 'spawn',
    effect: { do: 'enter', token: 'emberwyrm', icon: 'lair' },
  },
  { name: 'Barred Way', copies: 4, category: 'happening', effect: { do: 'placeDoor' } },
  { name: 'Buried Coffer', copies: 6, category: 'happening', effect: { do: 'placeChest' } },
  { name: 'Whispered Rite', copies: 6, category: 'happening', effect: { do: 'drawCard', deck: 'spell' } },
  { name: 'Glint in the Dust', copies: 6, category: 'happening', effect: { do: 'drawCard', deck: 'relic' } },
  {
    name: 'Tremor',
    copies: 2,
    category: 'happening',
    effect: { do: 'push', aim: { side: 'any', kinds: 'token', notOn: 'pit' }, steps: 1 },
  },
  {
    name: 'Falling Stones',
    copies: 2,
    category: 'happening',
    effect: {
      do: 'damage',
      aim: { side: 'any', kinds: 'token', notOn: 'entrance' },
      amount: 1,
      paid: true,
    },
  },
  {
    name: 'Second Wind',
    copies: 1,
    category: 'happening',
    effect: { do: 'heal', aim: { side: 'own', kinds: 'token' }, amount: 2 },
  },
  { name: 'Hidden Passage', copies: 1, category: 'happening', effect: { do: 'drawTile' } },
  { name: 'Dropped Purse', copies: 1, category: 'happening', effect: { do: 'gainCrowns', crowns: 2 } },
  {
    name: 'Vermin Surge',
    copies: 1,
    category: 'happening',
    effect: {
      do: 'damage',
      aim: { side: 'any', kinds: ['delver'], on: 'lair' },
      amount: 1,
      each: true,
      paid: false,
    },
  },
];

export const eventCardCount = eventTable.reduce((sum, { copies }) => sum + copies, 0);
