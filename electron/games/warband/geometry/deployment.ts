/** Where a creature may be deployed (W-223, R-64): inside the start area, else as much inside or as near as possible. */
import type { Occupancy } from './occupancy.ts';
import { isFree } from './occupancy.ts';
import { spaceOf, stepX, stepY, type Size, type Square } from './square.ts';
import { isLegal, type Tables } from './tables.ts';
import { far } from './distance.ts';

/** Free legal spaces of a size, anywhere. */
function freeSpaces(tables: Tables, size: Size, occupancy: Occupancy): Square[] {
  const spaces: Square[] = [];
  for (let square = 0; square < tables.columns.length; square++)
    if (isLegal(tables, square, size) && isFree(tables, occupancy, square, size)) spaces.push(square);
  return spaces;
}

/** Steps from the nearest start square to every square, ignoring creatures. */
function stepsFrom(tables: Tables, starts: readonly Square[]): Uint16Array {
  const steps = new Uint16Array(tables.columns.length).fill(far);
  const queue = starts.filter((square) => isLegal(tables, square, 1));
  for (const square of queue) steps[square] = 0;
  for (const square of queue)
    for (let direction = 0; direction < 8; direction++) {
      if (!((tables.small.steps[tables.rows[square] * 8 + direction] >>> tables.columns[square]) & 1))
        continue;
      const next = square + stepY[direction] * tables.width + stepX[direction];
      if (steps[next] !== far) continue;
      steps[next] = steps[square] + 1;
      queue.push(next);
    }
  return steps;
}

/** The spaces with the greatest worth; ties all count. */
function best(
  spaces: readonly Square[],
  worth: (space: Square) => number,
): { worth: number; spaces: Square[] } {
  const greatest = spaces.reduce((most, space) => Math.max(most, worth(space)), -Infinity);
  return { worth: greatest, spaces: spaces.filter((space) => worth(space) === greatest) };
}

/**
 * Every space where a creature of this size may be deployed, ascending: those with most of its squares inside the
 * start area or, if none has any, those fewest steps from it. `occupancy` holds every creature in play.
 */
export function placements(
  tables: Tables,
  starts: readonly Square[],
  size: Size,
  occupancy: Occupancy,
): Square[] {
  const spaces = freeSpaces(tables, size, occupancy);
  const inside = new Set(starts);
  const partly = best(
    spaces,
    (space) => spaceOf(space, size, tables.width).filter((s) => inside.has(s)).length,
  );
  if (partly.worth > 0) return partly.spaces;
  const steps = stepsFrom(tables, starts);
  const near = best(spaces, (space) => -Math.min(...spaceOf(space, size, tables.width).map((s) => steps[s])));
  return near.worth > -far ? near.spaces : [];
}
