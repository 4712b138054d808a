/**
 * Reads a search: `lvl>=3 kw:undead (type:immediate or type:minor) -text:"prevent"`.
 * The same in window and program, so that what is underlined is what would be refused.
 */
import { ok, type Result } from '../result.ts';
import { type FieldName, fieldNamed, fieldNames, fields, ruleOf, wordsBeginning } from './fields.ts';
import { type QueryProblem, refuse } from './problem.ts';
import { type Comparison, every, everything, type Query, some, type Span } from './query.ts';
import { nearest } from './nearest.ts';
import { readTokens, type Token } from './tokens.ts';

export const longestQuery = 1000;
const deepestQuery = 40;
/** More than anybody asks at once. Words are looked for in every text, so fewer of them keep the longest search fast. */
const mostParts = 24;
const mostWords = 8;

/** Reads a whole search; nothing typed finds everything. */
export function parseQuery(text: string): Result<Query, QueryProblem> {
  if (text.length > longestQuery) return refuse('tooLong', { start: longestQuery, end: text.length });
  const tokens = readTokens(text);
  if (!tokens.ok) return tokens;
  if (tokens.value.length === 0) return ok(everything);
  const beyond = tokens.value.filter(isOperand)[mostParts] ?? tokens.value.filter(isText)[mostWords];
  if (beyond) return refuse('tooMany', { start: beyond.start, end: text.length });
  return new Reader(tokens.value, text.length).readAll();
}

type Read = Result<Query, QueryProblem>;

class Reader {
  readonly #tokens: readonly Token[];
  readonly #length: number;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], length: number) {
    this.#tokens = tokens;
    this.#length = length;
  }

  readAll(): Read {
    const whole = this.#readSome();
    const left = this.#tokens[this.#at];
    return whole.ok && left ? refuse('strayParenthesis', left, ')') : whole;
  }

  /** `a b or c` means `(a b) or c`. */
  #readSome(): Read {
    const parts: Query[] = [];
    do {
      const part = this.#readEvery();
      if (!part.ok) return part;
      parts.push(part.value);
    } while (this.#takeWord('or'));
    return ok(some(parts, around(parts)));
  }

  #readEvery(): Read {
    const parts: Query[] = [];
    do {
      const part = this.#readPart();
      if (!part.ok) return part;
      parts.push(part.value);
      // "and" may be said and changes nothing; after it something must follow.
    } while (this.#takeWord('and') || this.#hasMore());
    return ok(every(parts, around(parts)));
  }

  #hasMore(): boolean {
    const next = this.#tokens[this.#at];
    return next !== undefined && next.kind !== 'close' && !isWord(next, 'or');
  }

  #readPart(): Read {
    const token = this.#tokens[this.#at];
    if (!token || isWord(token, 'or') || isWord(token, 'and')) return this.#refuseMissing(token);
    this.#at++;
    if (isWord(token, 'not')) return this.#readNot(token);
    switch (token.kind) {
      case 'minus':
        return this.#readNot(token);
      case 'open':
        return this.#readInside(token);
      case 'close':
        return this.#refuseClose(token);
      case 'clause':
        return readClause(token);
      case 'words':
        return ok(token);
    }
  }

  #readNot(sign: Span): Read {
    if (++this.#depth > deepestQuery) return refuse('tooDeep', sign);
    const part = this.#readPart();
    this.#depth--;
    if (!part.ok) return part;
    return ok({ kind: 'not', of: part.value, start: sign.start, end: part.value.end });
  }

  #readInside(open: Span): Read {
    if (++this.#depth > deepestQuery) return refuse('tooDeep', open);
    const inside = this.#readSome();
    this.#depth--;
    if (!inside.ok) return inside;
    if (!this.#tokens[this.#at]) return refuse('unclosedParenthesis', open, '(', [')']);
    this.#at++;
    return inside;
  }

  #refuseClose(close: Span): Read {
    const before = this.#tokens[this.#at - 2];
    if (before?.kind === 'open')
      return refuse('nothingInside', { start: before.start, end: close.end }, '()');
    if (this.#depth === 0) return refuse('strayParenthesis', close, ')');
    return refuse('missingOperand', before ?? close, ')');
  }

  /** Where something had to follow: marks the word that promised it. */
  #refuseMissing(token: Token | undefined): Read {
    const before = this.#tokens[this.#at - 1];
    const place = before ?? token ?? { start: 0, end: this.#length };
    if (before?.kind === 'open' && !token) return refuse('unclosedParenthesis', before, '(', [')']);
    return refuse('missingOperand', place, token && 'text' in token ? token.text : '');
  }

  #takeWord(word: string): boolean {
    if (!isWord(this.#tokens[this.#at], word)) return false;
    this.#at++;
    return true;
  }
}

const isWord = (token: Token | undefined, word: string): boolean =>
  token?.kind === 'words' && !token.isQuoted && token.text.toLowerCase() === word;

const connecting = ['or', 'and', 'not'];
const isOperand = (token: Token): boolean =>
  token.kind === 'clause' || (token.kind === 'words' && !connecting.some((word) => isWord(token, word)));

/** Looked for in what is printed. */
function isText(token: Token): boolean {
  if (token.kind !== 'clause') return isOperand(token);
  const field = fieldNamed(token.name);
  return field !== undefined && ruleOf(field).kind === 'text';
}

const around = (parts: readonly Span[]): Span => ({ start: parts[0]!.start, end: parts.at(-1)!.end });

type ClauseToken = Extract<Token, { kind: 'clause' }>;

function readClause({ name, comparison, value, start, end }: ClauseToken): Read {
  const field = fieldNamed(name);
  if (!field)
    return refuse('unknownField', { start, end: start + name.length }, name, nearest(name, fieldNames));
  if (!value) return refuse('missingValue', { start, end }, field, examplesOf(field));
  const problem = checkValue(field, comparison, value, { start, end: value.start });
  if (problem) return problem;
  return ok({ kind: 'clause', field, comparison, value: value.text, isQuoted: value.isQuoted, start, end });
}

function checkValue(field: FieldName, comparison: Comparison, value: Span & { text: string }, head: Span) {
  const rule = ruleOf(field);
  if (rule.kind === 'number')
    return /^\d{1,4}$/.test(value.text) ? undefined : refuse('notANumber', value, value.text, ['3']);
  if (!equalities.includes(comparison)) return refuse('cannotCompare', head, field, equalities);
  if (!rule.words || wordsBeginning(rule.words, value.text).length > 0) return undefined;
  return refuse('unknownWord', value, value.text, nearest(value.text, rule.words));
}

const equalities: readonly Comparison[] = [':', '=', '!='];

/** What may follow a field. */
const examplesOf = (field: FieldName): readonly string[] =>
  ruleOf(field).words ?? (fields[field].kind === 'number' ? ['3'] : []);
