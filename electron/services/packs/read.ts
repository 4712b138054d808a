/** A pack from its files: whole and sound, or everything that is wrong with it. */
import { err, ok, type Result } from '../../../shared/result.ts';
import {
  checkPack,
  readPackFiles,
  withLines,
  type Pack,
  type PackProblem,
  type PackTexts,
} from '../../games/warband/index.ts';

/** Reads and checks; every problem with its file and, where known, its line. */
export function readPack(texts: PackTexts): Result<Pack, PackProblem[]> {
  const read = readPackFiles(texts);
  if (!read.ok) return read;
  const problems = checkPack(read.value);
  return problems.length === 0 ? ok(read.value) : err(withLines(problems, texts));
}
