/** Running text into spans: strong, emphasised, links to entries, and the words that were searched for. */
import { referencePattern } from '../../shared/rulebook.ts';

export interface Span {
  text: string;
  strong?: boolean;
  emphasis?: boolean;
  /** The entry this span leads to. */
  link?: string;
  found?: boolean;
}

const markup = /\*\*(.+?)\*\*|\*(.+?)\*/g;

/** Splits at every match; what lies between is kept as it is. */
function split(text: string, pattern: RegExp, make: (match: RegExpMatchArray) => Span): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) spans.push({ text: text.slice(from, match.index) });
    spans.push(make(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ text: text.slice(from) });
  return spans;
}

const within = (spans: Span[], pattern: RegExp, make: (match: RegExpMatchArray) => Span): Span[] =>
  spans.flatMap((span) => split(span.text, pattern, make).map((part) => ({ ...span, ...part })));

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The spans of a text; numbers that are entries of the book lead there, `terms` are marked wherever they occur. */
export function spansOf(
  text: string,
  isEntry: (id: string) => boolean,
  terms: readonly string[] = [],
): Span[] {
  const marked = split(text, markup, ([, strong, emphasis]) =>
    strong === undefined ? { text: emphasis!, emphasis: true } : { text: strong, strong: true },
  );
  const linked = within(marked, referencePattern, ([id]) =>
    isEntry(id) ? { text: id, link: id } : { text: id },
  );
  if (terms.length === 0) return linked;
  const found = new RegExp(terms.map(escaped).join('|'), 'gi');
  return within(linked, found, ([term]) => ({ text: term, found: true }));
}

/** The text without its markup, for searching and copying. */
export const plainText = (text: string): string =>
  text.replace(markup, (_, strong, emphasis) => strong ?? emphasis);
