import { describe, expect, it } from 'vitest';
import {
  makeRows,
  makeWalls,
  parseBattlefield,
  terrain,
  terrainUnder,
} from '../../../../electron/games/warband/geometry/battlefield.ts';
import {
  directionOf,
  parseSquare,
  spaceOf,
  squareName,
} from '../../../../electron/games/warband/geometry/square.ts';
import { isLegal, tablesOf } from '../../../../electron/games/warband/geometry/tables.ts';

const rows = ['1.#d', 'ho*$', 'DHO2'];
const walls = ['A1-A2', 'B3-C3'];

describe('a battlefield as text (B-02, B-03)', () => {
  it('reads every terrain letter', () => {
    const read = parseBattlefield(rows, walls);
    if (!read.ok) throw new Error(read.error.sentence);
    const { solid, difficult, hazardous, obstacle, circle } = terrain;
    expect(read.value).toEqual({
      width: 4,
      height: 3,
      squares: [
        0,
        0,
        solid,
        difficult,
        hazardous,
        obstacle,
        circle,
        0,
        difficult | circle,
        hazardous | circle,
        obstacle | circle,
        0,
      ],
      hWalls: [4],
      vWalls: [10],
      starts: [[0], [11]],
      treasures: [7],
    });
  });

  it('prints the rows and walls it was read from', () => {
    const read = parseBattlefield(rows, walls);
    if (!read.ok) throw new Error(read.error.sentence);
    expect(makeRows(read.value)).toEqual(rows);
    expect(makeWalls(read.value)).toEqual(walls);
  });

  it('names a wall by its squares in either order, and counts it once', () => {
    const read = parseBattlefield(['..', '..'], ['A1-B1', 'B1-A1', 'b2-b1']);
    expect(read.ok && [read.value.vWalls, read.value.hWalls]).toEqual([[1], [3]]);
  });

  it('keeps walls in order whatever the order they are named in', () => {
    const read = parseBattlefield(['...', '...', '...'], ['B3-C3', 'A1-B1', 'A2-A3', 'A1-A2']);
    expect(read.ok && [read.value.vWalls, read.value.hWalls]).toEqual([
      [1, 8],
      [3, 6],
    ]);
  });

  it.each([
    [[], [], 'emptyMap', 'B-02'],
    [['.'.repeat(33)], [], 'mapTooLarge', 'B-21'],
    [Array<string>(33).fill('.'), [], 'mapTooLarge', 'B-21'],
    [['..', '...'], [], 'unevenRows', 'B-02'],
    [['.?'], [], 'unknownTerrain', 'B-02'],
    [['...'], ['A1-C1'], 'badWall', 'B-03'],
    [['..', '..'], ['A1-B2'], 'badWall', 'B-03'],
    [['..', '..'], ['B1-A2'], 'badWall', 'B-03'],
    [['..', '..'], ['A1'], 'badWall', 'B-03'],
    [['..', '..'], ['A1-A9'], 'badWall', 'B-03'],
  ])('refuses %j with walls %j as %s', (bad, badWalls, code, rule) => {
    const read = parseBattlefield(bad, badWalls);
    expect(read.ok ? read.value : { code: read.error.code, rule: read.error.rule }).toEqual({ code, rule });
  });

  it('says where an unknown letter stands', () => {
    const read = parseBattlefield(['..', '.x']);
    expect(!read.ok && read.error.sentence).toBe('"x" at B2 is no terrain letter.');
  });

  it('adds up the terrain under a space', () => {
    const read = parseBattlefield(['.h', 'd.']);
    if (!read.ok) throw new Error(read.error.sentence);
    expect(terrainUnder(read.value, [0, 1, 2, 3])).toBe(terrain.hazardous | terrain.difficult);
  });
});

describe('names of squares', () => {
  it('goes from A1 over Z to AF', () => {
    expect([0, 25, 26, 31, 32].map((square) => squareName(square, 32))).toEqual([
      'A1',
      'Z1',
      'AA1',
      'AF1',
      'A2',
    ]);
  });

  it('reads back every name of the largest field', () => {
    for (let square = 0; square < 32 * 32; square++)
      expect(parseSquare(squareName(square, 32), 32, 32)).toBe(square);
  });

  it.each(['', 'A', '7', 'A0', 'E1', 'A4', 'A-1', 'AAA1', 'A1x', 'A100'])(
    'finds no square "%s" on a 4 by 3 field',
    (name) => {
      expect(parseSquare(name, 4, 3)).toBeUndefined();
    },
  );

  it('lists a Large space top-left first (R-43)', () => {
    expect(spaceOf(5, 2, 4)).toEqual([5, 6, 9, 10]);
    expect(spaceOf(5, 1, 4)).toEqual([5]);
  });

  it('knows the eight directions and no other', () => {
    expect(
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
      ].map(([x, y]) => directionOf(x!, y!)),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([directionOf(0, 0), directionOf(2, 0), directionOf(1, -2)]).toEqual([-1, -1, -1]);
  });
});

describe('tables of a battlefield', () => {
  it('are built once for the same battlefield and for its twin', () => {
    const read = parseBattlefield(['.#.', '...']);
    if (!read.ok) throw new Error(read.error.sentence);
    const tables = tablesOf(read.value);
    expect(tablesOf(read.value)).toBe(tables);
    expect(tablesOf(structuredClone(read.value))).toBe(tables);
  });

  it('tell apart fields that differ only in a wall', () => {
    const [one, other] = [parseBattlefield(['..']), parseBattlefield(['..'], ['A1-B1'])];
    expect(one.ok && other.ok && tablesOf(one.value) !== tablesOf(other.value)).toBe(true);
  });

  it('let a Large creature stand only on four open squares without a wall inside (R-43)', () => {
    const read = parseBattlefield(['....', '....', '#...'], ['B1-C1']);
    if (!read.ok) throw new Error(read.error.sentence);
    const tables = tablesOf(read.value);
    const stands = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((square) => isLegal(tables, square, 2));
    expect(stands).toEqual([0, 2, 5, 6]);
    expect([isLegal(tables, -1, 1), isLegal(tables, 12, 1), isLegal(tables, 8, 1)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
