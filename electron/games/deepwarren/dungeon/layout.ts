/**
 * Tiles in all four rotations, worked out once: which sides have exits, which space owns them, how spaces link.
 * Tables are flat arrays, because every search for a step reads them.
 */
import { spaceOf, type Side, type Space, type Turn } from '../../../../shared/games/deepwarren.ts';
import { tileTable, type Icon, type SpaceText, type TileText } from '../content/tiles.ts';

export const sides: readonly Side[] = [0, 1, 2, 3];
export const turns: readonly Turn[] = [0, 1, 2, 3];
export const opposite = (side: Side): Side => ((side + 2) & 3) as Side;

const sideLetters = 'NESW';
const spaceLetters = 'ABCDE';

const sidesIn = (letters: string): Side[] =>
  [...letters].map((letter) => sideLetters.indexOf(letter) as Side);

/** The side on which an edge lies after so many quarter turns clockwise. */
const turned = (side: Side, turn: Turn): Side => ((side + turn) & 3) as Side;

const spacesOf = ({ spaces, exits }: TileText): readonly SpaceText[] => spaces ?? [{ exits, links: '' }];

/** A tile in one rotation. */
export interface Layout {
  /** Bit per side that has an exit. */
  exits: number;
  /** Which space owns the exit of a side; -1 for a wall. */
  owner: readonly number[];
  /** The sides whose exits a space owns. */
  sidesOf: readonly (readonly Side[])[];
  /** The edge at the arrow's tail, or -1. */
  tail: Side | -1;
}

function layoutOf(tile: TileText, turn: Turn): Layout {
  const sidesOf = spacesOf(tile).map(({ exits }) => sidesIn(exits).map((side) => turned(side, turn)));
  const owner = sides.map((side) => sidesOf.findIndex((own) => own.includes(side)));
  const exits = sides.reduce<number>((mask, side) => (owner[side] < 0 ? mask : mask | (1 << side)), 0);
  return { exits, owner, sidesOf, tail: tile.tail ? turned(sidesIn(tile.tail)[0], turn) : -1 };
}

const layouts = tileTable.flatMap((tile) => turns.map((turn) => layoutOf(tile, turn)));

export const layoutAt = (tile: number, turn: number): Layout => layouts[tile * 4 + turn];

/** Links between the spaces of a tile, by tile and space (T-703). */
export const innerLinks: readonly (readonly (readonly Space[])[])[] = tileTable.map((text, tile) =>
  spacesOf(text).map(({ links }) => [...links].map((letter) => spaceOf(tile, spaceLetters.indexOf(letter)))),
);

/** All spaces of a tile. */
export const spacesOfTile: readonly (readonly Space[])[] = tileTable.map((text, tile) =>
  spacesOf(text).map((_, letter) => spaceOf(tile, letter)),
);

const burning = new Set(
  tileTable.flatMap((text, tile) =>
    spacesOf(text).flatMap(({ burns }, letter) => (burns ? [spaceOf(tile, letter)] : [])),
  ),
);

/** T-705 */
export const isBurn = (space: Space): boolean => burning.has(space);

const tilesWhere = (test: (tile: TileText) => boolean): readonly boolean[] => tileTable.map(test);

/** T-720 */
export const isPit = tilesWhere(({ kind }) => kind === 'pit');
/** As printed; Unmake Stone may have cleared it (T-416). */
export const isPrintedRubble = tilesWhere(({ kind }) => kind === 'rubble');

/** Icons of a tile, by tile number. */
export const hasIcon: Readonly<Record<Icon, readonly boolean[]>> = {
  lair: tilesWhere(({ icons }) => icons.includes('lair')),
  ladder: tilesWhere(({ icons }) => icons.includes('ladder')),
  hoard: tilesWhere(({ icons }) => icons.includes('hoard')),
};

/** T-414: rotations with the same exits and spaces have the same number, the lowest rotation that looks so. */
const sameAs: readonly (readonly Turn[])[] = tileTable.map((_, tile) =>
  turns.map((turn) => turns.find((other) => isSameLayout(tile, turn, other)) ?? turn),
);

export const looksLike = (tile: number, turn: Turn): Turn => sameAs[tile][turn];

/** Whether some exchange of the spaces makes both rotations the same: exits, links and burns. */
function isSameLayout(tile: number, one: Turn, other: Turn): boolean {
  if (layoutAt(tile, one).exits !== layoutAt(tile, other).exits) return false;
  const count = spacesOfTile[tile].length;
  return permutations(count).some((order) =>
    isExchange(tile, layoutAt(tile, one), layoutAt(tile, other), order),
  );
}

function isExchange(tile: number, one: Layout, other: Layout, order: readonly number[]): boolean {
  const isOwnerSame = sides.every(
    (side) => (one.owner[side] < 0 ? -1 : order[one.owner[side]]) === other.owner[side],
  );
  if (!isOwnerSame) return false;
  return order.every((to, from) => {
    const links = innerLinks[tile][from].map((space) => spaceOf(tile, order[space - spaceOf(tile, 0)]));
    const isBurnSame = isBurn(spaceOf(tile, from)) === isBurn(spaceOf(tile, to));
    return isBurnSame && links.every((space) => innerLinks[tile][to].includes(space));
  });
}

function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
  );
}
