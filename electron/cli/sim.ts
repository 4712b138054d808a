/**
 * `npm run sim -- --games 200 --seed 1 [--players 2|3|4] [--teams] [--bots random|greedy] [--json] [--replay SEED[:ACTION]]`:
 * whole matches from setup to outcome with every check after every action; exit code 1 if anything was broken.
 */
import { parseArgs } from 'node:util';
import { greedyBot } from '../bots/greedy.ts';
import { randomBot } from '../bots/random.ts';
import { oneOf, runCommand, UsageError, wholeNumber } from './args.ts';
import { cpuSeconds } from './bench-kit.ts';
import { reportText, simulate } from './sim-run.ts';
import { tellAction, tellMatch } from './sim-text.ts';
import { warbandTrial } from './warband/trial.ts';

const bots = { random: randomBot, greedy: greedyBot(warbandTrial.module, warbandTrial.evaluate) };

const options = {
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  players: { type: 'string', default: '2' },
  teams: { type: 'boolean', default: false },
  bots: { type: 'string', default: 'random' },
  json: { type: 'boolean', default: false },
  replay: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function simulationOf({ players, teams, bots: name }: Values) {
  const count = Number(oneOf('players', players, ['2', '3', '4']));
  if (teams && count !== 4) throw new UsageError('--teams is played two against two: --players 4.');
  const bot = bots[oneOf('bots', name, ['random', 'greedy'])];
  return { trial: warbandTrial, form: { players: count, teams }, bot };
}

function replay(values: Values, which: string): void {
  const [seed, action] = which.split(':');
  const simulation = simulationOf(values);
  const number = wholeNumber('replay', seed!, 0);
  const told =
    action === undefined
      ? tellMatch(simulation, number)
      : tellAction(simulation, number, wholeNumber('replay', action, 1));
  process.stdout.write(told.text);
  if (told.report.failure) process.exitCode = 1;
}

/** One line that is written over, only where somebody watches. */
function showProgress(games: number): (done: number, failed: number) => void {
  if (!process.stderr.isTTY) return () => undefined;
  return (done, failed) =>
    process.stderr.write(`\r${done} of ${games} games, ${failed} failed${done === games ? '\n' : ''}`);
}

await runCommand(() => {
  const { values } = parseArgs({ options });
  if (values.replay !== undefined) return replay(values, values.replay);
  const games = wholeNumber('games', values.games, 1);
  const matches = { games, seed: wholeNumber('seed', values.seed, 0) };
  const report = simulate(simulationOf(values), matches, cpuSeconds, showProgress(games));
  console.log(values.json ? JSON.stringify(report) : reportText(report));
  if (report.failures.length > 0) process.exitCode = 1;
});
