/**
 * What stands where, as a drawing needs it: each square's terrain by its look. The rules know only "difficult",
 * "hazardous" and so on; which of them is rubble and which is water is decided here, a region at a time, from the
 * squares themselves, so that a battlefield always looks the same.
 */
import { randomOf } from '../../cards/random.ts';
import type { Field, Place } from './squares.ts';

export const looks = {
  dungeon: {
    difficult: ['rubble', 'shallows'],
    hazardous: ['embers'],
    obstacle: ['crate', 'pillar', 'barrel'],
  },
  outdoor: {
    difficult: ['shallows', 'undergrowth', 'rubble'],
    hazardous: ['thorns'],
    obstacle: ['tree', 'boulder', 'tree'],
  },
} as const;

export type FieldFace = keyof typeof looks;
export type Terrain =
  'floor' | 'solid' | (typeof looks)[FieldFace]['difficult' | 'hazardous' | 'obstacle'][number];

export interface Plan {
  face: FieldFace;
  width: number;
  height: number;
  /** By square, row by row. */
  terrain: Terrain[];
  circles: Place[];
  treasures: Place[];
  /** Start squares by side, the first side first. */
  starts: Place[][];
  /** Squares with a wall on their upper or left edge. */
  upperWalls: Place[];
  leftWalls: Place[];
}

/** Circles over two by two squares are drawn as one; what is left is drawn square by square. */
export function circleBlocks(circles: readonly Place[]): { wide: Place[]; single: Place[] } {
  const key = ([x, y]: Place) => `${String(x)},${String(y)}`;
  const free = new Set(circles.map(key));
  const wide = circles.filter(([x, y]) => {
    const block = ([[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]] as const).map(key); // prettier-ignore
    const isWhole = block.every((each) => free.has(each));
    if (isWhole) for (const each of block) free.delete(each);
    return isWhole;
  });
  return { wide, single: circles.filter((place) => free.has(key(place))) };
}

/** Terrain bits of a square, as the engine writes them (B-02). */
const bit = { solid: 1, difficult: 2, hazardous: 4, obstacle: 8, circle: 16 } as const;

export function planOf(field: Field, face: FieldFace = field.face ?? 'dungeon'): Plan {
  const place = (square: number): Place => [square % field.width, Math.floor(square / field.width)];
  return {
    face,
    width: field.width,
    height: field.height,
    terrain: terrainOf(field, face),
    circles: field.squares.flatMap((bits, square) => (bits & bit.circle ? [place(square)] : [])),
    treasures: field.treasures.map(place),
    starts: field.starts.map((squares) => squares.map(place)),
    upperWalls: field.hWalls.map(place),
    leftWalls: field.vWalls.map(place),
  };
}

function terrainOf({ squares, width, height }: Field, face: FieldFace): Terrain[] {
  const drawn = looks[face];
  const water = regions(squares, width, bit.difficult);
  const random = randomOf(`${String(width)} ${String(height)} ${squares.join('')}`);
  const byRegion = new Map<number, Terrain>();
  const pick = <Name extends Terrain>(names: readonly Name[]): Name =>
    names[Math.floor(random() * names.length)]!;
  return squares.map((bits, square) => {
    if (bits & bit.solid) return 'solid';
    if (bits & bit.hazardous) return pick(drawn.hazardous);
    if (bits & bit.obstacle) return pick(drawn.obstacle);
    if (!(bits & bit.difficult)) return 'floor';
    const region = water[square]!;
    const look = byRegion.get(region) ?? pick(drawn.difficult);
    byRegion.set(region, look);
    return look;
  });
}

/** The number of the connected patch each square with that bit belongs to. */
function regions(squares: readonly number[], width: number, wanted: number): number[] {
  const found = squares.map(() => -1);
  squares.forEach((bits, start) => {
    if (!(bits & wanted) || found[start]! >= 0) return;
    const open = [start];
    found[start] = start;
    for (const square of open)
      for (const next of neighboursOf(square, width, squares.length))
        if (squares[next]! & wanted && found[next]! < 0) {
          found[next] = start;
          open.push(next);
        }
  });
  return found;
}

const neighboursOf = (square: number, width: number, count: number): number[] =>
  [
    square % width > 0 ? square - 1 : -1,
    square % width < width - 1 ? square + 1 : -1,
    square - width,
    square + width,
  ].filter((next) => next >= 0 && next < count);

const bitsOf: Readonly<Record<string, number>> = {
  '#': bit.solid,
  d: bit.difficult,
  h: bit.hazardous,
  o: bit.obstacle,
  '*': bit.circle,
  D: bit.difficult | bit.circle,
  H: bit.hazardous | bit.circle,
  O: bit.obstacle | bit.circle,
};

/** The letters of start squares, by side; a tile knows only the first. */
const startLetters = 'sS';

/** A field from text rows as tiles print them, and walls named by the two squares they part. */
export function fieldOfRows(rows: readonly string[], walls: readonly string[] = []): Field {
  const width = rows[0]!.length;
  const letters = [...rows.join('')];
  const where = (letter: string) => letters.flatMap((found, square) => (found === letter ? [square] : []));
  const field: Field = {
    width,
    height: rows.length,
    squares: letters.map((letter) => bitsOf[letter] ?? 0),
    hWalls: [],
    vWalls: [],
    starts: [...startLetters].map(where).filter((squares) => squares.length > 0),
    treasures: where('$'),
  };
  for (const wall of walls) {
    const [one, other] = wall.split('-').map((name) => squareOf(name, width));
    const second = Math.max(one!, other!);
    (Math.abs(one! - other!) === 1 ? field.vWalls : field.hWalls).push(second);
  }
  return field;
}

/** `C4`: third column, fourth row. */
const squareOf = (name: string, width: number): number =>
  (Number(name.slice(1)) - 1) * width + name.charCodeAt(0) - 65;
