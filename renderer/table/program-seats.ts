/** The seats the program plays, as the table tells them. */
import type { Table } from '../../shared/table.ts';

export const hasBots = ({ seats }: Table): boolean => seats.some(({ bot }) => bot);

/** It would be the program's choice, but it was halted. A person who is asked meanwhile plays on. */
export function isHalted({ isPaused, snapshot: { deciding }, seats }: Table): boolean {
  return isPaused && deciding !== undefined && seats[deciding]?.bot !== undefined;
}
