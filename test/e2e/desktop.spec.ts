// The desktop window in a real Electron. Where there is no runtime, each test is reported as skipped, by name.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, expect, test, type ElectronApplication } from '@playwright/test';
import { chooseWindow } from '../../electron/launch/decide.js';
import { findElectron, isRoot, root } from '../../electron/launch/machine.js';
import { ensureBuilt } from '../support/built.ts';

const electron = findElectron();
const machine = { platform: process.platform, env: process.env, electron };
const canRun = chooseWindow(machine, { browser: false, open: true }) === 'electron';

let data: string;
let program: ElectronApplication;

test.describe('the desktop window', () => {
  test.skip(!canRun, electron ? 'there is no display here' : 'there is no Electron runtime here');

  test.beforeEach(async () => {
    ensureBuilt();
    data = mkdtempSync(join(tmpdir(), 'deepmarch-desktop-'));
    program = await start();
  });

  test.afterEach(async () => {
    await program.close();
    rmSync(data, { recursive: true, force: true });
  });

  test('opens on the home screen', async () => {
    const window = await program.firstWindow();
    await expect(window).toHaveTitle('Deepmarch');
    await expect(window.getByRole('main')).toBeVisible();
  });

  test('gives the page named functions and nothing of Node or Electron', async () => {
    const window = await program.firstWindow();
    const seen = await window.evaluate(() => ({
      api: typeof Reflect.get(globalThis, 'api'),
      leaks: ['require', 'process', 'module', 'ipcRenderer'].filter((name) => name in globalThis),
    }));
    expect(seen).toEqual({ api: 'object', leaks: [] });
  });

  test('saves a file where the dialog says', async () => {
    const window = await program.firstWindow();
    const file = join(data, 'saved.txt');
    await program.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    }, file);
    await window.getByRole('main').waitFor();
    await window.evaluate(() => (globalThis.location.hash = '#/settings'));
    await window.getByRole('button', { name: 'Show the log' }).click();
    await window.getByRole('button', { name: 'Save the log' }).click();
    await expect(window.getByText(`Saved as saved.txt in ${data}.`)).toBeVisible();
    expect(readFileSync(file, 'utf8')).toContain('program:');
  });

  test('opens no second window for anybody', async () => {
    const window = await program.firstWindow();
    const opened = await window.evaluate(() => globalThis.open('https://deepmarch.example/') !== null);
    expect(opened).toBe(false);
    expect(program.windows()).toHaveLength(1);
  });
});

function start(): Promise<ElectronApplication> {
  return _electron.launch({
    executablePath: electron!,
    args: [...(isRoot() ? ['--no-sandbox'] : []), root, '--data-dir', data],
  });
}
