/** Composition root of the desktop program: the program, and Electron's host around it. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, session, shell } from 'electron';
import type { WebContents } from 'electron';
import type { Push } from '../shared/ipc.ts';
import { makeDispatch } from './host/dispatch.ts';
import {
  guardContents,
  guardSession,
  load,
  pushTo,
  reviveWindow,
  serveAssets,
  serveCalls,
} from './host/electron-host.ts';
import { applicationMenu, textMenu } from './host/policy/menus.ts';
import { schemePrivileges, startAddress, windowOptions } from './host/policy/window.ts';
import { prepareFolder } from './services/prepare-folder.ts';
import { saveWithDialog } from './host/save-dialog.ts';
import { findDataFolder, startProgram, type Started, type StartRefusal } from './services/start.ts';

// Both must come before the app is ready: every renderer sandboxed, and our scheme known.
app.enableSandbox();
protocol.registerSchemesAsPrivileged([schemePrivileges]);

const argv = process.argv.slice(1);
keepTogether();
if (app.requestSingleInstanceLock()) app.whenReady().then(start).catch(fail);
else app.quit();

/** Chromium's own files live in the data folder too, so each data folder is one instance and nothing is left elsewhere. */
function keepTogether(): void {
  const folder = findDataFolder(argv);
  if (!folder.ok) return;
  const profile = join(folder.value, 'window');
  // What is wrong with the folder, the start says in words.
  if (!prepareFolder(profile).ok) return;
  app.setPath('userData', profile);
}

async function start(): Promise<void> {
  const started = await startProgram(argv);
  if (started.ok) open(started.value);
  else refuse(started.error);
}

function open({ program, folders, close }: Started): void {
  const push = pushTo(() => BrowserWindow.getAllWindows());
  app.on('will-quit', close);
  app.on('window-all-closed', () => app.quit());
  app.on('second-instance', bringForward);
  app.on('web-contents-created', (_event, contents) => guard(contents, push));

  Menu.setApplicationMenu(Menu.buildFromTemplate(applicationMenu(process.platform)));
  guardSession(session.defaultSession);
  serveAssets(protocol, join(folders.program, 'out', 'renderer'));
  serveCalls(ipcMain, makeDispatch(program.handlers, program.fail));
  program.pushThrough(push);
  program.saveThrough(saveWithDialog({ dialog, window: presentWindow, folder: documentsFolder }));
  openWindow(join(folders.program, 'out', 'preload', 'preload.cjs'));
}

function openWindow(preload: string): void {
  const window = new BrowserWindow(windowOptions(preload));
  window.once('ready-to-show', () => window.show());
  reviveWindow(window.webContents, { now: Date.now, giveUp });
  load(window.webContents, startAddress);
}

function guard(contents: WebContents, push: Push): void {
  const unopened = (url: string) =>
    push('app.notice', {
      code: 'not-opened',
      level: 'warning',
      sentence: `Your browser could not be opened. The address is ${url}`,
    });
  guardContents(contents, { shell, unopened });
  contents.on('context-menu', (_event, params) => {
    const items = textMenu(params);
    if (items.length > 0) Menu.buildFromTemplate(items).popup();
  });
}

/** There is one window; none while the program ends. */
function presentWindow(): BrowserWindow | undefined {
  return BrowserWindow.getAllWindows().find((window) => !window.isDestroyed());
}

/** Where save dialogs open at first. Some systems name no such folder. */
function documentsFolder(): string {
  try {
    return app.getPath('documents');
  } catch {
    return homedir();
  }
}

function bringForward(): void {
  const window = presentWindow();
  if (window?.isMinimized()) window.restore();
  window?.focus();
}

function giveUp(): void {
  dialog.showErrorBox(
    'Deepmarch',
    'The window stopped working several times. Everything is saved; please start again.',
  );
  app.quit();
}

/** Says why the program does not start. */
function refuse({ sentence, details = [], address }: StartRefusal): void {
  const elsewhere = address === undefined ? [] : [`It is open at ${address}`];
  dialog.showErrorBox('Deepmarch', [sentence, ...elsewhere, ...details].join('\n\n'));
  app.exit(1);
}

/** A start that broke down must not leave a program without a window. */
function fail(problem: unknown): void {
  const details = problem instanceof Error ? [problem.message] : [];
  refuse({ code: 'failed', sentence: 'Something went wrong while Deepmarch was starting.', details });
}
