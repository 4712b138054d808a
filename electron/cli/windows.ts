/**
 * `npm run windows -- [--games 20] [--seed 1] [--level soldier] [--json]`: first games of Warband against a bot in which
 * it is counted how often the person is asked in turns that do not attack them, and whether a window was passed for
 * them in which an answer would have spared them something. The person plays as a Soldier does.
 */
import { parseArgs } from 'node:util';
import { botLevels } from '../../shared/bots.ts';
import { oneOf, runCommand, wholeNumber } from './common/args.ts';
import { progressBar } from './common/progress-bar.ts';
import { countWindows, windowsText } from './warband/windows/count.ts';

const options = {
  games: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  level: { type: 'string', default: 'soldier' },
  json: { type: 'boolean', default: false },
} as const;

await runCommand(() => {
  const { values } = parseArgs({ options });
  const games = wholeNumber('games', values.games, 1);
  const show = progressBar(games);
  const count = countWindows(
    {
      games,
      seed: wholeNumber('seed', values.seed, 0),
      level: oneOf('level', values.level, botLevels),
    },
    show,
  );
  console.log(values.json ? JSON.stringify(count) : windowsText(count));
});
