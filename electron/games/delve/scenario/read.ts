/** From the text of a scenario file to scenarios, or every mistake with line, field and reason. */
import { scenarioReader } from '../../../engine/scenario-file.ts';
import { answerTo } from './ask.ts';
import { runPosition } from './run.ts';
import { scenarioSchema } from './schema.ts';

/** For `npm run scenario` and `npm run query`. */
export const readRunnable = scenarioReader('delve', scenarioSchema, { run: runPosition, answer: answerTo });
