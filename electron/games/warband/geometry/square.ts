/**
 * Squares, directions and spaces: the smallest words of the battlefield.
 * A square is the integer `y * width + x`; a Large creature is named by its top-left square.
 */

/** A square of one battlefield: `y * width + x`. */
export type Square = number;

/** How many squares a side a creature's space has: 1, or 2 for a Large creature (W-114). */
export type Size = 1 | 2;

/** The longest side a battlefield may have: one row of squares fits into one 32-bit integer. */
export const longestSide = 32;

/** Directions by number: N, E, S, W, then NE, SE, SW, NW. */
export const stepX = [0, 1, 0, -1, 1, 1, -1, -1] as const;
export const stepY = [-1, 0, 1, 0, -1, 1, 1, -1] as const;

/** The number of the direction of a step, or -1 when the offset is no single step. */
export function directionOf(dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return -1;
  for (let direction = 0; direction < 8; direction++)
    if (stepX[direction] === dx && stepY[direction] === dy) return direction;
  return -1;
}

/** The squares of a space, top-left first. */
export function spaceOf(square: Square, size: Size, width: number): Square[] {
  return size === 1 ? [square] : [square, square + 1, square + width, square + width + 1];
}

/** "C4" for column 2, row 3; columns after Z go on with AA, AB. */
export function squareName(square: Square, width: number): string {
  const x = square % width;
  const letters = x < 26 ? String.fromCharCode(65 + x) : 'A' + String.fromCharCode(65 + x - 26);
  return `${letters}${Math.floor(square / width) + 1}`;
}

/** Column and row of a name like "C4", not yet checked against any battlefield. */
function parseName(name: string): { x: number; y: number } | undefined {
  const parts = /^([A-Z])([A-Z])?([1-9]\d?)$/.exec(name.trim().toUpperCase());
  if (!parts) return undefined;
  const first = parts[1].charCodeAt(0) - 65;
  const x = parts[2] === undefined ? first : (first + 1) * 26 + parts[2].charCodeAt(0) - 65;
  return { x, y: Number(parts[3]) - 1 };
}

/** The square a name like "C4" means on a field of this size, or undefined when there is none. */
export function parseSquare(name: string, width: number, height: number): Square | undefined {
  const place = parseName(name);
  if (!place || place.x >= width || place.y >= height) return undefined;
  return place.y * width + place.x;
}
