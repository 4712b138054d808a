/** The battlefield as the rules ask about it: creatures in, yes or no or numbers out. All geometry is in `geometry/`. */
import type { Terrain } from './cards/language.ts';
import { slowTerrain, terrain, terrainUnder } from './geometry/battlefield.ts';
import { placements } from './geometry/deployment.ts';
import { distance, distanceThroughWalls, isAdjacent } from './geometry/distance.ts';
import {
  addAlly,
  addEnemy,
  clearOccupancy,
  emptyOccupancy,
  freeInRow,
  isFree,
  type Occupancy,
} from './geometry/occupancy.ts';
import { sightOf, type Sight } from './geometry/sight.ts';
import { crosses, type Space } from './geometry/segment.ts';
import { spaceOf } from './geometry/square.ts';
import { holds, isLegal, sizeTables, type Tables } from './geometry/tables.ts';
import { areAllied, type Play } from './play.ts';
import { sizeOf } from './printed.ts';
import { none, type CardId, type Creature, type Square } from './state.ts';
import type { Seat } from '../../../shared/game.ts';

export const squaresOf = (play: Play, creature: Creature): Square[] =>
  spaceOf(creature.square, sizeOf(play, creature.id), play.tables.width);

/** One occupancy a battlefield, filled anew for each question. */
const scratch = new WeakMap<Tables, Occupancy>();

function emptied(tables: Tables): Occupancy {
  let occupancy = scratch.get(tables);
  if (occupancy) clearOccupancy(occupancy);
  else scratch.set(tables, (occupancy = emptyOccupancy(tables)));
  return occupancy;
}

/** Where others stand as a creature of this seat sees them; valid until the next call. */
export function occupancyFor(play: Play, seat: Seat, except: CardId): Occupancy {
  const occupancy = emptied(play.tables);
  for (const creature of play.state.creatures) {
    if (creature.id === except) continue;
    const add = areAllied(play, creature.seat, seat) ? addAlly : addEnemy;
    add(play.tables, occupancy, creature.square, sizeOf(play, creature.id));
  }
  return occupancy;
}

/** */
export const areAdjacent = (play: Play, one: Creature, other: Creature): boolean =>
  isAdjacent(play.tables, one.square, sizeOf(play, one.id), other.square, sizeOf(play, other.id));

/** W-514, W-716: whether an enemy of its controller stands next to the creature. */
export function hasAdjacentEnemy(play: Play, creature: Creature): boolean {
  for (const other of play.state.creatures) {
    if (other.seat === creature.seat || areAllied(play, other.seat, creature.seat)) continue;
    if (areAdjacent(play, creature, other)) return true;
  }
  return false;
}

/** */
export function liesBetween(play: Play, one: Creature, other: Creature, third: Creature): boolean {
  const space = ({ id, square }: Creature): Space => ({ square, size: sizeOf(play, id) });
  return crosses(space(one), space(other), space(third), play.tables.width);
}

/** W-734: around walls. */
export const distanceAround = (play: Play, from: Creature, to: Creature): number =>
  distance(play.tables, from.square, sizeOf(play, from.id), to.square, sizeOf(play, to.id));

export const distanceThrough = (play: Play, from: Creature, to: Creature): number =>
  distanceThroughWalls(play.tables, from.square, sizeOf(play, from.id), to.square, sizeOf(play, to.id));

export const squareDistance = (play: Play, from: Creature, to: Square, isBlind: boolean): number =>
  (isBlind ? distanceThroughWalls : distance)(play.tables, from.square, sizeOf(play, from.id), to, 1);

/** What a creature sees of another: enemies of its controller block, the target excepted. */
export function sightBetween(play: Play, from: Creature, to: Creature): Sight {
  if (!play.isStill) return lookBetween(play, from, to);
  if (outlook.play !== play || outlook.from !== from.id) lookFrom(play, from.id);
  return (outlook.sights[to.id] ??= lookBetween(play, from, to));
}

/**
 * What one creature sees of others, by their numbers. While options are listed the acting creature looks at the same
 * others for every attack and order; the last creature that looked is remembered as long as nothing moves.
 */
const outlook: { play: Play | undefined; from: CardId; sights: (Sight | undefined)[] } = {
  play: undefined,
  from: none,
  sights: [],
};

function lookFrom(play: Play, from: CardId): void {
  outlook.play = play;
  outlook.from = from;
  outlook.sights.fill(undefined);
}

function lookBetween(play: Play, from: Creature, to: Creature): Sight {
  return sightOf(
    play.tables,
    from.square,
    sizeOf(play, from.id),
    to.square,
    sizeOf(play, to.id),
    blockersFor(play, from),
  );
}

export const canSee = (play: Play, from: Creature, to: Creature): boolean =>
  sightBetween(play, from, to) !== 'none';

export const canSeeSquare = (play: Play, from: Creature, to: Square): boolean =>
  sightOf(play.tables, from.square, sizeOf(play, from.id), to, 1, blockersFor(play, from)) !== 'none';

/** Whether a creature can be seen from a square that is nobody's: only terrain blocks. */
export const isSeenFrom = (play: Play, from: Square, to: Creature): boolean =>
  sightOf(play.tables, from, 1, to.square, sizeOf(play, to.id), []) !== 'none';

const blockers: Square[] = [];

function blockersFor(play: Play, source: Creature): Square[] {
  blockers.length = 0;
  const { width } = play.tables;
  for (const creature of play.state.creatures) {
    if (creature.seat === source.seat || areAllied(play, creature.seat, source.seat)) continue;
    const { square } = creature;
    blockers.push(square);
    if (sizeOf(play, creature.id) === 2) blockers.push(square + 1, square + width, square + width + 1);
  }
  return blockers;
}

/** Whether any square of the creature's space is of this kind; `open` means none has terrain. */
export function standsOn(play: Play, creature: Creature, kind: Terrain): boolean {
  return isTerrain(play, squaresOf(play, creature), kind);
}

export function isTerrain(play: Play, squares: readonly Square[], kind: Terrain): boolean {
  const { battlefield } = play.state.setup;
  if (kind === 'start')
    return battlefield.starts.some((start) => squares.some((square) => start.includes(square)));
  const under = terrainUnder(battlefield, squares);
  if (kind === 'open') return under === 0;
  return (under & (kind === 'difficult' ? slowTerrain : terrain[kind])) !== 0; // W-211, W-212
}

export const isInHazard = (play: Play, creature: Creature): boolean =>
  holds(sizeTables(play.tables, sizeOf(play, creature.id)).slowHazard, play.tables, creature.square);

/** Whether a creature of this size may stand with its top-left square here (W-511, R-43). */
export function isFreeFor(play: Play, square: Square, size: 1 | 2, except: CardId): boolean {
  return (
    isLegal(play.tables, square, size) && isFree(play.tables, occupancyFor(play, 0, except), square, size)
  );
}

/** where this card may be deployed. */
export function deploymentSquares(play: Play, seat: Seat, card: CardId): Square[] {
  const starts = play.state.setup.battlefield.starts[seat] ?? [];
  const size = sizeOf(play, card);
  const occupancy = occupancyFor(play, seat, none);
  const inside = starts.filter((square) => isInside(play, starts, square, size, occupancy));
  return inside.length > 0 ? inside : placements(play.tables, starts, size, occupancy);
}

/** The common case, kept apart for speed: a free space wholly inside the start area. */
function isInside(
  play: Play,
  starts: readonly Square[],
  square: Square,
  size: 1 | 2,
  occupancy: Occupancy,
): boolean {
  const isCovered =
    size === 1 || spaceOf(square, size, play.tables.width).every((each) => starts.includes(each));
  return isCovered && isLegal(play.tables, square, size) && isFree(play.tables, occupancy, square, size);
}

/** Squares around a creature, as far as a number of steps could reach. */
export interface Area {
  from: Creature;
  squares: number;
}

/**
 * Calls `found` for every square a creature could be put on, for effects that place, until it answers true;
 * only for those of an area if one is given. Answers whether it did.
 */
export function someFreeSpace(
  play: Play,
  creature: Creature,
  area: Area | undefined,
  found: (square: Square) => boolean,
): boolean {
  const { tables } = play;
  const size = sizeOf(play, creature.id);
  const occupancy = occupancyFor(play, creature.seat, creature.id);
  const { top, bottom, left, right } = boxOf(play, area);
  const inBox = (-1 << left) & (-1 >>> (31 - right));
  // All rows first: what `found` asks may fill the occupancy anew.
  const free: number[] = [];
  for (let y = top; y <= bottom; y++) free.push(freeInRow(tables, occupancy, y, size) & inBox);
  for (let y = top; y <= bottom; y++) {
    const last = y * tables.width + 31;
    for (let rest = free[y - top]; rest !== 0; rest &= rest - 1)
      if (found(last - Math.clz32(rest & -rest))) return true;
  }
  return false;
}

function boxOf(play: Play, area: Area | undefined) {
  const { tables } = play;
  if (!area) return { top: 0, bottom: tables.height - 1, left: 0, right: tables.width - 1 };
  const { square, id } = area.from;
  const [x, y] = [tables.columns[square], tables.rows[square]];
  const far = area.squares + sizeOf(play, id) - 1;
  return {
    top: Math.max(0, y - area.squares),
    bottom: Math.min(tables.height - 1, y + far),
    left: Math.max(0, x - area.squares),
    right: Math.min(tables.width - 1, x + far),
  };
}
