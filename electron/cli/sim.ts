/**
 * `npm run sim -- --games 200 --seed 1 [--players 2|3|4] [--teams] [--bots random|soldier|…] [--packs a,b] [--jobs 2] [--coverage] [--json] [--replay SEED[:ACTION]]`:
 * whole matches with the installed packs from setup to outcome, with every check after every action; exit code 1 if
 * anything was broken. `--coverage` looks instead for cards and steps that never came up.
 */
import { parseArgs } from 'node:util';
import { oneOf, runCommand, UsageError, wholeNumber } from './args.ts';
import { cpuSeconds } from './bench-kit.ts';
import { progressBar } from './progress-bar.ts';
import { coverageText, createCoverage, type CardCoverage, type Coverage } from './sim-coverage.ts';
import { simulateOn } from './sim-jobs.ts';
import { simulateMatch } from './sim-match.ts';
import { botNames, simulationOf, type SimPlan, type WarbandSimulation } from './sim-plan.ts';
import { addUp, reportText, simulate } from './sim-run.ts';
import { curiousBot, sweepTrial } from './sim-sweep.ts';
import { tellAction, tellMatch } from './sim-text.ts';
import { loadArmoury, type Armoury } from './warband/armies.ts';

const options = {
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  players: { type: 'string', default: '2' },
  teams: { type: 'boolean', default: false },
  bots: { type: 'string' },
  packs: { type: 'string' },
  jobs: { type: 'string', default: '1' },
  coverage: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  replay: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function planOf({ players, teams, bots, packs, coverage }: Values): SimPlan {
  const count = Number(oneOf('players', players, ['2', '3', '4']));
  if (teams && count !== 4) throw new UsageError('--teams is played two against two: --players 4.');
  return {
    form: { players: count, teams },
    bots: oneOf('bots', bots ?? 'random', botNames),
    unchecked: coverage,
    packs: packs?.split(','),
  };
}

function replay(values: Values, which: string): void {
  const [seed, action] = which.split(':');
  const simulation = simulationOf(planOf(values));
  const number = wholeNumber('replay', seed!, 0);
  const told =
    action === undefined
      ? tellMatch(simulation, number)
      : tellAction(simulation, number, wholeNumber('replay', action, 1));
  process.stdout.write(told.text);
  if (told.report.failure) process.exitCode = 1;
}

/** A sweep for whatever has not come up yet; with `--bots`, matches as they are, played by those. */
function coverSimulation(values: Values, armoury: Armoury, coverage: Coverage): WarbandSimulation {
  const plan = planOf(values);
  if (values.bots !== undefined) return simulationOf(plan, armoury);
  const covered = (): ReadonlyMap<string, CardCoverage> =>
    new Map(coverage.report(armoury.library.values()).map((card) => [card.key, card]));
  return { trial: sweepTrial(armoury, covered), form: plan.form, bot: curiousBot(covered), unchecked: true };
}

/** Every card of every pack, what came of it, and what never did. */
function cover(values: Values, { games, seed }: { games: number; seed: number }): void {
  const armoury = loadArmoury(values.packs?.split(','));
  const coverage = createCoverage();
  const simulation = coverSimulation(values, armoury, coverage);
  const show = progressBar(games);
  for (let game = 0; game < games; game++) {
    simulateMatch(simulation, seed + game, ({ state, revision }, _option, { events }) => {
      if (revision === 0) coverage.watch(state);
      for (const event of events) coverage.note(state, event);
    });
    show(game + 1);
  }
  const cards = coverage.report(armoury.library.values());
  console.log(values.json ? JSON.stringify(cards) : coverageText(cards));
}

await runCommand(async () => {
  const { values } = parseArgs({ options });
  if (values.replay !== undefined) return replay(values, values.replay);
  const matches = { games: wholeNumber('games', values.games, 1), seed: wholeNumber('seed', values.seed, 0) };
  if (values.coverage) return cover(values, matches);
  const jobs = wholeNumber('jobs', values.jobs, 1);
  const plan = planOf(values);
  const bar = progressBar(matches.games);
  const progress = (done: number, failed: number): void => bar(done, failed > 0 ? `${failed} failed` : '');
  const simulation = simulationOf(plan);
  const shared = jobs > 1 ? await simulateOn(jobs, { plan, ...matches }, progress) : undefined;
  const report = shared
    ? addUp(simulation, matches.seed, shared.reports, shared.cpuSeconds)
    : simulate(simulation, matches, cpuSeconds, progress);
  const rest = values.packs === undefined ? '' : ` --packs ${values.packs}`;
  console.log(values.json ? JSON.stringify(report) : reportText(report, rest));
  if (report.failures.length > 0) process.exitCode = 1;
});
