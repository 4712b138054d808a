/** Many simulated matches, added up: what `npm run sim` does between reading its arguments and printing. */
import { simulateMatch, type MatchReport, type Simulation } from './sim-match.ts';

/** What many matches came to. */
export interface SimulationReport {
  game: string;
  rulesVersion: number;
  players: number;
  teams: boolean;
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
  /** Decisions with at least two options, by the CPU time of this process, all checks included. */
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
  { trial, form, bot }: Simulation<Setup, State, Action, Event, View>,
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
    ends: count(reports.map(({ outcome }) => outcome?.reason ?? 'broken')),
    wins: Array.from(
      { length: form.players },
      (_, seat) => reports.filter((report) => hasWon(report, seat)).length,
    ),
    decisionsPerCpuSecond: Math.round(decisions / seconds),
    failures: reports.flatMap(({ seed, failure }) => (failure ? [{ seed, ...failure }] : [])),
  };
}

const hasWon = ({ outcome }: MatchReport, seat: number): boolean => outcome?.winners.includes(seat) ?? false;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function count(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/** The report as lines for a person. */
export function reportText(report: SimulationReport, rest = ''): string {
  const { players, teams, seed, games, rounds, ends } = report;
  const form = `${players} players${teams ? ' in teams' : ''}, ${report.bots} bots`;
  const lines = [
    `${report.game}      ${number(games)} games, ${form}, seeds ${seed} to ${seed + games - 1}`,
    `decisions    ${number(report.decisions)} (${number(report.decisions / games)} a game; ${number(report.actions)} actions)`,
    `rounds       ${rounds.mean.toFixed(1)} a game, ${rounds.most} at most`,
    `ends         ${Object.entries(ends)
      .map(([reason, many]) => `${reason} ${many}`)
      .join(' · ')}`,
    `wins         ${report.wins.map((wins, seat) => `seat ${seat}: ${wins}`).join(' · ')}`,
    `speed        ${number(report.decisionsPerCpuSecond)} decisions per CPU second, all checks included`,
    `failures     ${report.failures.length}`,
  ];
  return [...lines, ...report.failures.flatMap((failure) => failureText(report, failure, rest))].join('\n');
}

function failureText(
  { players, teams, bots }: SimulationReport,
  { seed, action, problems }: SimulationReport['failures'][number],
  rest: string,
): string[] {
  const again = `npm run sim -- --players ${players}${teams ? ' --teams' : ''} --bots ${bots}${rest} --replay ${seed}:${action}`;
  return [
    '',
    `seed ${seed}, action ${action}:`,
    ...problems.map((problem) => `  ${problem}`),
    `  repeat: ${again}`,
  ];
}
