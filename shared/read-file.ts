/** A JSON file of data from outside, read by a shape: its content, or every mistake with file, line, field and reason. */
import { parseJsonLines, type PlacedJson } from './json-lines.ts';
import { readWith, type Problem } from './read-data.ts';
import { err, type Result } from './result.ts';
import type { z } from './zod.ts';

export interface FileProblem extends Problem {
  file: string;
  line?: number;
}

export function readFile<T>(
  file: string,
  text: string | undefined,
  shape: z.ZodType<T>,
): Result<T, FileProblem[]> {
  if (text === undefined)
    return err([{ file, path: '', code: 'missingFile', sentence: `The file ${file} is missing.` }]);
  const parsed = parseJsonLines(text);
  if (!parsed.ok) {
    const { line, column, sentence } = parsed.error;
    return err([
      { file, path: '', line, code: 'badJson', sentence: `Not JSON at column ${column}: ${sentence}` },
    ]);
  }
  const found = readWith(shape, parsed.value.value);
  return found.ok ? found : err(found.error.map((each) => withLine({ file, ...each }, parsed.value)));
}

/** The line of the field, or of the nearest field around it. */
export function withLine<P extends FileProblem>(problem: P, { places }: PlacedJson): P {
  for (let { path } = problem; ; path = path.replace(/(\.[^.[\]]+|\[\d+\]|^[^.[\]]+)$/, '')) {
    const line = places.get(path)?.line;
    if (line !== undefined) return { ...problem, line };
    if (path === '') return problem;
  }
}
