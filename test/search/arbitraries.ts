/** Random searches, in the shape in which the parser gives them. */
import fc from 'fast-check';
import { fieldNames, ruleOf } from '../../shared/search/fields.ts';
import { type Clause, comparisons, every, type Query, some, type Words } from '../../shared/search/query.ts';

const nowhere = { start: 0, end: 0 };
const reserved = ['or', 'and', 'not'];

const bareWord = fc.stringMatching(/^[a-z0-9][a-zé-]{0,8}$/).filter((word) => !reserved.includes(word));
const quotedText = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');

/** Words that are there, words that are not, and anything at all between quotes. */
const words = (known: readonly string[]): fc.Arbitrary<Words> =>
  fc.oneof(
    fc.constantFrom(...known).map((text) => ({ kind: 'words' as const, text, isQuoted: false, ...nowhere })),
    bareWord.map((text) => ({ kind: 'words' as const, text, isQuoted: false, ...nowhere })),
    quotedText.map((text) => ({ kind: 'words' as const, text, isQuoted: true, ...nowhere })),
  );

const clause = (known: readonly string[]): fc.Arbitrary<Clause> =>
  fc.constantFrom(...fieldNames).chain((field) => {
    const rule = ruleOf(field);
    const value =
      rule.kind === 'number'
        ? fc.nat(120).map(String)
        : rule.words
          ? fc.constantFrom(...rule.words)
          : fc.constantFrom(...known);
    return fc.record({
      kind: fc.constant('clause' as const),
      field: fc.constant(field),
      comparison: fc.constantFrom(...(rule.kind === 'number' ? comparisons : ([':', '=', '!='] as const))),
      value,
      isQuoted: fc.boolean(),
      start: fc.constant(0),
      end: fc.constant(0),
    });
  });

export const queries = (known: readonly string[]): fc.Arbitrary<Query> => {
  const { query } = fc.letrec<{ query: Query }>((tie) => ({
    query: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      clause(known),
      words(known),
      tie('query').map((of) => ({ kind: 'not' as const, of, ...nowhere })),
      fc.array(tie('query'), { minLength: 2, maxLength: 3 }).map((of) => every(of, nowhere)),
      fc.array(tie('query'), { minLength: 2, maxLength: 3 }).map((of) => some(of, nowhere)),
    ),
  }));
  return query;
};

/** A tree without its places. */
export function bare(query: Query): unknown {
  const { start: _start, end: _end, ...rest } = query;
  if (rest.kind === 'not') return { ...rest, of: bare(rest.of) };
  return rest.kind === 'every' || rest.kind === 'some' ? { ...rest, of: rest.of.map(bare) } : rest;
}
