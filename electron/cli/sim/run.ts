/** Many simulated matches, added up: what `npm run sim` does between reading its arguments and printing. */
import { countNames } from '../common/count.ts';
import { simulateMatch, type MatchReport, type Simulation } from './match.ts';

/** How a number lies over many matches. */
export interface Spread {
  mean: number;
  p10: number;
  p50: number;
  p90: number;
}

/** What many matches came to. */
export interface SimulationReport {
  game: string;
  rulesVersion: number;
  players: number;
  teams: boolean;
  /** The game's own word for the form, if it has one. */
  name?: string;
  bots: string;
  /** Seed of the first match; the others follow one by one. */
  seed: number;
  games: number;
  actions: number;
  decisions: number;
  rounds: { mean: number; most: number };
  /** How many matches ended for each reason. */
  ends: Record<string, number>;
  /** How often each seat was among the winners. */
  wins: number[];
  /** The same by place in the order of play: who began is the first. */
  winsByPlace: number[];
  /** Mean, and what a tenth, half and nine tenths of the matches stayed under, of numbers at the end. */
  figures: Record<string, Spread>;
  isChecked: boolean;
  /** Decisions with at least two options, by the CPU time of this process, checks included. */
  decisionsPerCpuSecond: number;
  failures: { seed: number; action: number; problems: string[] }[];
}

/** Plays matches with the seeds from `seed` on. `cpuSeconds` reads the time this process has worked. */
export function simulate<Setup, State, Action, Event, View>(
  simulation: Simulation<Setup, State, Action, Event, View>,
  { games, seed }: { games: number; seed: number },
  cpuSeconds: () => number,
  progress: (done: number, failed: number) => void,
): SimulationReport {
  const startedAt = cpuSeconds();
  const reports: MatchReport[] = [];
  let failed = 0;
  for (let game = 0; game < games; game++) {
    const report = simulateMatch(simulation, seed + game);
    reports.push(report);
    if (report.failure) failed++;
    progress(game + 1, failed);
  }
  return addUp(simulation, seed, reports, cpuSeconds() - startedAt);
}

/** The report of matches that were played one by one, wherever. */
export function addUp<Setup, State, Action, Event, View>(
  { trial, form, bot, unchecked }: Simulation<Setup, State, Action, Event, View>,
  seed: number,
  reports: readonly MatchReport[],
  seconds: number,
): SimulationReport {
  const decisions = sum(reports.map((report) => report.decisions));
  const rounds = reports.map((report) => report.rounds);
  return {
    game: trial.module.id,
    rulesVersion: trial.module.rulesVersion,
    ...form,
    bots: bot.name,
    seed,
    games: reports.length,
    actions: sum(reports.map(({ actions }) => actions)),
    decisions,
    rounds: { mean: sum(rounds) / reports.length, most: Math.max(...rounds) },
    ends: countNames(reports.map(({ outcome }) => outcome?.reason ?? 'broken')),
    wins: Array.from(
      { length: form.players },
      (_, seat) => reports.filter((report) => hasWon(report, seat)).length,
    ),
    winsByPlace: Array.from(
      { length: form.players },
      (_, place) =>
        reports.filter((report) => hasWon(report, ((report.first ?? 0) + place) % form.players)).length,
    ),
    figures: spreadsOf(reports.map(({ figures }) => figures).filter((each) => each !== undefined)),
    isChecked: unchecked !== true,
    decisionsPerCpuSecond: Math.round(decisions / seconds),
    failures: reports.flatMap(({ seed, failure }) => (failure ? [{ seed, ...failure }] : [])),
  };
}

const hasWon = ({ outcome }: MatchReport, seat: number): boolean => outcome?.winners.includes(seat) ?? false;

function spreadsOf(figures: readonly Readonly<Record<string, number>>[]): Record<string, Spread> {
  const names = [...new Set(figures.flatMap((each) => Object.keys(each)))];
  return Object.fromEntries(names.map((name) => [name, spreadOf(figures.map((each) => each[name] ?? 0))]));
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;
  return { mean: sum(values) / values.length, p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
