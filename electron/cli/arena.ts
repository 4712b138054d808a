/**
 * `npm run arena -- --a warlord --b soldier --games 200 [--seed 1] [--temper-a bold] [--temper-b wary] [--packs a,b] [--jobs 2] [--json]`:
 * two kinds of bots against each other, seats and first player swapped, half of the matches with equal warbands.
 * Times a turn are those of one thread a match; at the table one bot has all threads to itself (`--alone`).
 */
import { parseArgs } from 'node:util';
import { anyLevels } from '../bots/levels.ts';
import { temperaments } from '../../shared/bots.ts';
import { openBotPool, type BotPool } from '../services/bots/pool.ts';
import { playTogether } from '../services/bots/together.ts';
import type { Duel } from '../services/bots/duel.ts';
import { arenaReport, arenaText, type ArenaBout } from './arena-report.ts';
import { oneOf, runCommand, wholeNumber } from './args.ts';
import { progressBar } from './progress-bar.ts';
import { loadArmoury, setupMaker, type Armoury } from './warband/armies.ts';

const options = {
  a: { type: 'string', default: 'warlord' },
  b: { type: 'string', default: 'soldier' },
  'temper-a': { type: 'string', default: 'balanced' },
  'temper-b': { type: 'string', default: 'balanced' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  packs: { type: 'string' },
  jobs: { type: 'string', default: '2' },
  alone: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** Four matches with the same warbands, in all ways of sitting down, then four with others. */
function boutOf(armoury: Armoury, maker: ReturnType<typeof setupMaker>, game: number, seed: number) {
  const { armies } = armoury;
  const set = Math.floor(game / 4);
  const isMirrored = set % 2 === 0;
  const one = armies[(seed + set * 5) % armies.length]!;
  const other = isMirrored
    ? one
    : armies[(seed + set * 5 + 1 + (set % (armies.length - 1))) % armies.length]!;
  const seatOfA = game % 2;
  const pair = seatOfA === 0 ? [one, other] : [other, one];
  const setup = maker.match(pair, set % 4 < 2 ? 'dungeon' : 'outdoor', (game >> 1) % 2);
  // Both ways of sitting down are dealt the same cards.
  return { setup, seatOfA, isMirrored, deal: seed + set };
}

await runCommand(async () => {
  const { values } = parseArgs({ options });
  const games = wholeNumber('games', values.games, 1);
  const seed = wholeNumber('seed', values.seed, 0);
  const jobs = wholeNumber('jobs', values.jobs, 1);
  const kind = (level: string, temper: string) => ({
    level: oneOf('a', level, anyLevels),
    temperament: oneOf('temper', temper, temperaments),
  });
  const a = kind(values.a, values['temper-a']);
  const b = kind(values.b, values['temper-b']);
  const armoury = loadArmoury(values.packs?.split(','));
  const maker = setupMaker(armoury);
  const pool = openBotPool({ workers: jobs });
  const show = progressBar(games);
  let done = 0;
  const play = async (game: number): Promise<ArenaBout> => {
    const { setup, seatOfA, isMirrored, deal } = boutOf(armoury, maker, game, seed);
    const seats = seatOfA === 0 ? [a, b] : [b, a];
    const duel = { setup, seed: deal, players: seats.map((each, at) => ({ ...each, seed: deal + at })) };
    const report = await playOne(pool, duel, armoury, values.alone);
    show(++done);
    return { seatOfA, isMirrored, report };
  };
  const bouts: ArenaBout[] = [];
  if (values.alone) for (let game = 0; game < games; game++) bouts.push(await play(game));
  else bouts.push(...(await Promise.all(Array.from({ length: games }, (_, game) => play(game)))));
  await pool.close();
  const report = arenaReport(bouts, { a: values.a, b: values.b, seed });
  console.log(values.json ? JSON.stringify(report) : arenaText(report));
});

async function playOne(pool: BotPool, duel: Duel, { boxes }: Armoury, isAlone: boolean) {
  if (isAlone) return playTogether(pool, duel, boxes);
  const report = await pool.duel(duel, boxes);
  if (!report) throw new Error('nobody stopped the match');
  return report;
}
