/**
 * A search as SQL: a condition on one row of cards joined with its pack and its numbers. What a person typed only
 * ever travels as a parameter.
 */
import { type SQL, sql } from 'drizzle-orm';
import {
  fold,
  type NumberField,
  ruleOf,
  type TextField,
  type WordField,
} from '../../shared/search/fields.ts';
import type { Clause, Comparison, Query, Words } from '../../shared/search/query.ts';
import { cardIndex, cards, cardTerms, packs } from './schema/index.ts';

/** The enabled packs, for `pack:`. */
export interface PackWords {
  id: number;
  key: string;
  name: string;
}

/**
 * Sets of cards are asked "is this one in it?", card by card: without the sign the database would walk every set of
 * an "or" instead, which takes several times as long.
 */
const cardId = sql`+${cards.id}`;

const always = sql`1`;
const never = sql`0`;

export function conditionOf(query: Query, known: readonly PackWords[]): SQL {
  const inner = (part: Query) => conditionOf(part, known);
  switch (query.kind) {
    case 'every':
      return joined(query.of.map(inner), sql` and `) ?? always;
    case 'some':
      return joined(query.of.map(inner), sql` or `) ?? never;
    case 'not':
      return sql`not ${inner(query.of)}`;
    case 'words':
      return ofWords(query);
    case 'clause':
      return query.comparison === '!=' && ruleOf(query.field).kind !== 'number'
        ? sql`not ${ofClause({ ...query, comparison: '=' }, known)}`
        : ofClause(query, known);
  }
}

const joined = (parts: SQL[], by: SQL): SQL | undefined =>
  parts.length === 0 ? undefined : sql`(${sql.join(parts, by)})`;

function ofClause(clause: Clause, known: readonly PackWords[]): SQL {
  switch (ruleOf(clause.field).kind) {
    case 'number':
      return ofNumber(clause.field as NumberField, clause.comparison, Number(clause.value));
    case 'text':
      return ofText(clause.field as TextField, clause);
    case 'word':
      return clause.field === 'pack' ? ofPack(clause, known) : ofWord(clause.field as WordField, clause);
  }
}

const numberColumns = {
  level: cards.level,
  hp: cardIndex.hitPoints,
  melee: cardIndex.melee,
  ranged: cardIndex.ranged,
  range: cardIndex.range,
  speed: cardIndex.speed,
  morale: cardIndex.morale,
  leadership: cardIndex.leadership,
} as const satisfies Record<NumberField, unknown>;

const signs: Record<Comparison, SQL> = {
  ':': sql`=`,
  '=': sql`=`,
  '!=': sql`<>`,
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
};

/** A card without the number is neither above nor below; `coalesce` keeps it findable by the opposite. */
const ofNumber = (field: NumberField, comparison: Comparison, value: number): SQL =>
  sql`coalesce(${numberColumns[field]} ${signs[comparison]} ${value}, 0)`;

const searched = { name: 'name', text: 'rules_text', flavour: 'flavour' } as const satisfies Record<
  TextField,
  string
>;

function ofText(field: TextField, { value, isQuoted, comparison }: Clause): SQL {
  if (field === 'name' && comparison === '=') return sql`${cards.name} = ${value} collate nocase`;
  return matches(searched[field], value, !isQuoted);
}

/** A bare word: printed in the name or the rules, or one of the words the card carries. */
const ofWords = ({ text, isQuoted }: Words): SQL =>
  sql`(${matches('name rules_text', text, !isQuoted)} or ${carries(text, isQuoted)})`;

/** Full-text search: the words in this order; the last may be only the beginning of one. */
function matches(columns: string, text: string, isBeginning: boolean): SQL {
  const phrase = `"${text.replaceAll('"', '""').replaceAll('\0', ' ')}"${isBeginning ? ' *' : ''}`;
  return sql`${cardId} in (select rowid from card_search where card_search match ${`{${columns}} : ${phrase}`})`;
}

const lastLetter = '\u{10ffff}';

/** Between a word and everything that begins with it. */
const begins = (word: string, isWhole: boolean): SQL =>
  isWhole
    ? sql`${cardTerms.term} = ${word}`
    : sql`${cardTerms.term} between ${word} and ${word + lastLetter}`;

const carries = (text: string, isWhole: boolean): SQL =>
  sql`${cardId} in (select ${cardTerms.cardId} from ${cardTerms} where ${cardTerms.field} in ('keyword', 'ability', 'trait', 'theme', 'type') and ${begins(fold(text), isWhole)})`;

const ofWord = (field: WordField, { value, isQuoted, comparison }: Clause): SQL =>
  sql`${cardId} in (select ${cardTerms.cardId} from ${cardTerms} where ${cardTerms.field} = ${field} and ${begins(fold(value), isQuoted || comparison === '=')})`;

function ofPack({ value, comparison }: Clause, known: readonly PackWords[]): SQL {
  const word = fold(value);
  const isMeant = ({ key, name }: PackWords) =>
    comparison === '='
      ? key === word || fold(name) === word
      : key.includes(word) || fold(name).includes(word);
  const ids = known.filter(isMeant).map(({ id }) => sql`${id}`);
  return ids.length === 0 ? never : sql`${packs.id} in (${sql.join(ids, sql`, `)})`;
}
