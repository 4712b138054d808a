/** What the table lays over the board: where something can be done, what is picked, the way home, what the log means. */
import type { DelveView } from '../../../../shared/games/delve.ts';
import { isTower, laidBySpace } from '../map/laying.ts';
import type { MapMarks, PlaceMark } from '../map/marks.ts';
import { isAtHoard, type Choice } from './choices.ts';
import type { Desk } from './desk.svelte.ts';

export function marksOf(desk: Desk, view: DelveView): MapMarks {
  const laid = laidBySpace(view);
  const places = new Map<number, PlaceMark>();
  for (const choice of desk.choices) {
    const { place, isMarked, option, side } = choice;
    if (!isMarked || place === undefined) continue;
    const isUnexplored =
      !laid.has(place) && !isAtHoard(place) && !isTower(place) && choice.action.kind === 'move';
    const before = places.get(place);
    places.set(place, {
      space: place,
      option,
      side: before ? undefined : side,
      isUnexplored,
      isRisky: false,
      figure: figureOf(choice),
      isPicked: desk.shown === option || (before?.isPicked ?? false),
    });
  }
  return { places: [...places.values()], lit: desk.lit };
}

const figureOf = (_choice: Choice): string => '';
