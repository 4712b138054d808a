/** Names of a scenario file, looked up; what is not found is told with what there is. */
import type { Seat } from '../../../../shared/game.ts';
import {
  commandCards,
  slotBase,
  spaceNamed,
  type CommandCard,
  type Space,
} from '../../../../shared/games/salient.ts';
import { commandTable, pactTable, spacesInPlay } from '../content/command.ts';
import { facilityTable } from '../content/facilities.ts';
import { commandNames } from '../content/names.ts';
import { armistice, opportunityTable } from '../content/opportunities.ts';
import { boardOf } from '../play.ts';
import { none, type State } from '../state.ts';

/** A scenario that cannot be set up or does not go as written. */
export class ScenarioFailure extends Error {}

export function fail(sentence: string): never {
  throw new ScenarioFailure(sentence);
}

const indexOf = (what: string, table: readonly { name: string }[], name: string): number => {
  const found = table.findIndex((entry) => entry.name.toLowerCase() === name.toLowerCase());
  return found >= 0 ? found : fail(`There is no ${what} "${name}".`);
};

export const tileNumber = (name: string): number => indexOf('Facility', facilityTable, name);

export function cardNumber(name: string | null): number {
  if (name === null) return none;
  return name === 'Armistice' ? armistice : indexOf('Opportunity card', opportunityTable, name);
}

export function seatOf(state: Readonly<State>, name: string): Seat {
  const seat = state.setup.players.findIndex((player) => player.name === name);
  return seat >= 0 ? seat : fail(`There is no player "${name}".`);
}

export function spaceOf(state: Readonly<State>, name: string): Space {
  return spaceNamed(state.setup.form, name) ?? fail(`There is no space "${name}".`);
}

/** The space of a Command card by its name, on the side that is face up for this seat. */
export function commandSpace(state: Readonly<State>, seat: Seat, name: string): number {
  const card = commandCards.find((each) => name.startsWith(`${commandNames[each]} `));
  if (!card) return fail(`There is no Command card in "${name}".`);
  const wanted = name.slice(commandNames[card].length + 1);
  const inPlay = spacesInPlay[state.players[seat].upgraded];
  const fits = (at: number): boolean => commandTable[at].card === card && commandTable[at].name === wanted;
  const found = inPlay.find(fits) ?? commandTable.findIndex((_, at) => fits(at));
  return found >= 0 ? found : fail(`The ${commandNames[card]} has no space ${wanted}.`);
}

/** A slot by its name. */
export function slotNamed(state: Readonly<State>, seat: Seat, name: string): number {
  if (name.startsWith('clear '))
    return slotBase.clear + commandSpace(state, seat, name.slice('clear '.length));
  if (commandCards.some((card) => name.startsWith(`${commandNames[card]} `)))
    return commandSpace(state, seat, name);
  const pact = pactTable.findIndex(({ title }) => title === name);
  if (pact >= 0) return slotBase.pact + pact;
  const site = facilityTable.findIndex((facility) => facility.name === name);
  if (site >= 0) return slotBase.site + markerOf(state, site, name);
  const place = state.row.indexOf(cardNumber(name));
  return place >= 0 ? slotBase.card + place : fail(`${name} does not lie in the row.`);
}

function markerOf(state: Readonly<State>, tile: number, name: string): number {
  const marker = state.tiles.indexOf(tile);
  return marker >= 0 ? marker : fail(`${name} is not in play.`);
}

/** The number of a start-of-turn source: a Facility in play, the Treasury or the Workshop. */
export function sourceNamed(state: Readonly<State>, name: string): number {
  const card = commandCards.find((each: CommandCard) => commandNames[each] === name);
  if (card === 'treasury') return 4;
  return card === 'workshop' ? 5 : markerOf(state, tileNumber(name), name);
}

/** The marker whose Facility space this is. */
export function markerAt(state: Readonly<State>, space: string): number {
  const marker = boardOf(state).sites.indexOf(spaceOf(state, space));
  return marker >= 0 ? marker : fail(`${space} is no Facility space.`);
}
