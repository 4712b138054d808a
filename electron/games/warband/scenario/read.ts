/** From the text of a scenario file to scenarios, or every mistake with line, field and reason. */
import { err, ok, type Result } from '../../../../shared/result.ts';
import type { z } from '../../../../shared/zod.ts';
import { readWith, type Problem } from '../../../../shared/read-data.ts';
import { parseJsonLines, type Place } from '../../../../shared/json-lines.ts';
import { mistakeIn, type FileMistake } from '../../../engine/scenario-file.ts';
import { fileSchema, type FileText, type ScenarioText } from './schema.ts';
import { doSchemas, stepSchemas } from './schema-steps.ts';
import { nearest } from './suggest.ts';

/** One scenario of a file, with a way to find the lines of its fields. */
export interface ScenarioSource {
  /** The file's name for one, or the title of one of several. */
  title: string;
  text: ScenarioText;
  mistakeAt(field: string, sentence: string): FileMistake;
}

export function readScenarioFile(source: string): Result<ScenarioSource[], FileMistake[]> {
  const parsed = parseJsonLines(source);
  if (!parsed.ok) return err([{ field: '', ...parsed.error }]);
  const { value, places } = parsed.value;
  const read = readWith<FileText>(fileSchema, value);
  if (read.ok) return ok(scenariosOf(read.value, places));
  const problems = sharpened(value, read.error).map(withSuggestion);
  return err(problems.map(({ path, sentence }) => mistakeIn(places, path, sentence)));
}

type Places = ReadonlyMap<string, Place>;

function scenariosOf({ scenarios, game: _game, ...shared }: FileText, places: Places): ScenarioSource[] {
  if (!scenarios) return [source(shared, '', places)];
  return scenarios.map((own, index) => {
    const cards = [...(shared.cards ?? []), ...(own.cards ?? [])];
    return source(
      { ...shared, ...own, ...(cards.length > 0 ? { cards } : {}) },
      `scenarios[${index}]`,
      places,
    );
  });
}

function source(text: ScenarioText, within: string, places: Places): ScenarioSource {
  const fieldOf = (field: string): string => {
    const own = [within, field].filter(Boolean).join('.');
    return within === '' || places.has(own) || !places.has(field) ? own : field;
  };
  return {
    title: text.title ?? '',
    text,
    mistakeAt: (field, sentence) => mistakeIn(places, fieldOf(field), sentence),
  };
}

/* Sharper words for steps: a union can only say that nothing fits, but the keyword tells which step was meant. */

const stepPath = /^((?:scenarios\[\d+\]\.)?steps)\[(\d+)\]/;

function sharpened(value: unknown, problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.flatMap((problem) => {
    const found = stepPath.exec(problem.path);
    if (!found) return [problem];
    const [at, list, index] = found;
    if (seen.has(at)) return [];
    seen.add(at);
    const step = (valueAt(value, list) as unknown[])[Number(index)];
    return stepProblems(step).map((each) => ({ ...each, path: [at, each.path].filter(Boolean).join('.') }));
  });
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);
}

function stepProblems(step: unknown): Problem[] {
  const words = Object.keys(stepSchemas).join(', ');
  if (typeof step !== 'object' || step === null)
    return [problemOf(`A step is an object with one of: ${words}.`)];
  const keyword = Object.keys(stepSchemas).find((key) => key in step);
  if (keyword === undefined) return [problemOf(`A step has one of the fields ${words}.`)];
  const read = readWith(schemaFor(keyword as keyof typeof stepSchemas, step), step);
  return read.ok ? [] : read.error;
}

const problemOf = (sentence: string): Problem => ({ path: '', code: 'step', sentence });

function schemaFor(keyword: keyof typeof stepSchemas, step: object): z.ZodType {
  if (keyword !== 'do') return stepSchemas[keyword];
  const action = (step as { do: unknown }).do;
  return doSchemas[action as keyof typeof doSchemas] ?? stepSchemas.do;
}

/** Every field name the format knows, for suggestions. */
const knownFields = [...new Set(fieldNames(fileSchema))];

function fieldNames(schema: z.ZodType, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema as unknown as { def: Record<string, unknown> };
  const names = 'shape' in def ? Object.keys(def.shape as object) : [];
  const inner = [
    def.shape && Object.values(def.shape),
    def.options,
    def.element,
    def.innerType,
    def.valueType,
  ];
  const schemas = inner
    .flat()
    .filter((each): each is z.ZodType => typeof each === 'object' && each !== null && 'def' in each);
  return [...names, ...schemas.flatMap((each) => fieldNames(each, seen))];
}

function withSuggestion(problem: Problem): Problem {
  const unknown = /^Unknown field "([^"]+)"/.exec(problem.sentence)?.[1];
  if (unknown === undefined) return problem;
  const meant = nearest(unknown, knownFields);
  return {
    ...problem,
    sentence: meant ? `${problem.sentence} Did you mean "${meant}"?` : problem.sentence,
  };
}
