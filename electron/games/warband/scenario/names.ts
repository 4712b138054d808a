/** Who is who in a scenario: names of players, creatures, cards and stack items, both ways. */
import type { Seat } from '../../../../shared/game.ts';
import { parseSquare, squareName } from '../geometry/square.ts';
import type { CardId, Item, Square, State } from '../state.ts';
import { nearest } from './suggest.ts';
import type { PlayerWord, SquareWord } from './words.ts';

/** A name nobody bears, or a square that is not there: a mistake of the file, told to its author. */
export class NameMistake extends Error {}

/** Names given by the file; everything else goes by its card's name. */
export interface Names {
  players: string[];
  cards: Map<CardId, string>;
  items: Map<number, string>;
}

const cardOf = (state: State, id: CardId) => state.setup.cards[state.setup.instances[id].card];

/** The name of a card or creature: the file's own, else the card's. */
export function cardName(state: State, names: Names, id: CardId): string {
  if (id < 0) return 'none';
  return names.cards.get(id) ?? cardOf(state, id).name;
}

/** The card among some that a name means: the file's own name first, then the card's name or id. */
export function findCard(
  state: State,
  names: Names,
  name: string,
  among: readonly CardId[],
  kind: string,
): CardId {
  const named = among.find((id) => names.cards.get(id) === name);
  const found =
    named ??
    among.find((id) => !names.cards.has(id) && isCalled(state, id, name)) ??
    among.find((id) => isCalled(state, id, name));
  if (found !== undefined) return found;
  const known = [...new Set(among.map((id) => cardName(state, names, id)))];
  throw new NameMistake(unknownName(kind, name, known));
}

function isCalled(state: State, id: CardId, name: string): boolean {
  const card = cardOf(state, id);
  return card.name === name || card.id === name;
}

export function unknownName(kind: string, name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  if (meant) return `There is no ${kind} "${name}". Did you mean "${meant}"?`;
  return known.length > 0
    ? `There is no ${kind} "${name}"; there is ${known.map((each) => `"${each}"`).join(', ')}.`
    : `There is no ${kind} "${name}"; there is none at all.`;
}

export function seatOf(players: readonly string[], word: PlayerWord): Seat {
  const seat = typeof word === 'number' ? word : players.indexOf(word);
  if (seat < 0 || seat >= players.length) throw new NameMistake(unknownName('player', String(word), players));
  return seat;
}

interface Field {
  width: number;
  height: number;
}

export function squareOf({ width, height }: Field, word: SquareWord): Square {
  if (typeof word === 'string') {
    const square = parseSquare(word, width, height);
    if (square !== undefined) return square;
  } else if (word[0] < width && word[1] < height) return word[1] * width + word[0];
  const text = typeof word === 'string' ? word : `(${word.join(',')})`;
  const last = squareName(width * height - 1, width);
  throw new NameMistake(`Square ${text} is not on the map, which goes from A1 to ${last}.`);
}

const creatureIds = (state: State): CardId[] => state.creatures.map(({ id }) => id);

export const creatureOf = (state: State, names: Names, name: string): CardId =>
  findCard(state, names, name, creatureIds(state), 'creature in play');

/** Any card of the match that could be a creature, in play or not. */
export const anyCreature = (state: State, names: Names, name: string): CardId =>
  findCard(
    state,
    names,
    name,
    [...creatureIds(state), ...state.setup.instances.keys()].filter(
      (id) => cardOf(state, id).type === 'creature',
    ),
    'creature',
  );

/** What an item is called: the file's name, the order's, or its kind and actor. */
export function itemName(state: State, names: Names, item: Item): string {
  const own = names.items.get(item.id);
  if (own !== undefined) return own;
  if (item.kind === 'order') return cardName(state, names, item.card);
  return item.actor < 0 ? item.kind : `${item.kind} by ${cardName(state, names, item.actor)}`;
}

export function itemOf(state: State, names: Names, name: string): Item {
  const all = [...state.stack].reverse();
  const found =
    all.find((item) => itemName(state, names, item) === name) ?? all.find(({ kind }) => kind === name);
  if (found) return found;
  throw new NameMistake(
    unknownName(
      'item on the stack',
      name,
      all.map((item) => itemName(state, names, item)),
    ),
  );
}
