/** The dragon (C-10), his treasure (C-11) and the runes (C-17). */
import type { Use } from './language.ts';
import { event, loot, type Row } from './hazards.ts';

export const dragonRows: readonly Row[] = [
  event('DG-01', 'Slumber', 7, [{ do: 'treasure', count: 2 }]),
  event('DG-02', 'Wrath', 1, [{ do: 'wrath', dice: { dice: 'two' } }]),
];

export const treasureRows: readonly Row[] = [
  loot('TS-01', 'Crown of the Drowned Court', 2000),
  loot('TS-02', 'Mountain’s Heart ruby', 1800),
  loot('TS-03', 'Gilded War Mask', 1500),
  loot('TS-04', 'Star Sapphire', 1200, 2),
  loot('TS-05', 'Jewelled Sceptre', 1000, 2),
  loot('TS-06', 'Gold Ingots', 800, 3),
  loot('TS-07', 'Garnet Diadem', 700, 3),
  loot('TS-08', 'Silver Harp', 600, 3),
  loot('TS-09', 'Rope of Pearls', 500, 4),
  loot('TS-10', 'Enamelled Ewer', 400, 4),
  loot('TS-11', 'Coin Sack', 300, 4),
  loot('TS-12', 'Ivory Game Set', 200, 2),
  { ...loot('TS-13', 'Wyrmscale Buckler', 200), use: { on: 'wounds', less: 5 } },
  { ...loot('TS-14', 'Sealed Reliquary', 0), worth: { dice: 2, each: 100 } },
];

const rune = (id: string, name: string, use: Use): Row => ({
  id,
  name,
  copies: 1,
  type: 'rune',
  steps: [],
  use,
});

export const runeRows: readonly Row[] = [
  rune('RU-01', 'Mending', { on: 'ownTurn', do: 'heal', amount: { plus: 6 } }),
  rune('RU-02', 'Warding', { on: 'drawing', type: 'trap' }),
  rune('RU-03', 'Banishing', { on: 'meeting' }),
  rune('RU-04', 'Stepping', { on: 'action' }),
  rune('RU-05', 'Opening', { on: 'obstacle' }),
  rune('RU-06', 'Steady Hand', { on: 'failedTest' }),
  rune('RU-07', 'Lullaby', { on: 'drawing', card: 'wrath' }),
  rune('RU-08', 'Stoneskin', { on: 'wounds', less: 5, afterFight: true }),
  rune('RU-09', 'Haste', { on: 'turnEnd' }),
  rune('RU-10', 'Upward Path', { on: 'below' }),
  rune('RU-11', 'Second Sight', {
    on: 'drawing',
    decks: ['dungeon', 'search', 'crypt', 'corpse', 'catacomb'],
  }),
  rune('RU-12', 'Last Light', { on: 'closing' }),
];
