/** Colours of the search line: which stretch of the text is a field, a sign, a value, a connecting word, or wrong. */
import type { QueryProblem } from '../../../shared/search/problem.ts';
import type { Query } from '../../../shared/search/query.ts';

export interface Stretch {
  text: string;
  kind: 'plain' | 'field' | 'sign' | 'word' | 'bad';
}

interface Mark {
  start: number;
  end: number;
  kind: Stretch['kind'];
}

/** Cuts the text at every change of colour. Nothing is lost: the stretches joined are the text. */
export function paint(text: string, query: Query | undefined, problem: QueryProblem | undefined): Stretch[] {
  const marks = query
    ? [...marksOf(query, text), ...connectors(text)]
    : problem
      ? [badMark(problem, text)]
      : [];
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end, kind } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    if (start > at) stretches.push({ text: text.slice(at, start), kind: 'plain' });
    stretches.push({ text: text.slice(start, end), kind });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), kind: 'plain' });
  return stretches;
}

/** A problem at the very end marks the last letter, so that there is something to underline. */
const badMark = ({ start, end }: QueryProblem, text: string): Mark => {
  const from = Math.min(start, Math.max(0, text.length - 1));
  return { start: from, end: Math.max(end, from + 1), kind: 'bad' };
};

function marksOf(query: Query, text: string): Mark[] {
  switch (query.kind) {
    case 'every':
    case 'some':
      return query.of.flatMap((part) => marksOf(part, text));
    case 'not':
      return marksOf(query.of, text);
    case 'words':
      return [];
    case 'clause': {
      const sign = text.slice(query.start).search(/[:=!<>]/) + query.start;
      return [
        { start: query.start, end: sign, kind: 'field' },
        { start: sign, end: sign + query.comparison.length, kind: 'sign' },
      ];
    }
  }
}

/** `or`, `and`, `not` outside quotes. */
function connectors(text: string): Mark[] {
  const outside = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) => ' '.repeat(quoted.length));
  return [...outside.matchAll(/(?<![^\s()])(or|and|not)(?![^\s()])/gi)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    kind: 'word',
  }));
}
