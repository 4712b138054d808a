/** What of Deepwarren should come up in matches: its content, and every kind of event and end. */
import type { DeepwarrenEvent } from '../../../shared/games/deepwarren.ts';
import { eventTable } from './content/events.ts';
import { relicTable } from './content/relics.ts';
import { spellTable } from './content/spells.ts';
import { entrance, tileTable } from './content/tiles.ts';

const decks = { event: eventTable, spell: spellTable, relic: relicTable } as const;

/** Several tiles share a name. */
const tileName = (tile: number): string => `tile ${tile} ${tileTable[tile].name}`;

/** Everything that should come up; a relic without a moment of its own is never used. */
export const everything: readonly string[] = [
  ...tileTable.map((_, tile) => tileName(tile)).filter((_, tile) => tile !== entrance),
  ...eventTable.map(({ name }) => `event ${name}`),
  ...spellTable.map(({ name }) => `spell ${name}`),
  ...relicTable.map(({ name }) => `relic ${name}`),
  ...relicTable.filter(({ moment }) => moment !== 'never').map(({ name }) => `used ${name}`),
  ...['attack strike', 'attack breath'],
  ...['end lastEvent', 'end oneDelverOwner', 'end noDelvers'],
];

export function broughtBy(event: DeepwarrenEvent): string[] {
  if (event.kind === 'tilePlaced') return [tileName(event.tile)];
  if (event.kind === 'cardDrawn') return [`${event.deck} ${decks[event.deck][event.card].name}`];
  if (event.kind === 'relicUsed') return [`used ${relicTable[event.relic].name}`];
  if (event.kind === 'attacked') return [`attack ${event.manner}`];
  return event.kind === 'ended' ? [`end ${event.outcome.reason}`] : [];
}
