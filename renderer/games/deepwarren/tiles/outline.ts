/** The floor of a tile, cut out of the rock: its outline, and the walls between the exits. */
import type { Side, Turn } from '../../../../shared/games/deepwarren.ts';
import type { Random } from '../../../cards/random.ts';
import { corridor, turned, type Point } from './pen.ts';

/** How a room is cut: half its width, its corners cut off, round, how rough its walls are. */
export interface Cut {
  half: number;
  corner?: number;
  round?: true;
  rough?: number;
}

export interface Outline {
  floor: Point[];
  walls: Point[][];
}

/** A corner of the outline; at an exit the edge that ends here is open. */
interface Corner {
  point: Point;
  isGap: boolean;
}

const edge = 50;
const arcs = { side: [-24, -8, 8, 24], corner: [38, 52] } as const;

const onArc = (half: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle) * half, -Math.cos(angle) * half];
};

/** One side of the room as if it were the north one: the arm to its exit, or the end of the room. */
function sideCorners({ half, round }: Cut, isOpen: boolean): Corner[] {
  const wall = (x: number, y: number): Corner => ({ point: [x, y], isGap: false });
  if (!isOpen) return round ? arcs.side.map((angle) => ({ point: onArc(half, angle), isGap: false })) : [];
  const foot = round ? -Math.sqrt(half * half - corridor * corridor) : -half;
  return [
    wall(-corridor, foot),
    wall(-corridor, -edge),
    { point: [corridor, -edge], isGap: true },
    wall(corridor, foot),
  ];
}

/** The corner clockwise of a side. */
function cornerCorners({ half, round, corner = 0 }: Cut, isBlind: boolean): Point[] {
  if (round) return arcs.corner.map((angle) => onArc(half, angle));
  const cut = corner || (half < 24 && isBlind ? 13 : 0);
  return cut > 0
    ? [
        [half - cut, -half],
        [half, -half + cut],
      ]
    : [[half, -half]];
}

function cornersOf(exits: ReadonlySet<Side>, cut: Cut): Corner[] {
  return ([0, 1, 2, 3] as const).flatMap((side) => {
    const next = ((side + 1) % 4) as Side;
    const isBlind = !exits.has(side) && !exits.has(next);
    const corners = [
      ...sideCorners(cut, exits.has(side)),
      ...cornerCorners(cut, isBlind).map((point) => ({ point, isGap: false })),
    ];
    return corners.map(({ point, isGap }) => ({ point: turned(point, side satisfies Turn), isGap }));
  });
}

/** Points of a wall in short steps that waver like cut rock, but meet the tile's edge exactly. */
function waver(from: Point, to: Point, rough: number, random: Random): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.max(1, Math.round(length / 6));
  return Array.from({ length: steps }, (_, i): Point => {
    const [x, y] = [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps];
    const isAtEdge = Math.max(Math.abs(x), Math.abs(y)) > 47;
    const swing = isAtEdge ? 0 : ((random() - 0.5) * 2 * rough) / (Math.hypot(x, y) || 1);
    return [x * (1 + swing), y * (1 + swing)];
  });
}

/** Floor outline, clockwise, and the walls along it, broken at the exits. */
export function outlineOf(exits: ReadonlySet<Side>, cut: Cut, random: Random): Outline {
  const corners = cornersOf(exits, cut);
  const floor: Point[] = [];
  const walls: Point[][] = [];
  let wall: Point[] = [];
  corners.forEach(({ point }, i) => {
    const next = corners[(i + 1) % corners.length]!;
    const points = next.isGap ? [point] : waver(point, next.point, cut.rough ?? 0.7, random);
    floor.push(...points);
    wall.push(...points);
    if (!next.isGap) return;
    walls.push(wall);
    wall = [];
  });
  return { floor, walls: joined(walls, wall) };
}

/** The last wall goes on in the first; without exits one wall runs all around. */
function joined(walls: readonly Point[][], last: readonly Point[]): Point[][] {
  const [first, ...others] = walls;
  return first ? [[...last, ...first], ...others] : [[...last, last[0]!]];
}
