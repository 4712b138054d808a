// The built program for tests that need it, made if it is missing or old.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { whyBuild } from '../../electron/launch/decide.js';
import { buildTimes, root } from '../../electron/launch/machine.js';

/** Makes sure that `out` holds a build of the present sources. */
export function ensureBuilt(): void {
  if (whyBuild(buildTimes()))
    execFileSync(process.execPath, [join(root, '.config', 'build.ts')], { stdio: 'pipe' });
}
