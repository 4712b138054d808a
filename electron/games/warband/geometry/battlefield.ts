/**
 * The battlefield as plain data: terrain of every square, wall edges, start areas, treasure squares.
 * Owns the text form of a map; owns no movement or sight, which `tables.ts` derives from it.
 *
 * Text rows, top row first:
 *   `.` open   `#` solid   `d` difficult   `h` hazardous   `o` obstacle   `*` magic circle
 *   `D` `H` `O` the same terrain inside a magic circle
 *   `$` treasure   `1`..`4` start square of that player
 * Wall edges are named by the two squares they part: `C4-D4`.
 */
import type { Refusal } from '../../../../shared/game.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { longestSide, parseSquare, squareName, type Square } from './square.ts';

/** What lies on a square, as bits (W-128, B-02). */
export const terrain = { solid: 1, difficult: 2, hazardous: 4, obstacle: 8, circle: 16 } as const;

/** Terrain that makes a step cost 2 (W-518, W-520, W-522). */
export const slowTerrain = terrain.difficult | terrain.hazardous | terrain.obstacle;

/** A battlefield as JSON. Everything outside it is solid (B-06). */
export interface Battlefield {
  width: number;
  height: number;
  /** Terrain bits by square. */
  squares: number[];
  /** Squares with a wall on their north edge: `hWall(x,y)` of B-03, ascending. */
  hWalls: Square[];
  /** Squares with a wall on their west edge: `vWall(x,y)` of B-03, ascending. */
  vWalls: Square[];
  /** Start squares by seat, ascending. */
  starts: Square[][];
  /** Treasure squares, ascending. */
  treasures: Square[];
  /** Which side of the tiles it shows, where that is not the dungeon (W-126). No rule depends on it. */
  face?: 'outdoor';
}

const bitsOf: Readonly<Record<string, number>> = {
  '.': 0,
  '#': terrain.solid,
  d: terrain.difficult,
  h: terrain.hazardous,
  o: terrain.obstacle,
  '*': terrain.circle,
  D: terrain.difficult | terrain.circle,
  H: terrain.hazardous | terrain.circle,
  O: terrain.obstacle | terrain.circle,
};

const refuse = (code: string, sentence: string, rule: string): Refusal => ({ code, sentence, rule });

function shapeProblem(rows: readonly string[]): Refusal | undefined {
  const width = rows[0]?.length ?? 0;
  if (width === 0) return refuse('emptyMap', 'The map has no squares.', 'B-02');
  if (width > longestSide || rows.length > longestSide)
    return refuse('mapTooLarge', `A map has at most ${longestSide} columns and rows.`, 'B-21');
  const odd = rows.findIndex((row) => row.length !== width);
  if (odd >= 0)
    return refuse(
      'unevenRows',
      `Row ${odd + 1} has ${rows[odd].length} squares, row 1 has ${width}.`,
      'B-02',
    );
  return undefined;
}

/** Puts one letter of the text onto the map; says whether the letter is known. */
function putLetter(map: Battlefield, square: Square, letter: string): boolean {
  const bits = bitsOf[letter];
  const seat = '1234'.indexOf(letter);
  if (bits !== undefined) map.squares[square] = bits;
  else if (letter === '$') map.treasures.push(square);
  else if (seat < 0) return false;
  else {
    while (map.starts.length <= seat) map.starts.push([]);
    map.starts[seat].push(square);
  }
  return true;
}

/** Puts the wall between two neighbouring squares; says whether they are orthogonal neighbours. */
export function putWall(map: Battlefield, one: Square, other: Square): boolean {
  const low = Math.min(one, other);
  const high = Math.max(one, other);
  const isBeside = high === low + 1 && high % map.width !== 0;
  if (!isBeside && high !== low + map.width) return false;
  const walls = isBeside ? map.vWalls : map.hWalls;
  if (!walls.includes(high)) walls.push(high);
  return true;
}

function putWalls(map: Battlefield, walls: readonly string[]): Refusal | undefined {
  for (const wall of walls) {
    const [one, other] = wall.split('-').map((name) => parseSquare(name, map.width, map.height));
    if (one === undefined || other === undefined || !putWall(map, one, other))
      return refuse('badWall', `"${wall}" does not name two squares side by side, like C4-D4.`, 'B-03');
  }
  map.hWalls.sort((a, b) => a - b);
  map.vWalls.sort((a, b) => a - b);
  return undefined;
}

/** An open field without walls, starts or treasure. */
export function openField(width: number, height: number): Battlefield {
  return {
    width,
    height,
    squares: new Array<number>(width * height).fill(0),
    hWalls: [],
    vWalls: [],
    starts: [],
    treasures: [],
  };
}

/** Reads a map from text rows and the names of its wall edges. */
export function parseBattlefield(
  rows: readonly string[],
  walls: readonly string[] = [],
): Result<Battlefield, Refusal> {
  const problem = shapeProblem(rows);
  if (problem) return err(problem);
  const map = openField(rows[0].length, rows.length);
  for (let square = 0; square < map.squares.length; square++) {
    const letter = rows[Math.floor(square / map.width)][square % map.width];
    if (!putLetter(map, square, letter))
      return err(
        refuse(
          'unknownTerrain',
          `"${letter}" at ${squareName(square, map.width)} is no terrain letter.`,
          'B-02',
        ),
      );
  }
  const wallProblem = putWalls(map, walls);
  return wallProblem ? err(wallProblem) : ok(map);
}

function letterAt(map: Battlefield, square: Square): string {
  const seat = map.starts.findIndex((squares) => squares.includes(square));
  if (seat >= 0) return String(seat + 1);
  if (map.treasures.includes(square)) return '$';
  return Object.keys(bitsOf).find((letter) => bitsOf[letter] === map.squares[square]) ?? '?';
}

/** The text rows of a map, the inverse of `parseBattlefield`; terrain under start squares is not shown. */
export function makeRows(map: Battlefield): string[] {
  const letters = map.squares.map((_, square) => letterAt(map, square)).join('');
  return Array.from({ length: map.height }, (_, y) => letters.slice(y * map.width, (y + 1) * map.width));
}

/** The names of a map's wall edges, as `parseBattlefield` reads them. */
export function makeWalls(map: Battlefield): string[] {
  const edge = (back: number) => (square: Square) =>
    `${squareName(square - back, map.width)}-${squareName(square, map.width)}`;
  return [...map.hWalls.map(edge(map.width)), ...map.vWalls.map(edge(1))];
}

/** Terrain bits under a space: a creature is in difficult terrain when any of its squares is. */
export function terrainUnder(map: Battlefield, space: readonly Square[]): number {
  return space.reduce((bits, square) => bits | map.squares[square], 0);
}
