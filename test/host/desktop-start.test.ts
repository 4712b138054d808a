/** The desktop program from its start to its window: composition, guards, protocol, menus, a second start, crashes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { startAddress } from '../../electron/host/policy/window.ts';
import { takeInstanceLock } from '../../electron/services/instance-lock.ts';
import { callNames } from '../../shared/ipc.ts';
import { externalLinks } from '../../shared/links.ts';
import { folderFor, good, launch, startDesktop } from '../support/desktop.ts';

describe('a start', () => {
  it('sandboxes every page and names its scheme before Electron is ready', async () => {
    const { app, protocol } = await launch(['--data-dir', folderFor('data')]);
    expect(app.isSandboxed).toBe(true);
    expect(protocol.schemes).toMatchObject([{ scheme: 'app', privileges: { standard: true, secure: true } }]);
    expect(app.windows.size).toBe(0);
  });

  it('keeps Chromium’s files in the data folder', async () => {
    const data = folderFor('data');
    const { app } = await launch(['--data-dir', data]);
    expect(app.getPath('userData')).toBe(join(data, 'window'));
  });

  it('opens one isolated window on its own page and shows it once painted', async () => {
    const { app, window } = await startDesktop(folderFor('data'));
    expect(app.windows.size).toBe(1);
    expect(window.options.webPreferences).toMatchObject({ contextIsolation: true, sandbox: true });
    expect(window.options.webPreferences?.preload).toMatch(/out.preload.preload\.cjs$/u);
    expect(window.webContents.getURL()).toBe(startAddress);
    expect(window.isVisible()).toBe(true);
  });

  it('serves its page with the content policy and answers every call of the contract', async () => {
    const { api, protocol, ipcMain, window } = await startDesktop(folderFor('data'));
    const page = await protocol.fetch(startAddress);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await good(api.app.info())).problems).toEqual([]);
    const { webContents } = window;
    for (const name of callNames) {
      const answer = await ipcMain.invoke(webContents, name, [{ no: 'such' }], webContents.mainFrame);
      expect(answer).toMatchObject({ ok: false, error: { code: 'bad-payload' } });
    }
  });

  it('quits at once where another instance has the lock', async () => {
    const { app } = await launch(['--data-dir', folderFor('data')], { isSecond: true });
    expect(await app.ended).toBe(0);
    expect(app.windows.size).toBe(0);
  });

  it('that is refused says why and ends', async () => {
    const data = folderFor('data');
    const lock = takeInstanceLock(data);
    const { app, dialogs } = await launch(['--data-dir', data]);
    app.becomeReady();
    expect(await app.ended).toBe(1);
    expect(dialogs.errors).toEqual([expect.stringContaining('already running')]);
    if (lock.ok) lock.value.release();
  });

  it('on a folder that is a file says why and ends', async () => {
    const file = join(folderFor('data'), 'taken');
    writeFileSync(file, 'x');
    const { app, dialogs } = await launch(['--data-dir', file]);
    app.becomeReady();
    expect(await app.ended).toBe(1);
    expect(dialogs.errors).toEqual([expect.stringContaining('cannot use the data folder')]);
  });

  it('that breaks down says so and leaves no program without a window', async () => {
    vi.doMock('../../electron/services/program.ts', () => ({
      openProgram: () => Promise.reject(new Error('a bug')),
    }));
    const { app, dialogs } = await launch(['--data-dir', folderFor('data')]);
    app.becomeReady();
    expect(await app.ended).toBe(1);
    expect(dialogs.errors).toEqual([expect.stringContaining('went wrong while Deepmarch was starting')]);
    vi.doUnmock('../../electron/services/program.ts');
  });
});

describe('a page', () => {
  it('stays inside: no other address, window, guest, device, download or request', async () => {
    const { window, session } = await startDesktop(folderFor('data'));
    const { webContents } = window;
    expect(webContents.navigate('https://example.org/')).toBe(false);
    expect(webContents.navigate(startAddress, false)).toBe(false);
    expect(webContents.redirect(startAddress)).toBe(false);
    expect(webContents.attachWebview()).toBe(false);
    expect(webContents.openWindow(`${startAddress}#/settings`)).toBe(false);
    expect(session.grantsDevice()).toBe(false);
    expect(await session.lets('https://example.org/')).toBe(false);
    expect(await session.grants(webContents, 'media', startAddress)).toBe(false);
    // What saving used to rely on: neither way a file comes of it.
    expect(await session.download('blob:app://deepmarch/1')).toBe(false);
    expect(await session.download('app://deepmarch/x.json')).toBe(false);
  });

  it('may put text on the clipboard', async () => {
    const { window } = await startDesktop(folderFor('data'));
    expect(await window.webContents.copies()).toBe(true);
  });

  it('is heard only as the main frame of the program’s own document', async () => {
    const { ipcMain, window } = await startDesktop(folderFor('data'));
    const frames = [null, { url: 'https://example.org/', parent: null }, { url: startAddress, parent: {} }];
    for (const frame of frames)
      expect(await ipcMain.invoke(window.webContents, 'app.info', [{}], frame)).toMatchObject({
        error: { code: 'wrong-sender' },
      });
  });

  it('opens listed links in the person’s browser, and tells the address where that fails', async () => {
    const { window, outside, api } = await startDesktop(folderFor('data'));
    window.webContents.openWindow(externalLinks[0]);
    expect(outside.state.opened).toEqual([externalLinks[0]]);
    outside.state.isBroken = true;
    const told = new Promise((resolve) => api.on('app.notice', resolve));
    window.webContents.openWindow(externalLinks[1]);
    expect(await told).toMatchObject({ sentence: expect.stringContaining(externalLinks[1]) as string });
  });
});

describe('the menus', () => {
  it('enlarge the page, make it smaller and fill the screen, and reload nothing', async () => {
    const { menus, window } = await startDesktop(folderFor('data'));
    const menu = menus.application()!;
    for (const key of ['Ctrl+Plus', 'Ctrl+=', 'Ctrl+numadd']) expect(menu.press(key, window)).toBe(true);
    expect(window.webContents.zoomLevel).toBe(1.5);
    expect(menu.press('Ctrl+-', window)).toBe(true);
    expect(window.webContents.zoomLevel).toBe(1);
    expect(menu.press('Ctrl+0', window)).toBe(true);
    expect(window.webContents.zoomLevel).toBe(0);
    menu.press('F11', window);
    expect(window.isFullScreen()).toBe(true);
    expect(menu.press('Ctrl+R', window)).toBe(false);
    expect(menu.press('Ctrl+Shift+I', window)).toBe(false);
  });

  it('offer to copy and paste where somebody clicks on text with the right button', async () => {
    const { menus, window } = await startDesktop(folderFor('data'));
    const editFlags = { canCut: false, canCopy: true, canPaste: true, canSelectAll: true };
    window.webContents.rightClick({ isEditable: false, selectionText: ' ', editFlags });
    expect(menus.shown).toEqual([]);
    window.webContents.rightClick({ isEditable: false, selectionText: 'W-513', editFlags });
    window.webContents.rightClick({ isEditable: true, selectionText: '', editFlags });
    expect(menus.shown.map(({ roles }) => roles)).toEqual([['copy'], ['cut', 'copy', 'paste', 'selectAll']]);
  });
});

describe('a second start', () => {
  it('brings the window forward', async () => {
    const { app, window } = await startDesktop(folderFor('data'));
    window.minimize();
    app.startAgain();
    expect(window.isMinimized()).toBe(false);
    expect(window.isFocused()).toBe(true);
  });

  it('does no harm where the window is gone already', async () => {
    const { app, window } = await startDesktop(folderFor('data'));
    app.on('will-quit', () => app.startAgain());
    window.close();
    expect(await app.ended).toBe(0);
  });
});

describe('a window whose page crashes', () => {
  it('comes back where it was, and what is told meanwhile harms nobody', async () => {
    const { window, api } = await startDesktop(folderFor('data'));
    const { webContents } = window;
    webContents.goTo('#/rulebook/W-513');
    const isBack = new Promise((resolve) => webContents.once('did-finish-load', resolve));
    webContents.crash();
    // Told to every window while this one has no page, as a bot's move would be.
    await good(api.settings.set({ patch: { appearance: { theme: 'light' } } }));
    await isBack;
    expect(webContents.getURL()).toBe(`${startAddress}#/rulebook/W-513`);
    expect(webContents.isCrashed()).toBe(false);
    expect(webContents.lost).toBe(0);
  });

  it('is given up after the fourth time in a minute, in words, and the program ends', async () => {
    const { app, window, dialogs } = await startDesktop(folderFor('data'));
    for (let death = 0; death < 4; death += 1) window.webContents.crash('oom');
    expect(await app.ended).toBe(0);
    expect(dialogs.errors).toEqual([expect.stringContaining('stopped working several times')]);
    expect(app.happened).toContain('will-quit');
  });
});

it('a data folder whose place for the window is taken still starts', async () => {
  const data = folderFor('data');
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'window'), 'x');
  const { app, api } = await startDesktop(data, { paths: { userData: '/elsewhere' } });
  expect(app.getPath('userData')).toBe('/elsewhere');
  await good(api.app.info());
});
