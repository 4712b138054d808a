/** A comma after a sign belongs to it: a line never begins with one. */
import type { TextPart } from '../../shared/cards.ts';

/** A part, and the marks after a sign that must stay on its line. */
export interface Clinging {
  part: TextPart;
  marks: string;
}

const leadingMarks = /^[,.:;)]+/;

const marksAfter = (sign: TextPart | undefined, next: TextPart | undefined): string =>
  sign?.kind === 'icon' && next?.kind === 'text' ? (leadingMarks.exec(next.text)?.[0] ?? '') : '';

/** The same text in the same order, with marks handed from the words that begin with them to the sign before. */
export const clinging = (parts: readonly TextPart[]): Clinging[] =>
  parts.map((part, i) => ({
    part: { ...part, text: part.text.slice(marksAfter(parts[i - 1], part).length) },
    marks: marksAfter(part, parts[i + 1]),
  }));
