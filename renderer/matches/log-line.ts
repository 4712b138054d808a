/** A line of a match's log in words, whatever game it is of. */
import type { Seat } from '../../shared/game.ts';
import type { Pass } from './passes.ts';

/** A piece of a line; names of things stand out and can be pointed at by the game's own number of them. */
export type LogPart = string | { name: string; card: number };

export interface LogLine {
  /** Begins with the number of actions after which it happened, then a dot. */
  key: string;
  /** `turn` is a heading, `sub` follows from the line before. */
  level: 'turn' | 'main' | 'sub';
  seat: Seat | undefined;
  parts: LogPart[];
  /** As the game writes it, without the game's name. */
  rule?: string;
  /** What was passed in a row stands in one line that can be opened. */
  passes?: readonly Pass[];
}

/** A line without the names standing out. */
export const wordsOf = ({ parts }: LogLine): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
