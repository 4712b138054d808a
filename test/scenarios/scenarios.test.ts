import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gameTools } from '../../electron/cli/games.ts';
import { fileReader } from '../../electron/cli/scenario/files.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = globSync('**/*.json', { cwd: folder }).toSorted();

/** Files that name no game are of the first. */
const read = fileReader({ game: gameTools[0].id, flags: {} });

/** Every failure of a file, in words; none when all its scenarios go as written. */
function failuresOf(file: string): string[] {
  const found = read(`${folder}${file}`);
  if (!found.ok) return found.error.map(({ line, field, sentence }) => `line ${line} ${field}: ${sentence}`);
  return found.value.flatMap(({ title, run }) => {
    const ran = run();
    if (ran.ok) return [];
    const { line, lines, position } = ran.error;
    return [`line ${line} ${title}: ${lines.join('; ')}\n${position}`];
  });
}

describe('scenario files', () => {
  it.each(files.map((file) => file.replace(/\.json$/, '')))('%s', (name) => {
    expect(failuresOf(`${name}.json`)).toEqual([]);
  });
});
