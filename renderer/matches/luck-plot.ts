/** The shape of the luck plot: the turns in which dice fell, and how far two fair games in three stay. */
import type { LuckLine } from '../../shared/luck.ts';

export const turnsOf = (lines: readonly LuckLine[]): number[] =>
  [...new Set(lines.flatMap(({ points }) => points.map(({ turn }) => turn)))].sort(
    (one, other) => one - other,
  );

/** By turn, as wide as for whoever rolled most dice until then. */
export function bandOf(lines: readonly LuckLine[]): { turn: number; reach: number }[] {
  let reach = 0;
  return turnsOf(lines).map((turn) => {
    for (const { points } of lines)
      for (const point of points) if (point.turn === turn) reach = Math.max(reach, point.deviation);
    return { turn, reach };
  });
}
