/** The names of a moment of a match looked at again. */
import type { CardFace } from '../../../../shared/cards.ts';
import type { WarbandView } from '../../../../shared/games/warband.ts';
import { cardLibrary } from '../../../cards/library.svelte.ts';
import { type Grid, makeGrid } from '../match/grid.ts';
import { type Faces, makeNames, type Names } from '../match/names.ts';

/** A card of a match keeps the face it was played with; one that came later is as the packs print it. */
export const facesOf = (faces: Readonly<Record<string, CardFace>>): Faces => ({
  face: (key) => faces[key] ?? cardLibrary.face(key),
  look: (pack) => cardLibrary.look(pack),
});

const grids = new WeakMap<WarbandView['battlefield'], Grid>();

/** The grid of a battlefield, made once. */
export function gridOf({ battlefield }: WarbandView): Grid {
  let grid = grids.get(battlefield);
  if (!grid) grids.set(battlefield, (grid = makeGrid(battlefield)));
  return grid;
}

export const namesIn = (view: WarbandView, faces: Readonly<Record<string, CardFace>>): Names =>
  makeNames(view, facesOf(faces), gridOf(view));
