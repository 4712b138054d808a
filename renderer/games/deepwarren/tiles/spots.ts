/** Where the spaces of a tile lie on it, worked out from the exits they own. In hundredths of a tile, from its middle. */
import type { TileFace } from '../../../../shared/games/deepwarren-questions.ts';
import type { Side, Turn } from '../../../../shared/games/deepwarren.ts';
import { turned, type Point } from './pen.ts';

const directions: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The way out of a tile on a side: east is right, south is down. */
export const directionOf = (side: Side): Point => directions[side]!;

export const sideAfter = (side: Side, turn: Turn): Side => ((side + turn) % 4) as Side;

/** Every side of a tile as it lies that has an exit. */
export const exitsOf = ({ spaces }: Pick<TileFace, 'spaces'>, turn: Turn): ReadonlySet<Side> =>
  new Set(spaces.flatMap(({ exits }) => exits).map((side) => sideAfter(side, turn)));

/** The spaces of a tile as it lies, by letter; a tile that is one space has it in the middle. */
export function spotsOf({ spaces }: Pick<TileFace, 'spaces'>, turn: Turn): readonly Point[] {
  if (spaces.length === 1) return [[0, 0]];
  const reach = spaces.some(({ exits }) => exits.length === 0) ? 33 : 28;
  return spaces.map(({ exits }) => {
    const [side] = exits;
    if (side === undefined) return [0, 0];
    const [x, y] = directionOf(side);
    return turned([x * reach, y * reach], turn);
  });
}
