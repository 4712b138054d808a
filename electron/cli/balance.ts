/**
 * `npm run balance -- --games 1000 [--seed 1] [--level umpire] [--packs a,b] [--jobs 2] [--spikes] [--json]`: a round robin of
 * the ready-made warbands between equal bots, seats and first player swapped, on worker threads. With `--spikes` lists
 * are built for strength under the rules of legality instead and play against the ready-made ones.
 */
import { parseArgs } from 'node:util';
import { openBotPool } from '../services/bots/pool.ts';
import { scoreOf } from '../bots/card-uses.ts';
import { anyLevels } from '../bots/levels.ts';
import { oneOf, runCommand, wholeNumber } from './common/args.ts';
import type { Bout } from './balance/figures.ts';
import { balanceReport } from './balance/report.ts';
import { spikesReport, spikesText, type SpikesReport } from './balance/spikes/report.ts';
import { searchSpikes } from './balance/spikes/search.ts';
import { balanceText } from './balance/text.ts';
import { progressBar } from './common/progress-bar.ts';
import { loadArmoury, setupMaker, type Army, type Armoury } from './warband/armies.ts';

const options = {
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  level: { type: 'string', default: 'umpire' },
  packs: { type: 'string' },
  jobs: { type: 'string', default: '2' },
  spikes: { type: 'boolean', default: false },
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

type Play = (game: number, pairing: Pairing) => Promise<Bout>;
interface Told {
  report: object;
  text: string;
}
type Plan = Pick<SpikesReport, 'games' | 'level' | 'seed'>;

async function roundRobin({ armies }: Armoury, { games, level, seed }: Plan, play: Play): Promise<Told> {
  const pairings = schedule(armies);
  const numbers = Array.from({ length: games }, (_, game) => game);
  const bouts = await Promise.all(
    numbers.map((game) => play(game, pairings[(game * stride) % pairings.length]!)),
  );
  const report = balanceReport(bouts, level, seed);
  return { report, text: balanceText(report) };
}

async function spikes(armoury: Armoury, plan: Plan, play: Play): Promise<Told> {
  const lists = await searchSpikes(armoury, plan, async ({ spike, against, seat, first, number }) => {
    const armies: Pairing['armies'] = seat === 0 ? [spike, against] : [against, spike];
    const { report } = await play(number, { armies, first, face: number % 3 === 0 ? 'outdoor' : 'dungeon' });
    return scoreOf(report.outcome, seat);
  });
  const report = spikesReport(lists, plan);
  return { report, text: spikesText(report) };
}

await runCommand(async () => {
  const { values } = parseArgs({ options });
  const games = wholeNumber('games', values.games, 1);
  const seed = wholeNumber('seed', values.seed, 0);
  const level = oneOf('level', values.level, anyLevels);
  const armoury = loadArmoury(values.packs?.split(','));
  const maker = setupMaker(armoury);
  const pool = openBotPool({ workers: wholeNumber('jobs', values.jobs, 1) });
  const show = progressBar(games);
  const supplies = { boxes: armoury.boxes };
  let done = 0;
  const play = async (game: number, { armies, first, face }: Pairing): Promise<Bout> => {
    const player = { level, temperament: 'balanced', seed: seed + game } as const;
    const setup = maker.match(armies, face, first);
    const duel = { game: 'warband', setup, supplies, seed: seed + game, players: [player, player] };
    const report = await pool.duel(duel);
    show(++done);
    return { armies, report: report! };
  };
  const told = values.spikes
    ? await spikes(armoury, { games, level, seed }, play)
    : await roundRobin(armoury, { games, level, seed }, play);
  await pool.close();
  console.log(values.json ? JSON.stringify(told.report) : told.text);
});
