// One start from beginning to end. Each step says what it does; each failure says what to do.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve, serveInBrowser } from './browser.js';
import { chooseWindow, readArguments, whyBuild } from './decide.js';
import { fetchElectron, runElectron } from './electron.js';
import { buildTimes, findElectron, root } from './machine.js';
import { run } from './run.js';

/** @param {string} line */
const say = (line) => console.log(line);

/**
 * Starts Deepmarch and answers the exit code once it has ended.
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export async function start(args) {
  if (!existsSync(join(root, 'node_modules', 'vite'))) {
    console.error('The packages are missing: run "npm ci" first.');
    return 1;
  }
  return (await buildIfNeeded()) ? await open(args) : 1;
}

async function buildIfNeeded() {
  const reason = whyBuild(buildTimes());
  if (!reason) return true;
  say(`Building Deepmarch (${reason}) …`);
  const { code } = await run(process.execPath, [join(root, '.config', 'build.ts')]);
  if (code !== 0) console.error('The build failed: the lines above say where. Deepmarch was not started.');
  return code === 0;
}

/** @param {readonly string[]} args */
async function open(args) {
  const { rest, ...wishes } = readArguments(args);
  const machine = { platform: process.platform, env: process.env, electron: findElectron() };
  const window = chooseWindow(machine, wishes);
  if (window === 'serve') return await serve(rest, say);
  if (window === 'browser') return await serveInBrowser(rest, say);

  const executable = machine.electron ?? (await fetchElectron(say));
  const code = executable ? await runElectron(executable, rest, say) : undefined;
  if (code !== undefined) return code;
  say('Using the browser host instead: the same program, the same data.');
  return await serveInBrowser(rest, say);
}
