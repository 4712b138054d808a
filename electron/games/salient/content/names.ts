/** What slots, sources and tiles are called, in the words players read (C-1316). */
import { meaningOfSlot, type CommandCard } from '../../../../shared/games/salient.ts';
import type { State } from '../state.ts';
import { commandTable, pactTable } from './command.ts';
import { facilityTable } from './facilities.ts';
import { armistice, opportunityTable } from './opportunities.ts';

export const commandNames: Record<CommandCard, string> = {
  warRoom: 'War Room',
  muster: 'Muster',
  treasury: 'Treasury',
  workshop: 'Workshop',
};

/** "War Room D1" */
export const commandSpaceName = (at: number): string =>
  `${commandNames[commandTable[at].card]} ${commandTable[at].name}`;

export const cardName = (card: number): string =>
  card === armistice ? 'Armistice' : (opportunityTable[card]?.name ?? 'no card');

export const tileName = (tile: number): string => facilityTable[tile]?.name ?? 'no Site';

export function slotName(state: Readonly<State>, slot: number): string {
  const { kind, at } = meaningOfSlot(slot);
  switch (kind) {
    case 'command':
      return commandSpaceName(at);
    case 'clear':
      return `Jam on ${commandSpaceName(at)}`;
    case 'card':
      return cardName(state.row[at]);
    case 'site':
      return tileName(state.tiles[at]);
    case 'pact':
      return pactTable[at].title;
  }
}
