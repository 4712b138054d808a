/** The desktop program in a test: `main.ts` and the preload script as they are, on a stand-in of Electron. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { CallError, Client } from '../../shared/ipc.ts';
import type { Result } from '../../shared/result.ts';
import type { AppOptions } from './electron/app.ts';
import { createElectron, type Electron } from './electron/index.ts';
import type { StandInWindow } from './electron/window.ts';

export interface Desktop extends Electron {
  window: StandInWindow;
  /** What the preload script gave the page. */
  api: Client;
}

/** A folder that is gone when the test ends. */
export function folderFor(what: string): string {
  const folder = mkdtempSync(join(tmpdir(), `deepmarch-${what}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Runs `main.ts` up to where it waits for Electron. */
export async function launch(args: readonly string[], options: AppOptions = {}): Promise<Electron> {
  const electron = createElectron(options);
  vi.resetModules();
  vi.doMock('electron', () => electron.modules);
  const given = process.argv;
  process.argv = [process.execPath, ...args];
  try {
    await import('../../electron/main.ts');
  } finally {
    process.argv = given;
  }
  onTestFinished(() => {
    // Nobody is asked: a test that ends early must not leave a database open.
    for (const { webContents } of electron.app.windows) webContents.beforeUnload = undefined;
    electron.app.quit();
  });
  return electron;
}

/** Starts the program on a data folder, up to its window. */
export async function startDesktop(data: string, options: AppOptions = {}): Promise<Desktop> {
  const electron = await launch(['--data-dir', data], options);
  const created = once(electron.app, 'browser-window-created');
  electron.app.becomeReady();
  await Promise.race([created, electron.app.ended]);
  const window = electron.onlyWindow();
  await once(window, 'ready-to-show');
  await import('../../electron/preload.ts');
  return { ...electron, window, api: window.webContents.exposed.get('api') as Client };
}

/** The value of an answer that must be good. */
export async function good<T>(asked: Promise<Result<T, CallError>>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
