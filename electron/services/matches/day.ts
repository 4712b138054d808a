/** The match of the day: a seed that is the date itself, so that everybody has the same without asking anybody. */
import type { Output } from '../../../shared/ipc.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** By the calendar on the wall where the program runs. */
export function dayOf(now: Date): Output<'matches.day'> {
  const day = [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
  return { day, seed: Number(day.replaceAll('-', '')) };
}

const dated = /^(2\d{3})(\d{2})(\d{2})$/;

/** The day whose seed this is, if it is one's. */
export function dayOfSeed(seed: number): string | undefined {
  const parts = dated.exec(String(seed))?.slice(1);
  const day = parts?.join('-');
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}
