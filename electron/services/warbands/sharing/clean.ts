/** Text from outside made plain: one form of every letter, nothing invisible, nothing that turns the reading direction. */

import { plainLine } from '../../../../shared/plain-text.ts';

/** Lines of a text, cleaned and trimmed; tabs and odd spaces are spaces. */
export function cleanLines(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/u).map(cleanLine);
}

export const cleanLine = (line: string): string => plainLine(line.normalize('NFKC'));

/** Whether a text is no text at all: bytes of something else. */
export function isBinary(text: string): boolean {
  const sample = text.slice(0, 4000);
  const odd = [...sample].filter((letter) => letter === '\uFFFD' || letter < ' ').length;
  const breaks = [...sample].filter((letter) => letter === '\n' || letter === '\r' || letter === '\t').length;
  return sample.includes('\0') || (odd - breaks) * 20 > sample.length;
}
