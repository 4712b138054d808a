/**
 * `npm run fit -- [--game NAME] --games 800 [--seed 1] [flags of the game] [--spread 0.5] [--judgement practised]`: what
 * matches teach about the weights bots judge by. A game that gives its weights is told what more of each does to the
 * result; Warband, whose weights are factors and shares, what doubling each does to the Morale lead.
 */
import { oneOf, runCommand, UsageError, wholeNumber } from './common/args.ts';
import { parseGameArgs, playedBy } from './common/game-args.ts';
import { progressBar } from './common/progress-bar.ts';
import { fitByPlay } from './fit/by-play.ts';
import { fitWeights } from './warband/fit.ts';

const options = {
  games: { type: 'string', default: '800' },
  seed: { type: 'string', default: '1' },
  spread: { type: 'string', default: '0.5' },
  judgement: { type: 'string', default: 'practised' },
} as const;

await runCommand(() => {
  const { values, choice } = parseGameArgs(options);
  const games = wholeNumber('games', values.games, 100);
  const seed = wholeNumber('seed', values.seed, 0);
  const judgement = oneOf('judgement', values.judgement, ['plain', 'practised']);
  const spread = Number(values.spread);
  if (!(spread > 0 && spread <= 2))
    throw new UsageError(`--spread takes a number up to 2, not "${values.spread}".`);
  const show = progressBar(games);
  const played = playedBy(choice);
  const lines = played.weighing
    ? fitByPlay(played, played.weighing, { games, seed, spread }, show)
    : fitWeights({ games, seed, spread, judgement }, show);
  for (const line of lines) console.log(line);
});
