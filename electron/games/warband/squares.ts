/** Squares a creature may be put on: free and legal, and as a filter wants them. */
import { canSeeSquare, someFreeSpace, isTerrain, squareDistance, type Area } from './board.ts';
import type { SquareFilter, Terrain, Who } from './cards/language.ts';
import { amountOf, creaturesOf, firstOf, standingAs, type Speaker } from './evaluate.ts';
import { findCreature, type Play } from './play.ts';
import { sizeOf } from './printed.ts';
import { none, type Creature, type Square } from './state.ts';

/** Free squares that fit a filter, for a creature to be put on; the acting one if none is named. */
export function squaresFor(
  play: Play,
  filter: SquareFilter,
  isLoose: boolean,
  speaker: Speaker,
  mover = findCreature(play, speaker.actor),
): Square[] {
  const squares: Square[] = [];
  someSquareFor(
    play,
    filter,
    isLoose,
    speaker,
    (square) => {
      squares.push(square);
      return false;
    },
    mover,
  );
  return squares;
}

/** Calls `found` for each of them until it answers true; answers whether it did. */
export function someSquareFor(
  play: Play,
  filter: SquareFilter,
  isLoose: boolean,
  speaker: Speaker,
  found: (square: Square) => boolean,
  mover = findCreature(play, speaker.actor),
): boolean {
  if (!mover) return false;
  const circle = isLoose ? undefined : circleOf(play, filter, speaker);
  if (circle === 'nowhere') return false;
  const beside =
    isLoose || !filter.adjacentTo ? undefined : othersOf(play, filter.adjacentTo, speaker, mover);
  const asSpace: Square[] = [none];
  const isOn = (square: Square, kind: Terrain): boolean => {
    asSpace[0] = square;
    return isTerrain(play, asSpace, kind);
  };
  return someFreeSpace(
    play,
    mover,
    circle ?? areaBeside(play, beside, mover),
    (square) =>
      (!filter.on || isOn(square, filter.on)) &&
      (!beside || beside.some((creature) => isBeside(play, creature, square, mover))) &&
      (!circle || isInside(play, circle, square)) &&
      found(square),
  );
}

/** The creatures a reference stands for that stand somewhere, the mover itself left out. */
function othersOf(play: Play, who: Who, speaker: Speaker, mover: Creature): Creature[] {
  return creaturesOf(play, who, speaker).flatMap((id) => {
    const creature = id === mover.id ? undefined : standingAs(play, id, speaker);
    return creature ? [creature] : [];
  });
}

/** Next to one creature nothing farther than the mover is broad need be looked at. */
const areaBeside = (
  play: Play,
  beside: readonly Creature[] | undefined,
  mover: Creature,
): Area | undefined =>
  beside?.length === 1 ? { from: beside[0], squares: sizeOf(play, mover.id) } : undefined;

/** The distance of a filter, read once for all squares. */
interface Circle extends Area {
  isBlind: boolean;
}

function circleOf(play: Play, { within }: SquareFilter, speaker: Speaker): Circle | 'nowhere' | undefined {
  if (!within) return undefined;
  const id = firstOf(play, within.of, speaker);
  const from = id === none ? undefined : standingAs(play, id, speaker);
  if (!from) return 'nowhere';
  return { from, squares: amountOf(play, within.squares, speaker), isBlind: within.blind === true };
}

function isInside(play: Play, { from, squares, isBlind }: Circle, square: Square): boolean {
  return (
    squareDistance(play, from, square, isBlind) <= squares && (isBlind || canSeeSquare(play, from, square))
  );
}

/** Whether a creature put on a square would stand next to another. */
function isBeside(play: Play, creature: Creature, square: Square, mover: Creature): boolean {
  const { width } = play.tables;
  const isNext = (offset: number): boolean => squareDistance(play, creature, square + offset, false) === 1;
  if (isNext(0)) return true;
  return sizeOf(play, mover.id) === 2 && (isNext(1) || isNext(width) || isNext(width + 1));
}
