/**
 * Changes a search by one clause, as a chip does: puts it in, takes it out, says whether it is there.
 * Whatever else was typed stays.
 */
import { type Clause, every, everything, type Query, some } from './query.ts';
import type { FieldName } from './fields.ts';

/** Of these a card has one value at most, so a second one asked for means "or". */
const single: readonly FieldName[] = ['type', 'timing', 'pack', 'mark', 'level'];
export const isSingle = (field: FieldName): boolean => single.includes(field);

const partsOf = (query: Query): Query[] => (query.kind === 'every' ? query.of : [query]);

const isSame = (a: Query, b: Clause): boolean =>
  a.kind === 'clause' &&
  a.field === b.field &&
  a.comparison === b.comparison &&
  a.value.toLowerCase() === b.value.toLowerCase();

/** Alternatives of one field: `type:order or type:creature`. */
const alternatives = (part: Query, field: FieldName): Clause[] => {
  const all = part.kind === 'some' ? part.of : [part];
  const clauses = all.filter((each) => each.kind === 'clause' && each.field === field);
  return clauses.length === all.length ? (clauses as Clause[]) : [];
};

export const hasClause = (query: Query, clause: Clause): boolean =>
  partsOf(query).some(
    (part) => isSame(part, clause) || alternatives(part, clause.field).some((each) => isSame(each, clause)),
  );

export function addClause(query: Query, clause: Clause): Query {
  if (hasClause(query, clause)) return query;
  const parts = partsOf(query);
  const at = isSingle(clause.field)
    ? parts.findIndex((part) => alternatives(part, clause.field).length > 0)
    : -1;
  if (at < 0) return every([...parts, clause], query);
  return every(parts.with(at, some([parts[at]!, clause], parts[at]!)), query);
}

export function removeClause(query: Query, clause: Clause): Query {
  const left = partsOf(query).flatMap((part) => without(part, clause) ?? []);
  return left.length === 0 ? everything : every(left, query);
}

function without(part: Query, clause: Clause): Query | undefined {
  if (isSame(part, clause)) return undefined;
  const others = alternatives(part, clause.field).filter((each) => !isSame(each, clause));
  return part.kind === 'some' && others.length > 0 ? some(others, part) : part;
}

export const toggleClause = (query: Query, clause: Clause): Query =>
  hasClause(query, clause) ? removeClause(query, clause) : addClause(query, clause);

/** The search without what it asks of one field. */
export function withoutField(query: Query, field: FieldName): Query {
  const parts = partsOf(query);
  const left = parts.filter((part) => alternatives(part, field).length === 0);
  if (left.length === parts.length) return query;
  return left.length === 0 ? everything : every(left, query);
}
