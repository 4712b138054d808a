/** Writes a search as text. What is printed reads back as the same tree. */
import type { Clause, Query, Words } from './query.ts';

export function printQuery(query: Query): string {
  switch (query.kind) {
    case 'words':
      return printWords(query);
    case 'clause':
      return printClause(query);
    case 'not':
      return `-${printInside(query.of)}`;
    case 'every':
      return query.of.map((part) => (part.kind === 'some' ? printInside(part) : printQuery(part))).join(' ');
    case 'some':
      return query.of.map(printQuery).join(' or ');
  }
}

const printInside = (query: Query): string =>
  query.kind === 'every' || query.kind === 'some' ? `(${printQuery(query)})` : printQuery(query);

const printClause = ({ field, comparison, value, isQuoted }: Clause): string =>
  `${field}${comparison}${isQuoted ? quoted(value) : value}`;

const printWords = ({ text, isQuoted }: Words): string => (isQuoted ? quoted(text) : text);

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`;
