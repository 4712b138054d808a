/** easystarjs: one path to a square within a usual Speed of 6, on the same field, terrain costs included. */
import EasyStar from 'easystarjs';
import { randomInt, seedRng } from '../../../../engine/rng.ts';
import { slowTerrain, terrain } from '../../../../games/warband/geometry/battlefield.ts';
import { benchField, distanceOf } from '../../field.ts';
import type { Workload } from '../../measuring.ts';

const field = benchField();
const tiles = { open: 0, slow: 1, solid: 2 };
const tileOf = (bits: number): number =>
  bits & terrain.solid ? tiles.solid : bits & slowTerrain ? tiles.slow : tiles.open;

const finder = new EasyStar.js();
finder.setGrid(
  Array.from({ length: field.height }, (_, y) =>
    field.squares.slice(y * field.width, (y + 1) * field.width).map(tileOf),
  ),
);
finder.setAcceptableTiles([tiles.open, tiles.slow]);
finder.setTileCost(tiles.slow, 2);
finder.enableDiagonals();
finder.disableCornerCutting();
finder.enableSync();

const rng = seedRng(1);
const open = field.squares.flatMap((bits, square) => (bits & terrain.solid ? [] : [square]));
const ways = Array.from({ length: 256 }, () => {
  const from = open[randomInt(rng, open.length)]!;
  const near = open.filter((square) => square !== from && distanceOf(square, from) <= 6);
  return { from, to: near[randomInt(rng, near.length)]! };
});

let found = 0;

export const workload: Workload = () => {
  for (const { from, to } of ways) {
    const [x, y] = [from % field.width, Math.floor(from / field.width)];
    finder.findPath(x, y, to % field.width, Math.floor(to / field.width), () => found++);
    finder.calculate();
  }
  return ways.length;
};
