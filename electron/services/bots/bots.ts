/** The bots as the program's services ask them: the pool of threads, and the cards they think with. */
import type { CardLibrary } from '../packs/library.ts';
import { createBoxes } from './boxes.ts';
import { openBotPool, type BotPool } from './pool.ts';
import type { Asking } from './questions.ts';
import { tryWarband, type TryOutcome, type WarbandTry } from './try-warband.ts';

export interface Bots extends Pick<BotPool, 'ask' | 'close'> {
  /** Plays a warband against others in the background. */
  tryWarband(question: WarbandTry, asking: Asking): Promise<TryOutcome | undefined>;
}

export function createBots(library: CardLibrary): Bots {
  const pool = openBotPool({ duellers: 1 });
  const boxes = createBoxes(library);
  return {
    ask: (question, asking) => pool.ask(question, asking),
    tryWarband: (question, asking) => tryWarband(pool, boxes(), question, asking),
    close: () => pool.close(),
  };
}
