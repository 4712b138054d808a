/**
 * Putting tiles together (W-204..W-206, B-06, B-07): placed tiles become one battlefield, or a list of problems.
 * Owns no layout; `presets.ts` and `free-building.ts` say where tiles go.
 */
import type { Seat } from '../../../../shared/game.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { openField, putWall, terrain, type Battlefield } from './battlefield.ts';
import { longestSide, type Square } from './square.ts';
import {
  readFace,
  shapeSize,
  tileSides,
  turnMap,
  turnSides,
  type Problem,
  type Tile,
  type TileFace,
  type TileSide,
} from './tiles.ts';

/** A tile on the table; x and y name its top-left square after turning and may be negative on a flank. */
export interface PlacedTile {
  tile: Tile;
  face: TileFace;
  seat: Seat;
  x: number;
  y: number;
  /** Quarter turns clockwise. */
  turn: number;
  /** Where this tile's start squares lie instead of the printed ones: a 4x4 block, or every clear square (B-22). */
  start?: { x: number; y: number } | 'clearSquares';
  /** W-944: the treasure square of this tile is not used. */
  ignoresTreasure?: boolean;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The squares a placed tile covers. */
export function boxOf({ tile, turn, x, y }: PlacedTile): Box {
  const { width, height } = shapeSize[tile.shape];
  return turn % 2 === 0 ? { x, y, width, height } : { x, y, width: height, height: width };
}

const overlap = (a: number, aLength: number, b: number, bLength: number): number =>
  Math.min(a + aLength, b + bLength) - Math.max(a, b);

/** Where two tiles touch: the side of the first, and how many squares long. */
export interface Contact {
  side: TileSide;
  length: number;
}

/** The contact of two boxes along a side, if they touch along at least one square. */
export function contactOf(a: Box, b: Box): Contact | undefined {
  const across = overlap(a.x, a.width, b.x, b.width);
  const down = overlap(a.y, a.height, b.y, b.height);
  if (across > 0 && a.y + a.height === b.y) return { side: 'S', length: across };
  if (across > 0 && b.y + b.height === a.y) return { side: 'N', length: across };
  if (down > 0 && a.x + a.width === b.x) return { side: 'E', length: down };
  if (down > 0 && b.x + b.width === a.x) return { side: 'W', length: down };
  return undefined;
}

const isOpenOn = (placed: PlacedTile, side: TileSide): boolean =>
  turnSides(placed.tile.faces[placed.face].open, placed.turn).includes(side);

const opposite = (side: TileSide): TileSide => tileSides[(tileSides.indexOf(side) + 2) % 4];

/** How two touching tiles meet: B-07 allows open to open and wall to wall. */
type Seam = 'open' | 'wall' | 'mismatch';

function seamOf(a: PlacedTile, b: PlacedTile, { side }: Contact): Seam {
  const isOpen = isOpenOn(a, side);
  if (isOpen !== isOpenOn(b, opposite(side))) return 'mismatch';
  return isOpen ? 'open' : 'wall';
}

/** Problems of two placed tiles with each other (W-204, W-205). */
export function pairProblems(placed: readonly PlacedTile[], i: number, j: number): Problem[] {
  const [a, b] = [placed[i], placed[j]];
  const [boxA, boxB] = [boxOf(a), boxOf(b)];
  const names = `${a.tile.id} and ${b.tile.id}`;
  const isOver =
    overlap(boxA.x, boxA.width, boxB.x, boxB.width) > 0 &&
    overlap(boxA.y, boxA.height, boxB.y, boxB.height) > 0;
  if (isOver)
    return [{ code: 'tilesOverlap', sentence: `Tiles ${names} overlap.`, rule: 'W-206', placed: [i, j] }];
  const contact = contactOf(boxA, boxB);
  if (!contact || seamOf(a, b, contact) !== 'mismatch') return [];
  const sentence = `Where tiles ${names} meet, an open side lies against a wall.`;
  return [{ code: 'openAgainstWall', sentence, rule: 'W-205', placed: [i, j] }];
}

/** B-07: an open contact of four or more squares joins two tiles. */
function isJoined(a: PlacedTile, b: PlacedTile): boolean {
  const contact = contactOf(boxOf(a), boxOf(b));
  return contact !== undefined && contact.length >= 4 && seamOf(a, b, contact) === 'open';
}

/** Tiles that no chain of open contacts joins to the first one. */
function looseTiles(placed: readonly PlacedTile[]): Problem[] {
  const joined = new Set(placed.slice(0, 1));
  for (const tile of joined) for (const other of placed) if (isJoined(tile, other)) joined.add(other);
  return placed.flatMap((tile, i) => {
    if (joined.has(tile)) return [];
    const sentence = `Tile ${tile.tile.id} is not joined to the rest by an open side of four or more squares.`;
    return [{ code: 'notJoined', sentence, rule: 'W-206', placed: [i] }];
  });
}

function alignProblems(placed: readonly PlacedTile[]): Problem[] {
  return placed.flatMap(({ tile, x, y }, i) => {
    if (x % 4 === 0 && y % 4 === 0) return [];
    const sentence = `Tile ${tile.id} does not lie on a multiple of four squares.`;
    return [{ code: 'notAligned', sentence, rule: 'B-07', placed: [i] }];
  });
}

/** W-202: all tiles show the same side. */
function faceProblems(placed: readonly PlacedTile[]): Problem[] {
  if (placed.every(({ face }) => face === placed[0].face)) return [];
  return [
    {
      code: 'mixedSides',
      sentence: 'All tiles are used on the same side, dungeon or outdoor.',
      rule: 'W-202',
    },
  ];
}

/** What is wrong with the way tiles lie (W-202..W-206, B-07); empty when they may be joined. */
export function placingProblems(placed: readonly PlacedTile[]): Problem[] {
  if (placed.length === 0) return [{ code: 'noTiles', sentence: 'No tile has been placed.', rule: 'W-203' }];
  const pairs = placed.flatMap((_, i) => placed.slice(0, i).flatMap((_, j) => pairProblems(placed, j, i)));
  return [...faceProblems(placed), ...alignProblems(placed), ...pairs, ...looseTiles(placed)];
}

/** The whole area the tiles need. */
function extentOf(placed: readonly PlacedTile[]): Box {
  const boxes = placed.map(boxOf);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Start squares of a placed tile in its own turned map, by its printed block, a moved one, or every clear square. */
function startSquares(placed: PlacedTile, map: Battlefield): Square[] {
  const { start } = placed;
  if (start === undefined) return map.starts[0] ?? [];
  if (start === 'clearSquares') return map.squares.flatMap((bits, square) => (bits === 0 ? [square] : []));
  return Array.from({ length: 16 }, (_, i) => {
    const x = start.x - placed.x + (i % 4);
    return (start.y - placed.y + Math.floor(i / 4)) * map.width + x;
  });
}

/** Copies one tile's terrain, walls, start and treasure squares onto the field. */
function lay(field: Battlefield, origin: Box, placed: PlacedTile, map: Battlefield): void {
  const to = (square: Square): Square =>
    (placed.y - origin.y + Math.floor(square / map.width)) * field.width +
    placed.x -
    origin.x +
    (square % map.width);
  const starts = startSquares(placed, map);
  map.squares.forEach((bits, square) => (field.squares[to(square)] = bits));
  for (const square of map.hWalls) putWall(field, to(square), to(square - map.width));
  for (const square of map.vWalls) putWall(field, to(square), to(square - 1));
  if (starts.length > 0) field.starts[placed.seat] = starts.map(to);
  // A start block moved by the layout lies on open floor, like a printed one (B-02, B-09).
  if (typeof placed.start === 'object') for (const square of starts) field.squares[to(square)] = 0;
  if (placed.ignoresTreasure !== true) field.treasures.push(...map.treasures.map(to));
}

/** B-07: across a wall-wall seam every edge is a wall. */
function layWallSeam(field: Battlefield, origin: Box, a: Box, b: Box, contact: Contact): void {
  const isAcross = contact.side === 'N' || contact.side === 'S';
  for (let i = 0; i < contact.length; i++) {
    const x = (isAcross ? Math.max(a.x, b.x) + i : Math.max(a.x, b.x)) - origin.x;
    const y = (isAcross ? Math.max(a.y, b.y) : Math.max(a.y, b.y) + i) - origin.y;
    const square = y * field.width + x;
    putWall(field, square, square - (isAcross ? field.width : 1));
  }
}

function laySeams(field: Battlefield, origin: Box, placed: readonly PlacedTile[]): void {
  placed.forEach((a, i) => {
    for (const b of placed.slice(0, i)) {
      const contact = contactOf(boxOf(a), boxOf(b));
      if (contact && seamOf(a, b, contact) === 'wall')
        layWallSeam(field, origin, boxOf(a), boxOf(b), contact);
    }
  });
}

/** Lists in order, and a list for every seat. */
function tidy(field: Battlefield): Battlefield {
  const ascending = (a: number, b: number): number => a - b;
  field.starts = Array.from(field.starts, (squares: Square[] | undefined) => (squares ?? []).sort(ascending));
  for (const list of [field.hWalls, field.vWalls, field.treasures]) list.sort(ascending);
  return field;
}

/** One battlefield out of placed tiles, or everything that speaks against it. */
export function assemble(placed: readonly PlacedTile[]): Result<Battlefield, Problem[]> {
  const problems = placingProblems(placed);
  const maps = placed.map(({ tile, face, turn }) => ({ read: readFace(tile, face), turn }));
  for (const { read } of maps) if (!read.ok) problems.push(read.error);
  if (problems.length > 0) return err(problems);
  const extent = extentOf(placed);
  if (extent.width > longestSide || extent.height > longestSide) {
    const sentence = `The battlefield would be ${extent.width} by ${extent.height} squares; at most ${longestSide} are played.`;
    return err([{ code: 'mapTooLarge', sentence, rule: 'B-21' }]);
  }
  const field = openField(extent.width, extent.height);
  field.squares.fill(terrain.solid); // B-06
  maps.forEach(({ read, turn }, i) => {
    if (read.ok) lay(field, extent, placed[i], turnMap(read.value, turn));
  });
  laySeams(field, extent, placed);
  if (placed[0].face === 'outdoor') field.face = 'outdoor';
  return ok(tidy(field));
}
