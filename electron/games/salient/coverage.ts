/** What of Salient should come up in matches: its content, and every kind of end. */
import { meaningOfSlot, type SalientEvent } from '../../../shared/games/salient.ts';
import { commandTable, pactTable } from './content/command.ts';
import { facilityTable } from './content/facilities.ts';
import { commandSpaceName } from './content/names.ts';
import { opportunityTable } from './content/opportunities.ts';

const commandName = (at: number): string =>
  `${commandSpaceName(at)}${commandTable[at].isUpgraded ? ' (upgraded)' : ''}`;
const pactName = (at: number): string => `Pact ${pactTable[at].title}`;

/** Pact spaces come up in the Pact game only. */
export const everything = (isPact: boolean): string[] => [
  ...opportunityTable.map(({ name }) => `card ${name}`),
  ...facilityTable.map(({ name }) => `Facility ${name}`),
  ...commandTable.map((_, at) => commandName(at)),
  ...(isPact ? pactTable.map((_, at) => pactName(at)) : []),
  ...['research icon', 'Sabotage cleared', 'relief', 'Sunfire'],
  ...['end breakthrough', 'end sunfire', 'end armistice'],
];

export function broughtBy(event: SalientEvent): string[] {
  if (event.kind === 'sitesRevealed')
    return event.tiles.map((tile) => `Facility ${facilityTable[tile].name}`);
  if (event.kind === 'reliefCalled') return ['relief'];
  if (event.kind === 'crossed') return event.by === 'sunfire' ? ['Sunfire'] : [];
  if (event.kind === 'ended') return [`end ${event.outcome.reason}`];
  if (event.kind !== 'resolved') return [];
  const { kind, at } = meaningOfSlot(event.slot);
  if (event.research) return ['research icon'];
  if (event.card !== undefined) return [`card ${opportunityTable[event.card].name}`];
  if (kind === 'clear') return ['Sabotage cleared'];
  if (kind === 'command') return [commandName(at)];
  return kind === 'pact' ? [pactName(at)] : [];
}
