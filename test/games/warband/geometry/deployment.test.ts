import { describe, expect, it } from 'vitest';
import { placements } from '../../../../electron/games/warband/geometry/deployment.ts';
import { emptyOccupancy, occupancyFor } from '../../../../electron/games/warband/geometry/occupancy.ts';
import { tablesOf } from '../../../../electron/games/warband/geometry/tables.ts';
import { creature, mapOf, type Place } from '../../../support/warband-field.ts';

const map = mapOf('1111../1111../1111../1111../....../......');
const tables = tablesOf(map);
const area = map.starts[0];
const everyone = (places: readonly Place[]) =>
  occupancyFor(
    tables,
    places.map((place) => creature(tables, place, 0)),
    0,
  );
const allBut = (...free: string[]): Place[] =>
  area
    .map((square): Place => [square % 6, Math.floor(square / 6)])
    .filter((place) => !free.includes(place.join()));

/** Where a Large creature goes when no space holds a start square. */
const nearest = [4, 10, 16, 22, 24, 25, 26, 27, 28];

describe('deploying (W-223, R-64)', () => {
  it('offers every free start square to a one-square creature', () => {
    expect(
      placements(
        tables,
        area,
        1,
        everyone([
          [0, 0],
          [3, 3],
        ]),
      ),
    ).toEqual(area.slice(1, 15));
  });

  it('offers a Large creature only places wholly inside while there are any', () => {
    expect(placements(tables, area, 2, emptyOccupancy(tables))).toEqual([0, 1, 2, 6, 7, 8, 12, 13, 14]);
  });

  it('E-10: with one free start square a Large creature stands partly outside', () => {
    expect(placements(tables, area, 2, everyone(allBut('3,3')))).toEqual([21]);
    expect(placements(tables, area, 2, everyone(allBut('3,1')))).toEqual(nearest);
  });

  it('E-10: with no start square free it stands as few steps away as possible', () => {
    const full = everyone(allBut());
    expect(placements(tables, area, 1, full)).toEqual([4, 10, 16, 22, 24, 25, 26, 27, 28]);
    expect(placements(tables, area, 2, full)).toEqual(nearest);
  });

  it('counts steps around walls, not as the crow flies', () => {
    const walled = mapOf('1.../#.../....', [
      [
        [0, 0],
        [1, 0],
      ],
    ]);
    const closed = tablesOf(walled);
    expect(placements(closed, [0], 1, occupancyFor(closed, [creature(closed, [0, 0], 0)], 0))).toEqual([]);
  });

  it('leaves out solid squares and squares of enemies', () => {
    const rough = mapOf('1#./...');
    const tight = tablesOf(rough);
    const full = occupancyFor(tight, [creature(tight, [0, 0], 0), creature(tight, [0, 1], 1)], 0);
    expect(placements(tight, [0], 1, full)).toEqual([4]);
  });
});
