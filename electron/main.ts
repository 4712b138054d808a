/** Composition root of the desktop program: the program, and Electron's host around it. */
import { join } from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, session, shell } from 'electron';
import { makeDispatch } from './host/dispatch.ts';
import {
  guardContents,
  guardSession,
  pushTo,
  reviveWindow,
  serveAssets,
  serveCalls,
} from './host/electron-host.ts';
import { schemePrivileges, startAddress, windowOptions } from './host/policy/window.ts';
import { prepareFolder } from './services/prepare-folder.ts';
import { findDataFolder, startProgram, type Started, type StartRefusal } from './services/start.ts';

// Both must come before the app is ready: every renderer sandboxed, and our scheme known.
app.enableSandbox();
protocol.registerSchemesAsPrivileged([schemePrivileges]);

const argv = process.argv.slice(1);
keepTogether();
if (app.requestSingleInstanceLock()) void app.whenReady().then(start);
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
  Menu.setApplicationMenu(null);
  guardSession(session.defaultSession);
  serveAssets(protocol, join(folders.program, 'out', 'renderer'));
  serveCalls(ipcMain, makeDispatch(program.handlers, program.fail));
  program.pushThrough(pushTo(() => BrowserWindow.getAllWindows()));
  app.on('web-contents-created', (_event, contents) => guardContents(contents, shell));
  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', close);

  const window = openWindow(join(folders.program, 'out', 'preload', 'preload.cjs'));
  app.on('second-instance', () => bringForward(window));
}

function openWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow(windowOptions(preload));
  window.once('ready-to-show', () => window.show());
  reviveWindow(window.webContents, { now: Date.now, giveUp });
  void window.loadURL(startAddress);
  return window;
}

function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.focus();
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
