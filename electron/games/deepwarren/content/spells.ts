/** The nine spells (C4), one copy each. A spell's number is its place in the table. */
import type { SpellCard } from './language.ts';

export const spellTable: readonly SpellCard[] = [
  {
    name: 'Cinder Lance',
    effect: { do: 'damage', aim: { side: 'other', kinds: 'monster', within: 2 }, amount: 3, paid: true },
  },
  { name: 'Mending Chant', effect: { do: 'heal', aim: { side: 'own', kinds: ['delver'] }, amount: 'all' } },
  { name: 'Fold Space', effect: { do: 'blink', aim: { side: 'own', kinds: ['delver'] } } },
  { name: 'Howling Gale', effect: { do: 'push', aim: { side: 'any', kinds: 'token' }, steps: 2 } },
  { name: 'Trade Places', effect: { do: 'swap', aim: { side: 'any', kinds: 'token' } } },
  { name: 'Rootbind', effect: { do: 'bind', aim: { side: 'other', kinds: 'token' } } },
  { name: 'Unmake Stone', effect: { do: 'clear' } },
  {
    name: 'Yoke the Beast',
    effect: { do: 'takeOver', aim: { side: 'other', kinds: ['skulk', 'ravager', 'mossback'], within: 3 } },
  },
  {
    name: 'Splinter Storm',
    effect: {
      do: 'damage',
      aim: { side: 'other', kinds: 'monster', within: 2 },
      amount: 1,
      each: true,
      paid: true,
    },
  },
];
