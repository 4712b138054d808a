/** What matches between two kinds of bots say: win rate with its interval, times a turn, lengths, ends. */
import { rateOf, scoreOf } from '../../bots/card-uses.ts';
import type { Rate } from '../../bots/wilson.ts';
import { percent } from '../common/percent.ts';
import type { ArenaBout, ArenaPlan } from './bouts.ts';

interface ThinkingTimes {
  /** Milliseconds a turn, answers to others included. */
  median: number;
  p95: number;
  turns: number;
}

export interface ArenaReport {
  game: string;
  a: string;
  b: string;
  games: number;
  seed: number;
  /** Wins of a; a draw is half a win. */
  rate: Rate;
  /** The share of the seats that a had: what a would win by chance alone. */
  share: number;
  /** Of the matches in which both had the same, and of the others; only in games that tell these apart. */
  mirrored?: Rate;
  mixed?: Rate;
  firstPlayer: Rate;
  rounds: number;
  ends: Record<string, number>;
  thinking: { a: ThinkingTimes; b: ThinkingTimes };
}

export function arenaReport(bouts: readonly ArenaBout[], { choice, a, b, seed }: ArenaPlan): ArenaReport {
  const rate = (of: readonly ArenaBout[]): Rate =>
    rateOf(of.map(({ report, seatsOfA }) => scoreOf(report.outcome, seatsOfA[0]!)));
  const ends: Record<string, number> = {};
  for (const { report } of bouts) {
    const reason = report.outcome?.reason ?? 'unfinished';
    ends[reason] = (ends[reason] ?? 0) + 1;
  }
  return {
    game: choice.game,
    a: a.level,
    b: b.level,
    games: bouts.length,
    seed,
    rate: rate(bouts),
    share: bouts[0]!.seatsOfA.length / bouts[0]!.report.thinking.length,
    ...ratesByLikeness(bouts, rate),
    firstPlayer: rateOf(bouts.map(({ report }) => scoreOf(report.outcome, report.first))),
    rounds: bouts.reduce((sum, { report }) => sum + report.rounds, 0) / bouts.length,
    ends,
    thinking: {
      a: timesOf(bouts.flatMap((bout) => turnsOf(bout, (seat) => bout.seatsOfA.includes(seat)))),
      b: timesOf(bouts.flatMap((bout) => turnsOf(bout, (seat) => !bout.seatsOfA.includes(seat)))),
    },
  };
}

function ratesByLikeness(
  bouts: readonly ArenaBout[],
  rate: (of: readonly ArenaBout[]) => Rate,
): Pick<ArenaReport, 'mirrored' | 'mixed'> {
  if (bouts.every(({ isMirrored }) => isMirrored === undefined)) return {};
  return {
    mirrored: rate(bouts.filter(({ isMirrored }) => isMirrored)),
    mixed: rate(bouts.filter(({ isMirrored }) => !isMirrored)),
  };
}

const turnsOf = ({ report }: ArenaBout, isTheirs: (seat: number) => boolean): (number | undefined | null)[] =>
  report.thinking.filter((_, seat) => isTheirs(seat)).flat();

/** Turns in which a seat was never asked are no turns. */
function timesOf(turns: readonly (number | undefined | null)[]): ThinkingTimes {
  const times = turns.filter((time) => typeof time === 'number').toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  return { median: at(0.5), p95: at(0.95), turns: times.length };
}

const rateText = ({ rate, low, high, games }: Rate): string =>
  `${percent(rate)} (${percent(low)} to ${percent(high)}, ${games} games)`;

const timeText = ({ median, p95, turns }: ThinkingTimes): string =>
  `median ${median} ms, 95th percentile ${p95} ms, ${turns} turns`;

export function arenaText(report: ArenaReport): string {
  const { a, b, share, thinking, mirrored, mixed } = report;
  return [
    `${report.game}: ${a} against ${b}, seed ${report.seed}`,
    `  wins of ${a}      ${rateText(report.rate)}${share === 0.5 ? '' : `, by its seats alone ${percent(share)}`}`,
    ...(mirrored ? [`  same warbands    ${rateText(mirrored)}`] : []),
    ...(mixed ? [`  mixed warbands   ${rateText(mixed)}`] : []),
    `  first player     ${rateText(report.firstPlayer)}`,
    `  rounds a match   ${report.rounds.toFixed(1)}`,
    `  ends             ${Object.entries(report.ends)
      .map(([reason, many]) => `${reason} ${many}`)
      .join(' · ')}`,
    `  ${a} thinks     ${timeText(thinking.a)}`,
    `  ${b} thinks     ${timeText(thinking.b)}`,
  ].join('\n');
}
