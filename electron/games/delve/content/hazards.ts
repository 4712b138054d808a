/** Steps that several cards share, so that "As DN-20" is the same data and not a copy. */
import type { MonsterKind } from '../../../../shared/games/delve.ts';
import type { Card, Step } from './language.ts';

/** A row of a deck without the deck's name. */
export type Row = Omit<Card, 'deck' | 'gold'> & { gold?: number };

export const wounds = (plus: number): Step => ({ do: 'wounds', amount: { plus } });
export const halfDie = (plus = 0): Step => ({ do: 'wounds', amount: { dice: 'half', plus } });

export const event = (id: string, name: string, copies: number, steps: readonly Step[]): Row => ({
  id,
  name,
  copies,
  type: 'event',
  steps,
});
export const threat = (id: string, name: string, copies: number, steps: readonly Step[]): Row => ({
  ...event(id, name, copies, steps),
  type: 'threat',
});
export const trap = (id: string, name: string, copies: number, steps: readonly Step[]): Row => ({
  ...event(id, name, copies, steps),
  type: 'trap',
});
export const loot = (id: string, name: string, gold: number, copies = 1): Row => ({
  ...event(id, name, copies, []),
  type: 'loot',
  gold,
});
export const monster = (id: string, name: string, copies: number, kind: MonsterKind): Row => ({
  ...event(id, name, copies, [{ do: 'fight', monster: kind }]),
  type: 'monster',
});

export const screechBats: readonly Step[] = [{ do: 'test', attribute: 'armor', fail: [wounds(2)] }];
export const tunnelWeaver: readonly Step[] = [
  { do: 'test', attribute: 'agility', fail: [wounds(1), { do: 'skip' }] },
];
export const graveWraith: readonly Step[] = [{ do: 'test', attribute: 'luck', fail: [halfDie()] }];
export const rattlingHeap: readonly Step[] = [
  {
    do: 'roll',
    cases: [
      { upTo: 3, steps: [{ do: 'fight', monster: 'bonebow' }] },
      { upTo: 6, steps: [] },
    ],
  },
];
export const marshLeeches: readonly Step[] = [{ do: 'drain', wounds: { plus: 1 }, attribute: 'strength' }];
export const stairBelow: readonly Step[] = [{ do: 'stair' }];

export const torchGutters = (id: string, copies: number): Row => ({
  ...event(id, 'Torch Gutters', copies, [{ do: 'hold', attribute: 'luck', wounds: {}, later: true }]),
  torch: true,
});
