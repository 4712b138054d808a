import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readScenarioFile } from '../../../electron/games/deepwarren/scenario/read.ts';
import { runScenario } from '../../../electron/games/deepwarren/scenario/run.ts';

const folder = fileURLToPath(new URL('../../scenarios/deepwarren/', import.meta.url));
const files = globSync('**/*.json', { cwd: folder }).toSorted();

/** Every failure of a file, in words; none when all its scenarios go as written. */
function failuresOf(file: string): string[] {
  const read = readScenarioFile(readFileSync(`${folder}${file}`, 'utf8'));
  if (!read.ok) return read.error.map(({ field, sentence }) => `${field}: ${sentence}`);
  return read.value.flatMap((scenario) => {
    const ran = runScenario(scenario);
    if (ran.ok) return [];
    const { step, sentence, position } = ran.error;
    return [`${scenario.title}, step ${step}: ${sentence}\n${position}`];
  });
}

describe('Deepwarren scenario files', () => {
  it.each(files)('%s', (file) => {
    expect(failuresOf(file)).toEqual([]);
  });
});
