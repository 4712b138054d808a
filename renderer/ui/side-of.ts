/** A seat's shape, pattern and colour travel together and are told by one number. */
import type { Side } from './sides.ts';

export const sideOf = (seat: number): Side => ((seat % 4) + 1) as Side;
