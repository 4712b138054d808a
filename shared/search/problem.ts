/** Why a search cannot be read: what is wrong, where, and what could have stood there. The window has the words. */
import { err } from '../result.ts';
import type { Span } from './query.ts';

export const queryProblems = [
  'tooLong',
  'tooMany',
  'tooDeep',
  'unclosedQuote',
  'emptyQuotes',
  'unclosedParenthesis',
  'strayParenthesis',
  'nothingInside',
  'missingOperand',
  'missingValue',
  'unknownField',
  'unknownWord',
  'notANumber',
  'cannotCompare',
] as const;
export type QueryProblemCode = (typeof queryProblems)[number];

export interface QueryProblem extends Span {
  code: QueryProblemCode;
  /** What stands there. */
  found: string;
  /** What could stand there instead, the likeliest first. */
  expected: string[];
}

export const refuse = (code: QueryProblemCode, span: Span, found = '', expected: readonly string[] = []) =>
  err<QueryProblem>({ code, start: span.start, end: span.end, found, expected: [...expected] });
