/** The same search as a filter over card objects in memory: what a program without a database would do. */
import { fold, type NumberField, ruleOf, type TextField } from '../../../../shared/search/fields.ts';
import type { Clause, Query } from '../../../../shared/search/query.ts';
import type { CardTerm } from '../../../db/card-index.ts';
import type { Card } from '../../../games/warband/cards/language.ts';
import { plainCardText } from '../../../games/warband/cards/text/card-text.ts';
import { numbersOf, termsOf } from '../../../services/collection/card-terms.ts';

/** A card with everything printed on it, made ready before it is searched. */
export interface PlainCard {
  card: Card;
  packName: string;
  text: string;
  terms: CardTerm[];
}

export const plainCard = (card: Card, packName: string): PlainCard => ({
  card,
  packName,
  text: plainCardText(card).join('\n'),
  terms: termsOf(card),
});

const tokens = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether words stand in a text one after the other; the last may be a beginning. */
function holds(text: string, words: string, isBeginning: boolean): boolean {
  const [all, wanted] = [tokens(text), tokens(words)];
  if (wanted.length === 0) return false;
  return all.some((_, from) =>
    wanted.every((word, at) => {
      const there = all[from + at];
      return isBeginning && at === wanted.length - 1 ? there?.startsWith(word) : there === word;
    }),
  );
}

export function isFoundNaively(plain: PlainCard, query: Query): boolean {
  const inner = (part: Query): boolean => isFoundNaively(plain, part);
  switch (query.kind) {
    case 'every':
      return query.of.every(inner);
    case 'some':
      return query.of.some(inner);
    case 'not':
      return !inner(query.of);
    case 'words':
      return (
        holds(plain.card.name, query.text, !query.isQuoted) ||
        holds(plain.text, query.text, !query.isQuoted) ||
        carries(plain, ['keyword', 'ability', 'trait', 'theme', 'type'], query.text, query.isQuoted)
      );
    case 'clause':
      return isClauseTrue(plain, query);
  }
}

const carries = ({ terms }: PlainCard, fields: readonly string[], word: string, isWhole: boolean): boolean =>
  terms.some(
    ({ field, term }) =>
      fields.includes(field) && (isWhole ? term === fold(word) : term.startsWith(fold(word))),
  );

function isClauseTrue(plain: PlainCard, clause: Clause): boolean {
  const { field, comparison, value } = clause;
  const kind = ruleOf(field).kind;
  if (comparison === '!=' && kind !== 'number') return !isClauseTrue(plain, { ...clause, comparison: '=' });
  if (kind === 'number')
    return compare(numberOf(plain.card, field as NumberField), comparison, Number(value));
  if (kind === 'text') return isTextThere(plain, field as TextField, clause);
  if (field === 'pack') return isPack(plain, clause);
  return carries(plain, [field], value, clause.isQuoted || comparison === '=');
}

function numberOf(card: Card, field: NumberField): number | undefined {
  if (field === 'level') return 'level' in card ? card.level : undefined;
  return numbersOf(card)[field === 'hp' ? 'hitPoints' : field] ?? undefined;
}

function compare(left: number | undefined, comparison: Clause['comparison'], right: number): boolean {
  if (left === undefined) return false;
  switch (comparison) {
    case ':':
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

function isTextThere(
  { card, text: rules }: PlainCard,
  field: TextField,
  { value, comparison, isQuoted }: Clause,
): boolean {
  if (field === 'name' && comparison === '=') return card.name.toLowerCase() === value.toLowerCase();
  const text = { name: card.name, text: rules, flavour: card.flavour ?? '' }[field];
  return holds(text, value, !isQuoted);
}

function isPack({ card, packName }: PlainCard, { value, comparison }: Clause): boolean {
  const [key, name, word] = [card.id.split('/')[0]!, fold(packName), fold(value)];
  return comparison === '=' ? key === word || name === word : key.includes(word) || name.includes(word);
}
