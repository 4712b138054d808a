/** Squares a creature may be put on: free and legal, and as a filter wants them. */
import { canSeeSquare, freeSpaces, isTerrain, squareDistance, type Area } from './board.ts';
import type { SquareFilter } from './cards/language.ts';
import { amountOf, creaturesOf, type Speaker } from './evaluate.ts';
import { findCreature, type Play } from './play.ts';
import { sizeOf } from './printed.ts';
import type { Creature, Square } from './state.ts';

/** Free squares that fit a filter, for a creature to be put on; the acting one if none is named. */
export function squaresFor(
  play: Play,
  filter: SquareFilter,
  isLoose: boolean,
  speaker: Speaker,
  mover = findCreature(play, speaker.actor),
): Square[] {
  if (!mover) return [];
  const circle = isLoose ? undefined : circleOf(play, filter, speaker);
  if (circle === 'nowhere') return [];
  return freeSpaces(play, mover, circle).filter(
    (square) =>
      (!filter.on || isTerrain(play, [square], filter.on)) &&
      (isLoose || !filter.adjacentTo || isBeside(play, filter.adjacentTo, square, speaker, mover)) &&
      (!circle || isInside(play, circle, square)),
  );
}

/** The distance of a filter, read once for all squares. */
interface Circle extends Area {
  isBlind: boolean;
}

function circleOf(play: Play, { within }: SquareFilter, speaker: Speaker): Circle | 'nowhere' | undefined {
  if (!within) return undefined;
  const [id] = creaturesOf(play, within.of, speaker);
  const from = id === undefined ? undefined : findCreature(play, id);
  if (!from) return 'nowhere';
  return { from, squares: amountOf(play, within.squares, speaker), isBlind: within.blind === true };
}

function isInside(play: Play, { from, squares, isBlind }: Circle, square: Square): boolean {
  return (
    squareDistance(play, from, square, isBlind) <= squares && (isBlind || canSeeSquare(play, from, square))
  );
}

/** Whether a creature put on a square would stand next to somebody. */
function isBeside(
  play: Play,
  who: NonNullable<SquareFilter['adjacentTo']>,
  square: Square,
  speaker: Speaker,
  mover: Creature,
): boolean {
  const { width } = play.tables;
  const offsets = sizeOf(play, mover.id) === 1 ? [0] : [0, 1, width, width + 1];
  return creaturesOf(play, who, speaker).some((id) => {
    const creature = findCreature(play, id);
    if (!creature || creature.id === mover.id) return false;
    return offsets.some((offset) => squareDistance(play, creature, square + offset, false) === 1);
  });
}
