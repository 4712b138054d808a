/**
 * The built desktop program with its real page: `out/main/main.js` on the stand-in of Electron, the built preload
 * script and page in a browser. Only what lies between the two processes is played here.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startAddress } from '../../electron/host/policy/window.ts';
import { root } from '../../electron/launch/machine.js';
import { pushNames } from '../../shared/ipc.ts';
import { createElectron, type Electron } from './electron/index.ts';
import type { StandInWindow } from './electron/window.ts';

/** Stands for the program's own scheme, which no browser knows. */
const site = 'https://deepmarch.test/';

let starts = 0;

/** Starts the built main process on a data folder. */
export async function startBuilt(data: string, documents: string): Promise<Electron> {
  const electron = createElectron({ paths: { documents } });
  const given = process.argv;
  process.argv = [process.execPath, '--data-dir', data];
  Object.assign(globalThis, { electronStandIn: electron.modules });
  const start = ++starts;
  const hooks = registerHooks({
    resolve: (name, context, next) =>
      name === 'electron'
        ? { url: new URL(`./electron/entry.js?${String(start)}`, import.meta.url).href, shortCircuit: true }
        : next(name, context),
  });
  try {
    await import(`${join(root, 'out', 'main', 'main.js')}?${String(start)}`);
  } finally {
    hooks.deregister();
    process.argv = given;
  }
  const created = once(electron.app, 'browser-window-created');
  electron.app.becomeReady();
  await created;
  await once(electron.onlyWindow(), 'ready-to-show');
  return electron;
}

/** Shows the page of the program's window in a browser. */
export async function showPage(page: Page, electron: Electron, route: string): Promise<void> {
  const window = electron.onlyWindow();
  await page.route(`${site}**`, async (asked) => {
    const response = await electron.protocol.fetch(asked.request().url().replace(site, startAddress));
    const body = Buffer.from(await response.arrayBuffer());
    await asked.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
  });
  await page.exposeFunction('invokeMain', (channel: string, args: unknown[]) =>
    electron.ipcMain.invoke(window.webContents, channel, args, { url: startAddress, parent: null }),
  );
  // In Electron a page may always close its window; a browser allows it only to windows that scripts opened.
  await page.exposeFunction('closeMain', () => window.close());
  await page.addInitScript(preloadScript());
  tellPage(page, window);
  await page.goto(`${site}${route}`);
}

function tellPage(page: Page, window: StandInWindow): void {
  for (const name of pushNames)
    window.webContents.heard.on(name, (_event, payload: unknown) => {
      const told = page.evaluate(
        ([channel, content]) => {
          const hear = Reflect.get(globalThis, 'hearMain') as (channel: string, content: unknown) => void;
          hear(channel, content);
        },
        [name, payload] as const,
      );
      // A page that is closing hears nothing more.
      told.catch(() => undefined);
    });
}

/** The built preload script, with the page's end of what `electron` gives it. */
function preloadScript(): string {
  return `(() => {
    window.close = () => void window.closeMain();
    const heard = new EventTarget();
    const passes = new Map();
    window.hearMain = (channel, content) => heard.dispatchEvent(new CustomEvent(channel, { detail: content }));
    const ipcRenderer = {
      invoke: (channel, ...args) => window.invokeMain(channel, args),
      on: (channel, listener) => {
        passes.set(listener, ({ detail }) => listener({}, detail));
        heard.addEventListener(channel, passes.get(listener));
      },
      off: (channel, listener) => heard.removeEventListener(channel, passes.get(listener)),
    };
    const contextBridge = { exposeInMainWorld: (name, value) => (window[name] = value) };
    const require = () => ({ contextBridge, ipcRenderer });
    ${readFileSync(join(root, 'out', 'preload', 'preload.cjs'), 'utf8')}
  })()`;
}
