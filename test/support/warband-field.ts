/** Small positions for geometry tests, written as the rules write them: a map of rows and places as (x,y). */
import { parseBattlefield, type Battlefield } from '../../electron/games/warband/geometry/battlefield.ts';
import { addHazards, noMarks } from '../../electron/games/warband/geometry/marks.ts';
import { emptyOccupancy, occupancyFor, type Piece } from '../../electron/games/warband/geometry/occupancy.ts';
import { reach, type Mover, type Reach } from '../../electron/games/warband/geometry/reach.ts';
import type { Size, Square } from '../../electron/games/warband/geometry/square.ts';
import { tablesOf, type Tables } from '../../electron/games/warband/geometry/tables.ts';

export type Place = readonly [x: number, y: number];

/** The battlefield of a map like `..# / ...`, first row y = 0; walls by the squares they part. */
export function mapOf(text: string, walls: readonly (readonly [Place, Place])[] = []): Battlefield {
  const name = ([x, y]: Place): string => `${String.fromCharCode(65 + x)}${y + 1}`;
  const read = parseBattlefield(
    text.split('/').map((row) => row.trim()),
    walls.map(([one, other]) => `${name(one)}-${name(other)}`),
  );
  if (!read.ok) throw new Error(read.error.sentence);
  return read.value;
}

/** An open map. */
export const openMap = (width: number, height: number): Battlefield =>
  mapOf(Array.from({ length: height }, () => '.'.repeat(width)).join('/'));

export const squareAt = (tables: Tables, [x, y]: Place): Square => y * tables.width + x;
export const placeOf = (tables: Tables, square: Square): Place => [
  square % tables.width,
  Math.floor(square / tables.width),
];

/** A creature to put on a map. Team 0 is the mover's. */
export const creature = (tables: Tables, place: Place, team: number, size: Size = 1): Piece => ({
  square: squareAt(tables, place),
  team,
  size,
});

/** A walker of team 0 with others around it; the extras change what kind of movement it is. */
export function moverOn(
  map: Battlefield,
  from: Place,
  budget: number,
  others: readonly Piece[] = [],
  extras: Partial<Mover> = {},
): { tables: Tables; mover: Mover } {
  const tables = tablesOf(map);
  const marks = noMarks(tables);
  addHazards(tables, marks);
  const isLifted = extras.mode === 'fly' || extras.mode === 'burrow';
  const mover: Mover = {
    from: squareAt(tables, from),
    size: 1,
    budget,
    mode: 'walk',
    stops: !isLifted,
    passEnemies: isLifted,
    occupancy: others.length === 0 ? emptyOccupancy(tables) : occupancyFor(tables, others, 0),
    ...(isLifted ? { endMarks: marks } : { passMarks: marks }),
    ...extras,
  };
  return { tables, mover };
}

/** Ends as `x,y` → least cost, whatever was gathered on the way. */
export function costs({ tables, mover }: { tables: Tables; mover: Mover }): Record<string, number> {
  const ends: Reach = reach(tables, mover);
  const found: Record<string, number> = {};
  ends.squares.forEach((square, i) => (found[placeOf(tables, square).join()] ??= ends.costs[i]));
  return found;
}

/** Ends as sorted `x,y`. */
export const ends = (setup: { tables: Tables; mover: Mover }): string[] => Object.keys(costs(setup)).sort();
