/** Tiles laid on the table in a scenario: which rules refuse them, if any (W-202..W-206, B-07). */
import { placingProblems } from '../geometry/assemble.ts';
import type { Tile } from '../geometry/tiles.ts';
import { setDifferences } from './compare.ts';
import { unknownName } from './names.ts';
import { StepFailure } from './failure.ts';
import type { Build } from './schema-steps.ts';

type TileText = Build['build']['tiles'][number];

/** A tile whose faces are alike; without rows it is open floor. */
function tileFrom({ id, shape = 'large', open = [], rows, walls = [] }: TileText): Tile {
  const height = shape === 'large' ? 8 : 4;
  const face = { rows: rows ?? Array.from({ length: height }, () => '.'.repeat(8)), walls, open };
  return { id, shape, faces: { dungeon: face, outdoor: face } };
}

export function buildFailures({ build, refused }: Build): string[] {
  const tiles = build.tiles.map(tileFrom);
  const placed = build.placed.map(({ tile: id, x, y, turn = 0, face = 'dungeon' }) => {
    const tile = tiles.find((each) => each.id === id);
    if (!tile)
      throw new StepFailure(
        unknownName(
          'tile',
          id,
          tiles.map((each) => each.id),
        ),
      );
    return { tile, face, seat: 0, x, y, turn };
  });
  const rules = [...new Set(placingProblems(placed).map(({ rule }) => rule))];
  return setDifferences(refused, rules, 'refused');
}
