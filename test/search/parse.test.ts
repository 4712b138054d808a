import { describe, expect, it } from 'vitest';
import { fieldNames } from '../../shared/search/fields.ts';
import { parseQuery } from '../../shared/search/parse.ts';
import type { Query } from '../../shared/search/query.ts';

const read = (text: string): Query => {
  const query = parseQuery(text);
  if (!query.ok) throw new Error(JSON.stringify(query.error));
  return query.value;
};

const problem = (text: string) => {
  const query = parseQuery(text);
  if (query.ok) throw new Error(`read as ${JSON.stringify(query.value)}`);
  return query.error;
};

/** The tree in short: `lvl>=3` is ['level', '>=', '3']. */
const short = (query: Query): unknown => {
  switch (query.kind) {
    case 'words':
      return query.isQuoted ? `"${query.text}"` : query.text;
    case 'clause':
      return [query.field, query.comparison, query.value];
    case 'not':
      return { not: short(query.of) };
    default:
      return { [query.kind]: query.of.map(short) };
  }
};

describe('a search', () => {
  it('reads the example of the design: fields, comparisons, quoted text', () => {
    expect(short(read('lvl>=3 kw:undead ability:might type:immediate text:"prevent"'))).toEqual({
      every: [
        ['level', '>=', '3'],
        ['keyword', ':', 'undead'],
        ['ability', ':', 'might'],
        ['type', ':', 'immediate'],
        ['text', ':', 'prevent'],
      ],
    });
  });

  it('finds everything where nothing is typed', () => {
    expect(short(read('  '))).toEqual({ every: [] });
  });

  it.each([
    ['a b or c', { some: [{ every: ['a', 'b'] }, 'c'] }],
    ['a (b or c)', { every: ['a', { some: ['b', 'c'] }] }],
    ['-a b', { every: [{ not: 'a' }, 'b'] }],
    ['not (a or b)', { not: { some: ['a', 'b'] } }],
    ['a and b', { every: ['a', 'b'] }],
    ['A OR B', { some: ['A', 'B'] }],
    ['--a', { not: { not: 'a' } }],
    ['"or"', '"or"'],
    ['((a))', 'a'],
    ['well-worn', 'well-worn'],
    ['"a \\"b\\" \\\\"', '"a "b" \\"'],
    ['LVL!=2', ['level', '!=', '2']],
    ['(a)b', { every: ['a', 'b'] }],
  ])('reads %s', (text, tree) => {
    expect(short(read(text))).toEqual(tree);
  });

  it('keeps the place of every part', () => {
    const query = read('ash  (kw:undead or -lvl=3)');
    const placed = (part: Query): string => 'ash  (kw:undead or -lvl=3)'.slice(part.start, part.end);
    if (query.kind !== 'every' || query.of[1]?.kind !== 'some') throw new Error('another tree');
    expect(query.of.map(placed)).toEqual(['ash', 'kw:undead or -lvl=3']);
    expect(query.of[1].of.map(placed)).toEqual(['kw:undead', '-lvl=3']);
  });

  it.each(fieldNames)('knows the field %s by its own name', (name) => {
    expect(parseQuery(`${name}=`)).toMatchObject({ error: { code: 'missingValue' } });
  });
});

describe('a search that cannot be read', () => {
  it.each([
    ['lvel>=3', 'unknownField', 'lvel', ['level']],
    ['colour:red', 'unknownField', 'colour', undefined],
    ['lvl>=three', 'notANumber', 'three', ['3']],
    ['lvl:', 'missingValue', 'lvl:', ['3']],
    ['ability:', 'missingValue', 'ability:', undefined],
    ['ability:mihgt', 'unknownWord', 'mihgt', ['might']],
    ['kw>3', 'cannotCompare', 'kw>', [':', '=', '!=']],
    ['text:"prevent', 'unclosedQuote', '"prevent', ['"']],
    ['a ""', 'emptyQuotes', '""', []],
    ['(a b', 'unclosedParenthesis', '(', [')']],
    ['a (', 'unclosedParenthesis', '(', [')']],
    ['a)', 'strayParenthesis', ')', []],
    ['a ()', 'nothingInside', '()', []],
    ['a or', 'missingOperand', 'or', []],
    ['or a', 'missingOperand', 'or', []],
    ['a and', 'missingOperand', 'and', []],
    ['a -', 'missingOperand', '-', []],
    ['(a or)', 'missingOperand', 'or', []],
    ['(a -)', 'missingOperand', '-', []],
    ['not', 'missingOperand', 'not', []],
  ] as const)('marks the place in %s', (text, code, place, expected) => {
    const { start, end, ...found } = problem(text);
    expect({ code: found.code, place: text.slice(start, end) }).toEqual({ code, place });
    if (expected) expect(found.expected).toEqual(expect.arrayContaining([...expected]));
  });

  it('names the nearest first', () => {
    expect(problem('lvel>=3').expected[0]).toBe('level');
    expect(problem('keyowrd:undead').expected[0]).toBe('keyword');
    expect(problem('type:ordre').expected[0]).toBe('order');
  });

  it('is refused when it is too long, asks too much or goes too deep', () => {
    expect(problem('a '.repeat(600)).code).toBe('tooLong');
    expect(problem(`${'a or '.repeat(8)}b or c`)).toMatchObject({ code: 'tooMany', start: 40 });
    expect(parseQuery(`${'a or '.repeat(7)}b`).ok).toBe(true);
    expect(problem(`${'lvl=1 '.repeat(24)} lvl=2`)).toMatchObject({ code: 'tooMany' });
    expect(parseQuery('lvl=1 '.repeat(24)).ok).toBe(true);
    expect(problem('('.repeat(400)).code).toBe('tooDeep');
    expect(problem(`${'-'.repeat(400)}a`).code).toBe('tooDeep');
  });
});
