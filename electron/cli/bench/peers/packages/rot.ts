/** rot-js: what one square sees within 10 squares, by recursive shadow casting, on the same field. */
import * as ROT from 'rot-js';
import { terrain } from '../../../../games/warband/geometry/battlefield.ts';
import { benchField } from '../../field.ts';
import type { Workload } from '../../measuring.ts';

const field = benchField();
const blocking = terrain.solid | terrain.obstacle;
const bitsAt = (x: number, y: number): number =>
  x < 0 || y < 0 || x >= field.width || y >= field.height ? blocking : field.squares[y * field.width + x]!;
const fov = new ROT.FOV.RecursiveShadowcasting((x, y) => (bitsAt(x, y) & blocking) === 0);
const sources = field.squares.flatMap((bits, square) => (bits === 0 ? [square] : []));

let seen = 0;

export const workload: Workload = () => {
  for (const square of sources) {
    fov.compute(square % field.width, Math.floor(square / field.width), 10, () => seen++);
  }
  return sources.length;
};
