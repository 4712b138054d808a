/** How a match ended, as the ledger shows it: for the one person who played it, or by the names of the winners. */
import type { HistoryLine } from '../../shared/calls/history.ts';
import { historyText } from '../text/history.ts';

export type Fate = 'won' | 'lost' | 'drawn' | 'over';

/** Won or lost where one person, or one team of persons, played against bots; else only that it is over. */
export function fateOf({ seats, isSharedLoss }: Pick<HistoryLine, 'seats' | 'isSharedLoss'>): Fate {
  if (isSharedLoss) return 'lost';
  if (!seats.some(({ isWinner }) => isWinner)) return 'drawn';
  const persons = seats.filter(({ bot }) => bot === undefined);
  const isOneSide = persons.length > 0 && persons.every(({ team }) => team === persons[0]!.team);
  if (!isOneSide || persons.length === seats.length) return 'over';
  return persons.some(({ isWinner }) => isWinner) ? 'won' : 'lost';
}

export function winnersOf({
  seats,
  isSharedLoss = false,
}: Pick<HistoryLine, 'seats'> & Partial<Pick<HistoryLine, 'isSharedLoss'>>): string {
  if (isSharedLoss) return historyText.allLost;
  const winners = seats.filter(({ isWinner }) => isWinner).map(({ player }) => player);
  return winners.length === 0 ? historyText.nobody : historyText.wins(winners);
}

/** The sides as they were played; a seat without one is named by its emblem. */
export const titleOf = ({ seats }: Pick<HistoryLine, 'seats'>): string =>
  seats.map(({ side, emblemName, player }) => side || emblemName || player).join(' · ');

/** Who fought whom; those of a team stand together. */
export function playersOf({ seats }: Pick<HistoryLine, 'seats'>): string {
  const teams = [...new Set(seats.map(({ team }) => team))];
  const namesOf = (wanted: number) => seats.flatMap(({ team, player }) => (team === wanted ? [player] : []));
  return historyText.sides(teams.length > 1 ? teams.map(namesOf) : seats.map(({ player }) => [player]));
}

const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** This year's matches need no year. */
export const dateOf = (at: number, now: number): string =>
  new Date(at).getFullYear() === new Date(now).getFullYear() ? date.format(at) : longDate.format(at);
