/** Names of files the program suggests: words a person recognises, in a form every file system takes. */
import { cleanLine } from '../warbands/sharing/clean.ts';

/** Room for an ending and for what a system adds: the shortest limit in use is 143 bytes. */
const longestStem = 100;

/** Windows keeps these for devices, whatever ending follows. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/u;

/**
 * `The Iron Line` as `the-iron-line`: letters and digits of any script, joined by hyphens. So there is no separator,
 * no dot, no space at an end, no mark that hides or turns text. `fallback` stands where nothing is left.
 */
export function fileStem(words: string, fallback: string): string {
  const plain = cleanLine(words)
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const stem = trimmed(shortened(trimmed(plain))) || fallback;
  return reserved.test(stem) ? `${stem}-${fallback}` : stem;
}

const trimmed = (stem: string): string => stem.replace(/^[-\p{M}]+|-+$/gu, '');

/** As many whole letters as fit; some systems count bytes. */
function shortened(stem: string): string {
  let bytes = 0;
  const letters = [...stem];
  const end = letters.findIndex((letter) => (bytes += Buffer.byteLength(letter)) > longestStem);
  return end < 0 ? stem : letters.slice(0, end).join('');
}
