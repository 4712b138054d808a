/** The sources of a commit in a folder of their own, ready to run: for freezing rules and for making fixtures. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28 });

/** The commit as seven digits, however it was named. */
export const commitNamed = (name: string): string =>
  git('rev-parse', '--short=7', `${name}^{commit}`).toString().trim();

/** Lays a commit out with the packages of this checkout; the folder is gone when the work is done. */
export async function withSourcesOf(
  commit: string,
  work: (folder: string) => void | Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'deepmarch-past-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
