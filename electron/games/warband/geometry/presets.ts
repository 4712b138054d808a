/** The ready layouts for two, three and four players and for the first game (B-19..B-22): which tile goes where. */
import type { BySeat, Seat } from '../../../../shared/game.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { assemble, pairProblems, placingProblems, type PlacedTile } from './assemble.ts';
import { checkBattlefield } from './check-battlefield.ts';
import { checkTileSet, hasStart, turnSides, type Problem, type Tile, type TileFace } from './tiles.ts';

/** Which of its owner's tiles a place of a layout takes. */
export const tileParts = ['start', 'plain', 'firstLarge', 'secondLarge'] as const;
export type TilePart = (typeof tileParts)[number];

/** A place of a layout. Turns are tried from `turn` on: places at the bottom are seen from the other side. */
export interface Slot {
  seat: Seat;
  part: TilePart;
  x: number;
  y: number;
  turn: 0 | 2;
  start?: PlacedTile['start'];
  ignoresTreasure?: boolean;
}

export const playerCounts = [2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** The four places of one player, in the order start, plain, first and second large tile. */
function seatSlots(seat: Seat, turn: 0 | 2, places: readonly (readonly [number, number])[]): Slot[] {
  return places.map(([x, y], i) => ({ seat, part: tileParts[i], x, y, turn }));
}

/** B-20: a start block moved outward for fairness. */
const movedStart = (slots: Slot[], x: number, y: number): Slot[] =>
  slots.map((slot) => (slot.part === 'start' ? { ...slot, start: { x, y } } : slot));

/** Where a small tile lies beyond the large tiles at the far end of its column, it is seen from there. */
const facingIn = (slots: Slot[]): Slot[] =>
  slots.map((slot) => (slot.part === 'plain' ? { ...slot, turn: slot.y < 12 ? 0 : 2 } : slot));

const twoPlayers = [
  ...seatSlots(0, 0, [
    [0, 0],
    [8, 0],
    [0, 4],
    [8, 4],
  ]),
  ...seatSlots(1, 2, [
    [8, 20],
    [0, 20],
    [8, 12],
    [0, 12],
  ]),
];

const threePlayers = facingIn([
  ...movedStart(
    seatSlots(0, 0, [
      [0, 0],
      [0, 20],
      [0, 4],
      [0, 12],
    ]),
    0,
    0,
  ),
  ...movedStart(
    seatSlots(1, 0, [
      [16, 0],
      [16, 20],
      [16, 4],
      [16, 12],
    ]),
    20,
    0,
  ),
  ...seatSlots(2, 2, [
    [8, 20],
    [8, 0],
    [8, 12],
    [8, 4],
  ]),
]);

const fourPlayers = [
  ...seatSlots(0, 0, [
    [0, 0],
    [8, 0],
    [0, 4],
    [8, 4],
  ]),
  ...seatSlots(1, 0, [
    [24, 0],
    [16, 0],
    [24, 4],
    [16, 4],
  ]),
  ...seatSlots(2, 2, [
    [24, 20],
    [16, 20],
    [24, 12],
    [16, 12],
  ]),
  ...seatSlots(3, 2, [
    [0, 20],
    [8, 20],
    [0, 12],
    [8, 12],
  ]),
];

const layouts: Readonly<Record<PlayerCount, readonly Slot[]>> = {
  2: twoPlayers,
  3: threePlayers,
  4: fourPlayers,
};

/** The places of the ready layout for a number of players (B-19..B-21). */
export const presetLayout = (players: PlayerCount): readonly Slot[] => layouts[players];

/** B-22: both players share one pack; player 2 deploys anywhere on the plain tile, whose treasure is ignored. */
const firstGame: readonly Slot[] = [
  { seat: 0, part: 'start', x: 0, y: 0, turn: 0 },
  { seat: 0, part: 'firstLarge', x: 0, y: 4, turn: 0 },
  { seat: 1, part: 'secondLarge', x: 0, y: 12, turn: 2 },
  { seat: 1, part: 'plain', x: 0, y: 20, turn: 2, start: 'clearSquares', ignoresTreasure: true },
];

function tileFor(tiles: readonly Tile[], part: TilePart): Tile {
  const large = tiles.filter((tile) => tile.shape === 'large');
  const small = tiles.filter((tile) => tile.shape === 'small');
  const byPart: Record<TilePart, Tile | undefined> = {
    start: small.find((tile) => hasStart(tile)),
    plain: small.find((tile) => !hasStart(tile)),
    firstLarge: large[0],
    secondLarge: large[1],
  };
  return byPart[part]!;
}

/** The turns worth trying in a place: a small tile keeps its long side along the edge, equal open sides count once. */
function turnsOf({ tile, face, turn }: PlacedTile): number[] {
  const turns = (tile.shape === 'small' ? [0, 2] : [0, 1, 2, 3]).map((more) => (turn + more) % 4);
  const openness = turns.map((each) => turnSides(tile.faces[face].open, each).sort().join(''));
  return turns.filter((_, i) => openness.indexOf(openness[i]) === i);
}

/** Turns every tile so that all seams match, trying the layout's own turns first; false when nothing fits. */
function fitTurns(placed: PlacedTile[], from: number): boolean {
  const tile = placed[from];
  if (!tile) return placingProblems(placed).length === 0;
  const wanted = tile.turn;
  for (const turn of turnsOf(tile)) {
    tile.turn = turn;
    const isFine = placed.slice(0, from).every((_, i) => pairProblems(placed, i, from).length === 0);
    if (isFine && fitTurns(placed, from + 1)) return true;
  }
  tile.turn = wanted;
  return false;
}

/** B-13: whether start areas and treasure can be walked to on the field the tiles make. */
function isSound(placed: readonly PlacedTile[], players: number): boolean {
  const field = assemble(placed);
  return field.ok && checkBattlefield(field.value, players).length === 0;
}

/** Every layout that differs from this one by the turn of some tiles, these in all their turns. */
function* turned(placed: readonly PlacedTile[], tiles: readonly number[]): Generator<PlacedTile[]> {
  const [first, ...rest] = tiles;
  if (first === undefined) {
    yield [...placed];
    return;
  }
  for (const more of placed[first].tile.shape === 'small' ? [2] : [1, 2, 3]) {
    const tile = { ...placed[first], turn: (placed[first].turn + more) % 4 };
    yield* turned(placed.with(first, tile), rest);
  }
}

/** The layout itself, or the nearest one that can be walked through: one tile turned, else two (B-13). */
function madeSound(placed: PlacedTile[], players: number): PlacedTile[] {
  if (isSound(placed, players)) return placed;
  const numbers = [...placed.keys()];
  const pairs = numbers.flatMap((one) => numbers.slice(one + 1).map((other) => [one, other]));
  for (const tiles of [...numbers.map((one) => [one]), ...pairs]) {
    for (const other of turned(placed, tiles))
      if (placingProblems(other).length === 0 && isSound(other, players)) return other;
  }
  return placed;
}

function laySlots(
  slots: readonly Slot[],
  tiles: BySeat<readonly Tile[]>,
  face: TileFace,
): Result<PlacedTile[], Problem[]> {
  const wrong = tiles.flatMap((set) => checkTileSet(set));
  if (wrong.length > 0) return err(wrong);
  const placed = slots.map(({ part, ...slot }): PlacedTile => ({
    ...slot,
    face,
    tile: tileFor(tiles[slot.seat], part),
  }));
  return fitTurns(placed, 0) ? ok(madeSound(placed, tiles.length)) : err(placingProblems(placed));
}

/** Lays every player's tiles in the ready layout for their number; `tiles` are two large and two small each. */
export const layPreset = (tiles: BySeat<readonly Tile[]>, face: TileFace): Result<PlacedTile[], Problem[]> =>
  laySlots(presetLayout(tiles.length as PlayerCount), tiles, face);

/** Lays the tiles of the one pack of a first game, dungeon side up (W-942, B-22). */
export const layFirstGame = (tiles: readonly Tile[]): Result<PlacedTile[], Problem[]> =>
  laySlots(firstGame, [tiles, tiles], 'dungeon');
