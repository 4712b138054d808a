/** What the table lays over the board: where something can be done, what is picked, the way home, what the log means. */
import type { DelveView, Space } from '../../../../shared/games/delve.ts';
import { isTower, laidBySpace } from '../map/laying.ts';
import type { MapMarks, PlaceMark } from '../map/marks.ts';
import { isAtHoard } from './choices.ts';
import type { Desk } from './desk.svelte.ts';
import { figureOfOdds, isRisky, oddsOf } from './odds-words.ts';

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
      isRisky: isRisky(oddsOf(desk.odds, option)),
      figure: before ? '' : figureOfOdds(oddsOf(desk.odds, option)),
      isPicked: desk.shown === option || (before?.isPicked ?? false),
    });
  }
  const { home } = desk.odds ?? {};
  return {
    places: [...places.values()],
    lit: desk.lit,
    ...(home?.isExplored && { way: wayFrom(desk, view, home.path) }),
  };
}

/** The way home begins where the hero stands. */
function wayFrom(desk: Desk, view: DelveView, path: readonly Space[]): readonly Space[] {
  const space = view.heroes[desk.odds?.seat ?? view.seat]?.space;
  return space === undefined || path[0] === space ? path : [space, ...path];
}
