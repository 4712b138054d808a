import { describe, expect, it } from 'vitest';
import { addMark, hazardMark, noMarks } from '../../../../electron/games/warband/geometry/marks.ts';
import { isInZone, occupancyFor } from '../../../../electron/games/warband/geometry/occupancy.ts';
import { pathTo, walkPath } from '../../../../electron/games/warband/geometry/path.ts';
import { reach } from '../../../../electron/games/warband/geometry/reach.ts';
import { tablesOf } from '../../../../electron/games/warband/geometry/tables.ts';
import {
  costs,
  creature,
  ends,
  mapOf,
  moverOn,
  openMap,
  placeOf,
  squareAt,
  type Place,
} from '../../../support/warband-field.ts';

const hall = mapOf('............/....##....../....##....../............/............/............');
const row7 = openMap(7, 1);

/** Walks a path of places and gives its cost, or the code and rule of its refusal. */
function walk({ tables, mover }: ReturnType<typeof moverOn>, ...path: Place[]): unknown {
  const walked = walkPath(
    tables,
    mover,
    path.map((place) => squareAt(tables, place)),
  );
  return walked.ok ? walked.value.cost : [walked.error.code, walked.error.rule];
}

describe('walking (W-501..W-515)', () => {
  it('E-13: a Large creature needs 7 squares around the block to reach contact', () => {
    const enemy = creature(tablesOf(hall), [9, 3], 1);
    const setup = moverOn(hall, [0, 1], 7, [enemy], { size: 2 });
    expect(walk(setup, [1, 2], [2, 3], [3, 3], [4, 3], [5, 3], [6, 3], [7, 3])).toBe(7);
    const contact = (budget: number): boolean => {
      const { tables, mover } = moverOn(hall, [0, 1], budget, [enemy], { size: 2 });
      return reach(tables, mover).squares.some((square) => isInZone(tables, mover.occupancy, square, 2));
    };
    expect([contact(6), contact(7)]).toEqual([false, true]);
  });

  it('E-14: its small ally reaches the enemy in 3 squares without an earlier stop', () => {
    const tables = tablesOf(hall);
    const setup = moverOn(hall, [11, 0], 6, [creature(tables, [7, 3], 0, 2), creature(tables, [9, 3], 1)]);
    expect(walk(setup, [11, 1], [11, 2], [10, 3])).toBe(3);
    expect(costs(setup)['10,3']).toBe(3);
    expect(isInZone(tables, setup.mover.occupancy, squareAt(tables, [10, 3]), 1)).toBe(true);
  });

  it('E-16: difficult squares cost 2 each', () => {
    const found = costs(moverOn(mapOf('..dd...'), [1, 0], 4));
    expect([found['2,0'], found['3,0'], found['4,0']]).toEqual([2, 4, undefined]);
  });

  it('E-17: every way past the enemy on three rows touches it; on five rows there is a way round', () => {
    const narrow = openMap(8, 3);
    const past = ends(moverOn(narrow, [0, 1], 6, [creature(tablesOf(narrow), [3, 1], 1)]));
    expect(Math.max(...past.map((end) => Number(end[0])))).toBe(2);
    const wide = openMap(8, 5);
    const around = moverOn(wide, [0, 2], 6, [creature(tablesOf(wide), [3, 2], 1)]);
    expect(walk(around, [1, 1], [2, 0], [3, 0], [4, 0], [5, 1], [6, 2])).toBe(6);
    expect(costs(around)['6,2']).toBe(6);
  });

  it('E-22: a walker stops beside the enemy where a shift goes past', () => {
    const map = openMap(9, 3);
    const enemy = creature(tablesOf(map), [4, 1], 1);
    const walked = ends(moverOn(map, [1, 1], 6, [enemy]));
    expect(Math.max(...walked.map((end) => Number(end[0])))).toBe(3);
    const shift = moverOn(map, [1, 1], 6, [enemy], { stops: false });
    expect(walk(shift, [2, 0], [3, 0], [4, 0], [5, 0], [6, 1])).toBe(5);
    expect(costs(shift)['6,1']).toBe(5);
  });

  it('E-23: a slide passes beside a hostile creature without stopping', () => {
    const map = openMap(9, 3);
    const tables = tablesOf(map);
    const others = [creature(tables, [1, 1], 1), creature(tables, [4, 1], 0)];
    const slide = moverOn(map, [5, 2], 5, others, { stops: false, passEnemies: true });
    expect(walk(slide, [4, 2], [3, 2], [2, 2], [1, 2], [0, 1])).toBe(5);
    const slid = creature(tables, [0, 1], 1);
    expect(isInZone(tables, occupancyFor(tables, [slid], 0), squareAt(tables, [1, 1]), 1)).toBe(true);
  });

  it('E-24: with Speed 1 a difficult square cannot be entered', () => {
    const map = mapOf('.d./.../...');
    expect(costs(moverOn(map, [0, 0], 1, [creature(tablesOf(map), [0, 1], 1)]))).toEqual({ '1,1': 1 });
  });

  it('E-25: allies may be passed but not ended on', () => {
    const tables = tablesOf(row7);
    const allies = [creature(tables, [1, 0], 0), creature(tables, [2, 0], 0)];
    expect(ends(moverOn(row7, [0, 0], 6, allies))).toEqual(['3,0', '4,0', '5,0', '6,0']);
    expect(ends(moverOn(row7, [0, 0], 2, allies))).toEqual([]);
  });

  it('E-26: an occupied square in which it would have to stop cannot be entered', () => {
    const tables = tablesOf(row7);
    const setup = moverOn(row7, [0, 0], 6, [creature(tables, [2, 0], 0), creature(tables, [3, 0], 1)]);
    expect(ends(setup)).toEqual(['1,0']);
    expect(walk(setup, [1, 0], [2, 0])).toEqual(['mustStopOnCreature', 'R-45']);
  });

  it('E-30: a Large creature pays for difficult terrain once a step', () => {
    const found = costs(moverOn(mapOf('...d.../...d...'), [0, 0], 6, [], { size: 2 }));
    expect(found).toEqual({ '1,0': 1, '2,0': 3, '3,0': 5, '4,0': 6 });
  });

  it('spares sure-footed and hazard-proof walkers the extra cost of their kind of terrain', () => {
    const map = mapOf('.doh');
    const cost = (extras: { sureFooted?: boolean; hazardProof?: boolean }) =>
      costs(moverOn(map, [0, 0], 6, [], extras));
    expect(cost({})).toEqual({ '1,0': 2, '2,0': 4, '3,0': 6 });
    expect(cost({ sureFooted: true })).toEqual({ '1,0': 1, '2,0': 2, '3,0': 4 });
    expect(cost({ hazardProof: true })).toEqual({ '1,0': 2, '2,0': 4, '3,0': 5 });
    expect(cost({ sureFooted: true, hazardProof: true })['3,0']).toBe(3);
    const { tables, mover } = moverOn(map, [0, 0], 6, [], { sureFooted: true });
    expect(walkPath(tables, mover, [1, 2, 3])).toEqual({
      ok: true,
      value: { end: 3, cost: 4, marks: hazardMark },
    });
  });

  it('does not let a walker around a wall end diagonally (R-40)', () => {
    const map = mapOf('../..', [
      [
        [0, 0],
        [0, 1],
      ],
    ]);
    expect(costs(moverOn(map, [0, 0], 3))).toEqual({ '1,0': 1, '1,1': 2, '0,1': 3 });
  });
});

describe('Large creatures (R-43)', () => {
  it('E-29: do not squeeze past a solid square through gaps one square wide', () => {
    expect(ends(moverOn(mapOf('...../..#../.....'), [0, 0], 6, [], { size: 2 }))).toEqual(['0,1']);
    const { '3,1': cost } = costs(moverOn(mapOf('....../....../..#.../......'), [0, 0], 6, [], { size: 2 }));
    expect(cost).toBe(4);
  });

  it('may not end with any square on another creature', () => {
    const map = openMap(4, 2);
    const setup = moverOn(map, [0, 0], 2, [creature(tablesOf(map), [3, 1], 0)], { size: 2 });
    expect(ends(setup)).toEqual(['1,0']);
    expect(walk(setup, [1, 0], [2, 0])).toEqual(['occupied', 'W-511']);
  });
});

describe('flying and burrowing (W-524..W-528)', () => {
  const block = mapOf('........./.dd....../.dd##dd../.dd##dd../.dddddd../.........');

  it('E-20: a burrower goes under the block, a flyer around it, a walker pays for the rubble', () => {
    expect(costs(moverOn(block, [1, 3], 4, [], { mode: 'burrow' }))['5,3']).toBe(4);
    expect(costs(moverOn(block, [2, 4], 4, [], { mode: 'fly' }))['5,3']).toBe(4);
    expect(costs(moverOn(block, [1, 3], 8))['5,3']).toBe(8);
    expect(costs(moverOn(block, [2, 4], 8))['5,3']).toBe(6);
  });

  it('a burrower does not end inside the block (R-49b)', () => {
    const setup = moverOn(block, [1, 3], 4, [], { mode: 'burrow' });
    expect(ends(setup)).not.toContain('3,3');
    expect(walk(setup, [2, 3], [3, 3])).toEqual(['noSpace', 'R-49b']);
    expect(walk(setup, [2, 3], [3, 3], [4, 3], [5, 3])).toBe(4);
  });

  it('E-21: walls stop a flyer at the corner, not a burrower', () => {
    const map = mapOf('..../.#../..../....');
    const cost = (mode: 'walk' | 'fly' | 'burrow') => costs(moverOn(map, [1, 0], 3, [], { mode }))['2,1'];
    expect([cost('walk'), cost('fly'), cost('burrow')]).toEqual([2, 2, 1]);
  });

  it('E-27: a flyer passes the enemy, a walker stops before it', () => {
    const enemy = creature(tablesOf(row7), [3, 0], 1);
    expect(ends(moverOn(row7, [0, 0], 6, [enemy], { mode: 'fly' }))).toEqual([
      '1,0',
      '2,0',
      '4,0',
      '5,0',
      '6,0',
    ]);
    expect(ends(moverOn(row7, [0, 0], 6, [enemy]))).toEqual(['1,0', '2,0']);
  });

  it('E-28: with Speed 1 beside the enemy a flyer has one move', () => {
    const enemy = creature(tablesOf(row7), [3, 0], 1);
    expect(ends(moverOn(row7, [2, 0], 1, [enemy], { mode: 'fly' }))).toEqual(['1,0']);
  });
});

describe('what is gathered on the way', () => {
  it('E-18: a walker that enters a hazardous square has met the hazard', () => {
    const { tables, mover } = moverOn(mapOf('..h.'), [0, 0], 4);
    expect(reach(tables, mover)).toEqual({
      squares: [1, 2, 1, 3],
      costs: [1, 3, 4, 4],
      marks: [0, hazardMark, hazardMark, hazardMark],
    });
  });

  it('E-19: a flyer meets only the hazard it lands in', () => {
    const { tables, mover } = moverOn(mapOf('.hhh.'), [0, 0], 4, [], { mode: 'fly' });
    expect(reach(tables, mover)).toEqual({
      squares: [1, 2, 3, 4],
      costs: [1, 2, 3, 4],
      marks: [hazardMark, hazardMark, hazardMark, 0],
    });
  });

  it('E-31: a slide over a hostile creature into the hazard', () => {
    const map = mapOf('..h....');
    const slide = moverOn(map, [0, 0], 4, [creature(tablesOf(map), [1, 0], 1)], {
      stops: false,
      passEnemies: true,
    });
    expect(reach(slide.tables, slide.mover)).toEqual({
      squares: [2, 3],
      costs: [3, 4],
      marks: [hazardMark, hazardMark],
    });
  });

  it('lists each different outcome of one end with its least cost', () => {
    const { tables, mover } = moverOn(mapOf('.../.h.'), [0, 0], 4);
    const found = reach(tables, mover);
    const toCorner = found.squares.flatMap((square, i) =>
      square === 2 ? [[found.costs[i], found.marks[i]]] : [],
    );
    expect(toCorner).toEqual([
      [2, 0],
      [3, hazardMark],
    ]);
  });

  it('a chest opened on the way back makes returning to the start an outcome; a mere stroll does not', () => {
    const { tables, mover } = moverOn(openMap(3, 1), [0, 0], 2);
    const chests = noMarks(tables);
    addMark(tables, chests, 1, 2);
    const found = reach(tables, { ...mover, passMarks: chests });
    expect(found).toEqual({ squares: [1, 0, 2], costs: [1, 2, 2], marks: [2, 2, 2] });
    expect(reach(tables, mover).squares).toEqual([1, 2]);
  });

  it('R-82: a Large creature gathers what lies under any of its squares', () => {
    const { tables, mover } = moverOn(openMap(4, 2), [0, 0], 3, [], { size: 2 });
    const chests = noMarks(tables);
    addMark(tables, chests, 7, 4);
    expect(reach(tables, { ...mover, passMarks: chests })).toEqual({
      squares: [1, 2, 1],
      costs: [1, 2, 3],
      marks: [0, 4, 4],
    });
  });
});

describe('paths (R-31)', () => {
  it('run straight as long as they can', () => {
    const { tables, mover } = moverOn(openMap(6, 6), [0, 0], 5);
    const path = (place: Place) =>
      pathTo(tables, mover, squareAt(tables, place))!.map((square) => placeOf(tables, square));
    expect(path([4, 0])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    expect(path([3, 3])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(path([4, 2])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
  });

  it('exist only for ends that reach lists', () => {
    const tables = tablesOf(row7);
    const { mover } = moverOn(row7, [0, 0], 3, [creature(tables, [1, 0], 0)]);
    expect([pathTo(tables, mover, 1), pathTo(tables, mover, 4), pathTo(tables, mover, 2, 2)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(pathTo(tables, mover, 2)).toEqual([1, 2]);
  });

  it('take the way through the hazard when that outcome is asked for', () => {
    const { tables, mover } = moverOn(mapOf('.../.h.'), [0, 0], 4);
    expect(pathTo(tables, mover, 2, 0)).toEqual([1, 2]);
    expect(pathTo(tables, mover, 2, hazardMark)).toEqual([4, 2]);
  });

  it('may be empty: staying put is legal', () => {
    const { tables, mover } = moverOn(row7, [2, 0], 3);
    expect(walkPath(tables, mover, [])).toEqual({ ok: true, value: { end: 2, cost: 0, marks: 0 } });
  });

  it.each<[string, Place[], string, string]>([
    ['a jump', [[2, 1]], 'notNextSquare', 'W-505'],
    ['standing still', [[0, 1]], 'notNextSquare', 'W-505'],
    ['a square off the field', [[0, 9]], 'offBattlefield', 'B-06'],
    ['a solid square', [[1, 1]], 'noSpace', 'W-508'],
    ['a wall', [[0, 2]], 'wallBetween', 'W-517'],
    [
      'the corner of a solid square',
      [
        [0, 0],
        [1, 0],
        [2, 1],
      ],
      'wallCorner',
      'W-506',
    ],
    [
      'more than its movement',
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
      'tooFar',
      'W-501',
    ],
  ])('are refused for %s', (_, path, code, rule) => {
    const map = mapOf('..../.#../....', [
      [
        [0, 1],
        [0, 2],
      ],
    ]);
    expect(walk(moverOn(map, [0, 1], 3), ...path)).toEqual([code, rule]);
  });

  it('are refused for passing an enemy, and for going on beside one', () => {
    const tables = tablesOf(row7);
    const enemy = creature(tables, [3, 0], 1);
    expect(walk(moverOn(row7, [0, 0], 6, [enemy], { stops: false }), [1, 0], [2, 0], [3, 0])).toEqual([
      'enemyInTheWay',
      'W-510',
    ]);
    const wide = openMap(5, 3);
    expect(walk(moverOn(wide, [0, 0], 6, [creature(tablesOf(wide), [2, 1], 1)]), [1, 0], [2, 0])).toEqual([
      'mustStop',
      'W-513',
    ]);
  });
});
