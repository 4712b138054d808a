/** Remarks about the files of a pack from outside, kept short: a hostile file must not make a huge report. */
import type { PackRemark } from '../../../shared/calls/packs.ts';
import { beginning } from '../../../shared/plain-text.ts';
import type { PackProblem } from '../../games/warband/index.ts';

/** A remark about a file as a whole. */
export const aboutFile = (file: string, code: string, sentence: string): PackRemark =>
  clipped({ file, path: '', code, sentence });

const clip = (text: string, most: number): string =>
  text.length > most ? `${beginning(text, most - 1)}…` : text;

const written = (sign: string): string => `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`;

/** Signs that cannot be seen, as an author would write them: a mark that turns the writing would garble the report. */
const seen = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, written);

export const clipped = ({ file, line, path, code, sentence }: PackProblem): PackRemark => ({
  file: clip(seen(file), 200),
  line,
  path: clip(seen(path), 200),
  code,
  sentence: clip(seen(sentence), 800),
});
