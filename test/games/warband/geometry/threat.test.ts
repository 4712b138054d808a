import { describe, expect, it } from 'vitest';
import { threat } from '../../../../electron/games/warband/geometry/threat.ts';
import { creature, mapOf, moverOn, openMap } from '../../../support/warband-field.ts';
import { tablesOf } from '../../../../electron/games/warband/geometry/tables.ts';

describe('the threat map', () => {
  it('holds the squares beside every square the creature can reach or stands on', () => {
    const { tables, mover } = moverOn(openMap(7, 1), [0, 0], 2);
    expect(threat(tables, mover)).toEqual({ melee: [0, 1, 2, 3], ranged: [] });
  });

  it('does not reach through walls (W-712)', () => {
    const { tables, mover } = moverOn(
      mapOf('.../...', [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [0, 1],
          [1, 1],
        ],
      ]),
      [0, 0],
      3,
    );
    expect(threat(tables, mover).melee).toEqual([0, 3]);
  });

  it('holds what can be shot at after moving, in range and in sight (W-714, W-717)', () => {
    const { tables, mover } = moverOn(mapOf('.....#..'), [0, 0], 1);
    expect(threat(tables, mover, 3).ranged).toEqual([0, 1, 2, 3, 4]);
    expect(threat(tables, mover, 2).ranged).toEqual([0, 1, 2, 3]);
  });

  it('counts shots only from squares beside no enemy (W-716)', () => {
    const map = openMap(7, 1);
    const { tables, mover } = moverOn(map, [1, 0], 1, [creature(tablesOf(map), [3, 0], 1)]);
    expect(threat(tables, mover, 2)).toEqual({ melee: [0, 1, 2, 3], ranged: [0, 1, 2, 3] });
    const beside = moverOn(map, [2, 0], 0, [creature(tablesOf(map), [3, 0], 1)]);
    expect(threat(beside.tables, beside.mover, 2)).toEqual({ melee: [1, 3], ranged: [] });
  });

  it('never counts the squares of a Large shooter as its own targets', () => {
    const { tables, mover } = moverOn(openMap(4, 2), [0, 0], 0, [], { size: 2 });
    expect(threat(tables, mover, 1)).toEqual({ melee: [0, 1, 2, 4, 5, 6], ranged: [2, 6] });
  });
});
