/** The bots as the program's services ask them: the pool of threads, and what may be asked of it. */
import type { Analysis } from '../../bots/analysis.ts';
import type { WarbandKnowledge } from '../../games/warband/index.ts';
import type { CardLibrary } from '../packs/library.ts';
import { hintFor, type Hint } from './hint.ts';
import { openBotPool, type BotPool } from './pool.ts';
import type { Asking } from './questions.ts';
import type { PlayedMatch } from './tasks.ts';
import { tryWarband, type TryOutcome, type WarbandTry } from './try-warband.ts';

export interface Bots extends Pick<BotPool, 'ask' | 'close'> {
  /** What a Warlord would do in a person's place; nothing if it was stopped. */
  hint(question: { knowledge: WarbandKnowledge }, asking?: Asking): Promise<Hint | undefined>;
  /** The chances after every action of a match that is over. */
  analyse(record: PlayedMatch, asking?: Asking): Promise<Analysis | undefined>;
  /** Plays a warband against others in the background. */
  tryWarband(question: WarbandTry, asking: Asking): Promise<TryOutcome | undefined>;
}

export function createBots(library: CardLibrary): Bots {
  const pool = openBotPool({ duellers: 1 });
  return {
    ask: (question, asking) => pool.ask(question, asking),
    hint: ({ knowledge }, asking = {}) => hintFor(pool, knowledge, asking),
    analyse: (record, asking) => pool.analyse(record, asking),
    tryWarband: (question, asking) => tryWarband(pool, library.boxes(), question, asking),
    close: () => pool.close(),
  };
}
