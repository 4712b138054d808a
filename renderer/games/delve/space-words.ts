/** A square of the board in words, for whoever does not see it. */
import type { Seat } from '../../../shared/game.ts';
import type { DelveContent } from '../../../shared/games/delve-questions.ts';
import type { DelveView, LaidChamberView, Space } from '../../../shared/games/delve.ts';
import { listed, mapText as text, sideName } from '../../text/delve.ts';
import { allSides, edgesOf, laidBySpace, shutSides, spaceOfSquare } from './map/laying.ts';
import type { Names } from './names.ts';

export interface SpaceScene {
  view: DelveView;
  content: DelveContent;
  names: Names;
  /** Whose eyes. */
  own: Seat | undefined;
}

export function spaceWords(square: Space, scene: SpaceScene): string {
  const space = spaceOfSquare(square);
  const { view, names } = scene;
  const laid = laidBySpace(view).get(space);
  return [
    names.place(space),
    ...(laid ? chamberWords(laid, scene) : []),
    ...view.monsters
      .filter((each) => each.space === space)
      .map(({ monster }) => text.monster(names.monster(monster))),
    ...view.heroes
      .filter((each) => each.space === space)
      .map(({ seat }) => text.hero(names.hero(seat), seat === scene.own)),
    ...view.heroes.flatMap(({ seat, travel }) =>
      travel?.space === square ? [text.travel(names.hero(seat), sideName(travel.side))] : [],
    ),
  ].join(', ');
}

function chamberWords(laid: LaidChamberView, { view, content }: SpaceScene): string[] {
  const face = content.chambers[laid.chamber];
  if (!face) return [];
  const shut = shutSides(laid, laidBySpace(view), content);
  const edges = edgesOf(face, laid.heading);
  const ways = allSides.flatMap((side) => {
    const edge = edges[side];
    if (edge === undefined || edge === '#') return [];
    return [`${sideName(side)}${text.edges[edge] ?? ''}${shut.includes(side) ? text.walledUp : ''}`];
  });
  return [
    ways.length > 0 ? text.exits(listed(ways)) : text.noExits,
    ...(face.searchable ? [text.search] : []),
    ...(laid.entrance ? [text.entrance] : []),
  ];
}
