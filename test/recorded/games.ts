/** Every game whose matches are recorded, and where the records lie: a folder a game, in it a folder a rules version. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gameTools } from '../../electron/cli/games.ts';
import { warband } from '../../electron/games/warband/index.ts';
import type { GameId } from '../../shared/game.ts';
import {
  departure,
  recordOf,
  unpackRecord,
  type PlayedMatch,
  type RecordedMatch,
  type Rules,
} from './match-record.ts';
import { usualMatches } from './usual-matches.ts';
import { warbandMatches } from './warband-matches.ts';

export interface RecordedGame {
  id: GameId;
  rulesVersion: number;
  /** Plays the matches anew. */
  record(): { title: string; record: RecordedMatch<unknown> }[];
  /** What a record of the present version no longer comes to, in words. */
  departureOf(packed: Buffer): string | undefined;
}

function recordedGame<Setup, State, Action>(
  rules: Rules<Setup, State, Action>,
  matches: () => { title: string; play: () => PlayedMatch<Setup> }[],
): RecordedGame {
  const { id, rulesVersion } = rules;
  return {
    ...{ id, rulesVersion },
    record: () => matches().map(({ title, play }) => ({ title, record: recordOf(rules, play()) })),
    departureOf: (packed) => departure(rules, unpackRecord<Setup>(packed)),
  };
}

const toolsOfOthers = gameTools.filter(({ id }) => id !== warband.id);

export const recordedGames: readonly RecordedGame[] = [
  recordedGame(warband, warbandMatches),
  ...toolsOfOthers.map((tools) => recordedGame(tools.laws.trial.module, () => usualMatches(tools))),
];

const ending = '.json.gz';

const folderOf = (game: GameId, version: number | ''): URL => new URL(`${game}/${version}/`, import.meta.url);

export const nameOf = (game: GameId, version: number, title: string): string =>
  `test/recorded/${game}/${version}/${title}${ending}`;

export const pathOf = (game: GameId, version: number, title: string): URL =>
  new URL(`${title}${ending}`, folderOf(game, version));

/** The versions that have records, oldest first. */
export function versionsOf(game: GameId): number[] {
  const folder = new URL(`${game}/`, import.meta.url);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map(Number).toSorted((one, other) => one - other);
}

export const titlesOf = (game: GameId, version: number): string[] =>
  readdirSync(folderOf(game, version)).map((file) => file.replace(ending, ''));

export const readPacked = (game: GameId, version: number, title: string): Buffer =>
  readFileSync(pathOf(game, version, title));

/** What whoever changed something has to do. */
export const whatToDo = ({ id, rulesVersion }: Pick<RecordedGame, 'id' | 'rulesVersion'>): string =>
  [
    `The rules of ${id} have changed, but they still call themselves version ${rulesVersion}.`,
    'If that was not meant, undo the change: matches that people have stored would not play back.',
    `If it was, raise rulesVersion in electron/games/${id}/index.ts to ${rulesVersion + 1} and run "npm run record":`,
    `it writes test/recorded/${id}/${rulesVersion + 1} and leaves the older folders as they are. Commit both.`,
    'Never edit, rewrite or delete records that are there.',
  ].join('\n');
