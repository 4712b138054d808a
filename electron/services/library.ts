/** What the person has, counted, for the home screen. Owns no rule: only questions to the database. */

export interface UnfinishedMatch {
  id: number;
  game: string;
  /** The players' names by seat. */
  players: string[];
  actions: number;
  /** When it was last played, in milliseconds since 1970. */
  playedAt: number;
}

export interface LibrarySummary {
  packs: number;
  cards: number;
  warbands: { ready: number; withProblems: number };
  matches: number;
  unfinished: UnfinishedMatch | undefined;
  lastBackupAt: number | undefined;
}

export interface Library {
  summary(): LibrarySummary;
}
