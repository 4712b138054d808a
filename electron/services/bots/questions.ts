/** What may be asked of the bots, and what they answer: plain data that crosses into a worker thread and back. */
import type { BotPlayer } from '../../../shared/bots.ts';
import type { BotChoice } from '../../bots/bot.ts';
import type { AnyLevel } from '../../bots/levels.ts';
import type { SeatKnowledge } from '../../engine/table-game.ts';

/** What would this bot answer? `knowledge` is what its seat knows of a match of the game: never the state itself. */
export interface BotQuestion {
  game: string;
  knowledge: SeatKnowledge;
  player: BotPlayer;
}

/** A bot in a match between bots. */
export interface Duellist extends Omit<BotPlayer, 'level'> {
  level: AnyLevel;
}

/** How long a question may take and who wants to hear of it. */
export interface Asking {
  /** Ends the thinking; the promise then gives `undefined`. */
  signal?: AbortSignal;
  /** Cuts the thinking short: the answer is the best so far. */
  hurry?: AbortSignal;
  progress?: (share: number) => void;
}

export type BotAnswer = BotChoice;
