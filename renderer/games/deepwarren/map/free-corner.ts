/** The corner of the map where a slip hides least: never what is pointed at, and as few tiles as can be. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Corner = 'right bottom' | 'left bottom' | 'right top' | 'left top';

const corners: readonly Corner[] = ['right bottom', 'left bottom', 'right top', 'left top'];

function boxAt(
  corner: Corner,
  slip: Pick<Box, 'width' | 'height'>,
  room: Pick<Box, 'width' | 'height'>,
): Box {
  const [across, down] = corner.split(' ');
  return {
    ...slip,
    x: across === 'right' ? room.width - slip.width : 0,
    y: down === 'bottom' ? room.height - slip.height : 0,
  };
}

const overlap = (one: Box, other: Box): number => {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
};

/** A place that must be seen counts as much as many tiles. */
const weight = 40;

export function freeCorner(
  slip: Pick<Box, 'width' | 'height'>,
  room: Pick<Box, 'width' | 'height'>,
  tiles: readonly Box[],
  seen: readonly Box[],
  taken: readonly Corner[] = [],
): Corner {
  const cost = (corner: Corner): number => {
    const box = boxAt(corner, slip, room);
    const covered = tiles.reduce((sum, tile) => sum + overlap(box, tile), 0);
    return seen.reduce((sum, place) => sum + overlap(box, place) * weight, covered);
  };
  return corners
    .filter((corner) => !taken.includes(corner))
    .reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
