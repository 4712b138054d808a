/** Where a person's data lives: the platform's folder for it, or the one named by `--data-dir`. */
import path from 'node:path';
import { err, ok, type Result } from '../../shared/result.ts';

export interface Surroundings {
  /** `process.platform` */
  platform: string;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  /** The folder a relative `--data-dir` is meant from. */
  cwd: string;
  /** The program's own arguments. */
  argv: readonly string[];
}

export interface BadDataDir {
  code: 'bad-data-dir';
  sentence: string;
}

export function dataFolder(from: Surroundings): Result<string, BadDataDir> {
  const given = givenFolder(from.argv);
  if (given === undefined) return ok(platformFolder(from));
  if (given === '' || given.startsWith('--')) {
    return err({ code: 'bad-data-dir', sentence: '--data-dir needs a folder: --data-dir /path/to/folder' });
  }
  return ok(pathOf(from.platform).resolve(from.cwd, given));
}

/** `--data-dir X` or `--data-dir=X`; the last one counts. `undefined` if there is none. */
function givenFolder(argv: readonly string[]): string | undefined {
  const at = argv.findLastIndex((word) => word === '--data-dir' || word.startsWith('--data-dir='));
  if (at < 0) return undefined;
  const word = argv[at]!;
  return word === '--data-dir' ? (argv[at + 1] ?? '') : word.slice('--data-dir='.length);
}

function platformFolder({ platform, env, home }: Surroundings): string {
  const { join } = pathOf(platform);
  switch (platform) {
    case 'win32':
      return join(absolute(platform, env.APPDATA) ?? join(home, 'AppData', 'Roaming'), 'Deepmarch');
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'Deepmarch');
    default:
      // The XDG specification: a relative path is to be ignored.
      return join(absolute(platform, env.XDG_DATA_HOME) ?? join(home, '.local', 'share'), 'deepmarch');
  }
}

const pathOf = (platform: string) => (platform === 'win32' ? path.win32 : path.posix);

function absolute(platform: string, folder: string | undefined): string | undefined {
  return folder && pathOf(platform).isAbsolute(folder) ? folder : undefined;
}
