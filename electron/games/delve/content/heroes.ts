/** The six heroes (C-04). */
import type { AttackType } from '../../../../shared/games/delve.ts';
import type { Ability, Hero } from './language.ts';

type Values = readonly [life: number, strength: number, agility: number, armor: number, luck: number];

function hero(
  id: string,
  [name, calling]: readonly [string, string],
  style: AttackType,
  [life, strength, agility, armor, luck]: Values,
  [abilityName, ability]: readonly [string, Ability],
): Hero {
  return { id, name, calling, style, life, values: { strength, agility, armor, luck }, abilityName, ability };
}

export const heroTable: readonly Hero[] = [
  hero(
    'H1',
    ['Brannoch Vale', 'shieldbearer'],
    'melee',
    [17, 7, 5, 9, 6],
    ['Raised Shield', { on: 'damage', once: 'fight' }],
  ),
  hero(
    'H2',
    ['Gorrun Pike', 'pit fighter'],
    'melee',
    [18, 9, 5, 5, 5],
    ['Thick Skull', { on: 'trapWounds', atLeast: 2, less: 1 }],
  ),
  hero(
    'H3',
    ['Kessa Thornwood', 'scout'],
    'ranged',
    [12, 5, 8, 5, 6],
    ['Pathfinder', { on: 'drawingChamber', once: 'turn' }],
  ),
  hero(
    'H4',
    ['Odric Fenn', 'burglar'],
    'ranged',
    [16, 4, 9, 5, 8],
    ['Deft Hands', { on: 'drawing', decks: ['door', 'search'], once: 'turn' }],
  ),
  hero(
    'H5',
    ['Maren of the Lamp', 'healer'],
    'magic',
    [15, 6, 6, 7, 8],
    ['Quiet Prayer', { on: 'searching', heal: { plus: 1 } }],
  ),
  hero(
    'H6',
    ['Ysolde Quill', 'mage'],
    'magic',
    [12, 6, 6, 8, 10],
    ['Foreboding', { on: 'drawing', type: 'threat', attribute: 'luck', once: 'turn' }],
  ),
];
