/**
 * What is wrong with data from outside (a card, a pack, a story), for its author: where, which kind, and in words. Owns the way from schema
 * issues to such problems, and the guard that keeps hostile data away from the recursive readers.
 */
import type { Result } from './result.ts';
import { err, ok } from './result.ts';
import { z } from './zod.ts';

export type Path = readonly PropertyKey[];

/** `path` names the field as an author would: `actions[0].steps[1].who.target`. */
export interface Problem {
  path: string;
  code: string;
  sentence: string;
}

/** `a.b[2].c`; the whole value itself is `(card)` and the like, which the caller knows better. */
export function formatPath(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

export const problem = (path: Path, code: string, sentence: string): Problem => ({
  path: formatPath(path),
  code,
  sentence,
});

/** No card needs more; deeper nesting would only serve to exhaust the stack of a recursive reader. */
const deepest = 40;
const mostValues = 200_000;
const poisonous = new Set(['__proto__', 'constructor', 'prototype']);

interface Visit {
  value: unknown;
  path: Path;
}

function childrenOf({ value, path }: Visit): Visit[] {
  if (typeof value !== 'object' || value === null) return [];
  const keyOf = Array.isArray(value) ? Number : String;
  return Object.entries(value).map(([key, child]) => ({ value: child, path: [...path, keyOf(key)] }));
}

/** The first thing about data from outside that no reader should meet. Iterative, so nesting cannot hurt it. */
function hostility(value: unknown): Problem | undefined {
  const waiting: Visit[] = [{ value, path: [] }];
  for (let seen = 0; waiting.length > 0; seen++) {
    const visit = waiting.pop()!;
    if (seen > mostValues) return problem([], 'tooMuch', `There are more than ${mostValues} values in it.`);
    if (visit.path.length > deepest)
      return problem(visit.path.slice(0, 6), 'tooDeep', `It is nested more than ${deepest} levels deep.`);
    const last = visit.path.at(-1);
    if (typeof last === 'string' && poisonous.has(last))
      return problem(visit.path, 'forbiddenKey', `The field name "${last}" is not allowed.`);
    waiting.push(...childrenOf(visit));
  }
  return undefined;
}

type Issue = z.core.$ZodIssue;

/** How far a branch of a union is from what was written: wrong kind of thing is furthest, a wrong detail nearest. */
function distance(issues: Issue[]): number {
  const cost = (issue: Issue): number => {
    if (issue.path.length === 0) return issue.code === 'unrecognized_keys' ? 60 : 100;
    return issue.code === 'invalid_type' && issue.path.length === 1 ? 30 : 1;
  };
  return issues.reduce((sum, issue) => sum + cost(issue), 0);
}

/** The branch the author most likely meant, or none if nothing fits even in kind. */
function meant(branches: Issue[][]): Issue[] | undefined {
  const [best] = branches.toSorted((a, b) => distance(a) - distance(b));
  return best && distance(best) < 60 ? best : undefined;
}

/** As it would be written in JSON: texts in quotes, numbers and `true` without. */
const listed = (values: readonly unknown[]) =>
  values
    .map((value) =>
      typeof value === 'string' || typeof value === 'symbol' ? `"${String(value)}"` : `${value}`,
    )
    .join(', ');

const oneOf = (values: readonly unknown[]) => `${values.length > 1 ? 'one of ' : ''}${listed(values)}`;

function flatten(issue: Issue, above: Path): { issue: Issue; path: Path }[] {
  const path = [...above, ...issue.path];
  // Each unknown field at its own place, where its author looks for it.
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ issue: { ...issue, keys: [key] }, path: [...path, key] }));
  if (issue.code !== 'invalid_union') return [{ issue, path }];
  const branch = meant(issue.errors);
  return branch ? branch.flatMap((inner) => flatten(inner, path)) : [{ issue, path }];
}

function sentenceOf(issue: Issue, path: Path): string {
  const field =
    path.length > 0 ? `"${String(path.findLast((key) => typeof key === 'string') ?? path.at(-1))}"` : 'It';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `Unknown field ${listed(issue.keys)}.`;
    case 'invalid_value':
      return `${field} must be ${oneOf(issue.values)}.`;
    case 'invalid_union': {
      const known = 'options' in issue && Array.isArray(issue.options) ? issue.options : undefined;
      return known ? `${field} must be ${oneOf(known)}.` : `${field} ${issue.message}.`;
    }
    case 'invalid_type':
      return /received undefined/.test(issue.message)
        ? `${field} is missing.`
        : `${field} must be ${article(issue.expected)}.`;
    case 'too_small':
      return `${field} must ${issue.origin === 'number' || issue.origin === 'int' ? 'be' : 'have'} at least ${issue.minimum}${unitOf(issue.origin, issue.minimum)}.`;
    case 'too_big':
      return `${field} must ${issue.origin === 'number' || issue.origin === 'int' ? 'be' : 'have'} at most ${issue.maximum}${unitOf(issue.origin, issue.maximum)}.`;
    default:
      return `${field} ${issue.message}.`;
  }
}

const units: Readonly<Record<string, [one: string, many: string]>> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
};
const unitOf = (origin: string, count: number | bigint) => units[origin]?.[count === 1 ? 0 : 1] ?? '';

const article = (noun: string) =>
  noun === 'int' ? 'a whole number' : /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;

/** Every problem a schema found, in the author's words. */
function problemsOf(error: z.ZodError): Problem[] {
  return error.issues
    .flatMap((issue) => flatten(issue, []))
    .map(({ issue, path }) => problem(path, issue.code ?? 'invalid', sentenceOf(issue, path)));
}

/** Reads data from outside with a schema: whole and safe, or every problem in words. */
export function readWith<T>(schema: z.ZodType<T>, value: unknown): Result<T, Problem[]> {
  const hostile = hostility(value);
  if (hostile) return err([hostile]);
  const parsed = schema.safeParse(value);
  return parsed.success ? ok(parsed.data) : err(problemsOf(parsed.error));
}
