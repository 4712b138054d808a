import { describe, expect, it } from 'vitest';
import {
  distance,
  distanceThroughWalls,
  far,
  isAdjacent,
  withinDistance,
} from '../../../../electron/games/warband/geometry/distance.ts';
import { isInZone, occupancyFor } from '../../../../electron/games/warband/geometry/occupancy.ts';
import {
  clearShot,
  hasCover,
  lineOfSight,
  sightOf,
} from '../../../../electron/games/warband/geometry/sight.ts';
import { tablesOf } from '../../../../electron/games/warband/geometry/tables.ts';
import type { Battlefield } from '../../../../electron/games/warband/geometry/battlefield.ts';
import type { Size } from '../../../../electron/games/warband/geometry/square.ts';
import {
  costs,
  creature,
  ends,
  mapOf,
  moverOn,
  openMap,
  squareAt,
  type Place,
} from '../../../support/warband-field.ts';

/** What a creature at one place sees of one at another; enemies of the first may stand between. */
function sight(
  map: Battlefield,
  from: Place,
  to: Place,
  enemies: Place[] = [],
  sizes: [Size, Size] = [1, 1],
): string {
  const tables = tablesOf(map);
  const blockers = enemies.map((place) => squareAt(tables, place));
  return sightOf(tables, squareAt(tables, from), sizes[0], squareAt(tables, to), sizes[1], blockers);
}

const apart = (map: Battlefield, from: Place, to: Place, size: Size = 1): number =>
  distance(tablesOf(map), squareAt(tablesOf(map), from), size, squareAt(tablesOf(map), to), 1);
const through = (map: Battlefield, from: Place, to: Place): number =>
  distanceThroughWalls(tablesOf(map), squareAt(tablesOf(map), from), 1, squareAt(tablesOf(map), to), 1);
const adjacent = (map: Battlefield, a: Place, b: Place): boolean =>
  isAdjacent(tablesOf(map), squareAt(tablesOf(map), a), 1, squareAt(tablesOf(map), b), 1);

const corner = mapOf('..../.#../..../....');
const wallLine = mapOf('....../....../....../....../......', [
  [
    [0, 1],
    [0, 2],
  ],
  [
    [1, 1],
    [1, 2],
  ],
  [
    [2, 1],
    [2, 2],
  ],
]);

describe('adjacency (R-41, R-42)', () => {
  it('E-41: holds past a solid corner, although neither can step there', () => {
    expect(adjacent(corner, [1, 0], [2, 1])).toBe(true);
    expect(apart(corner, [1, 0], [2, 1])).toBe(1);
    expect(ends(moverOn(corner, [1, 0], 1))).not.toContain('2,1');
    const enemy = creature(tablesOf(corner), [2, 1], 1);
    expect(isInZone(tablesOf(corner), occupancyFor(tablesOf(corner), [enemy], 0), 1, 1)).toBe(true);
  });

  it('E-42: does not hold through a wall line', () => {
    const columns = ([0, 1, 2, 3, 4] as const).map(
      (y) =>
        [
          [0, y],
          [1, y],
        ] as const,
    );
    const walled = mapOf('../../../../..', columns);
    const enemy = creature(tablesOf(walled), [1, 2], 1);
    expect(costs(moverOn(walled, [0, 0], 4, [enemy]))['0,4']).toBe(4);
    expect(adjacent(walled, [0, 2], [1, 2])).toBe(false);
    expect(sight(walled, [0, 2], [1, 2])).toBe('none');
    const open = openMap(2, 5);
    const stopped = ends(moverOn(open, [0, 0], 4, [creature(tablesOf(open), [1, 2], 1)]));
    expect(stopped).toEqual(['0,1', '1,0', '1,1']);
  });

  it('E-43: ends at the free end of a wall line', () => {
    expect(adjacent(wallLine, [2, 1], [2, 2])).toBe(false);
    expect(apart(wallLine, [2, 1], [2, 2])).toBe(2);
    expect(sight(wallLine, [2, 1], [2, 2])).toBe('cover');
    expect(costs(moverOn(wallLine, [2, 1], 3))['2,2']).toBe(3);
    expect(adjacent(wallLine, [2, 1], [3, 2])).toBe(true);
    expect(ends(moverOn(wallLine, [2, 1], 1))).not.toContain('3,2');
    expect(sight(wallLine, [1, 1], [1, 2])).toBe('none');
    expect([apart(wallLine, [1, 1], [1, 2]), through(wallLine, [1, 1], [1, 2])]).toEqual([4, 1]);
  });

  it('E-44: does not hold between two solid squares that meet at a point', () => {
    const closed = mapOf('..../..#./.#../....');
    expect([
      sight(closed, [1, 1], [2, 2]),
      adjacent(closed, [1, 1], [2, 2]),
      apart(closed, [1, 1], [2, 2]),
    ]).toEqual(['none', false, 3]);
    const opened = mapOf('..../..#./..../....');
    expect([sight(opened, [1, 1], [2, 2]), adjacent(opened, [1, 1], [2, 2])]).toEqual(['clear', true]);
  });

  it('E-55: an enemy behind a wall line is not beside the archer', () => {
    const map = mapOf('../..', [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 1],
        [1, 1],
      ],
    ]);
    const beside = (enemy: Place): boolean => {
      const tables = tablesOf(map);
      return isInZone(tables, occupancyFor(tables, [creature(tables, enemy, 1)], 0), 0, 1);
    };
    expect([beside([0, 1]), beside([1, 0])]).toEqual([true, false]);
  });

  it('R-43: a Large creature is adjacent by any of its squares', () => {
    const tables = tablesOf(openMap(6, 6));
    const at = (place: Place) => squareAt(tables, place);
    expect(isAdjacent(tables, at([1, 1]), 2, at([3, 3]), 1)).toBe(true);
    expect(isAdjacent(tables, at([3, 3]), 1, at([1, 1]), 2)).toBe(true);
    expect(isAdjacent(tables, at([1, 1]), 2, at([3, 0]), 2)).toBe(true);
    expect(isAdjacent(tables, at([1, 1]), 2, at([4, 1]), 1)).toBe(false);
    expect(isAdjacent(tables, at([0, 0]), 1, at([5, 5]), 1)).toBe(false);
  });
});

describe('line of sight and cover (W-720..W-725, R-50..R-55)', () => {
  it('E-40: clear past the wall, cover at A, nothing at B; always 6 squares away', () => {
    const map = mapOf('....#..../....#..../....#..../........./.........');
    const targets: Place[] = [
      [7, 4],
      [7, 2],
      [7, 1],
    ];
    expect(targets.map((target) => sight(map, [1, 2], target))).toEqual(['clear', 'cover', 'none']);
    expect(targets.map((target) => apart(map, [1, 2], target))).toEqual([6, 6, 6]);
  });

  it('E-45: a line along one side of a solid square is free, between two it is not', () => {
    expect(sight(mapOf('....../..#.../......'), [0, 0], [4, 0])).toBe('clear');
    expect(sight(mapOf('..#.../..#.../......'), [0, 0], [4, 0])).toBe('none');
  });

  it('E-46: a line that only touches a solid corner is free', () => {
    expect(sight(mapOf('....../..#.../......'), [0, 0], [4, 2])).toBe('cover');
  });

  it('E-47: an enemy between gives cover, an ally does not', () => {
    const map = openMap(7, 3);
    expect(sight(map, [0, 1], [5, 1], [[3, 1]])).toBe('cover');
    expect(sight(map, [0, 1], [5, 1])).toBe('clear');
    expect(sight(map, [0, 1], [5, 0], [[3, 1]])).toBe('clear');
  });

  it('E-48: three enemies in a column hide what is behind them', () => {
    expect(
      sight(
        openMap(7, 3),
        [0, 1],
        [5, 1],
        [
          [3, 0],
          [3, 1],
          [3, 2],
        ],
      ),
    ).toBe('none');
  });

  it('E-49: obstacles hide, give cover to those in them, and never blind the archer in them', () => {
    const map = mapOf('......./...o.../.......');
    expect([sight(map, [0, 1], [5, 1]), sight(map, [0, 1], [3, 1]), sight(map, [3, 1], [6, 1])]).toEqual([
      'cover',
      'cover',
      'clear',
    ]);
  });

  it('E-50: a column of obstacles hides what is behind it, not what is in it', () => {
    const map = mapOf('...o.../...o.../...o...');
    expect([sight(map, [0, 1], [5, 1]), sight(map, [0, 1], [3, 1])]).toEqual(['none', 'cover']);
  });

  it('E-51: a Large target partly in an obstacle has no cover from a clear shot at another of its squares', () => {
    const map = mapOf('......../....o.../....o.../........');
    expect(sight(map, [0, 1], [4, 1], [], [1, 2])).toBe('cover');
    expect(sight(map, [7, 1], [4, 1], [], [1, 2])).toBe('clear');
    expect(sight(mapOf('......../....o.../......../........'), [0, 2], [4, 1], [], [1, 2])).toBe('clear');
  });

  it('E-52: a Large attacker shoots from any of its squares', () => {
    const map = mapOf('..#.../....../......');
    expect(sight(map, [0, 0], [4, 0], [], [2, 1])).toBe('clear');
    expect(sight(map, [1, 0], [4, 0])).toBe('cover');
  });

  it('R-52: two enemies that meet at a point stop the line between them, one alone does not', () => {
    const gully = mapOf('..##/...#/#.../##..');
    expect(sight(gully, [0, 0], [3, 3], [[2, 1]])).toBe('clear');
    expect(sight(gully, [0, 0], [3, 3], [[1, 2]])).toBe('clear');
    expect(
      sight(
        gully,
        [0, 0],
        [3, 3],
        [
          [2, 1],
          [1, 2],
        ],
      ),
    ).toBe('none');
  });

  it('R-52: an enemy and a solid square that meet at a point stop the line between them', () => {
    expect(sight(mapOf('..##/...#/##../##..'), [0, 0], [3, 3], [[2, 1]])).toBe('none');
  });

  it('R-53: the other squares of a Large archer never block, not even obstacles', () => {
    const map = mapOf('.o....../.o......');
    expect(sight(map, [0, 0], [6, 0], [], [2, 1])).toBe('clear');
    expect(sight(map, [0, 0], [6, 0])).toBe('none');
  });

  it('R-54: the squares of the target itself never block', () => {
    expect(
      sight(
        openMap(8, 4),
        [0, 1],
        [5, 1],
        [
          [5, 1],
          [6, 1],
          [5, 2],
          [6, 2],
        ],
        [1, 2],
      ),
    ).toBe('clear');
  });

  it('R-55: adjacent creatures see each other past an obstacle beside a wall', () => {
    const map = mapOf('.#/o.');
    expect(adjacent(map, [0, 0], [1, 1])).toBe(true);
    expect(sight(map, [0, 0], [1, 1])).toBe('cover');
  });

  it('answers the three questions of the rules from one sight', () => {
    const tables = tablesOf(openMap(7, 3));
    const ask = (blockers: number[]) =>
      [lineOfSight, clearShot, hasCover].map((question) => question(tables, 7, 1, 12, 1, blockers));
    expect(ask([])).toEqual([true, true, false]);
    expect(ask([10])).toEqual([true, false, true]);
    expect(ask([3, 10, 17])).toEqual([false, false, false]);
  });

  it('a creature always sees itself', () => {
    expect(sight(openMap(2, 2), [1, 1], [1, 1])).toBe('clear');
  });
});

describe('distance (W-731..W-734, R-57)', () => {
  const room = mapOf('......./..###../..#.#../..#.#../.......');

  it('E-53: counts around walls, or through them when no line of sight is needed', () => {
    expect([apart(room, [1, 2], [3, 2]), through(room, [1, 2], [3, 2])]).toEqual([4, 2]);
    expect([apart(room, [3, 0], [3, 2]), through(room, [3, 0], [3, 2])]).toEqual([7, 2]);
    expect([sight(room, [1, 2], [3, 2]), sight(room, [3, 0], [3, 2])]).toEqual(['none', 'none']);
  });

  it('E-54: a Large creature counts from its nearest square', () => {
    const map = openMap(9, 5);
    expect([apart(map, [0, 0], [7, 3], 2), apart(map, [0, 0], [7, 3])]).toEqual([6, 7]);
    const tables = tablesOf(map);
    expect(distance(tables, squareAt(tables, [7, 3]), 1, 0, 2)).toBe(6);
    expect(distanceThroughWalls(tables, squareAt(tables, [7, 3]), 1, 0, 2)).toBe(6);
    expect(distanceThroughWalls(tables, 0, 2, squareAt(tables, [3, 0]), 2)).toBe(2);
    expect(distance(tables, 0, 2, squareAt(tables, [3, 3]), 2)).toBe(2);
  });

  it('is 0 to oneself and far where no way leads', () => {
    const map = mapOf('.#.');
    expect([apart(map, [0, 0], [0, 0]), apart(map, [0, 0], [2, 0])]).toEqual([0, far]);
    expect([
      withinDistance(tablesOf(room), 15, 1, 17, 1, 4),
      withinDistance(tablesOf(room), 15, 1, 17, 1, 3),
    ]).toEqual([true, false]);
  });

  it('is not lengthened by difficult terrain, obstacles or hazards', () => {
    expect(apart(mapOf('.dhoh.'), [0, 0], [5, 0])).toBe(5);
  });
});
