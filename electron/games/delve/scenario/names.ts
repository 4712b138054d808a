/** Names of a scenario file, looked up; what is not found is told with what there is. */
import { spaceAt, type Side, type Space } from '../../../../shared/games/delve.ts';
import type { Seat } from '../../../../shared/game.ts';
import { hoard, spaceOfSquare, towerNames, towers } from '../board/spaces.ts';
import { attackTable } from '../content/attacks.ts';
import { cardTable } from '../content/cards.ts';
import { chamberTable } from '../content/chambers.ts';
import { heroTable } from '../content/heroes.ts';
import type { State } from '../state.ts';
import type { Place } from './schema.ts';

/** A scenario that cannot be set up or does not go as written. */
export class ScenarioFailure extends Error {}

export function fail(sentence: string): never {
  throw new ScenarioFailure(sentence);
}

const plain = (text: string): string => text.replaceAll('’', "'").toLowerCase();

function numberOf(what: string, table: readonly { name?: string; id?: string }[], name: string): number {
  const found = table.findIndex((entry) =>
    [entry.name, entry.id].some((each) => each && plain(each) === plain(name)),
  );
  return found >= 0 ? found : fail(`There is no ${what} "${name}".`);
}

/** By its number (DN-01) or, where only one card has it, by its name; `deck:name` says which deck is meant. */
export function cardNumber(name: string): number {
  const [deck, rest] = name.includes(':') ? name.split(':') : [undefined, name];
  const found = cardTable.flatMap((card, at) => {
    const isNamed = plain(card.id) === plain(rest) || plain(card.name) === plain(rest);
    return isNamed && (deck === undefined || card.deck === deck) ? [at] : [];
  });
  if (found.length === 1) return found[0];
  return fail(
    found.length === 0 ? `There is no card "${name}".` : `Which "${name}"? Several decks have one.`,
  );
}

export const chamberNumber = (name: string): number => numberOf('chamber', chamberTable, name);
export const attackNumber = (name: string): number => numberOf('attack', attackTable, name);
export const heroNumber = (name: string): number =>
  heroTable.findIndex((hero) => plain(hero.name).startsWith(plain(name))) >= 0
    ? heroTable.findIndex((hero) => plain(hero.name).startsWith(plain(name)))
    : fail(`There is no hero "${name}".`);

export const sideNumber = (letter: string): Side => 'NESW'.indexOf(letter) as Side;

/** A square as it is written; both squares of the Hoard stay what they are. */
export function squareNumber(place: Place): Space {
  if (typeof place !== 'string') return spaceAt(...place);
  if (place === 'Hoard') return hoard;
  const tower = towerNames.indexOf(place);
  return tower >= 0 ? towers[tower] : fail(`There is no place "${place}".`);
}

export const spaceNumber = (place: Place): Space => spaceOfSquare(squareNumber(place));

export function seatOf({ setup }: Readonly<State>, name: string): Seat {
  const seat = setup.players.findIndex((player) => player.name === name);
  return seat >= 0 ? seat : fail(`There is no player "${name}".`);
}
