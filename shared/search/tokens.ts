/** Cuts a search into words, quoted texts and parentheses, each with its place. Knows no field. */
import { ok, type Result } from '../result.ts';
import { type QueryProblem, refuse } from './problem.ts';
import { type Comparison, comparisons, type Span } from './query.ts';

export type Token = Span &
  (
    | { kind: 'open' }
    | { kind: 'close' }
    | { kind: 'minus' }
    | { kind: 'words'; text: string; isQuoted: boolean }
    /** `lvl>=` and what follows; `value` is missing where nothing does. */
    | {
        kind: 'clause';
        name: string;
        comparison: Comparison;
        value: (Span & { text: string; isQuoted: boolean }) | undefined;
      }
  );

/** Longest first, so that `<=` is not read as `<`. */
const byLength = comparisons.toSorted((a, b) => b.length - a.length);
const clauseStart = /^(\p{L}+)([:=!<>])/u;
const wordEnd = /[\s()"]/;

export function readTokens(text: string): Result<Token[], QueryProblem> {
  const tokens: Token[] = [];
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const token = readToken(text, at);
    if (!token.ok) return token;
    tokens.push(token.value);
    at = skipSpace(text, token.value.end);
  }
  return ok(tokens);
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at]!)) at++;
  return at;
}

function readToken(text: string, start: number): Result<Token, QueryProblem> {
  const first = text[start]!;
  if (first === '(') return ok({ kind: 'open', start, end: start + 1 });
  if (first === ')') return ok({ kind: 'close', start, end: start + 1 });
  if (first === '-') return ok({ kind: 'minus', start, end: start + 1 });
  const name = clauseStart.exec(text.slice(start, start + 40))?.[1];
  const comparison = name && byLength.find((sign) => text.startsWith(sign, start + name.length));
  if (name && comparison) return readClause(text, start, name, comparison);
  const value = readValue(text, start);
  return value.ok ? ok({ kind: 'words', ...value.value }) : value;
}

function readClause(
  text: string,
  start: number,
  name: string,
  comparison: Comparison,
): Result<Token, QueryProblem> {
  const from = start + name.length + comparison.length;
  const next = text[from];
  if (next === undefined || /[\s()]/.test(next))
    return ok({ kind: 'clause', name, comparison, value: undefined, start, end: from });
  const value = readValue(text, from);
  if (!value.ok) return value;
  return ok({ kind: 'clause', name, comparison, value: value.value, start, end: value.value.end });
}

type Value = Span & { text: string; isQuoted: boolean };

function readValue(text: string, start: number): Result<Value, QueryProblem> {
  if (text[start] === '"') return readQuoted(text, start);
  let end = start;
  while (end < text.length && !wordEnd.test(text[end]!)) end++;
  return ok({ text: text.slice(start, end), isQuoted: false, start, end });
}

/** Between quotes everything stands for itself; `\"` and `\\` are a quote and a backslash. */
function readQuoted(text: string, start: number): Result<Value, QueryProblem> {
  let inside = '';
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '"') return closeQuoted(inside, start, at + 1);
    if (text[at] === '\\' && /["\\]/.test(text[at + 1] ?? '')) at++;
    inside += text[at]!;
  }
  return refuse('unclosedQuote', { start, end: text.length }, inside, ['"']);
}

function closeQuoted(inside: string, start: number, end: number): Result<Value, QueryProblem> {
  if (inside.trim() === '') return refuse('emptyQuotes', { start, end });
  return ok({ text: inside, isQuoted: true, start, end });
}
