/** What things at a table are called: players, cards as this viewer knows them, squares, actions of the stack. */
import type { CardFace, CreatureFace, FactionLook } from '../../../../shared/cards.ts';
import type { Seat } from '../../../../shared/game.ts';
import type { CreatureView, ItemView, WarbandView } from '../../../../shared/games/warband.ts';
import { matchText } from '../../../text/match.ts';
import type { Grid } from './grid.ts';

/** The printed cards a window knows, by key. */
export interface Faces {
  face: (key: string) => CardFace | undefined;
  look: (pack: string) => FactionLook | undefined;
}

export interface Names {
  player: (seat: Seat) => string;
  /** A card's or creature's printed name; a hidden card has none. */
  card: (id: number) => string;
  face: (id: number) => CardFace | undefined;
  square: (square: number) => string;
}

export function makeNames(view: WarbandView, faces: Faces, grid: Grid): Names {
  const face = (id: number): CardFace | undefined => {
    const key = view.cards[id];
    return key === undefined ? undefined : faces.face(key);
  };
  return {
    player: (seat) => view.players[seat]?.name ?? matchText.nobody,
    card: (id) => face(id)?.name ?? matchText.hiddenCard,
    face,
    square: grid.nameOf,
  };
}

/** What an action of the stack is called: its card, or the kind of thing it is. */
export function itemName({ title, ...item }: ItemView, { card }: Names): string {
  if (title !== undefined) return matchText.titled(title, card(item.card));
  return item.card >= 0 && item.kind !== 'attack'
    ? card(item.card)
    : matchText.items[item.mode || item.kind]!;
}

/** The same in a sentence: what has no card of its own is told by whoever does it. */
export function itemPhrase(item: ItemView, names: Names): string {
  const deed = matchText.deeds[item.mode || item.kind];
  const isNamed = item.title !== undefined || (item.card >= 0 && item.kind !== 'attack');
  return deed && !isNamed && item.actor >= 0 ? deed(names.card(item.actor)) : itemName(item, names);
}

/** The printed face of a creature in play. */
export function creatureFace(creature: CreatureView, { face }: Names): CreatureFace | undefined {
  const found = face(creature.id);
  return found?.type === 'creature' ? found : undefined;
}

export const isAllied = (view: WarbandView, one: Seat, other: Seat): boolean =>
  view.players[one]?.team === view.players[other]?.team;

/** Creatures in play are called by where they stand too: there may be several of a name. */
export function placedNames(view: WarbandView, names: Names): Names {
  const squares = new Map(view.creatures.map(({ id, square }) => [id, square]));
  const card = (id: number) => {
    const square = squares.get(id);
    return square === undefined ? names.card(id) : `${names.card(id)} on ${names.square(square)}`;
  };
  return { ...names, card };
}
