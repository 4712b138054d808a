/** Where every token is drawn, and which space a point of a tile is nearest to. */
import type { DeepwarrenContent } from '../../../../shared/games/deepwarren-questions.ts';
import {
  spaceOf,
  tileOfSpace,
  type DeepwarrenView,
  type Space,
} from '../../../../shared/games/deepwarren.ts';
import type { Point } from '../tiles/pen.ts';
import { spotsOf } from '../tiles/spots.ts';
import { cellKey, middleOf, standingSpots, type Cell, type Ground } from './layout.ts';
import type { Motion } from './motion.ts';

export interface TokenSpots {
  byToken: ReadonlyMap<number, Point>;
  /** Whether any token stands on a tile. */
  has: (tile: number) => boolean;
}

const origin = { left: 0, top: 0 };

export function tokenSpots(view: DeepwarrenView, ground: Ground, motion: Motion | undefined): TokenSpots {
  const bySpace = new Map<Space, number[]>();
  for (const { id, space } of view.tokens) {
    const shown = motion?.places?.get(id) ?? space;
    bySpace.set(shown, [...(bySpace.get(shown) ?? []), id]);
  }
  const byToken = new Map<number, Point>();
  for (const [space, ids] of bySpace) {
    const cell = ground.cellOf(space);
    if (!cell) continue;
    const [x, y] = middleOf(origin, cell);
    const [dx, dy] = ground.offsetOf(space);
    standingSpots(ids.length).forEach(([sx, sy], i) => byToken.set(ids[i]!, [x + dx + sx, y + dy + sy]));
  }
  const tiles = new Set([...bySpace.keys()].map(tileOfSpace));
  return { byToken, has: (tile) => tiles.has(tile) };
}

/** The space of a tile that lies nearest to a point; none where no tile lies. */
export function spaceNear(
  [px, py]: Point,
  cell: Cell,
  ground: Ground,
  content: DeepwarrenContent,
): Space | undefined {
  const placed = ground.byCell.get(cellKey(cell));
  const face = placed && content.tiles[placed.tile];
  if (!face) return undefined;
  const [x, y] = middleOf(origin, cell);
  const far = spotsOf(face, placed.turn).map(([dx, dy]) => Math.hypot(px - x - dx, py - y - dy));
  return spaceOf(placed.tile, far.indexOf(Math.min(...far)));
}
