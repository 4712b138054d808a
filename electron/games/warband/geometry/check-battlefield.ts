/** Whether a finished battlefield can be played on (B-13): start areas, and who can walk where. */
import type { Battlefield } from './battlefield.ts';
import { spaceOf, squareName, type Size, type Square } from './square.ts';
import { isLegal, tablesOf, type Tables } from './tables.ts';
import type { Problem } from './tiles.ts';
import { walkableFrom } from './walkable.ts';

/** Spaces of a size wholly inside a start area. */
function spacesIn(tables: Tables, area: readonly Square[], size: Size): Square[] {
  const inside = new Set(area);
  return area.filter(
    (square) =>
      isLegal(tables, square, size) && spaceOf(square, size, tables.width).every((s) => inside.has(s)),
  );
}

const walkerNames = { 1: 'one-square creature', 2: 'Large creature' } as const;

/** B-13: from each start area to every other, for walkers of one size. */
function wayProblems(map: Battlefield, tables: Tables, size: Size): Problem[] {
  const areas = map.starts.map((area) => spacesIn(tables, area, size));
  return areas.flatMap((area, seat) => {
    const reached = walkableFrom(tables, area, size);
    return areas.flatMap((other, otherSeat): Problem[] => {
      if (otherSeat <= seat || other.some((square) => reached.has(square))) return [];
      const sentence = `A ${walkerNames[size]} cannot walk from start area ${seat + 1} to start area ${otherSeat + 1}.`;
      return [{ code: 'startsApart', sentence, rule: 'B-13' }];
    });
  });
}

/** B-13: every treasure square can be walked to from every start area. */
function treasureProblems(map: Battlefield, tables: Tables): Problem[] {
  return map.starts.flatMap((area, seat) => {
    const reached = walkableFrom(tables, spacesIn(tables, area, 1), 1);
    return map.treasures.flatMap((square): Problem[] => {
      if (reached.has(square)) return [];
      const sentence = `The treasure at ${squareName(square, map.width)} cannot be reached from start area ${seat + 1}.`;
      return [{ code: 'treasureCutOff', sentence, rule: 'B-13', square }];
    });
  });
}

/** Every seat has a start area, no start square is solid, and no square belongs to two areas. */
function startProblems(map: Battlefield, tables: Tables, players: number): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<Square, number>();
  for (let seat = 0; seat < players; seat++) {
    const area = map.starts[seat] ?? [];
    if (area.length === 0)
      problems.push({
        code: 'noStartArea',
        sentence: `Player ${seat + 1} has no start area.`,
        rule: 'W-223',
      });
    for (const square of area) {
      const name = squareName(square, map.width);
      if (!isLegal(tables, square, 1))
        problems.push({
          code: 'solidStart',
          sentence: `Start square ${name} is solid.`,
          rule: 'B-13',
          square,
        });
      if (owners.has(square))
        problems.push({
          code: 'sharedStart',
          sentence: `Start square ${name} belongs to two players.`,
          rule: 'B-13',
          square,
        });
      owners.set(square, seat);
    }
  }
  return problems;
}

/** Everything that makes a finished battlefield unplayable; empty when it is sound. */
export function checkBattlefield(map: Battlefield, players: number): Problem[] {
  const tables = tablesOf(map);
  const starts = startProblems(map, tables, players);
  if (starts.length > 0) return starts;
  return [...wayProblems(map, tables, 1), ...wayProblems(map, tables, 2), ...treasureProblems(map, tables)];
}
