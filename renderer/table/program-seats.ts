/** The seats the program plays, as the table tells them. */
import type { Table } from '../../shared/table.ts';

export const hasBots = ({ seats }: Pick<Table, 'seats'>): boolean => seats.some(({ bot }) => bot);

type Halting = Pick<Table, 'isPaused' | 'seats'> & { snapshot: { deciding?: number } };

/** It would be the program's choice, but it was halted. A person who is asked meanwhile plays on. */
export function isHalted({ isPaused, snapshot: { deciding }, seats }: Halting): boolean {
  return isPaused && deciding !== undefined && seats[deciding]?.bot !== undefined;
}
