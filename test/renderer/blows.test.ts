import { expect, test } from 'vitest';
import { blowsBySquare, blowsOn, damageOf } from '../../renderer/games/warband/table/blows.ts';

const archer = { creature: 1, seat: 1, melee: [4], ranged: [4, 5], meleeDamage: 10, rangedDamage: 30 };
const guard = { creature: 2, seat: 1, melee: [4, 9], ranged: [], meleeDamage: 40, rangedDamage: 0 };
const herald = { creature: 3, seat: 1, melee: [4], ranged: [], meleeDamage: 0, rangedDamage: 0 };

test('a square tells who could strike there, the heaviest first, each with its harder blow', () => {
  const blows = blowsBySquare([archer, guard, herald]);
  expect(blows.get(4)).toEqual([
    { creature: 2, damage: 40, mode: 'melee' },
    { creature: 1, damage: 30, mode: 'ranged' },
  ]);
  expect([...blows.keys()].sort((a, b) => a - b)).toEqual([4, 5, 9]);
});

test('the damage of a square is that of everyone who could strike there', () => {
  expect(damageOf(blowsBySquare([archer, guard]).get(4) ?? [])).toBe(70);
  expect(damageOf([])).toBe(0);
});

test('a Large creature is struck once by each who reaches any of its squares', () => {
  const ogre = { creature: 4, seat: 1, melee: [5], ranged: [4], meleeDamage: 50, rangedDamage: 20 };
  const blows = blowsOn(blowsBySquare([archer, guard, ogre]), [4, 5, 9, 10]);
  expect(new Map(blows.map(({ creature, damage }) => [creature, damage]))).toEqual(
    new Map([
      [1, 30],
      [2, 40],
      [4, 50],
    ]),
  );
});
