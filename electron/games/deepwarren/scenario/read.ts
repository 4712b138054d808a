/** From the text of a scenario file to scenarios, or every mistake with its field and reason. */
import { err, ok, type Result } from '../../../../shared/result.ts';
import { z } from '../../../../shared/zod.ts';
import { fileSchema, type Scenario } from './schema.ts';

/** A mistake in a file, for its author. */
export interface Mistake {
  field: string;
  sentence: string;
}

export function readScenarioFile(text: string): Result<Scenario[], Mistake[]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return err([{ field: '', sentence: `It is no JSON: ${String(error)}` }]);
  }
  const parsed = fileSchema.safeParse(value);
  if (!parsed.success) return err(mistakesIn(parsed.error));
  return ok('scenarios' in parsed.data ? parsed.data.scenarios : [parsed.data]);
}

type Issue = z.core.$ZodIssue;

const mistakesIn = (error: z.ZodError): Mistake[] => error.issues.flatMap((issue) => mistakesOf(issue, []));

/** A union only says that nothing fits; the branch that came nearest says why. */
function mistakesOf(issue: Issue, path: PropertyKey[]): Mistake[] {
  const at = [...path, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ field: at.map(String).join('.'), sentence: issue.message }];
  const branches = issue.errors.map((issues) => issues.flatMap((each) => mistakesOf(each, at)));
  return branches.toSorted((one, other) => one.length - other.length)[0] ?? [];
}
