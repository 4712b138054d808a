/**
 * Composition root of the browser host: the program behind a loopback address, for machines without Electron.
 * It runs until Ctrl+C; with `--close-with-window`, until the last of its windows was closed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startBrowserHost } from './host/browser-host.ts';
import { makeDispatch } from './host/dispatch.ts';
import { watchWindows } from './host/watch-windows.ts';
import { startProgram, type Started, type StartRefusal } from './services/start.ts';

const exitCodes = { done: 0, failed: 1, alreadyRunning: 3 } as const;

const argv = process.argv.slice(2);
const started = await startProgram(argv);
if (started.ok) await serve(started.value);
else refuse(started.error);

async function serve({ program, folders, announce, close }: Started): Promise<void> {
  const assets = join(folders.program, 'out', 'renderer');
  if (!existsSync(join(assets, 'index.html'))) {
    close();
    return refuse({ code: 'not-built', sentence: 'The window is not built yet: run "npm run build" first.' });
  }
  const endsWithWindow = argv.includes('--close-with-window');
  const windows = watchWindows(() => endsWithWindow && void end('The last window was closed.'));
  const dispatch = makeDispatch(program.handlers, program.fail);
  const host = await startBrowserHost({ assets, dispatch, onWindows: windows.count });
  program.pushThrough(host.push);

  let isEnding = false;
  async function end(why: string): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    console.log(`${why} Deepmarch ends; everything is saved.`);
    await host.close();
    close();
    process.exit(exitCodes.done);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end('Asked to end.'));

  announce(host.address);
  const failure = program.failure();
  if (failure)
    console.error(`${failure.what} ${failure.kept} The page at the address below says what can be done.`);
  console.log(`Deepmarch is open at ${host.address}`);
  console.log(endsWithWindow ? 'It ends when you close its window.' : 'It runs until you press Ctrl+C here.');
  process.send?.({ address: host.address });
}

/** Says why the program does not start, and where to find the one that already runs. */
function refuse({ code, sentence, details = [], address }: StartRefusal): void {
  console.error([sentence, ...details].join('\n'));
  if (address !== undefined) console.error(`It is open at ${address}`);
  process.exitCode = code === 'already-running' ? exitCodes.alreadyRunning : exitCodes.failed;
}
