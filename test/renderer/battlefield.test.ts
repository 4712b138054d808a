import { describe, expect, it } from 'vitest';
import { laidBattlefield } from '../../renderer/games/warband/battlefield.ts';
import {
  CELL,
  circles,
  floor,
  randomFrom,
  solidOutline,
  squaresOf,
  startArea,
} from '../../renderer/games/warband/ink.ts';
import { standingPieces } from '../../renderer/home/setup.ts';

const field = laidBattlefield;

describe('the battlefield on the home screen', () => {
  it('is the two-player layout on its side: 24 by 16 with a start block of 4 by 4 each (B-19)', () => {
    expect(field.rows.map((row) => row.length)).toEqual(Array.from({ length: 16 }, () => 24));
    expect(startArea(field, 1)).toEqual([0, 2 * CELL, 4 * CELL, 4 * CELL]);
    expect(startArea(field, 2)).toEqual([20 * CELL, 10 * CELL, 4 * CELL, 4 * CELL]);
    expect([squaresOf(field, 's').length, squaresOf(field, 'S').length]).toEqual([16, 16]);
  });

  it('has one treasure square on each large tile and on each small tile without a start area (B-10)', () => {
    const tiles = squaresOf(field, '$').map(
      ([x, y]) =>
        `${x < 4 ? 'west' : x < 12 ? 'left' : x < 20 ? 'right' : 'east'} ${y < 8 ? 'upper' : 'lower'}`,
    );
    expect(tiles.sort()).toEqual([
      'east upper',
      'left lower',
      'left upper',
      'right lower',
      'right upper',
      'west lower',
    ]);
  });

  it('sets every piece wholly inside its start area, none on another (W-223)', () => {
    const taken = standingPieces.flatMap(({ at: [x, y], side, isLarge }) => {
      const reach = isLarge ? [0, 1] : [0];
      return reach.flatMap((dx) => reach.map((dy) => ({ x: x + dx, y: y + dy, side })));
    });
    for (const { x, y, side } of taken) expect(field.rows[y]![x]).toBe(side === 1 ? 's' : 'S');
    expect(new Set(taken.map(({ x, y }) => `${String(x)},${String(y)}`)).size).toBe(taken.length);
  });
});

describe('the pen', () => {
  it('draws the same map twice', () => {
    expect(floor(field, randomFrom(7))).toEqual(floor(field, randomFrom(7)));
  });

  it('finds a magic circle once though it covers four squares', () => {
    expect(circles(field)).toEqual([[8, 10]]);
  });

  it('draws no wall line inside a solid mass', () => {
    const block = { ...field, rows: ['....', '.##.', '.##.', '....'] };
    expect(solidOutline(block).match(/M/g)).toHaveLength(8);
  });
});
