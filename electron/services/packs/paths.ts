/** Names of files from outside: only plain relative paths are taken, whatever is done with them later. */
import type { PackRemark } from '../../../shared/calls/packs.ts';
import { aboutFile } from './remark.ts';

/** As long as the report can show; file systems take little more. */
const mostSigns = 200;

/** What is wrong with the path of a file, if anything. */
export function pathRemark(path: string): PackRemark | undefined {
  const refused = (sentence: string) => aboutFile(path, 'badPath', sentence);
  // Marks that turn the writing direction would make the report name another file than is meant.
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(path))
    return refused('The file’s name holds unreadable signs.');
  if (path.length > mostSigns)
    return aboutFile(
      `${path.slice(0, 40)}…`,
      'badPath',
      `The file’s name is longer than ${mostSigns} signs.`,
    );
  if (path.includes('\\')) return refused('The file’s name holds a backslash; folders are divided by "/".');
  if (path.startsWith('/') || /^[a-z]:/i.test(path))
    return refused('The file’s name begins at the root of a disk.');
  const parts = path.split('/');
  if (parts.includes('..')) return refused('The file’s name leads out of its folder.');
  if (parts.includes('.') || parts.includes('')) return refused('The file’s name is not a plain path.');
  return undefined;
}
