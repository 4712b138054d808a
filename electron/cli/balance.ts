/**
 * `npm run balance -- --games 1000 [--seed 1] [--level umpire] [--packs a,b] [--jobs 2] [--json]`: a round robin of
 * the ready-made warbands between equal bots, seats and first player swapped, on worker threads.
 */
import { parseArgs } from 'node:util';
import { openBotPool } from '../services/bots/pool.ts';
import { anyLevels } from '../bots/levels.ts';
import { oneOf, runCommand, wholeNumber } from './common/args.ts';
import type { Bout } from './balance/figures.ts';
import { balanceReport } from './balance/report.ts';
import { balanceText } from './balance/text.ts';
import { progressBar } from './common/progress-bar.ts';
import { loadArmoury, setupMaker, type Army } from './warband/armies.ts';

const options = {
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  level: { type: 'string', default: 'umpire' },
  packs: { type: 'string' },
  jobs: { type: 'string', default: '2' },
  json: { type: 'boolean', default: false },
} as const;

interface Pairing {
  armies: [Army, Army];
  first: number;
  face: 'dungeon' | 'outdoor';
}

/** Every pair in all four ways of sitting down, pair after pair, so that any number of games is spread evenly. */
function schedule(armies: readonly Army[]): Pairing[] {
  const pairs = armies.flatMap((one, at) => armies.slice(at + 1).map((other) => [one, other] as const));
  return [0, 1, 2, 3].flatMap((way) =>
    pairs.map(([one, other], at) => ({
      armies: way % 2 === 0 ? [one, other] : [other, one],
      first: way < 2 ? 0 : 1,
      face: (way + at) % 2 === 0 ? 'dungeon' : 'outdoor',
    })),
  );
}

/** A prime far from the number of pairs: it meets every pairing once and spreads a short run over all packs. */
const stride = 101;

await runCommand(async () => {
  const { values } = parseArgs({ options });
  const games = wholeNumber('games', values.games, 1);
  const seed = wholeNumber('seed', values.seed, 0);
  const level = oneOf('level', values.level, anyLevels);
  const armoury = loadArmoury(values.packs?.split(','));
  const maker = setupMaker(armoury);
  const pairings = schedule(armoury.armies);
  const pool = openBotPool({ workers: wholeNumber('jobs', values.jobs, 1) });
  const show = progressBar(games);
  const supplies = { boxes: armoury.boxes };
  let done = 0;
  const play = async (game: number): Promise<Bout> => {
    const { armies, first, face } = pairings[(game * stride) % pairings.length]!;
    const player = { level, temperament: 'balanced', seed: seed + game } as const;
    const setup = maker.match(armies, face, first);
    const duel = { game: 'warband', setup, supplies, seed: seed + game, players: [player, player] };
    const report = await pool.duel(duel);
    show(++done);
    return { armies, report: report! };
  };
  const bouts = await Promise.all(Array.from({ length: games }, (_, game) => play(game)));
  await pool.close();
  const report = balanceReport(bouts, level, seed);
  console.log(values.json ? JSON.stringify(report) : balanceText(report));
});
