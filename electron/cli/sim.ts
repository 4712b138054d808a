/**
 * `npm run sim -- [--game NAME] --games 200 --seed 1 [flags of the game] [--bots random|soldier|…] [--jobs 2] [--unchecked] [--coverage] [--json] [--replay SEED[:ACTION]]`:
 * whole matches from setup to outcome, with every check after every action; exit code 1 if anything was broken.
 * `--unchecked` looks for nothing broken, only at how matches end; `--coverage` for what of the game never came up.
 */
import { oneOf, runCommand, wholeNumber } from './common/args.ts';
import { choiceWords, parseGameArgs } from './common/game-args.ts';
import { progressBar } from './common/progress-bar.ts';
import { onThreads } from './common/threads.ts';
import { cpuSeconds } from './bench/measuring.ts';
import { cover } from './sim/cover.ts';
import type { MatchReport } from './sim/match.ts';
import { botNames, simulationOf, type SimPlan } from './sim/plan.ts';
import { reportText } from './sim/report.ts';
import { addUp, simulate, type SimulationReport } from './sim/run.ts';
import { tellAction, tellMatch } from './sim/text.ts';

const options = {
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string' },
  jobs: { type: 'string', default: '1' },
  unchecked: { type: 'boolean', default: false },
  coverage: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  replay: { type: 'string' },
} as const;

function replay(plan: SimPlan, which: string): void {
  const [seed, action] = which.split(':');
  const simulation = simulationOf(plan);
  const number = wholeNumber('replay', seed!, 0);
  const told =
    action === undefined
      ? tellMatch(simulation, number)
      : tellAction(simulation, number, wholeNumber('replay', action, 1));
  process.stdout.write(told.text);
  if (told.report.failure) process.exitCode = 1;
}

async function run(plan: SimPlan, jobs: number): Promise<SimulationReport> {
  const simulation = simulationOf(plan);
  const bar = progressBar(plan.games);
  const progress = (done: number, failed: number): void => bar(done, failed > 0 ? `${failed} failed` : '');
  if (jobs === 1) return simulate(simulation, plan, cpuSeconds, progress);
  let [done, failed] = [0, 0];
  const { reports, cpuSeconds: seconds } = await onThreads<SimPlan, MatchReport>(
    new URL('./sim/worker.ts', import.meta.url),
    jobs,
    plan,
    ({ failure }) => {
      if (failure) failed++;
      progress(++done, failed);
    },
  );
  const inOrder = reports.toSorted((one, other) => one.seed - other.seed);
  return addUp(simulation, plan.seed, inOrder, seconds);
}

await runCommand(async () => {
  const { values, choice } = parseGameArgs(options);
  const plan: SimPlan = {
    choice,
    bots: oneOf('bots', values.bots ?? 'random', botNames),
    unchecked: values.unchecked,
    games: wholeNumber('games', values.games, 1),
    seed: wholeNumber('seed', values.seed, 0),
  };
  if (values.replay !== undefined) return replay(plan, values.replay);
  if (values.coverage) {
    const coverage = cover(plan, values.bots !== undefined);
    return console.log(values.json ? JSON.stringify(coverage.rows()) : coverage.text());
  }
  const report = await run(plan, wholeNumber('jobs', values.jobs, 1));
  console.log(values.json ? JSON.stringify(report) : reportText(report, choiceWords(choice)));
  if (report.failures.length > 0) process.exitCode = 1;
});
