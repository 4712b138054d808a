/**
 * The program in a desktop window: applies the window policies to Electron and carries the contract over ipc.
 * Decides nothing itself; every yes and no comes from `policy/`. Electron's parts are handed in, so tests can play them.
 */
import type {
  BrowserWindow,
  IpcMain,
  IpcMainInvokeEvent,
  Protocol,
  Session,
  Shell,
  WebContents,
} from 'electron';
import { callNames, type Push, pushes } from '../../shared/ipc.ts';
import { err } from '../../shared/result.ts';
import { readAsset } from './assets.ts';
import type { Dispatch } from './dispatch.ts';
import { afterCrash } from './policy/crash.ts';
import { securityHeaders } from './policy/headers.ts';
import {
  appScheme,
  isTrustedSender,
  mayNavigate,
  mayOpenExternally,
  mayRequest,
  mayUse,
  startAddress,
} from './policy/window.ts';

/** Registers every call of the contract, here and nowhere else; strangers are refused before their payload is read. */
export function serveCalls(ipcMain: Pick<IpcMain, 'handle'>, dispatch: Dispatch): void {
  for (const name of callNames) {
    ipcMain.handle(name, (event: IpcMainInvokeEvent, input: unknown) =>
      isTrustedSender(frameOf(event)) ? dispatch(name, input) : err(stranger),
    );
  }
}

const stranger = { code: 'wrong-sender', sentence: 'Only the program’s own window may call the program.' };

function frameOf({ senderFrame }: Pick<IpcMainInvokeEvent, 'senderFrame'>) {
  return senderFrame === null ? null : { url: senderFrame.url, isMainFrame: senderFrame.parent === null };
}

/** Tells all windows; a payload that breaks the contract is a bug and throws here, not in the window. */
export function pushTo(windows: () => Pick<BrowserWindow, 'webContents'>[]): Push {
  return (name, payload) => {
    const parsed = pushes[name].parse(payload);
    for (const { webContents } of windows()) if (canHear(webContents)) webContents.send(name, parsed);
  };
}

/** A page that crashed or is closing hears nothing, and whoever tells must not fail because of it. */
function canHear(contents: Pick<WebContents, 'isDestroyed' | 'isCrashed'>): boolean {
  return !contents.isDestroyed() && !contents.isCrashed();
}

/** Serves the window's files under the program's own scheme, with the headers every answer carries. */
export function serveAssets(protocol: Pick<Protocol, 'handle'>, folder: string): void {
  protocol.handle(appScheme, async ({ url, method }) => {
    const asset = method === 'GET' && mayRequest(url) ? await readAsset(folder, rawPath(url)) : undefined;
    const headers = securityHeaders();
    if (asset === undefined)
      return new Response('There is nothing at this address.', { status: 404, headers });
    return new Response(asset.body, { headers: { ...headers, 'Content-Type': asset.contentType } });
  });
}

/** The path as written, unparsed: `URL` would quietly resolve a `..` before the policy sees it. */
function rawPath(url: string): string {
  return url.slice(startAddress.length - 1).replace(/#.*$/s, '');
}

type GuardedSession = Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler' | 'on'
> & { webRequest: Pick<Session['webRequest'], 'onBeforeRequest'> };

/** Denies every permission but the policy's, every device and download, and every request that would leave the program. */
export function guardSession(session: GuardedSession): void {
  session.setPermissionRequestHandler((_contents, permission, decide, { requestingUrl }) =>
    decide(mayUse(permission, requestingUrl)),
  );
  session.setPermissionCheckHandler((_contents, permission, _origin, { requestingUrl }) =>
    mayUse(permission, requestingUrl ?? ''),
  );
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
  session.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: !mayRequest(url) }));
}

type GuardedContents = Pick<WebContents, 'on' | 'setWindowOpenHandler'>;

export interface Outside {
  shell: Pick<Shell, 'openExternal'>;
  /** Tells the person that their browser did not open an address. */
  unopened: (url: string) => void;
}

/** Keeps any page inside the program: no other address, no other window, no guest. */
export function guardContents(contents: GuardedContents, { shell, unopened }: Outside): void {
  contents.setWindowOpenHandler(({ url }) => {
    if (mayOpenExternally(url)) shell.openExternal(url).catch(() => unopened(url));
    return { action: 'deny' };
  });
  contents.on('will-frame-navigate', (details) => {
    if (!details.isMainFrame || !mayNavigate(details.url)) details.preventDefault();
  });
  contents.on('will-redirect', (details) => details.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

/** Opens an address of the program. Loading again, or a crash meanwhile, breaks it off, which is no failure of its own. */
export function load(contents: Pick<WebContents, 'loadURL'>, address: string): void {
  contents.loadURL(address).catch(() => undefined);
}

export interface CrashOptions {
  now: () => number;
  /** Tells the person that the window cannot be brought back. */
  giveUp: () => void;
}

/** Brings a window whose process died back to the place it was at. */
export function reviveWindow(
  contents: Pick<WebContents, 'on' | 'getURL' | 'loadURL'>,
  options: CrashOptions,
): void {
  const times: number[] = [];
  contents.on('render-process-gone', (_event, { reason }) => {
    times.push(options.now());
    const response = afterCrash(reason, times);
    const place = contents.getURL();
    if (response === 'reload') load(contents, mayNavigate(place) ? place : startAddress);
    if (response === 'give-up') options.giveUp();
  });
}
