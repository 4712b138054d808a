import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addClause, hasClause, removeClause, withoutField } from '../../shared/search/edit.ts';
import { parseQuery } from '../../shared/search/parse.ts';
import { printQuery } from '../../shared/search/print.ts';
import type { Clause, Query } from '../../shared/search/query.ts';
import { bare, queries } from './arbitraries.ts';

const read = (text: string): Query => {
  const query = parseQuery(text);
  if (!query.ok) throw new Error(`${text}: ${JSON.stringify(query.error)}`);
  return query.value;
};
const clause = (text: string): Clause => read(text) as Clause;
const known = ['undead', 'lantern', 'a', 'watch'];

describe('a printed search', () => {
  it('reads back as the same tree', () => {
    fc.assert(
      fc.property(queries(known), (query) => {
        expect(bare(read(printQuery(query)))).toEqual(bare(query));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the places of what it was read from inside the text', () => {
    fc.assert(
      fc.property(queries(known), (query) => {
        const text = printQuery(query);
        const inside = ({ start, end }: Query) => start >= 0 && start < end && end <= text.length;
        const check = (part: Query): void => {
          expect(inside(part), `${text} at ${String(part.start)}`).toBe(true);
          if (part.kind === 'not') check(part.of);
          else if (part.kind === 'every' || part.kind === 'some') part.of.forEach(check);
        };
        check(read(text));
      }),
    );
  });

  it('uses full names and as few parentheses as it can', () => {
    expect(printQuery(read('lvl>=3 (kw:undead) ((a or b)) -(c d)'))).toBe(
      'level>=3 keyword:undead (a or b) -(c d)',
    );
  });
});

describe('a chip', () => {
  const edit = (text: string, change: (query: Query, with_: Clause) => Query, chip: string) =>
    printQuery(change(read(text), clause(chip)));

  it.each([
    ['', 'is:large', 'is:large'],
    ['undead', 'is:large', 'undead is:large'],
    ['a or b', 'is:large', '(a or b) is:large'],
    ['keyword:undead', 'keyword:spirit', 'keyword:undead keyword:spirit'],
    ['type:order a', 'type:creature', '(type:order or type:creature) a'],
    [
      '(type:order or type:creature) a',
      'type:commander',
      '(type:order or type:creature or type:commander) a',
    ],
    ['is:large', 'is:LARGE', 'is:large'],
  ])('adds to "%s" the clause %s', (text, chip, result) => {
    expect(edit(text, addClause, chip)).toBe(result);
  });

  it.each([
    ['is:large', 'is:large', ''],
    ['undead is:large', 'is:large', 'undead'],
    ['(type:order or type:creature) a', 'type:order', 'type:creature a'],
    ['a', 'is:large', 'a'],
  ])('takes out of "%s" the clause %s', (text, chip, result) => {
    expect(edit(text, removeClause, chip)).toBe(result);
  });

  it('is pressed exactly when the search says so', () => {
    expect(hasClause(read('a LVL=3'), clause('level=3'))).toBe(true);
    expect(hasClause(read('(type:order or type:creature) a'), clause('type:order'))).toBe(true);
    expect(hasClause(read('-is:large'), clause('is:large'))).toBe(false);
    expect(hasClause(read('type:order or a'), clause('type:order'))).toBe(false);
  });

  it('put in and taken out leaves the search as it was', () => {
    fc.assert(
      fc.property(queries(known), (query) => {
        const chip = clause('is:flying');
        fc.pre(!hasClause(query, chip));
        expect(bare(removeClause(addClause(query, chip), chip))).toEqual(bare(query));
      }),
    );
  });

  it('counts alternatives as if the others were not pressed', () => {
    expect(printQuery(withoutField(read('(type:order or type:creature) a'), 'type'))).toBe('a');
  });
});
