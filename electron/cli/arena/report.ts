/** What matches between two kinds of bots say: win rate with its interval, times a turn, lengths, ends. */
import { rateOf, scoreOf } from '../../bots/card-uses.ts';
import type { Rate } from '../../bots/wilson.ts';
import { countNames } from '../common/count.ts';
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
  /** Plays a match that came to nothing though nobody answered them, by kind. */
  wasted?: { a: Waste; b: Waste };
}

/** How many a match of each kind, and what was played most often for nothing. */
interface Waste {
  byKind: Record<string, number>;
  most: string[];
}

export function arenaReport(bouts: readonly ArenaBout[], { choice, a, b, seed }: ArenaPlan): ArenaReport {
  const rate = (of: readonly ArenaBout[]): Rate =>
    rateOf(of.map(({ report, seatsOfA }) => scoreOf(report.outcome, seatsOfA[0]!)));
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
    ends: countNames(bouts.map(({ report }) => report.outcome?.reason ?? 'unfinished')),
    ...wasteIn(bouts),
    thinking: {
      a: timesOf(bouts.flatMap((bout) => turnsOf(bout, (seat) => bout.seatsOfA.includes(seat)))),
      b: timesOf(bouts.flatMap((bout) => turnsOf(bout, (seat) => !bout.seatsOfA.includes(seat)))),
    },
  };
}

function wasteIn(bouts: readonly ArenaBout[]): Pick<ArenaReport, 'wasted'> {
  if (bouts.every(({ report }) => report.wasted === undefined)) return {};
  const wasteOf = (isA: boolean): Waste => {
    const plays = bouts.flatMap(({ report, seatsOfA }) =>
      (report.wasted ?? []).filter(({ seat }) => seatsOfA.includes(seat) === isA),
    );
    return {
      byKind: countNames(plays.map(({ kind }) => kind)),
      most: Object.entries(countNames(plays.map(({ kind, what }) => `${kind} ${what}`)))
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, 8)
        .map(([name, times]) => `${name} × ${times}`),
    };
  };
  return { wasted: { a: wasteOf(true), b: wasteOf(false) } };
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

const countsText = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, many]) => `${name} ${many}`)
    .join(' · ');

function wasteText(name: string, { byKind, most }: Waste, games: number): string {
  const plays = Object.values(byKind).reduce((sum, many) => sum + many, 0);
  if (plays === 0) return `  ${name} wastes     nothing`;
  return `  ${name} wastes     ${(plays / games).toFixed(2)} plays a match: ${countsText(byKind)}; ${most.join(', ')}`;
}

export function arenaText(report: ArenaReport): string {
  const { a, b, share, thinking, mirrored, mixed, wasted } = report;
  return [
    `${report.game}: ${a} against ${b}, seed ${report.seed}`,
    `  wins of ${a}      ${rateText(report.rate)}${share === 0.5 ? '' : `, by its seats alone ${percent(share)}`}`,
    ...(mirrored ? [`  same warbands    ${rateText(mirrored)}`] : []),
    ...(mixed ? [`  mixed warbands   ${rateText(mixed)}`] : []),
    `  first player     ${rateText(report.firstPlayer)}`,
    `  rounds a match   ${report.rounds.toFixed(1)}`,
    `  ends             ${countsText(report.ends)}`,
    `  ${a} thinks     ${timeText(thinking.a)}`,
    `  ${b} thinks     ${timeText(thinking.b)}`,
    ...(wasted ? [wasteText(a, wasted.a, report.games), wasteText(b, wasted.b, report.games)] : []),
  ].join('\n');
}
