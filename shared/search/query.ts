/** A search as a tree. Every part knows the place in the text it was read from. */
import type { FieldName } from './fields.ts';

/** From the first character to after the last. */
export interface Span {
  start: number;
  end: number;
}

export const comparisons = [':', '=', '!=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof comparisons)[number];

/** A word, or several between quotes: then they are meant exactly as they stand. */
export interface Words extends Span {
  kind: 'words';
  text: string;
  isQuoted: boolean;
}

export interface Clause extends Span {
  kind: 'clause';
  field: FieldName;
  comparison: Comparison;
  value: string;
  isQuoted: boolean;
}

export interface Every extends Span {
  kind: 'every';
  of: Query[];
}

export interface Some extends Span {
  kind: 'some';
  of: Query[];
}

export interface Not extends Span {
  kind: 'not';
  of: Query;
}

export type Query = Words | Clause | Every | Some | Not;

/** Finds every card. */
export const everything: Every = { kind: 'every', of: [], start: 0, end: 0 };

/** All of several: one alone is itself, and what is inside another "all" is taken out of it. */
export function every(parts: readonly Query[], span: Span): Query {
  const flat = parts.flatMap((part) => (part.kind === 'every' ? part.of : [part]));
  return flat.length === 1 ? flat[0]! : { kind: 'every', of: flat, start: span.start, end: span.end };
}

/** One of several, likewise. */
export function some(parts: readonly Query[], span: Span): Query {
  const flat = parts.flatMap((part) => (part.kind === 'some' ? part.of : [part]));
  return flat.length === 1 ? flat[0]! : { kind: 'some', of: flat, start: span.start, end: span.end };
}
