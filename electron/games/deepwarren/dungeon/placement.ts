/** Where a tile may be laid and how turned, and laying it (T-402 to T-416). */
import type { Side, Turn } from '../../../../shared/games/deepwarren.ts';
import { entrance, tileCount } from '../content/tiles.ts';
import { none, type State } from '../state.ts';
import { cellBeside, cellCount } from './cells.ts';
import { layoutAt, looksLike, opposite, sides, turns } from './layout.ts';
import { isRubble } from './spaces.ts';

type Dungeon = Pick<State, 'cells' | 'turned' | 'near' | 'cleared'>;

/** An empty cell beside the dungeon. Masks have a bit per side. */
export interface Frontier {
  cell: number;
  /** Sides on which a live exit waits to be joined (T-412). */
  waiting: number;
  /** Sides on which there is a tile. */
  taken: number;
  /** The side on which the Entrance lies. */
  gate: number;
}

/** By cell, where its entry stands in the list being made; entries of earlier lists are told apart by their cell. */
const entryOf = new Int16Array(cellCount);

/** Empty cells that touch a placed tile, in the order of the tiles they touch. */
export function frontierOf(dungeon: Readonly<Dungeon>): Frontier[] {
  const found: Frontier[] = [];
  for (let tile = 0; tile < tileCount; tile++) {
    const own = dungeon.cells[tile];
    if (own === none) continue;
    for (const side of sides) {
      if (dungeon.near[tile * 4 + side] !== none) continue;
      const cell = cellBeside(own, side);
      let entry = entryOf[cell];
      if (found.length <= entry || found[entry].cell !== cell) {
        entry = entryOf[cell] = found.length;
        found.push({ cell, waiting: 0, taken: 0, gate: 0 });
      }
      addNeighbour(dungeon, found[entry], tile, side);
    }
  }
  return found;
}

/** A tile that has the empty cell on its given side. */
function addNeighbour(dungeon: Readonly<Dungeon>, frontier: Frontier, tile: number, side: Side): void {
  const bit = 1 << opposite(side);
  frontier.taken |= bit;
  if (tile === entrance) frontier.gate |= bit;
  if (hasLiveExit(dungeon, tile, side)) frontier.waiting |= bit;
}

/** Whether a placed tile has an exit on a side that can be joined: Rubble has none (T-412). */
function hasLiveExit(dungeon: Readonly<Dungeon>, tile: number, side: Side): boolean {
  return ((layoutAt(tile, dungeon.turned[tile]).exits >> side) & 1) === 1 && !isRubble(dungeon, tile);
}

/** Exits that face an empty cell; Rubble does not count (T-110, T-412). */
export function countOpenExits(dungeon: Readonly<Dungeon>): number {
  let count = 0;
  for (let tile = 0; tile < tileCount; tile++) {
    if (dungeon.cells[tile] === none) continue;
    for (const side of sides) {
      if (dungeon.near[tile * 4 + side] === none && hasLiveExit(dungeon, tile, side)) count++;
    }
  }
  return count;
}

/** The same exits one by one. */
export function openingsOf(dungeon: Readonly<Dungeon>): { tile: number; side: Side }[] {
  return dungeon.cells.flatMap((cell, tile) =>
    cell === none
      ? []
      : sides
          .filter((side) => dungeon.near[tile * 4 + side] === none && hasLiveExit(dungeon, tile, side))
          .map((side) => ({ tile, side })),
  );
}

/** One legal way to lay a tile. */
export interface Landing {
  cell: number;
  turn: Turn;
  /** Bits of the sides on which it joins, meets a wall with an exit (or an exit with a wall), and stays open. */
  joined: number;
  blocked: number;
  open: number;
  /** Open exits of the dungeon afterwards. */
  openExits: number;
}

export interface PlacementRules {
  /** T-410: the last tile of the stack may close the dungeon. */
  isLast: boolean;
  /** T-204: the joint must be with the Entrance. */
  isSetup: boolean;
}

const bits = (mask: number): number => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);

/** Why a rotation at a cell is refused; `ok` if it is legal. */
export type Fit = 'ok' | 'noJoint' | 'notEntrance' | 'arrow' | 'closes';

/** Everything about laying a tile at a cell in one rotation; the count of open exits before is given. */
export function landingAt(
  dungeon: Readonly<Dungeon>,
  tile: number,
  { cell, waiting, taken }: Frontier,
  turn: Turn,
  openBefore: number,
): Landing {
  const { exits } = layoutAt(tile, turn);
  const open = isRubble(dungeon, tile) ? 0 : exits & ~taken;
  const openExits = openBefore - bits(waiting) + bits(open);
  return { cell, turn, joined: exits & waiting, blocked: (exits ^ waiting) & taken, open, openExits };
}

/** Whether the rules allow a landing, and if not, which does not. */
export function fitOf(tile: number, landing: Landing, { gate }: Frontier, rules: PlacementRules): Fit {
  let joints = landing.joined;
  if (joints === 0) return 'noJoint';
  if (rules.isSetup) joints &= gate;
  if (joints === 0) return 'notEntrance';
  const { tail } = layoutAt(tile, landing.turn);
  if (tail !== -1 && ((joints >> tail) & 1) === 0) return 'arrow';
  return landing.openExits === 0 && !rules.isLast ? 'closes' : 'ok';
}

/** Every legal way to lay a tile; rotations that look the same are offered once (T-414). */
export function landingsOf(dungeon: Readonly<Dungeon>, tile: number, rules: PlacementRules): Landing[] {
  const landings: Landing[] = [];
  const openBefore = countOpenExits(dungeon);
  for (const frontier of frontierOf(dungeon)) {
    if (frontier.waiting === 0 || (rules.isSetup && frontier.gate === 0)) continue;
    let seen = 0;
    for (const turn of turns) {
      const look = 1 << looksLike(tile, turn);
      if ((seen & look) !== 0) continue;
      const landing = landingAt(dungeon, tile, frontier, turn, openBefore);
      if (fitOf(tile, landing, frontier, rules) !== 'ok') continue;
      seen |= look;
      landings.push(landing);
    }
  }
  return landings;
}

/** Lays a tile; tokens and spaces are not touched (T-413). */
export function layTile(dungeon: Dungeon, tile: number, cell: number, turn: Turn): void {
  dungeon.cells[tile] = cell;
  dungeon.turned[tile] = turn;
  for (const side of sides) {
    const other = dungeon.cells.indexOf(cellBeside(cell, side));
    if (other < 0) continue;
    dungeon.near[tile * 4 + side] = other;
    dungeon.near[other * 4 + opposite(side)] = tile;
  }
}
