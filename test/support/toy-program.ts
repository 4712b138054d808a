// The program in the browser host with the toy game beside its own, run from the sources: `startHost({ program })`.
import { join } from 'node:path';
import { startBrowserHost } from '../../electron/host/browser-host.ts';
import { makeDispatch } from '../../electron/host/dispatch.ts';
import { root } from '../../electron/launch/machine.js';
import { openProgram } from '../../electron/services/program.ts';
import { gamesAndToy } from './toy-table.ts';

const data = process.argv[process.argv.indexOf('--data-dir') + 1]!;
const botWorker = new URL('toy-worker.ts', import.meta.url);
const opened = await openProgram({ data, program: root }, { games: gamesAndToy, botWorker });
if (!opened.ok) throw new Error(`the program did not open: ${opened.error.what}`);
const program = opened.value;
const dispatch = makeDispatch(program.handlers, program.fail);
const host = await startBrowserHost({ assets: join(root, 'out', 'renderer'), dispatch });
program.pushThrough(host.push);

process.on('SIGTERM', () => {
  void host.close().then(() => {
    program.close();
    process.exit(0);
  });
});
process.send?.({ address: host.address });
