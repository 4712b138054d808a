/** What the terms on a card mean, each once, in the order in which they stand there. */
import type { TextLine } from '../../shared/cards.ts';

export interface Note {
  term: string;
  note: string;
}

export function notesOf(lines: readonly TextLine[]): Note[] {
  const notes = new Map<string, Note>();
  for (const part of lines.flatMap(({ parts }) => parts))
    if (part.kind === 'term' && part.note && !notes.has(part.note))
      notes.set(part.note, { term: part.text, note: part.note });
  return [...notes.values()];
}
