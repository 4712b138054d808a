import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScenarioFile } from '../../../../electron/games/warband/scenario/read.ts';
import { answerQuestion, runScenario } from '../../../../electron/games/warband/scenario/run.ts';
import { scenarioDocs } from '../../../support/scenario-docs.ts';
import { docExamples } from '../../../support/scenario-docs-examples.ts';

describe('docs/scenarios.md', () => {
  it('is what the schemas and notes say (npm run scenarios:docs)', () => {
    const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
    expect(page).toBe(scenarioDocs());
  });

  it.each(Object.entries(docExamples))('has an example that runs: %s', (_title, file) => {
    const read = readScenarioFile(JSON.stringify(file));
    const [source] = read.ok ? read.value : [];
    const ran = runScenario(source!);
    expect(ran.ok ? [] : ran.error.lines).toEqual([]);
    const world = ran.ok ? ran.value : undefined;
    const answers = (source!.text.questions ?? []).map((question) => answerQuestion(world!, question).ok);
    expect(answers).not.toContain(false);
  });
});
