/** Files of scenarios: folders and patterns become file names, and each file is read as one of its game. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileMistake, RunnableScenario } from '../../engine/scenario-file.ts';
import type { Result } from '../../../shared/result.ts';
import { UsageError } from '../common/args.ts';
import { scenarioReader, type GameChoice } from '../common/game-args.ts';

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Every JSON file meant: files as they are, folders with all their JSON files, patterns with what they match. */
export function filesMeant(words: readonly string[]): string[] {
  const files = words.flatMap((word) => {
    if (isFolder(word)) return globSync('**/*.json', { cwd: word }).map((file) => join(word, file));
    if (existsSync(word)) return [word];
    const found = globSync(word);
    if (found.length === 0) throw new UsageError(`There is no file ${word}.`);
    return found;
  });
  return [...new Set(files)].toSorted(byNumber.compare);
}

/** E-2 before E-10. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** The game a file names at its top, such as `"game": "deepwarren"`. */
const namedGame = /^\s*\{\s*"game"\s*:\s*"([^"]*)"/;

/** Reads files one after another, each by the game it names or else by the one that was chosen. */
export function fileReader(
  choice: GameChoice,
): (file: string) => Result<readonly RunnableScenario[], FileMistake[]> {
  const readers = new Map([[choice.game, scenarioReader(choice)]]);
  return (file) => {
    const text = readFileSync(file, 'utf8');
    const game = namedGame.exec(text)?.[1] ?? choice.game;
    const reader = readers.get(game) ?? scenarioReader({ game, flags: {} });
    readers.set(game, reader);
    return reader(text);
  };
}
