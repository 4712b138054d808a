/** From the text of a scenario file to scenarios, or every mistake with line, field and reason. */
import type { Result } from '../../../../shared/result.ts';
import { readScenarios, scenarioReader, type FileMistake } from '../../../engine/scenario-file.ts';
import { answerTo } from './ask.ts';
import { runPosition } from './run.ts';
import { scenarioSchema, type Scenario } from './schema.ts';

const game = 'salient';

/** For `npm run scenario` and `npm run query`. */
export const readRunnable = scenarioReader(game, scenarioSchema, { run: runPosition, answer: answerTo });

export function readScenarioFile(text: string): Result<Scenario[], FileMistake[]> {
  const read = readScenarios(game, scenarioSchema, text);
  return read.ok ? { ok: true, value: read.value.map(({ scenario }) => scenario) } : read;
}
