/** What matches between two kinds of bots say: win rate with its interval, times a turn, lengths, ends. */
import { rateOf, scoreOf } from '../bots/card-uses.ts';
import type { Rate } from '../bots/wilson.ts';
import type { DuelReport } from '../services/bots/duel.ts';
import { percent } from './percent.ts';

/** One match, and where the first of the two kinds sat. */
export interface ArenaBout {
  seatOfA: number;
  isMirrored: boolean;
  report: DuelReport;
}

export interface ThinkingTimes {
  /** Milliseconds a turn, answers to others included. */
  median: number;
  p95: number;
  turns: number;
}

export interface ArenaReport {
  a: string;
  b: string;
  games: number;
  seed: number;
  /** Wins of a; a draw is half a win. */
  rate: Rate;
  mirrored: Rate;
  mixed: Rate;
  firstPlayer: Rate;
  rounds: number;
  ends: Record<string, number>;
  thinking: { a: ThinkingTimes; b: ThinkingTimes };
}

export function arenaReport(
  bouts: readonly ArenaBout[],
  { a, b, seed }: Pick<ArenaReport, 'a' | 'b' | 'seed'>,
): ArenaReport {
  const rate = (of: readonly ArenaBout[]): Rate =>
    rateOf(of.map(({ report, seatOfA }) => scoreOf(report.outcome, seatOfA)));
  const ends: Record<string, number> = {};
  for (const { report } of bouts) {
    const reason = report.outcome?.reason ?? 'unfinished';
    ends[reason] = (ends[reason] ?? 0) + 1;
  }
  return {
    a,
    b,
    games: bouts.length,
    seed,
    rate: rate(bouts),
    mirrored: rate(bouts.filter(({ isMirrored }) => isMirrored)),
    mixed: rate(bouts.filter(({ isMirrored }) => !isMirrored)),
    firstPlayer: rateOf(bouts.map(({ report }) => scoreOf(report.outcome, report.first))),
    rounds: bouts.reduce((sum, { report }) => sum + report.rounds, 0) / bouts.length,
    ends,
    thinking: {
      a: timesOf(bouts.flatMap(({ report, seatOfA }) => report.thinking[seatOfA]!)),
      b: timesOf(bouts.flatMap(({ report, seatOfA }) => report.thinking[1 - seatOfA]!)),
    },
  };
}

/** Turns in which a seat was never asked are no turns. */
function timesOf(turns: readonly (number | undefined | null)[]): ThinkingTimes {
  const times = turns.filter((time) => typeof time === 'number').toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  return { median: at(0.5), p95: at(0.95), turns: times.length };
}

const rateText = ({ rate, low, high, games }: Rate): string =>
  `${percent(rate)} (${percent(low)} to ${percent(high)}, ${games} games)`;

export function arenaText(report: ArenaReport): string {
  const { a, b, thinking } = report;
  const time = ({ median, p95, turns }: ThinkingTimes): string =>
    `median ${median} ms, 95th percentile ${p95} ms, ${turns} turns`;
  return [
    `${a} against ${b}, seed ${report.seed}`,
    `  wins of ${a}      ${rateText(report.rate)}`,
    `  same warbands    ${rateText(report.mirrored)}`,
    `  mixed warbands   ${rateText(report.mixed)}`,
    `  first player     ${rateText(report.firstPlayer)}`,
    `  rounds a match   ${report.rounds.toFixed(1)}`,
    `  ends             ${Object.entries(report.ends)
      .map(([reason, many]) => `${reason} ${many}`)
      .join(' · ')}`,
    `  ${a} thinks     ${time(thinking.a)}`,
    `  ${b} thinks     ${time(thinking.b)}`,
  ].join('\n');
}
