/** Who sits down at a table to be set up: the same in every game whose seats need no more than a name and a colour. */
import type { BotWish, SeatColour } from '../../shared/table.ts';
import { defaultNames } from '../text/play.ts';

export interface NewSeat {
  name: string;
  colour: SeatColour;
  bot?: BotWish;
}

const colours = ['azure', 'crimson', 'jade', 'amber'] as const;

/** The first to sit down is a person, everybody else a Soldier until somebody says otherwise. */
export const newSeat = (seat: number): NewSeat => ({
  name: defaultNames[seat] ?? '',
  colour: colours[seat]!,
  ...(seat > 0 && { bot: { level: 'soldier', temperament: 'balanced' } }),
});

/** So many seats: who sits there stays, and whoever comes takes a colour that nobody has yet. */
export function seatsFor<Seat extends { colour: SeatColour }>(
  taken: readonly (Seat | NewSeat)[],
  count: number,
): (Seat | NewSeat)[] {
  const seats = taken.slice(0, count);
  while (seats.length < count) {
    const fresh = newSeat(seats.length);
    const free = colours.find((colour) => !seats.some((each) => each.colour === colour));
    seats.push({ ...fresh, colour: free ?? fresh.colour });
  }
  return seats;
}

/** A person has no bot at all, not an undefined one. */
export function withoutEmptyBot<Seat extends { bot?: BotWish | undefined }>({
  bot,
  ...seat
}: Seat): Omit<Seat, 'bot'> & { bot?: BotWish } {
  return bot ? { ...seat, bot } : seat;
}
