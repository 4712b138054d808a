/** Names of a scenario file, looked up; what is not found is told with what there is. */
import { spaceOf, type Space, type Turn } from '../../../../shared/games/deepwarren.ts';
import type { Seat } from '../../../../shared/game.ts';
import { tileTable } from '../content/tiles.ts';
import { cellAt } from '../dungeon/cells.ts';
import { layoutAt, spacesOfTile, turns } from '../dungeon/layout.ts';
import type { State } from '../state.ts';

/** A scenario that cannot be set up or does not go as written. */
export class ScenarioFailure extends Error {}

export function fail(sentence: string): never {
  throw new ScenarioFailure(sentence);
}

/** The number of a card, tile or relic with this name; straight and curly apostrophes are the same. */
export function numberOf(what: string, table: readonly { name: string }[], name: string): number {
  const plain = (text: string): string => text.replaceAll('’', "'").toLowerCase();
  const found = table.findIndex((entry) => plain(entry.name) === plain(name));
  return found >= 0 ? found : fail(`There is no ${what} "${name}".`);
}

export const tileNumber = (name: string): number => numberOf('tile', tileTable, name);

export function seatOf(state: Readonly<State>, name: string): Seat {
  const seat = state.setup.players.findIndex((player) => player.name === name);
  return seat >= 0 ? seat : fail(`There is no player "${name}".`);
}

/** The tile that lies on a cell. */
export function tileAt(state: Readonly<State>, [x, y]: readonly [number, number]): number {
  const tile = state.cells.indexOf(cellAt(x, y));
  return tile >= 0 ? tile : fail(`No tile lies at (${x},${y}).`);
}

export function spaceAt(
  state: Readonly<State>,
  at: readonly [number, number],
  letter: string | undefined,
): Space {
  const tile = tileAt(state, at);
  const space = spaceOf(tile, letter === undefined ? 0 : 'ABCDE'.indexOf(letter));
  if (letter === undefined && spacesOfTile[tile].length > 1) fail(`Which space of ${tileTable[tile].name}?`);
  return spacesOfTile[tile].includes(space) ? space : fail(`${tileTable[tile].name} has no space ${letter}.`);
}

/** The rotation in which a tile has just these exits. */
export function turnWith(tile: number, exits: string): Turn {
  const mask = [...exits].reduce((bits, letter) => bits | (1 << 'NESW'.indexOf(letter)), 0);
  const found = turns.find((turn) => layoutAt(tile, turn).exits === mask);
  return found ?? fail(`${tileTable[tile].name} cannot be turned to have the exits ${exits}.`);
}
