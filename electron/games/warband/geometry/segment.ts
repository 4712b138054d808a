/** The straight line between the middles of two spaces, and which other spaces it crosses. */
import type { Size, Square } from './square.ts';

export interface Space {
  square: Square;
  size: Size;
}

/** Whether the line from the middle of one space to the middle of another runs through the inside of a third. */
export function crosses(one: Space, other: Space, third: Space, width: number): boolean {
  const from = middleOf(one, width);
  const to = middleOf(other, width);
  const [left, top] = cornerOf(third, width);
  const across = clip(from[0], to[0], left, left + third.size);
  const down = clip(from[1], to[1], top, top + third.size);
  return Math.max(0, across[0], down[0]) < Math.min(1, across[1], down[1]);
}

const cornerOf = ({ square }: Space, width: number): [number, number] => [
  square % width,
  Math.floor(square / width),
];

function middleOf(space: Space, width: number): [number, number] {
  const [x, y] = cornerOf(space, width);
  return [x + space.size / 2, y + space.size / 2];
}

/** Which part of the way from `from` to `to` lies strictly between two bounds, as shares of it. */
function clip(from: number, to: number, low: number, high: number): [number, number] {
  if (from === to) return from > low && from < high ? [0, 1] : [1, 0];
  const enters = (low - from) / (to - from);
  const leaves = (high - from) / (to - from);
  return enters < leaves ? [enters, leaves] : [leaves, enters];
}
