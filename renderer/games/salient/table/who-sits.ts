/** For whom the board lies: that seat's Units march up. */
import type { SalientSession } from '../ask.ts';

/** The only person; where several share the screen, whoever takes over from a hand-over, else the first of them. */
export function bottomSeat({ table, ownSeat }: Pick<SalientSession, 'table' | 'ownSeat'>): number {
  const persons = table?.seats.filter(({ bot }) => !bot).map(({ seat }) => seat) ?? [];
  if (persons.length <= 1 || table?.privacy === 'open') return persons[0] ?? 0;
  return ownSeat ?? persons[0] ?? 0;
}
