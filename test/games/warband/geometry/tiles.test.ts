import { describe, expect, it } from 'vitest';
import { assemble, type PlacedTile } from '../../../../electron/games/warband/geometry/assemble.ts';
import {
  makeRows,
  makeWalls,
  type Battlefield,
} from '../../../../electron/games/warband/geometry/battlefield.ts';
import { checkBattlefield } from '../../../../electron/games/warband/geometry/check-battlefield.ts';
import { distanceThroughWalls } from '../../../../electron/games/warband/geometry/distance.ts';
import {
  joinSegments,
  landingsFor,
  segmentProblems,
} from '../../../../electron/games/warband/geometry/free-building.ts';
import {
  layFirstGame,
  layPreset,
  playerCounts,
} from '../../../../electron/games/warband/geometry/presets.ts';
import { starterTiles } from '../../../../electron/games/warband/geometry/starter-tiles.ts';
import { tablesOf } from '../../../../electron/games/warband/geometry/tables.ts';
import {
  checkTile,
  checkTileSet,
  readFace,
  tileFaces,
  turnMap,
  turnSides,
  type Tile,
  type TileFace,
  type TileSide,
} from '../../../../electron/games/warband/geometry/tiles.ts';
import { mapOf } from '../../../support/warband-field.ts';

const everySide: TileSide[] = ['N', 'E', 'S', 'W'];

/** A tile without any terrain: large, small, or small with a start area. */
function bareTile(
  id: string,
  shape: 'large' | 'small',
  open: TileSide[] = everySide,
  row = '........',
): Tile {
  const rows = Array<string>(shape === 'large' ? 8 : 4).fill(row);
  return { id, shape, faces: { dungeon: { rows, open }, outdoor: { rows, open } } };
}

const bareSet: Tile[] = [
  bareTile('field', 'large'),
  bareTile('meadow', 'large'),
  bareTile('camp', 'small', ['S'], '..ssss..'),
  bareTile('yard', 'small', ['S']),
];

const put = (tile: Tile, x: number, y: number, extras: Partial<PlacedTile> = {}): PlacedTile => ({
  tile,
  face: 'dungeon',
  seat: 0,
  x,
  y,
  turn: 0,
  ...extras,
});

const problemsOf = (placed: readonly PlacedTile[]): string[] => {
  const built = assemble(placed);
  return built.ok ? [] : built.error.map(({ code, rule }) => `${code} ${rule}`);
};

function built(placed: ReturnType<typeof layPreset>): Battlefield {
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
  const field = assemble(placed.value);
  if (!field.ok) throw new Error(JSON.stringify(field.error));
  return field.value;
}

const preset = (players: number, tiles: Tile[] = bareSet, face: TileFace = 'dungeon'): Battlefield =>
  built(layPreset(Array<Tile[]>(players).fill(tiles), face));

/** Corners of the block of start squares: left, top, right, bottom. */
function blockOf(map: Battlefield, seat: number): number[] {
  const xs = map.starts[seat].map((square) => square % map.width);
  const ys = map.starts[seat].map((square) => Math.floor(square / map.width));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The least distance between two start areas on an empty board. */
function startsApart(map: Battlefield, one: number, other: number): number {
  const tables = tablesOf(map);
  const distances = map.starts[one].flatMap((a) =>
    map.starts[other].map((b) => distanceThroughWalls(tables, a, 1, b, 1)),
  );
  return Math.min(...distances);
}

describe('turning a tile (B-08)', () => {
  const map = mapOf('1.#d/h.../o..$', [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [3, 1],
      [3, 2],
    ],
  ]);

  it('turns squares, walls, start and treasure clockwise', () => {
    const turned = turnMap(map, 1);
    expect(makeRows(turned)).toEqual(['oh1', '...', '..#', '$.d']);
    expect(makeWalls(turned)).toEqual(['C1-C2', 'A4-B4']);
  });

  it('comes back after four turns, and two half turns are none', () => {
    expect(turnMap(map, 4)).toEqual(map);
    expect(makeRows(turnMap(turnMap(map, 2), 2))).toEqual(makeRows(map));
    expect(makeRows(turnMap(map, 3))).toEqual(makeRows(turnMap(turnMap(map, 1), 2)));
  });

  it('turns open sides along', () => {
    expect([0, 1, 2, 3].map((turns) => turnSides(['N', 'E'], turns))).toEqual([
      ['N', 'E'],
      ['E', 'S'],
      ['S', 'W'],
      ['W', 'N'],
    ]);
  });
});

describe('tile data (B-01..B-12)', () => {
  it('the starter tiles are sound on both faces', () => {
    expect(starterTiles.flatMap(checkTile)).toEqual([]);
    expect(checkTileSet(starterTiles)).toEqual([]);
  });

  const [hall, , gate, store] = starterTiles as [Tile, Tile, Tile, Tile];
  const changed = (tile: Tile, change: Partial<Tile['faces']['dungeon']>): Tile => ({
    ...tile,
    faces: { ...tile.faces, dungeon: { ...tile.faces.dungeon, ...change } },
  });
  const rowsOf = (tile: Tile, from: RegExp | string, to: string): string[] =>
    tile.faces.dungeon.rows.join('/').replace(from, to).split('/');

  const walledStart = [1, 2, 3, 4].flatMap((row) => [`B${row}-C${row}`, `F${row}-G${row}`]);

  it.each<[string, Tile, string]>([
    ['a row missing', changed(hall, { rows: hall.faces.dungeon.rows.slice(1), walls: [] }), 'tileSize B-01'],
    ['an unknown letter', changed(hall, { rows: rowsOf(hall, '.', '?') }), 'unknownTerrain B-02'],
    ['numbered start squares', changed(gate, { rows: rowsOf(gate, 's', '1') }), 'unknownTerrain B-09'],
    ['a wall that parts no neighbours', changed(hall, { walls: ['A1-C1'] }), 'badWall B-03'],
    ['no open side', changed(hall, { open: [] }), 'noOpenSide B-07'],
    ['too few solid squares', changed(hall, { rows: rowsOf(hall, '##', '..') }), 'terrainBudget B-12'],
    ['too many hazards', changed(hall, { rows: rowsOf(hall, '........', 'hhhhhh..') }), 'terrainBudget B-12'],
    ['no treasure on a large tile', changed(hall, { rows: rowsOf(hall, '$', '.') }), 'treasureCount B-10'],
    [
      'two treasures on a large tile',
      changed(hall, { rows: rowsOf(hall, /.\$/, '$$$$') }),
      'treasureCount B-10',
    ],
    [
      'treasure at the border',
      changed(hall, { rows: rowsOf(withCornerTreasure(hall), '$', '.') }),
      'treasureAtBorder B-10',
    ],
    ['treasure on a start tile', changed(gate, { rows: rowsOf(gate, '.s', '$s') }), 'treasureCount B-10'],
    [
      'treasure that no open side leads to',
      changed(store, { walls: ['F2-F3', 'E3-F3', 'F3-G3', 'F3-F4'] }),
      'sealedOff B-13',
    ],
    [
      'a start area that no open side leads to',
      changed(gate, { walls: walledStart, open: ['E'] }),
      'sealedOff B-13',
    ],
    ['a start square missing', changed(gate, { rows: rowsOf(gate, 's', '.') }), 'startSize B-09'],
    [
      'a start square too far out',
      changed(gate, { rows: rowsOf(withWideStart(gate), 's', '.') }),
      'startOutsideBlock B-09',
    ],
    [
      'too many features on a small tile',
      changed(store, { rows: rowsOf(store, '......', '.oo...') }),
      'terrainBudget B-12',
    ],
    [
      'a second kind of feature on a small tile',
      changed(store, { rows: rowsOf(store, '......', '.d....') }),
      'terrainBudget B-12',
    ],
  ])('refuses %s', (_, tile, problem) => {
    expect(checkTile(tile).map(({ code, rule }) => `${code} ${rule}`)).toEqual([problem]);
  });

  /** The hall with a second treasure in its corner, so that taking away the first leaves one at the border. */
  function withCornerTreasure(tile: Tile): Tile {
    const rows = tile.faces.dungeon.rows.map((row, y) => (y === 7 ? `${row.slice(0, 7)}$` : row));
    return changed(tile, { rows });
  }

  /** The gatehouse with a start square in its second column besides all others. */
  function withWideStart(tile: Tile): Tile {
    const rows = tile.faces.dungeon.rows.map((row, y) => (y === 3 ? `.s${row.slice(2)}` : row));
    return changed(tile, { rows });
  }

  it('a player brings two large and two small tiles, one with a start area (W-103, W-127)', () => {
    const codes = (tiles: Tile[]) => checkTileSet(tiles).map(({ code, rule }) => `${code} ${rule}`);
    expect(codes([hall, hall, gate, gate])).toEqual(['startTileCount W-127']);
    expect(codes([hall, hall, store, store])).toEqual(['startTileCount W-127']);
    expect(codes([hall, gate, store])).toEqual(['tileCount W-103']);
  });

  it('keeps the terrain of a face apart from the other face', () => {
    const rows = tileFaces.map((face) => {
      const read = readFace(hall, face);
      return read.ok ? makeRows(read.value)[0] : undefined;
    });
    expect(rows).toEqual(['........', '..d.....']);
  });
});

describe('connecting tiles (W-204..W-206, B-06, B-07)', () => {
  const open = bareTile('open', 'large');
  const walled = bareTile('walled', 'large', ['N', 'E', 'S']);

  it('E-12: an open side goes against an open side only, and a corner does not connect', () => {
    expect(problemsOf([put(open, 0, 0), put(open, 8, 0)])).toEqual([]);
    expect(problemsOf([put(open, 0, 0), put(walled, 8, 0)])).toEqual([
      'openAgainstWall W-205',
      'notJoined W-206',
    ]);
    expect(problemsOf([put(open, 0, 0), put(open, 8, 8)])).toEqual(['notJoined W-206']);
  });

  it('E-12: the same on every side of the first tile', () => {
    const around: [number, number, TileSide][] = [
      [8, 0, 'W'],
      [-8, 0, 'E'],
      [0, 8, 'N'],
      [0, -8, 'S'],
    ];
    for (const [x, y, touching] of around) {
      const others = everySide.filter((side) => side !== touching);
      expect(problemsOf([put(open, 0, 0), put(bareTile('one', 'large', [touching]), x, y)])).toEqual([]);
      expect(problemsOf([put(open, 0, 0), put(bareTile('others', 'large', others), x, y)])).toEqual([
        'openAgainstWall W-205',
        'notJoined W-206',
      ]);
    }
  });

  it('a wall may lie against a wall, but does not join', () => {
    const east = bareTile('east', 'large', ['N', 'W', 'S']);
    expect(problemsOf([put(east, 0, 0), put(walled, 8, 0)])).toEqual(['notJoined W-206']);
    const ring = [put(east, 0, 0), put(walled, 8, 0), put(open, 0, 8), put(open, 8, 8)];
    const field = assemble(ring);
    expect(field.ok && field.value.vWalls).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((y) => y * 16 + 8));
    expect(field.ok && field.value.hWalls).toEqual([]);
  });

  it('tiles neither overlap, nor lie askew, nor show different faces', () => {
    expect(problemsOf([put(open, 0, 0), put(open, 4, 4)])).toEqual(['tilesOverlap W-206', 'notJoined W-206']);
    expect(problemsOf([put(open, 0, 0), put(open, 8, 2)])).toEqual(['notAligned B-07']);
    expect(problemsOf([put(open, 0, 0), put(open, 8, 0, { face: 'outdoor' })])).toEqual(['mixedSides W-202']);
    expect(problemsOf([])).toEqual(['noTiles W-203']);
  });

  it('a contact of four squares joins', () => {
    expect(problemsOf([put(open, 0, 0), put(open, 8, 4)])).toEqual([]);
  });

  it('refuses a field wider than one row of squares can be', () => {
    expect(problemsOf([0, 8, 16, 24].map((x) => put(open, x, 0)))).toEqual([]);
    expect(problemsOf([0, 8, 16, 24, 32].map((x) => put(open, x, 0)))).toEqual(['mapTooLarge B-21']);
  });

  it('what no tile covers is solid', () => {
    const field = assemble([put(open, 0, 0), put(bareTile('yard', 'small', ['E']), -4, 0, { turn: 3 })]);
    expect(field.ok).toBe(false);
    const flank = assemble([put(open, 0, 0), put(bareTile('yard', 'small', ['S']), -4, -4, { turn: 3 })]);
    expect(flank.ok && makeRows(flank.value).slice(3, 9)).toEqual([
      '....########',
      '............',
      '............',
      '............',
      '............',
      '####........',
    ]);
  });

  it('passes on what is wrong with a tile itself', () => {
    expect(problemsOf([put(bareTile('odd', 'large', everySide, '...?....'), 0, 0)])).toEqual([
      'unknownTerrain B-02',
    ]);
  });
});

describe('ready layouts (B-19..B-22)', () => {
  it('B-19: two players, 16 by 24, start blocks 17 squares apart', () => {
    const map = preset(2);
    expect([map.width, map.height, blockOf(map, 0), blockOf(map, 1)]).toEqual([
      16,
      24,
      [2, 0, 5, 3],
      [10, 20, 13, 23],
    ]);
    expect(startsApart(map, 0, 1)).toBe(17);
  });

  it('B-20: three players, 24 by 24, start blocks moved outward, all 17 squares apart', () => {
    const map = preset(3);
    expect([map.width, map.height]).toEqual([24, 24]);
    expect([0, 1, 2].map((seat) => blockOf(map, seat))).toEqual([
      [0, 0, 3, 3],
      [20, 0, 23, 3],
      [10, 20, 13, 23],
    ]);
    expect([startsApart(map, 0, 1), startsApart(map, 0, 2), startsApart(map, 1, 2)]).toEqual([17, 17, 17]);
    expect(map.starts.map((squares) => squares.length)).toEqual([16, 16, 16]);
  });

  it('B-21: four players, 32 by 24, seats clockwise from top left', () => {
    const map = preset(4);
    expect([map.width, map.height]).toEqual([32, 24]);
    expect([0, 1, 2, 3].map((seat) => blockOf(map, seat))).toEqual([
      [2, 0, 5, 3],
      [26, 0, 29, 3],
      [26, 20, 29, 23],
      [2, 20, 5, 23],
    ]);
    expect([startsApart(map, 0, 1), startsApart(map, 0, 3), startsApart(map, 0, 2)]).toEqual([21, 17, 21]);
  });

  it("B-19, B-21: each part of a layout shows its owner's tile, turned to face its owner", () => {
    const map = preset(2, starterTiles as Tile[]);
    const half = [...makeRows(map)].reverse().map((row) => [...row].reverse().join(''));
    expect(half.map((row) => row.replaceAll('2', 's').replaceAll('1', 's'))).toEqual(
      makeRows(map).map((row) => row.replaceAll('2', 's').replaceAll('1', 's')),
    );
  });

  it('B-22: the first game, 8 by 24, player 2 on every clear square of the plain tile', () => {
    const map = built(layFirstGame(starterTiles));
    expect([map.width, map.height, blockOf(map, 0)]).toEqual([8, 24, [2, 0, 5, 3]]);
    expect(makeRows(map).slice(20)).toEqual(['22222222', '22222o22', '2222oo22', '#222222#']);
    expect(map.treasures.map((square) => Math.floor(square / 8))).toEqual([8, 15]); // W-944
    expect(startsApart(map, 0, 1)).toBe(17);
    expect(checkBattlefield(map, 2)).toEqual([]);
  });

  it('turns small tiles so that their open side meets the large ones', () => {
    const north = bareSet.map((tile) =>
      tile.shape === 'small' ? bareTile(tile.id, 'small', ['N'], tile.faces.dungeon.rows[0]) : tile,
    );
    expect(checkBattlefield(preset(2, north), 2)).toEqual([]);
  });

  it('turns large tiles until their open sides meet, or says what does not fit', () => {
    const threeSided = bareSet.map((tile) =>
      tile.shape === 'large' ? bareTile(tile.id, 'large', ['W', 'N', 'E']) : tile,
    );
    expect(checkBattlefield(preset(2, threeSided), 2)).toEqual([]);
    const closed = bareSet.map((tile) =>
      tile.shape === 'large' ? bareTile(tile.id, 'large', ['E', 'W']) : tile,
    );
    const laid = layPreset([closed, closed], 'dungeon');
    expect(!laid.ok && new Set(laid.error.map(({ code }) => code))).toEqual(
      new Set(['openAgainstWall', 'notJoined']),
    );
  });

  it('refuses an incomplete set of tiles (W-103)', () => {
    const laid = layPreset([bareSet, bareSet.slice(1)], 'dungeon');
    expect(!laid.ok && laid.error.map(({ code }) => code)).toEqual(['tileCount']);
  });

  it.each(playerCounts.flatMap((players) => tileFaces.map((face) => [players, face] as const)))(
    'B-10, B-13: the starter tiles give %s players a sound %s battlefield',
    (players, face) => {
      const map = preset(players, starterTiles as Tile[], face);
      expect(checkBattlefield(map, players)).toEqual([]);
      expect(map.treasures.length).toBe(3 * players);
      expect(map.starts.flat().every((square) => map.squares[square] === 0)).toBe(true);
    },
  );
});

describe('a playable battlefield (B-13)', () => {
  const codes = (map: Battlefield, players = 2): string[] =>
    checkBattlefield(map, players).map(({ code, rule }) => `${code} ${rule}`);

  it('is connected for small and Large walkers', () => {
    expect(codes(mapOf('11..22/11..22'))).toEqual([]);
    expect(codes(mapOf('11.#22/11..22'))).toEqual(['startsApart B-13']);
    expect(codes(mapOf('11.#22/11.#22'))).toEqual(['startsApart B-13', 'startsApart B-13']);
  });

  it('has no treasure cut off from any player', () => {
    expect(codes(mapOf('11..22#$/11..22##'))).toEqual(['treasureCutOff B-13', 'treasureCutOff B-13']);
  });

  it('gives every player a start area of open squares of their own', () => {
    expect(codes(mapOf('11../11..'))).toEqual(['noStartArea W-223']);
    const solid = mapOf('11..22/11..22');
    solid.squares[0] = 1;
    expect(codes(solid)).toEqual(['solidStart B-13']);
    const shared: Battlefield = { ...mapOf('11..22/11..22') };
    shared.starts = [shared.starts[0], [...shared.starts[1], 0]];
    expect(codes(shared)).toEqual(['sharedStart B-13']);
  });
});

describe('free building (B-23)', () => {
  const [field, meadow, camp, yard] = bareSet as [Tile, Tile, Tile, Tile];
  const top = [put(field, 0, 4), put(meadow, 8, 4), put(camp, 0, 0), put(yard, 8, 0)];
  const bottom = [
    put(field, 0, 12),
    put(meadow, 8, 12),
    put(camp, 8, 20, { turn: 2 }),
    put(yard, 0, 20, { turn: 2 }),
  ].map((placed) => ({ ...placed, seat: 1 }));
  const codes = (placed: readonly PlacedTile[]) =>
    segmentProblems(2, 0, placed).map(({ code, rule }) => `${code} ${rule}`);

  it('joins two sound halves', () => {
    const joined = joinSegments(2, [...top, ...bottom]);
    expect(joined.ok && [joined.value.width, joined.value.height]).toEqual([16, 24]);
  });

  it('lets the plain tile go on a flank and the start tile anywhere along its own edge', () => {
    const flank = [put(meadow, 0, 4), put(field, 8, 4), put(camp, 4, 0), put(yard, -4, 4, { turn: 3 })];
    expect(codes(flank)).toEqual([]);
    const joined = joinSegments(2, [...flank, ...bottom]);
    expect(joined.ok && [joined.value.width, joined.value.height, blockOf(joined.value, 0)]).toEqual([
      20,
      24,
      [10, 0, 13, 3],
    ]);
  });

  it.each<[string, PlacedTile[], string[]]>([
    ['a missing tile', top.slice(1), ['tileCount W-103']],
    [
      'large tiles elsewhere',
      [put(field, 0, 4), put(meadow, 0, 12), ...top.slice(2)],
      ['largeTilePlace W-207', 'notJoined W-206'],
    ],
    [
      'a small tile away from the large ones',
      [...top.slice(0, 3), put(yard, 8, -4)],
      ['smallTilePlace B-23', 'notJoined W-206'],
    ],
    [
      'a small tile attached by its short side',
      [...top.slice(0, 3), put(bareTile('yard', 'small', ['E']), -8, 4)],
      ['smallTilePlace B-23'],
    ],
    [
      'a small tile along the other player',
      [...top.slice(0, 3), put(yard, -4, 8, { turn: 3 })],
      ['smallTilePlace B-23'],
    ],
    [
      'a start tile on the flank',
      [...top.slice(0, 2), put(camp, -4, 4, { turn: 3 }), top[3]],
      ['startTilePlace W-208'],
    ],
  ])('refuses %s', (_, placed, expected) => {
    expect(codes(placed)).toEqual(expected);
  });

  it('refuses halves whose seam does not match, and fields that cannot be walked', () => {
    const closed = bareTile('closed', 'large', ['N', 'E', 'W']);
    const seam = joinSegments(2, [put(closed, 0, 4), put(closed, 8, 4), ...top.slice(2), ...bottom]);
    expect(!seam.ok && seam.error.map(({ code }) => code)).toContain('openAgainstWall');
    const blocked = bareTile('blocked', 'large', everySide, '########');
    const cut = joinSegments(2, [put(blocked, 0, 4), put(blocked, 8, 4), ...top.slice(2), ...bottom]);
    expect(!cut.ok && cut.error.map(({ code }) => code)).toEqual(['startsApart', 'startsApart']);
  });

  it('offers a lifted tile every free place, and that of a tile it can change places with', () => {
    const [first, ...rest] = [...top, ...bottom];
    const spots = (lifted: PlacedTile, lying: PlacedTile[]) =>
      landingsFor(2, lying, lifted).map(({ place, other }) =>
        [place.x, place.y, place.turn, ...(other ? [`with ${lying[other.index]!.tile.id}`] : [])].join(' '),
      );
    expect(spots(first!, rest)).toEqual([
      ...[0, 1, 2, 3].map((turn) => `0 4 ${turn}`),
      ...[0, 1, 2, 3].map((turn) => `8 4 ${turn} with ${meadow.id}`),
    ]);
    const [, , start, plain] = top;
    const small = spots(start!, [...top.slice(0, 2), plain!, ...bottom]);
    expect(small).toContain(`8 0 0 with ${yard.id}`);
    expect(small).toContain('-4 0 0');
    expect(
      small.filter((spot) => spot.startsWith('4 ')),
      'half over another tile',
    ).toEqual([]);
    for (const { place, other } of landingsFor(2, rest, first!))
      expect(
        segmentProblems(2, 0, [
          place,
          ...rest.map((each, index) => (index === other?.index ? other.place : each)),
        ]),
      ).toEqual([]);
  });

  it('tells each player only of their own segment', () => {
    const both: PlacedTile[] = [...top.slice(1), ...bottom];
    expect(segmentProblems(2, 1, both)).toEqual([]);
    const joined = joinSegments(2, both);
    expect(!joined.ok && joined.error.map(({ code }) => code)).toEqual(['tileCount']);
  });
});
