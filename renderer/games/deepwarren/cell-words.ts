/** A cell of the table in words, for whoever does not see it: "tile at 2 east 1 north, crossing, your Delver, 4 of 6". */
import type { Seat } from '../../../shared/game.ts';
import type { DeepwarrenContent } from '../../../shared/games/deepwarren-questions.ts';
import {
  letterOfSpace,
  tileOfSpace,
  type DeepwarrenView,
  type PlacedTileView,
  type TokenView,
} from '../../../shared/games/deepwarren.ts';
import { cellText as text, listed, placeText, sideName } from '../../text/deepwarren.ts';
import type { Cell } from './map/layout.ts';
import type { Names } from './names.ts';
import { exitsOf } from './tiles/spots.ts';

export interface CellScene {
  view: DeepwarrenView;
  content: DeepwarrenContent;
  names: Names;
  /** Whose eyes. */
  own: Seat | undefined;
}

export function cellWords(cell: Cell, scene: CellScene): string {
  const placed = scene.view.tiles.find(({ x, y }) => x === cell.x && y === cell.y);
  const where = placeText.at(cell.x, cell.y);
  if (!placed) return text.emptyHere(where);
  return [text.here(where), ...tileWords(placed, scene), ...tokensOn(placed, scene)].join(', ');
}

function tileWords({ tile, turn, door, chest, cleared }: PlacedTileView, { content }: CellScene): string[] {
  const face = content.tiles[tile];
  if (!face) return [];
  const exits = listed([...exitsOf(face, turn)].sort().map(sideName));
  return [
    text.tile(face.name, face.kind),
    text.exits(exits),
    ...(cleared ? [] : face.icons.map((icon) => text.icons[icon])),
    ...(door ? [text.door] : []),
    ...(chest ? [text.chest] : []),
  ];
}

const tokensOn = ({ tile }: PlacedTileView, scene: CellScene): string[] =>
  scene.view.tokens
    .filter(({ space }) => tileOfSpace(space) === tile)
    .flatMap((token) => tokenWords(token, scene));

function tokenWords(token: TokenView, { content, names, own }: CellScene): string[] {
  const isPart = (content.tiles[tileOfSpace(token.space)]?.spaces.length ?? 1) > 1;
  const name = token.seat === own ? text.yours(names.kind(token.kind)) : names.owned(token.id);
  return [
    name,
    text.of(token.wounds, token.starting),
    ...(isPart ? [text.onSpace('ABCDE'.charAt(letterOfSpace(token.space)))] : []),
    ...(token.bound ? [text.bound] : []),
    ...(token.burnPending ? [text.emberDue] : []),
  ];
}
