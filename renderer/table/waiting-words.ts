/** For whom everyone waits, where nobody at this screen is asked. */
import type { Table } from '../../shared/table.ts';
import { tableText } from '../text/table.ts';
import { isHalted } from './program-seats.ts';

type Waiting = Pick<Table, 'thinking' | 'seats' | 'isPaused'> & { snapshot: { deciding?: number } };

export function waitingWords(table: Waiting): string {
  const { thinking, snapshot, seats } = table;
  const seat = thinking ?? snapshot.deciding;
  const name = seat === undefined ? '' : (seats[seat]?.name ?? '');
  if (isHalted(table)) return tableText.halted(name);
  return thinking === undefined ? tableText.waiting(name) : tableText.thinking(name);
}
