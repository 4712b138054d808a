/**
 * `npm run arena -- [--game NAME] --a warlord --b soldier --games 200 [--seed 1] [flags of the game] [--temper-a bold] [--temper-b wary] [--jobs 2] [--json]`:
 * two kinds of bots against each other, each in every seat; for either also a sparring partner of the game, such as
 * Warband's rusher, turtle, staller and idle. Times a turn are those of one thread a match; at the table
 * one bot has all threads to itself (`--alone`, Warband only).
 */
import { temperaments } from '../../shared/bots.ts';
import { anyLevels } from '../bots/levels.ts';
import type { ArenaBout, ArenaPlan, BotKind } from './arena/bouts.ts';
import { arenaReport, arenaText } from './arena/report.ts';
import { oneOf, runCommand, wholeNumber } from './common/args.ts';
import { parseGameArgs, playedBy } from './common/game-args.ts';
import { progressBar } from './common/progress-bar.ts';
import { onThreads } from './common/threads.ts';
import { playAlone } from './warband/arena-alone.ts';

const options = {
  a: { type: 'string', default: 'warlord' },
  b: { type: 'string', default: 'soldier' },
  'temper-a': { type: 'string', default: 'balanced' },
  'temper-b': { type: 'string', default: 'balanced' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string', default: '2' },
  alone: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const kind = (name: string, level: string, temper: string, partners: readonly string[]): BotKind => ({
  level: oneOf(name, level, [...anyLevels, ...partners]),
  temperament: oneOf(`temper-${name}`, temper, temperaments),
});

async function play(plan: ArenaPlan, jobs: number, isAlone: boolean): Promise<ArenaBout[]> {
  const show = progressBar(plan.games);
  let done = 0;
  if (isAlone) return playAlone(plan, jobs, () => show(++done));
  const worker = new URL('./arena/worker.ts', import.meta.url);
  const { reports } = await onThreads<ArenaPlan, ArenaBout>(worker, jobs, plan, () => show(++done));
  return reports.toSorted((one, other) => one.number - other.number);
}

await runCommand(async () => {
  const { values, choice } = parseGameArgs(options);
  const { partners = [] } = playedBy(choice).bots;
  const plan: ArenaPlan = {
    choice,
    a: kind('a', values.a, values['temper-a'], partners),
    b: kind('b', values.b, values['temper-b'], partners),
    games: wholeNumber('games', values.games, 1),
    seed: wholeNumber('seed', values.seed, 0),
  };
  const bouts = await play(plan, wholeNumber('jobs', values.jobs, 1), values.alone);
  const report = arenaReport(bouts, plan);
  console.log(values.json ? JSON.stringify(report) : arenaText(report));
});
