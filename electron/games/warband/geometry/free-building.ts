/**
 * Free building (W-203, W-207, W-208, W-921, B-23): players lay their own tiles in the frame of the ready layout.
 * Large tiles keep the places of their owner's segment; small tiles go along its outer edges.
 */
import type { Seat } from '../../../../shared/game.ts';
import { err, type Result } from '../../../../shared/result.ts';
import { assemble, boxOf, contactOf, pairProblems, placingProblems, type PlacedTile } from './assemble.ts';
import type { Battlefield } from './battlefield.ts';
import { checkBattlefield } from './check-battlefield.ts';
import { presetLayout, type PlayerCount, type Slot } from './presets.ts';
import { checkTileSet, hasStart, shapeSize, type Problem } from './tiles.ts';

const isLargeSlot = ({ part }: Slot): boolean => part === 'firstLarge' || part === 'secondLarge';

/** W-207: the large tiles of a segment lie where the layout has its owner's large tiles. */
function largeProblems(players: PlayerCount, seat: Seat, own: readonly PlacedTile[]): Problem[] {
  const places = presetLayout(players).filter((slot) => slot.seat === seat && isLargeSlot(slot));
  const large = own.filter(({ tile }) => tile.shape === 'large');
  return places.flatMap(({ x, y }): Problem[] => {
    if (large.some((placed) => placed.x === x && placed.y === y)) return [];
    const sentence = `A large tile of player ${seat + 1} must lie at column ${x + 1}, row ${y + 1}.`;
    return [{ code: 'largeTilePlace', sentence, rule: 'W-207' }];
  });
}

const largeBox = ({ x, y }: Slot) => ({ x, y, ...shapeSize.large });

/** Whether a small tile lies with a long side along its owner's large tiles and along nobody else's. */
function isAttached(players: PlayerCount, placed: PlacedTile): boolean {
  const box = boxOf(placed);
  const touching = presetLayout(players).filter((slot) => {
    const contact = isLargeSlot(slot) ? contactOf(box, largeBox(slot)) : undefined;
    const isLongSide =
      contact && (contact.side === 'N' || contact.side === 'S' ? box.width : box.height) === 8;
    return isLongSide && contact.length >= 4;
  });
  return touching.length > 0 && touching.every((slot) => slot.seat === placed.seat);
}

/** W-208: the start tile lies on its owner's own edge, as in the ready layout. */
function isOnOwnEdge(players: PlayerCount, placed: PlacedTile): boolean {
  const own = presetLayout(players).find((slot) => slot.seat === placed.seat && slot.part === 'start')!;
  return placed.y === own.y && placed.turn % 2 === 0;
}

function smallProblems(players: PlayerCount, own: readonly PlacedTile[]): Problem[] {
  return own.flatMap((placed): Problem[] => {
    if (placed.tile.shape === 'large') return [];
    const { id } = placed.tile;
    if (!isAttached(players, placed)) {
      const sentence = `Small tile ${id} must lie with a long side along its owner's large tiles, at the outer edge.`;
      return [{ code: 'smallTilePlace', sentence, rule: 'B-23' }];
    }
    if (!hasStart(placed.tile) || isOnOwnEdge(players, placed)) return [];
    return [
      {
        code: 'startTilePlace',
        sentence: `The start tile ${id} must lie at its owner's own edge.`,
        rule: 'W-208',
      },
    ];
  });
}

/** What is wrong with one player's segment, before the segments are joined (B-23). */
export function segmentProblems(players: PlayerCount, seat: Seat, placed: readonly PlacedTile[]): Problem[] {
  const own = placed.filter((tile) => tile.seat === seat);
  const count = checkTileSet(own.map(({ tile }) => tile));
  if (count.length > 0) return count;
  return [...largeProblems(players, seat, own), ...smallProblems(players, own), ...placingProblems(own)];
}

/** Joins the players' segments into one battlefield and checks it (B-07, B-13). */
export function joinSegments(
  players: PlayerCount,
  placed: readonly PlacedTile[],
): Result<Battlefield, Problem[]> {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const problems = seats.flatMap((seat) => segmentProblems(players, seat, placed));
  if (problems.length > 0) return err(problems);
  const built = assemble(placed);
  if (!built.ok) return built;
  const unplayable = checkBattlefield(built.value, players);
  return unplayable.length > 0 ? err(unplayable) : built;
}

/** How far beyond the ready layout a small tile may lie on a flank, and the last column or row of any layout. */
const flank = 4;
const farthest = 32;

/** Tiles lie on multiples of four squares (B-07). */
const lines = Array.from({ length: (farthest + 2 * flank) / 4 + 1 }, (_, index) => index * 4 - flank);

/** Where a lifted tile may be laid; if another tile lies there, where that one goes instead. */
export interface Landing {
  place: PlacedTile;
  other?: { index: number; place: PlacedTile };
}

/** Every place for a lifted tile beside those that lie already (B-23): free ones, and those of tiles it can change places with. */
export function landingsFor(
  players: PlayerCount,
  placed: readonly PlacedTile[],
  lifted: PlacedTile,
): Landing[] {
  const free = placesFor(players, placed, lifted).map((place): Landing => ({ place }));
  return [...free, ...placed.flatMap((_, index) => exchangesWith(players, placed, index, lifted))];
}

const isSameSpot = (a: PlacedTile, b: PlacedTile): boolean => a.x === b.x && a.y === b.y;

/** A player's two tiles of one shape change places; the other one is turned only if it does not fit as it lies. */
function exchangesWith(
  players: PlayerCount,
  placed: readonly PlacedTile[],
  index: number,
  lifted: PlacedTile,
): Landing[] {
  const other = placed[index];
  if (other.seat !== lifted.seat || other.tile.shape !== lifted.tile.shape) return [];
  const rest = placed.filter((each) => each !== other);
  const given = placesFor(players, rest, other).filter((place) => isSameSpot(place, lifted));
  const place = given.find(({ turn }) => turn === other.turn) ?? given[0];
  if (!place) return [];
  return placesFor(players, [...rest, place], lifted)
    .filter((each) => isSameSpot(each, other))
    .map((each) => ({ place: each, other: { index, place } }));
}

/** Every free place in which a tile may lie beside those that lie already. */
function placesFor(players: PlayerCount, placed: readonly PlacedTile[], tile: PlacedTile): PlacedTile[] {
  return placesOfShape(players, tile).filter((place) => {
    const all = [...placed, place];
    return placed.every((_, index) => pairProblems(all, index, placed.length).length === 0);
  });
}

function placesOfShape(players: PlayerCount, tile: PlacedTile): PlacedTile[] {
  const turns = [0, 1, 2, 3];
  if (tile.tile.shape === 'large') {
    const slots = presetLayout(players).filter((slot) => slot.seat === tile.seat && isLargeSlot(slot));
    return slots.flatMap(({ x, y }) => turns.map((turn) => ({ ...tile, x, y, turn })));
  }
  const everywhere = lines.flatMap((x) =>
    lines.flatMap((y) => turns.map((turn) => ({ ...tile, x, y, turn }))),
  );
  return everywhere.filter((place) => smallProblems(players, [place]).length === 0);
}
