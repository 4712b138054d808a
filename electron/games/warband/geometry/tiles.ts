/**
 * Tiles: the two-sided pieces a battlefield is built of, how they turn, and the check of one tile's own data.
 * Owns no placing; `assemble.ts` puts tiles together.
 *
 * A face is text rows like a battlefield's, with `s` for start squares, plus wall edges named inside the tile.
 */
import type { Refusal } from '../../../../shared/game.ts';
import { err, type Result } from '../../../../shared/result.ts';
import {
  openField,
  parseBattlefield,
  putWall,
  slowTerrain,
  terrain,
  type Battlefield,
} from './battlefield.ts';
import { squareName, type Square } from './square.ts';
import { isLegal, tablesOf } from './tables.ts';
import { walkableFrom } from './walkable.ts';

export const tileShapes = ['large', 'small'] as const;
export type TileShape = (typeof tileShapes)[number];

/** W-126: every tile has a dungeon side and an outdoor side. */
export const tileFaces = ['dungeon', 'outdoor'] as const;
export type TileFace = (typeof tileFaces)[number];

/** The sides of a tile, clockwise. */
export const tileSides = ['N', 'E', 'S', 'W'] as const;
export type TileSide = (typeof tileSides)[number];

/** One printed face of a tile. Sides not named open are walls (B-04). */
export interface FaceData {
  rows: string[];
  walls?: string[];
  open: TileSide[];
}

export interface Tile {
  id: string;
  shape: TileShape;
  faces: Record<TileFace, FaceData>;
}

/** Something wrong with a tile or a battlefield: code, sentence, rule, and the tiles or square it is about. */
export interface Problem extends Refusal {
  tile?: string;
  /** Numbers of the placed tiles concerned. */
  placed?: number[];
  square?: Square;
}

/** B-01. */
export const shapeSize = { large: { width: 8, height: 8 }, small: { width: 8, height: 4 } } as const;

/** The terrain of one face: a small battlefield whose only start area is the tile's own. */
export function readFace(tile: Tile, face: TileFace): Result<Battlefield, Problem> {
  const { rows, walls } = tile.faces[face];
  const digit = rows.find((row) => /[1-4]/.test(row));
  if (digit !== undefined) {
    const sentence = `Row "${digit}" of tile ${tile.id} numbers its start squares; on a tile they are written s.`;
    return err({ code: 'unknownTerrain', sentence, rule: 'B-09', tile: tile.id });
  }
  const read = parseBattlefield(
    rows.map((row) => row.replaceAll('s', '1')),
    walls,
  );
  return read.ok ? read : err({ ...read.error, tile: tile.id });
}

const showsStart = (tile: Tile, face: TileFace): boolean =>
  tile.faces[face].rows.some((row) => row.includes('s'));

/** Whether a tile shows a start area (W-127). */
export const hasStart = (tile: Tile): boolean => showsStart(tile, 'dungeon');

/** A map turned by quarter turns clockwise (B-08). */
export function turnMap(map: Battlefield, turns: number): Battlefield {
  return turns % 4 === 0 ? map : turnMap(quarterTurn(map), turns - 1);
}

function quarterTurn(map: Battlefield): Battlefield {
  const turned = openField(map.height, map.width);
  const to = (square: Square): Square =>
    (square % map.width) * turned.width + turned.width - 1 - Math.floor(square / map.width);
  map.squares.forEach((bits, square) => (turned.squares[to(square)] = bits));
  for (const square of map.hWalls) putWall(turned, to(square), to(square - map.width));
  for (const square of map.vWalls) putWall(turned, to(square), to(square - 1));
  turned.starts = map.starts.map((squares) => squares.map(to).sort((a, b) => a - b));
  turned.treasures = map.treasures.map(to).sort((a, b) => a - b);
  return turned;
}

/** The open sides of a face after quarter turns clockwise. */
export const turnSides = (open: readonly TileSide[], turns: number): TileSide[] =>
  open.map((side) => tileSides[(tileSides.indexOf(side) + turns) % 4]);

interface Budget {
  name: string;
  count: number;
  least: number;
  most: number;
}

const countOf = (map: Battlefield, bits: number): number =>
  map.squares.filter((s) => (s & bits) !== 0).length;

/** B-12: how much of each terrain a large tile may carry. */
function largeBudgets(map: Battlefield): Budget[] {
  const walls = map.hWalls.length + map.vWalls.length;
  return [
    { name: 'solid squares', count: countOf(map, terrain.solid), least: 6, most: 14 },
    { name: 'wall edges', count: walls, least: 0, most: 8 },
    { name: 'difficult squares', count: countOf(map, terrain.difficult), least: 4, most: 8 },
    { name: 'hazardous squares', count: countOf(map, terrain.hazardous), least: 2, most: 6 },
    { name: 'obstacles', count: countOf(map, terrain.obstacle), least: 2, most: 6 },
    { name: 'magic circle squares', count: countOf(map, terrain.circle), least: 0, most: 4 },
  ];
}

const features = [terrain.difficult, terrain.hazardous, terrain.obstacle, terrain.circle];

/** B-12 for a small tile. */
function smallBudgets(map: Battlefield): Budget[] {
  const feature = countOf(map, slowTerrain | terrain.circle);
  const kinds = features.filter((bit) => countOf(map, bit) > 0).length;
  return [
    { name: 'solid squares', count: countOf(map, terrain.solid), least: 0, most: 4 },
    { name: 'feature squares', count: feature, least: 2, most: 4 },
    { name: 'kinds of feature', count: kinds, least: 0, most: 1 },
  ];
}

function budgetProblems(tile: Tile, budgets: readonly Budget[]): Problem[] {
  return budgets
    .filter(({ count, least, most }) => count < least || count > most)
    .map(({ name, count, least, most }) => {
      const sentence = `Tile ${tile.id} has ${count} ${name}; it should have ${least} to ${most}.`;
      return { code: 'terrainBudget', sentence, rule: 'B-12', tile: tile.id };
    });
}

/** B-09, B-10: start squares in local columns 2-5, treasure of a large tile inside (2..5, 2..5). */
function placeProblems(tile: Tile, map: Battlefield): Problem[] {
  const isMiddle = (value: number): boolean => value >= 2 && value <= 5;
  const starts = (map.starts[0] ?? []).filter((square) => !isMiddle(square % map.width));
  const treasures =
    tile.shape === 'small'
      ? []
      : map.treasures.filter(
          (square) => !isMiddle(square % map.width) || !isMiddle(Math.floor(square / map.width)),
        );
  return [
    ...starts.map((square) => ({
      code: 'startOutsideBlock',
      sentence: `Tile ${tile.id} has a start square outside columns 3 to 6.`,
      rule: 'B-09',
      tile: tile.id,
      square,
    })),
    ...treasures.map((square) => ({
      code: 'treasureAtBorder',
      sentence: `The treasure of tile ${tile.id} lies too near its border.`,
      rule: 'B-10',
      tile: tile.id,
      square,
    })),
  ];
}

/** B-10: as many treasure squares as every player's tiles have, so that each gets a chest and nobody has more of them. */
function treasureProblems(tile: Tile, face: TileFace): Problem[] {
  const count = tile.faces[face].rows.join('').split('$').length - 1;
  const isStart = tile.shape === 'small' && tileFaces.some((each) => showsStart(tile, each));
  const right = isStart ? 0 : 1;
  if (count === right) return [];
  const wanted = isStart ? 'a start tile has none' : 'it must have one';
  const sentence = `The ${face} side of tile ${tile.id} has ${count} treasure squares; ${wanted}.`;
  return [{ code: 'treasureCount', sentence, rule: 'B-10', tile: tile.id }];
}

/** B-09: a whole block of start squares on a small tile, or none. */
function startProblems(tile: Tile, map: Battlefield): Problem[] {
  const count = map.starts[0]?.length ?? 0;
  const wrong = (code: string, sentence: string) => [{ code, sentence, rule: 'B-09', tile: tile.id }];
  if (count === 0) return [];
  if (tile.shape === 'large')
    return wrong('startOnLarge', `Tile ${tile.id} is large; only a small tile shows a start area.`);
  if (count === 16) return [];
  return wrong('startSize', `Tile ${tile.id} has ${count} start squares; a start area has 4 by 4.`);
}

/** The squares through which a creature can come onto a tile or leave it. */
function edgeSquares(map: Battlefield, open: readonly TileSide[]): Square[] {
  const { width, height, squares } = map;
  const isAt: Record<TileSide, (square: Square) => boolean> = {
    N: (square) => square < width,
    E: (square) => square % width === width - 1,
    S: (square) => square >= width * (height - 1),
    W: (square) => square % width === 0,
  };
  return [...squares.keys()].filter((square) => open.some((side) => isAt[side](square)));
}

/** B-13: what no open side of the tile leads to cannot be reached on any battlefield it lies in. */
function sealedProblems(tile: Tile, face: TileFace, map: Battlefield): Problem[] {
  const tables = tablesOf(map);
  const edge = edgeSquares(map, tile.faces[face].open).filter((square) => isLegal(tables, square, 1));
  const reached = walkableFrom(tables, edge, 1);
  const sealed = (what: string, square: Square): Problem => {
    const sentence = `On the ${face} side of tile ${tile.id} no open side leads to the ${what} at ${squareName(square, map.width)}.`;
    return { code: 'sealedOff', sentence, rule: 'B-13', tile: tile.id, square };
  };
  const [start, ...others] = map.starts[0] ?? [];
  const isStartSealed = start !== undefined && ![start, ...others].some((square) => reached.has(square));
  return [
    ...map.treasures.filter((square) => !reached.has(square)).map((square) => sealed('treasure', square)),
    ...(isStartSealed ? [sealed('start area', start)] : []),
  ];
}

/** What is wrong with one face. */
function faceProblems(tile: Tile, face: TileFace): Problem[] {
  const read = readFace(tile, face);
  if (!read.ok) return [read.error];
  const { width, height } = shapeSize[tile.shape];
  const map = read.value;
  if (map.width !== width || map.height !== height) {
    const sentence = `Tile ${tile.id} is ${map.width} by ${map.height} squares; a ${tile.shape} tile is ${width} by ${height}.`;
    return [{ code: 'tileSize', sentence, rule: 'B-01', tile: tile.id }];
  }
  if (tile.faces[face].open.length === 0)
    return [
      { code: 'noOpenSide', sentence: `Tile ${tile.id} has no open side.`, rule: 'B-07', tile: tile.id },
    ];
  const budgets = tile.shape === 'large' ? largeBudgets(map) : smallBudgets(map);
  return [
    ...budgetProblems(tile, budgets),
    ...treasureProblems(tile, face),
    ...placeProblems(tile, map),
    ...startProblems(tile, map),
    ...sealedProblems(tile, face, map),
  ];
}

/** Everything wrong with a tile's data (B-01..B-12); empty when it is sound. */
export const checkTile = (tile: Tile): Problem[] => [
  ...tileFaces.flatMap((face) => faceProblems(tile, face)),
  ...oneFaceProblems(tile),
];

/** W-127: whichever side is up, a start tile shows its start area. */
function oneFaceProblems(tile: Tile): Problem[] {
  const shown = tileFaces.filter((face) => showsStart(tile, face));
  if (shown.length !== 1) return [];
  const sentence = `Tile ${tile.id} shows a start area on its ${shown[0]} side only.`;
  return [{ code: 'startOneFace', sentence, rule: 'W-127', tile: tile.id }];
}

/** B-10 alone, for tiles that are about to be played with. */
export const checkTreasures = (tiles: readonly Tile[]): Problem[] =>
  [...new Set(tiles)].flatMap((tile) => tileFaces.flatMap((face) => treasureProblems(tile, face)));

/** W-103, W-127: a player's tiles are two large and two small ones, exactly one of them with a start area. */
export function checkTileSet(tiles: readonly Tile[]): Problem[] {
  const count = (shape: TileShape): number => tiles.filter((tile) => tile.shape === shape).length;
  const problems: Problem[] = [];
  if (count('large') !== 2 || count('small') !== 2)
    problems.push({
      code: 'tileCount',
      sentence: 'A player brings two large and two small tiles.',
      rule: 'W-103',
    });
  if (tiles.filter((tile) => hasStart(tile)).length !== 1)
    problems.push({
      code: 'startTileCount',
      sentence: 'Exactly one small tile shows a start area.',
      rule: 'W-127',
    });
  return problems;
}
