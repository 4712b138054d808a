/** Where players sit in every form of play: side of the board, Front Line, marker, team (D1 to D3, C-1101, C-1203). */
import { spaceAt, type SalientForm, type Space } from '../../../../shared/games/salient.ts';

export type Direction = 'north' | 'south' | 'east' | 'west';

/** A place at the board. The Front Line runs from one space to another; a zone is `deep` rows and any corners. */
export interface Place {
  side: string;
  /** Where its Units go. */
  forward: Direction;
  front: readonly [from: string, to: string];
  /** Rows of its zone, its Front Line included. */
  deep: number;
  /** Its Facility space, which has the number of its marker (C-126, C-206, C-1206, D2). */
  site: string;
  /** Colour of its dice, as the rules name them. */
  colour: 'coal' | 'crimson' | 'azure' | 'jade';
}

const duelSouth: Place = {
  side: 'S',
  forward: 'north',
  front: ['a1', 'e1'],
  deep: 2,
  site: 'b4',
  colour: 'azure',
};
const duelNorth: Place = {
  side: 'N',
  forward: 'south',
  front: ['a7', 'e7'],
  deep: 2,
  site: 'd4',
  colour: 'crimson',
};

/** In the order of turns when the southern team begins (C-1105): teams alternate. */
const pactPlaces: readonly Place[] = [
  { ...duelSouth, side: 'SW', site: 'b4', colour: 'coal' },
  { ...duelNorth, side: 'NW', site: 'd4', colour: 'azure' },
  { ...duelSouth, side: 'SE', front: ['f1', 'j1'], site: 'g4', colour: 'crimson' },
  { ...duelNorth, side: 'NE', front: ['f7', 'j7'], site: 'i4', colour: 'jade' },
];

const south: Place = {
  side: 'S',
  forward: 'north',
  front: ['b1', 'f1'],
  deep: 1,
  site: 'c3',
  colour: 'azure',
};
const west: Place = {
  side: 'W',
  forward: 'east',
  front: ['a2', 'a6'],
  deep: 1,
  site: 'c5',
  colour: 'crimson',
};
const north: Place = {
  side: 'N',
  forward: 'south',
  front: ['b7', 'f7'],
  deep: 1,
  site: 'e5',
  colour: 'jade',
};
const east: Place = { side: 'E', forward: 'west', front: ['g2', 'g6'], deep: 1, site: 'e3', colour: 'coal' };

/** Seats clockwise (C-1202); with three players the north is empty and the west takes the triangular marker (C-1203, C-1204). */
const melee3: readonly Place[] = [south, { ...west, site: 'd5' }, east];
/** C-1205 */
const melee4: readonly Place[] = [south, west, north, east];

/** The empty seat of a Melee of three, whose zone is closed for deployment (C-1212). */
export const emptyPlace = north;

export function placesOf(form: SalientForm, players: number): readonly Place[] {
  if (form === 'duel') return [duelSouth, duelNorth];
  if (form === 'pact') return pactPlaces;
  return players === 3 ? melee3 : melee4;
}

/** The space with a name of the tables above. */
export const named = (form: SalientForm, name: string): Space =>
  spaceAt(form, name.charCodeAt(0) - 'a'.charCodeAt(0) + 1, Number(name.slice(1)));
