/** What the room of each tile looks like: how it is cut, and what stands in it. Looks only; the rules know none of it. */
import { corridor, type Pen } from './pen.ts';
import type { Cut } from './outline.ts';
import * as furniture from './furniture.ts';
import * as terrain from './terrain.ts';

export interface Room extends Cut {
  /** Washes over the whole floor, drawn before the walls throw their shadow. */
  ground?: (pen: Pen) => void;
  /** Things on the floor. */
  things?: (pen: Pen) => void;
}

const plain: Room = { half: corridor };
const rough = corridor + 2;

/** By tile number; a tile nobody has drawn is a plain corridor. */
const rooms: readonly Room[] = [
  { half: 31, corner: 9, things: furniture.gate },
  { half: 31, things: furniture.crypt },
  { half: 29, corner: 12, things: furniture.vault },
  { half: 25, round: true, rough: 2, things: furniture.cache },
  { half: 28, round: true, rough: 2.4, things: furniture.bones },
  { half: 28, round: true, things: furniture.wellShaft },
  { ...plain, things: furniture.gallery },
  { half: corridor + 1, rough: 2.2, things: furniture.puddles },
  { ...plain, things: furniture.torches },
  { half: corridor, rough: 1.6, things: furniture.rails },
  { ...plain, things: furniture.stairs },
  { ...plain, things: furniture.brokenStairs },
  plain,
  { half: rough, rough: 2.2, things: furniture.mould },
  { half: 26, corner: 11, things: furniture.shrine },
  { half: rough, rough: 2.2, things: furniture.roots },
  { half: 25, corner: 6, things: furniture.hoist },
  { half: 23, round: true, rough: 2.6, things: furniture.cave },
  plain,
  { half: 29, things: furniture.guardPost },
  { half: 32, corner: 5, things: furniture.feast },
  { half: 30, things: furniture.store },
  { half: rough, things: furniture.crates },
  { half: corridor, rough: 1.4, things: furniture.fissure },
  { half: 30, round: true, rough: 3, things: furniture.den },
  { half: 33, things: furniture.pillars },
  { half: 33, corner: 8, things: furniture.market },
  { half: 31, corner: 14, things: furniture.court },
  { half: 34, round: true, things: furniture.rotunda },
  { half: 37, round: true, rough: 2.4, things: terrain.chasm },
  { half: 37, round: true, rough: 2.4, things: terrain.chasm },
  { half: corridor + 3, rough: 2.6, things: terrain.fallenRoof },
  { half: corridor + 3, rough: 2.6, things: terrain.chokedPassage },
  { half: 36, corner: 7, rough: 3, ground: terrain.gorge, things: terrain.bridge },
  { half: 36, corner: 7, rough: 3, ground: terrain.gorge, things: terrain.frayedBridge },
  { half: 33, round: true, rough: 2.4, ground: terrain.river },
  { half: 33, round: true, rough: 2.4, ground: terrain.fork },
  { half: 30, corner: 8, rough: 2.4, ground: terrain.embers },
  { half: 30, corner: 8, rough: 2.4, ground: terrain.emberFork },
  { half: 33, round: true, rough: 2.6, ground: terrain.magma },
  { half: 33, round: true, rough: 2.6, ground: terrain.magmaBasin },
];

export const roomOf = (tile: number): Room => rooms[tile] ?? plain;
