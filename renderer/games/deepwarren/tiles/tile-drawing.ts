/** One tile as it lies, drawn from its data: rock cut away to a floor, what stands there, its spaces and signs. */
import type { TileFace, TileIcon } from '../../../../shared/games/deepwarren-questions.ts';
import type { Turn } from '../../../../shared/games/deepwarren.ts';
import { at, randomOf } from '../../../cards/random.ts';
import { outlineOf } from './outline.ts';
import { circleAt, pathOf, Pen, type Ink, type Point } from './pen.ts';
import { roomOf, type Room } from './rooms.ts';
import { directionOf, exitsOf, sideAfter, spotsOf } from './spots.ts';
import { cracks, flagstones, hatching, stoneTones } from './stonework.ts';

export interface TileDrawing {
  /** The floor's outline, to clip what lies on it. */
  floor: string;
  rock: readonly Ink[];
  /** On the floor, clipped to it. */
  ground: readonly Ink[];
  /** Over floor and walls. */
  over: readonly Ink[];
  /** Where ember spaces are. */
  embers: readonly Point[];
  icons: readonly TileIcon[];
}

const known = new Map<string, TileDrawing>();

/** The drawing of a tile is made once for each of its turns. */
export function tileDrawing(face: TileFace, turn: Turn, isCleared = false): TileDrawing {
  const key = `${String(face.tile)} ${String(turn)} ${String(isCleared)}`;
  const drawing = known.get(key) ?? draw(face, turn, isCleared);
  known.set(key, drawing);
  return drawing;
}

function draw(face: TileFace, turn: Turn, isCleared: boolean): TileDrawing {
  const pen = new Pen(turn, randomOf(`tile ${String(face.tile)}`));
  const room = isCleared ? withoutThings(roomOf(face.tile)) : roomOf(face.tile);
  const { floor, walls } = outlineOf(exitsOf(face, turn), room, pen.random);
  const outline = pathOf(floor, true);
  const strokes = hatching(walls, pen.random);
  return {
    floor: outline,
    rock: [
      { ink: 'hatch', d: strokes.near },
      { ink: 'farHatch', d: strokes.far },
    ],
    ground: onFloor(pen, room, floor, outline, face, turn),
    over: [...wallInks(walls), ...spaceInks(face, turn)],
    embers: spotsOf(face, turn).filter((_, letter) => face.spaces[letter]!.burns),
    icons: isCleared ? [] : face.icons,
  };
}

const withoutThings = ({ half, rough = 0 }: Room): Room => ({ half, rough });

function onFloor(
  pen: Pen,
  room: Room,
  floor: readonly Point[],
  outline: string,
  face: TileFace,
  turn: Turn,
): readonly Ink[] {
  flagstones(floor, pen.random).forEach((d, tone) =>
    pen.inks.push({ ink: 'flagstone', d, fill: stoneTones[tone]! }),
  );
  pen.draw('crack', cracks(pen.random));
  room.ground?.(pen);
  pen.draw('wallCast', `M-50-50H50V50H-50z${outline}`, [3, 4]);
  room.things?.(pen);
  if (face.tail !== undefined) drawArrow(pen, sideAfter(face.tail, turn));
  return pen.inks;
}

/** The placement arrow: two chevrons cut into the floor by the edge at its tail. */
function drawArrow(pen: Pen, tail: 0 | 1 | 2 | 3): void {
  const [ox, oy] = directionOf(tail);
  const point = (out: number, across: number) => at(ox * out + oy * across, oy * out - ox * across);
  const chevrons = [46, 40].map((out) => `M${point(out, -5)}L${point(out - 5, 0)}L${point(out, 5)}`);
  pen.draw('arrow', chevrons.join(''));
}

function wallInks(walls: readonly Point[][]): Ink[] {
  const d = walls.map((wall) => pathOf(wall)).join('');
  return [
    { ink: 'wall', d },
    { ink: 'wallLight', d, move: [-0.9, -0.9] },
  ];
}

const footing = 12.5;

/** Spaces are dashed footholds joined by dotted links. */
function spaceInks(face: TileFace, turn: Turn): Ink[] {
  if (face.spaces.length < 2) return [];
  const spots = spotsOf(face, turn);
  const links = face.spaces.flatMap(({ links }, from) =>
    links.filter((to) => to > from).map((to) => linkBetween(spots[from]!, spots[to]!)),
  );
  const isOnBoards = face.kind === 'span';
  const holds = face.spaces.map(({ burns }, letter): Ink => {
    const ink = burns ? 'emberSpace' : isOnBoards ? 'boardSpace' : 'space';
    return { ink, d: circleAt(...spots[letter]!, footing) };
  });
  return [{ ink: 'linkUnder', d: links.join('') }, { ink: 'link', d: links.join('') }, ...holds];
}

function linkBetween([x1, y1]: Point, [x2, y2]: Point): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [((x2 - x1) / length) * footing, ((y2 - y1) / length) * footing];
  return `M${at(x1 + ux, y1 + uy)}L${at(x2 - ux, y2 - uy)}`;
}
