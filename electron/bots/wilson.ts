/** How sure a win rate is: the interval in which the true rate lies with 95 % confidence (Wilson's score interval). */

export interface Rate {
  wins: number;
  games: number;
  /** Share of games won; a draw is half a win. */
  rate: number;
  low: number;
  high: number;
}

/** How many standard errors to either side hold 95 % of what chance does. */
export const z = 1.96;

export function wilson(wins: number, games: number): Rate {
  if (games === 0) return { wins, games, rate: 0.5, low: 0, high: 1 };
  const rate = wins / games;
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const middle = rate + (z * z) / (2 * games);
  const scale = 1 + (z * z) / games;
  return {
    wins,
    games,
    rate,
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}
