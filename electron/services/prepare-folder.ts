/** Makes sure the data folder is there before anything is done with it; says what stands in the way where it is not. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '../../shared/result.ts';

export interface UnusableFolder {
  code: 'bad-data-dir';
  sentence: string;
  details: string[];
}

/** Why a folder cannot be made or used, by what the system said. */
const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'a file or a broken link has its name.',
  ENOTDIR: 'a file stands where one of the folders above it should be.',
  ENOENT: 'its path leads nowhere: a link or a disk in it is missing.',
  ELOOP: 'the links in its path lead in a circle.',
  ENAMETOOLONG: 'its name is too long.',
  EINVAL: 'the system does not allow its name.',
  ERR_INVALID_ARG_VALUE: 'the system does not allow its name.',
  EACCES: 'you may not make or open it.',
  EPERM: 'you may not make or open it.',
  EROFS: 'its disk is write-protected.',
  ENOSPC: 'there is no room left on its disk.',
  EDQUOT: 'there is no room left on its disk.',
};

/** The folder is there when this answers well. Nobody else may look into a folder made here. */
export function prepareFolder(folder: string): Result<undefined, UnusableFolder> {
  try {
    makeFolder(folder);
    return ok(undefined);
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
    const reason = reasons[code];
    if (reason === undefined) throw problem;
    return err(unusable(folder, reason, problem as Error));
  }
}

/** One folder after the other: the system's own way to make several at once never ends where none can be made. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder && !existsSync(above)) makeFolder(above);
  mkdirSync(folder, { mode: 0o700 });
}

const isFolder = (folder: string): boolean =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

const unusable = (folder: string, reason: string, { message }: Error): UnusableFolder => ({
  code: 'bad-data-dir',
  sentence: `Deepmarch cannot use the data folder ${folder}: ${reason} Nothing was changed. Start with --data-dir and another folder, or put this right and start again.`,
  details: [message],
});
