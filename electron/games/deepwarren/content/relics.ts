/** The ten relics (C5), one copy each. A relic's number is its place in the table. */
import type { RelicCard } from './language.ts';

export const relicTable: readonly RelicCard[] = [
  { name: 'Quickstep Band', worth: 2, moment: 'beforeMoving', effect: { do: 'steps', steps: 2 } },
  { name: 'Redsteel Edge', worth: 2, moment: 'declaringAttack', effect: { do: 'attackBonus', amount: 2 } },
  {
    name: 'Mirror Ward',
    worth: 3,
    moment: 'damage',
    effect: { do: 'prevent', causes: ['attack', 'card'], who: 'delver' },
  },
  { name: 'Ashbird Plume', worth: 4, moment: 'death', effect: { do: 'rescue', wounds: 1 } },
  { name: 'Grapple Line', worth: 1, moment: 'beforePitRoll', effect: { do: 'skipPitRoll' } },
  { name: 'Lockbreaker', worth: 1, moment: 'besideDoor', effect: { do: 'removeDoor' } },
  {
    name: 'Salamander Wrap',
    worth: 1,
    moment: 'damage',
    effect: { do: 'prevent', causes: ['burn'], who: 'token' },
  },
  { name: 'Farsight Bow', worth: 2, moment: 'declaringAttack', effect: { do: 'attackRange', range: 2 } },
  { name: 'Hollow Crown', worth: 5, moment: 'never', effect: { do: 'none' } },
  {
    name: 'Guide’s Lamp',
    worth: 3,
    moment: 'afterEvent',
    effect: { do: 'enter', token: 'delver', icon: 'ladder' },
  },
];
