/** The floor of a chamber as its outline: room, corridor, round room or cave, with a way through every side that is no wall. */
import type { ChamberKind } from '../../../../shared/games/delve.ts';
import { between, type Random } from '../../../cards/random.ts';
import { CELL, onRing, shapeOf, turned, type Point } from './pen.ts';

/** A passage runs from here to as far from the other end. */
const gap = 21;
const far = CELL - gap;
/** Where the walls of a room stand, and how far a passage reaches out so that neighbours join. */
const wall = 8;
const out = -8;

/** One wall seen with its side up, from left to right. */
type Profile = (isOpen: boolean, random: Random) => Point[];

const way = (from: number): Point[] => [
  [gap, from],
  [gap, out],
  [far, out],
  [far, from],
];

const room: Profile = (isOpen) => [[wall, wall], ...(isOpen ? way(wall) : [])];

const corridor: Profile = (isOpen) =>
  isOpen
    ? way(gap)
    : [
        [gap, gap],
        [far, gap],
      ];

const round: Profile = (isOpen) => {
  const arc = [225, 240, 252].map((degrees) => onRing(26, degrees));
  const rest = arc
    .slice(1)
    .map(([x, y]): Point => [CELL - x, y])
    .reverse();
  return [...arc, ...(isOpen ? way(8.6) : [[CELL / 2, 6] as const]), ...rest];
};

const cave: Profile = (isOpen, random) => {
  const near = (value: number, by: number) => value + between(random, -by, by);
  const middle: Point[] = isOpen
    ? [
        [gap, 9],
        [near(gap, 1.5), out],
        [near(far, 1.5), out],
        [far, 9],
      ]
    : [
        [26, near(10, 2.5)],
        [36, near(7, 2.5)],
      ];
  return [
    [near(10, 2.5), near(10, 2.5)],
    [near(16, 1.5), near(7, 2)],
    ...middle,
    [near(49, 1.5), near(9, 2)],
  ];
};

const cut: Profile = (isOpen) => [[wall, 13], [13, wall], ...(isOpen ? way(wall) : []), [CELL - 13, wall]];

const profiles: Partial<Record<ChamberKind, Profile>> = {
  corridor,
  turning: round,
  well: round,
  rockfall: cave,
  web: cave,
  stairhead: cut,
  gate: cut,
};

/** `edges`: what stands on the sides from north on, as the rulebook writes it. */
export function outlineOf(kind: ChamberKind, edges: readonly string[], random: Random): string {
  const profile = profiles[kind] ?? room;
  return shapeOf(
    edges.flatMap((edge, side) => profile(edge !== '#', random).map((point) => turned(point, side))),
  );
}
