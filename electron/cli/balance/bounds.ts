/** What the design asks of the packs, and what so many games can say about it. */
import { z, type Rate } from '../../bots/wilson.ts';

export interface Interval {
  low: number;
  high: number;
}

/**
 * `within` and `outside` are certain: the whole interval lies there. Everything else these games did not decide,
 * wherever the measured figure lies.
 */
export type Verdict = 'within' | 'outside' | 'undecided';

export const wanted = {
  pairing: { low: 0.4, high: 0.6 },
  firstPlayer: { low: 0.45, high: 0.55 },
  rounds: { low: 6, high: 14 },
} as const satisfies Record<string, Interval>;

export function verdictOf({ low, high }: Interval, bounds: Interval): Verdict {
  if (low >= bounds.low && high <= bounds.high) return 'within';
  return high < bounds.low || low > bounds.high ? 'outside' : 'undecided';
}

export const isInside = (figure: number, { low, high }: Interval): boolean => figure >= low && figure <= high;

/**
 * How many games would decide, should the rate stay as it is; nothing if it lies on the bound itself. Wilson's interval
 * leaves a bound out exactly if the rate is further from it than `z` errors of a rate that is the bound.
 */
export function gamesToDecide({ rate }: Pick<Rate, 'rate'>, bounds: Interval): number | undefined {
  const needed = Math.max(
    ...[bounds.low, bounds.high].map((bound) => (z * z * bound * (1 - bound)) / (rate - bound) ** 2),
  );
  return Number.isFinite(needed) ? Math.ceil(needed) : undefined;
}

/** A mean with the interval in which the true one lies with 95 % confidence. */
export function meanOf(values: readonly number[]): Interval & { mean: number } {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const error = z * Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
  return { mean, low: mean - error, high: mean + error };
}
