/** Writes a file where a person chose to have it: whole or not at all, and a failure told in words about that place. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { describeFailure, messageOf } from '../../db/failure.ts';
import { writeFileWhole } from '../write-file.ts';

type Reason = 'disk-full' | 'no-permission' | 'bad-name' | 'disk-error';

const words: Readonly<Record<Reason, string>> = {
  'disk-full': 'There is no room left where you wanted the file. Free some space or choose another place.',
  'no-permission':
    'The file cannot be written there. Choose another folder or name, or close the program that has the file open.',
  'bad-name': 'The system does not take this name for a file. Choose a shorter or plainer one.',
  'disk-error': 'The disk reported an error. Choose another place.',
};

const kept = 'Nothing was saved; a file that was there before is as it was.';

/** Answers with the path that was written. */
export function writeChosen(chosen: string, suggested: string, text: string): Result<string, CallError> {
  try {
    const file = withEnding(chosen, suggested);
    const written = writeFileWhole(linkedTo(file), text);
    if (written.ok) return ok(file);
    return err(refusal(reasonOf(written.error.details), written.error.details));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return err(refusal(reasonOf(error.code), messageOf(error)));
  }
}

/** On Linux the dialog adds no ending. One is added only where that replaces nothing the person was not asked about. */
function withEnding(chosen: string, suggested: string): string {
  const ending = suggested.slice(suggested.indexOf('.'));
  const named = `${chosen}${ending}`;
  return path.extname(chosen) === '' && !existsSync(chosen) && !existsSync(named) ? named : chosen;
}

/** The file behind a link is written, and the link stays one. */
function linkedTo(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}

/** Whatever the system says about a place a person chose is for that person, never a bug. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'errno' in error;
}

/** From the system's code, or a text that begins with it. */
function reasonOf(code: string): Reason {
  if (/^(ENAMETOOLONG|EINVAL|EILSEQ)/u.test(code)) return 'bad-name';
  if (/^(EBUSY|ETXTBSY)/u.test(code)) return 'no-permission';
  const known = describeFailure(Object.assign(new Error(code), { code }))?.code;
  return known === 'disk-full' || known === 'no-permission' ? known : 'disk-error';
}

const refusal = (reason: Reason, details: string): CallError => ({
  code: `not-saved-${reason}`,
  sentence: `${words[reason]} ${kept}`,
  details: [details],
});
