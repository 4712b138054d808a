/** What the search for too strong lists found, as data and in words. */
import type { Rate } from '../../../bots/wilson.ts';
import { percent } from '../../common/percent.ts';
import { mostWon, type FoundSpike } from './search.ts';

export interface SpikesReport {
  games: number;
  level: string;
  seed: number;
  /** The most a list may win. */
  mostWon: number;
  lists: FoundSpike[];
  /** Lists that win more for certain, and such that were measured above but may be chance. */
  outOfBounds: string[];
  undecided: string[];
}

export function spikesReport(
  lists: FoundSpike[],
  { games, level, seed }: Pick<SpikesReport, 'games' | 'level' | 'seed'>,
): SpikesReport {
  const keys = (verdict: FoundSpike['verdict']): string[] =>
    lists.filter((list) => list.verdict === verdict && list.rate.rate > mostWon).map(({ key }) => key);
  return {
    ...{ games, level, seed, mostWon, lists },
    outOfBounds: keys('outside'),
    undecided: keys('undecided'),
  };
}

const listed = 16;

const rateText = ({ rate, low, high, games }: Rate): string =>
  `${percent(rate).padStart(5)}  (${percent(low)} to ${percent(high)}, ${games} games)`;

export function spikesText({ games, level, seed, lists, outOfBounds, undecided }: SpikesReport): string {
  return [
    `${lists.length} lists against the ready-made warbands, ${games} games between ${level} bots, seed ${seed}`,
    '',
    ...lists
      .slice(0, listed)
      .map(({ key, rate, verdict }) => `  ${key.padEnd(44)}${rateText(rate)}  ${verdict}`),
    '',
    `Above ${percent(mostWon)} for certain: ${outOfBounds.join(', ') || 'none'}`,
    `Measured above, but not decided by so many games: ${undecided.join(', ') || 'none'}`,
  ].join('\n');
}
