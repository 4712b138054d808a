/** The bots as the program's services ask them: the pool of threads, and what may be asked of it. */
import type { Analysis } from '../../bots/analysis.ts';
import type { Games } from '../../engine/games.ts';
import type { SeatKnowledge } from '../../engine/table-game.ts';
import { hintFor, type Hint } from './hint.ts';
import { openBotPool, type BotPool, type PoolOptions } from './pool.ts';
import type { Asking } from './questions.ts';
import type { PlayedMatch } from './tasks.ts';

export interface Bots extends Pick<BotPool, 'ask' | 'duel' | 'close'> {
  /** What a Warlord would do in a person's place; nothing if it was stopped. */
  hint(question: { game: string; knowledge: SeatKnowledge }, asking?: Asking): Promise<Hint | undefined>;
  /** The chances after every action of a match that is over. */
  analyse(record: PlayedMatch, asking?: Asking): Promise<Analysis | undefined>;
}

export function createBots(games: Games, options: Pick<PoolOptions, 'worker'> = {}): Bots {
  const pool = openBotPool({ duellers: 1, ...options });
  return {
    ask: (question, asking) => pool.ask(question, asking),
    duel: (duel, asking) => pool.duel(duel, asking),
    hint: ({ game, knowledge }, asking = {}) => {
      const asked = games.find(game);
      return asked ? hintFor(pool, asked, knowledge, asking) : Promise.resolve(undefined);
    },
    analyse: (record, asking) => pool.analyse(record, asking),
    close: () => pool.close(),
  };
}
