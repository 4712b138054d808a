/** What the check of stored content finds, and what it works with. */
import type { Db } from '../../db/connect.ts';

/** One damage: in words, and how to leave the database sound. */
export interface Finding {
  /** Names the kind of damage for tests and for the log. */
  code: string;
  /** What is damaged, what is kept and what can be done. */
  sentence: string;
  /** Whether nothing is lost once it is mended: then the log tells it, and nobody is bothered. */
  isMendable: boolean;
  mend: () => void;
}

export interface ContentDeps {
  db: Db;
  /** Keeps what is taken out of the database as a file of the data folder; answers its name, or nothing if it could not be written. */
  keepAside: (what: string, content: unknown) => string | undefined;
  now: () => number;
}

/** What every sentence about a loss ends with. */
export const backupAdvice = 'A backup from before has it as it was.';
