/** Who can ever walk where, given time enough. */
import { stepX, stepY, type Size, type Square } from './square.ts';
import { sizeTables, type Tables } from './tables.ts';

/** All spaces a walker of a size can ever reach from some spaces, creatures aside. */
export function walkableFrom(tables: Tables, starts: readonly Square[], size: Size): Set<Square> {
  const { steps } = sizeTables(tables, size);
  const reached = new Set(starts);
  for (const square of reached)
    for (let direction = 0; direction < 8; direction++)
      if ((steps[tables.rows[square] * 8 + direction] >>> tables.columns[square]) & 1)
        reached.add(square + stepY[direction] * tables.width + stepX[direction]);
  return reached;
}
