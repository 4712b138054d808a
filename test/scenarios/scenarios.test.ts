import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { installedPacks } from '../../electron/cli/scenario-files.ts';
import { readScenarioFile } from '../../electron/games/warband/scenario/read.ts';
import { runScenario } from '../../electron/games/warband/scenario/run.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = globSync('**/*.json', { cwd: folder, exclude: ['deepwarren/**'] });

/** Every failure of a file, in words; none when all its scenarios go as written. */
function failuresOf(file: string): string[] {
  const read = readScenarioFile(readFileSync(`${folder}${file}`, 'utf8'));
  if (!read.ok) return read.error.map(({ line, field, sentence }) => `line ${line} ${field}: ${sentence}`);
  return read.value.flatMap((source) => {
    const ran = runScenario(source, installedPacks);
    return ran.ok ? [] : [`line ${ran.error.line} ${source.title}: ${ran.error.lines.join('; ')}`];
  });
}

describe('scenario files', () => {
  it.each(files.map((file) => file.replace(/\.json$/, '')))('%s', (name) => {
    expect(failuresOf(`${name}.json`)).toEqual([]);
  });
});
