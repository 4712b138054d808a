/** The Electron host against a small stand-in for Electron: which door is registered, and who gets through it. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  guardContents,
  guardSession,
  pushTo,
  reviveWindow,
  serveAssets,
  serveCalls,
} from '../../electron/host/electron-host.ts';
import { startAddress } from '../../electron/host/policy/window.ts';
import { callNames } from '../../shared/ipc.ts';
import { externalLinks } from '../../shared/links.ts';
import { ok } from '../../shared/result.ts';
import { defaultSettings } from '../../shared/settings.ts';

type Listener = (...args: never[]) => unknown;

/** Remembers what was registered under each name and calls it again as Electron would. */
function register() {
  const listeners = new Map<string, Listener>();
  return {
    names: () => [...listeners.keys()],
    add: (name: string, listener: Listener) => void listeners.set(name, listener),
    fire: (name: string, ...args: unknown[]) =>
      (listeners.get(name) as (...args: unknown[]) => unknown)(...args),
  };
}

/** Hands a stand-in to code that wants the real thing; only the parts it touches exist. */
const standIn = <T>(parts: unknown) => parts as T;

describe('calls over ipc', () => {
  const main = register();
  const dispatch = vi.fn(async () => ok('answer'));
  serveCalls(standIn({ handle: main.add }), dispatch);
  const own = { senderFrame: { url: `${startAddress}#/settings`, parent: null } };

  it('are registered for the whole table and nothing else', () => {
    expect(main.names().toSorted()).toEqual(callNames.toSorted());
  });

  it('from the program’s own window reach the dispatcher with their name', async () => {
    expect(await main.fire('app.info', own, {})).toEqual(ok('answer'));
    expect(dispatch).toHaveBeenCalledExactlyOnceWith('app.info', {});
  });

  it.each([
    ['another page', { url: 'https://evil.example/', parent: null }],
    ['an inner frame', { url: startAddress, parent: {} }],
    ['a file', { url: 'file:///index.html', parent: null }],
    ['a frame that is gone', null],
  ])('from %s are refused before their payload is read', async (_what, senderFrame) => {
    dispatch.mockClear();
    expect(await main.fire('app.info', { senderFrame }, {})).toMatchObject({
      ok: false,
      error: { code: 'wrong-sender' },
    });
    expect(dispatch).not.toHaveBeenCalled();
  });
});

describe('pushes', () => {
  const page = (state: { isCrashed?: boolean; isDestroyed?: boolean } = {}) => ({
    webContents: {
      send: vi.fn(),
      isCrashed: () => state.isCrashed ?? false,
      isDestroyed: () => state.isDestroyed ?? false,
    },
  });

  it('pass over a page that crashed or is gone', () => {
    const windows = [page({ isCrashed: true }), page({ isDestroyed: true }), page()];
    pushTo(() => standIn(windows))('database.replaced', {});
    expect(windows.map(({ webContents }) => webContents.send.mock.calls.length)).toEqual([0, 0, 1]);
  });

  it('reach every window', () => {
    const windows = [page(), page()];
    pushTo(() => standIn(windows))('settings.changed', defaultSettings);
    for (const { webContents } of windows)
      expect(webContents.send).toHaveBeenCalledExactlyOnceWith('settings.changed', defaultSettings);
  });

  it('that break the contract never leave the program', () => {
    const push = pushTo(() => []);
    expect(() => push('database.replaced', standIn({ secret: 1 }))).toThrow();
  });
});

describe('files under the program’s scheme', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deepmarch-scheme-'));
  const site = join(folder, 'site');
  const protocol = register();
  serveAssets(standIn({ handle: protocol.add }), folder);
  writeFileSync(join(folder, 'index.html'), '<p>');
  const get = (url: string, method = 'GET') => protocol.fire('app', { url, method }) as Promise<Response>;

  it('are served with the policy', async () => {
    const response = await get(`${startAddress}#/settings`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<p>');
    expect(response.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each([
    'app://deepmarch/missing.js',
    'app://deepmarch/../index.html',
    'app://deepmarch/%2e%2e/index.html',
    'app://deepmarch/x/../../index.html',
    'app://evil/index.html',
    `app://deepmarch/${site}`,
    'app:index.html',
  ])('are not found at %s', async (url) => {
    expect((await get(url)).status).toBe(404);
  });

  it('cannot be posted to', async () => {
    expect((await get(startAddress, 'POST')).status).toBe(404);
  });
});

describe('the session', () => {
  const session = register();
  const requests = register();
  guardSession(
    standIn({
      setPermissionRequestHandler: (listener: Listener) => session.add('request', listener),
      setPermissionCheckHandler: (listener: Listener) => session.add('check', listener),
      setDevicePermissionHandler: (listener: Listener) => session.add('device', listener),
      on: session.add,
      webRequest: { onBeforeRequest: (listener: Listener) => requests.add('before', listener) },
    }),
  );

  const asked = (permission: string, requestingUrl: string): unknown => {
    const decide = vi.fn();
    session.fire('request', {}, permission, decide, { requestingUrl });
    return decide.mock.calls[0]?.[0];
  };

  it('grants the clipboard to its own page and denies everything else', () => {
    expect(asked('clipboard-sanitized-write', startAddress)).toBe(true);
    expect(asked('clipboard-sanitized-write', 'https://evil.example/')).toBe(false);
    expect(asked('media', startAddress)).toBe(false);
    expect(session.fire('check', {}, 'geolocation', '', { requestingUrl: startAddress })).toBe(false);
    expect(session.fire('check', null, 'clipboard-sanitized-write', '', {})).toBe(false);
    expect(session.fire('device', {})).toBe(false);
  });

  it('downloads nothing', () => {
    const event = { preventDefault: vi.fn() };
    session.fire('will-download', event);
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });

  it.each([
    ['app://deepmarch/assets/index.js', false],
    ['https://example.org/', true],
    ['file:///etc/passwd', true],
  ])('asked for %s, cancels it: %s', (url, cancel) => {
    const decide = vi.fn();
    requests.fire('before', { url }, decide);
    expect(decide).toHaveBeenCalledExactlyOnceWith({ cancel });
  });
});

describe('a page', () => {
  const contents = register();
  const shell = { openExternal: vi.fn(async () => undefined) };
  const unopened = vi.fn();
  guardContents(
    standIn({
      on: contents.add,
      setWindowOpenHandler: (listener: Listener) => contents.add('open', listener),
    }),
    { shell, unopened },
  );

  it('opens no window; listed links go to the person’s browser', () => {
    expect(contents.fire('open', { url: externalLinks[0] })).toEqual({ action: 'deny' });
    expect(shell.openExternal).toHaveBeenCalledExactlyOnceWith(externalLinks[0]);
    expect(contents.fire('open', { url: 'https://evil.example/' })).toEqual({ action: 'deny' });
    expect(shell.openExternal).toHaveBeenCalledOnce();
  });

  it.each([
    ['will-frame-navigate', { url: startAddress, isMainFrame: true }, false],
    ['will-frame-navigate', { url: startAddress, isMainFrame: false }, true],
    ['will-frame-navigate', { url: 'https://evil.example/', isMainFrame: true }, true],
    ['will-redirect', { url: startAddress }, true],
    ['will-attach-webview', {}, true],
  ])('on %s with %j is stopped: %s', (name, details, isStopped) => {
    const preventDefault = vi.fn();
    contents.fire(name, { ...details, preventDefault });
    expect(preventDefault.mock.calls.length === 1).toBe(isStopped);
  });
});

describe('a window whose process died', () => {
  function window(url: string) {
    const contents = register();
    const loadURL = vi.fn(async () => undefined);
    const giveUp = vi.fn();
    reviveWindow(standIn({ on: contents.add, getURL: () => url, loadURL }), { now: () => 0, giveUp });
    return {
      die: (reason = 'crashed') => contents.fire('render-process-gone', {}, { reason }),
      loadURL,
      giveUp,
    };
  }

  it('comes back to the same place', () => {
    const { die, loadURL } = window(`${startAddress}#/rulebook/W-513`);
    die();
    expect(loadURL).toHaveBeenCalledExactlyOnceWith(`${startAddress}#/rulebook/W-513`);
  });

  it('comes back to the start if the place was none of ours', () => {
    const { die, loadURL } = window('');
    die();
    expect(loadURL).toHaveBeenCalledExactlyOnceWith(startAddress);
  });

  it('is given up, once, after dying again and again', () => {
    const { die, loadURL, giveUp } = window(startAddress);
    for (let death = 0; death < 4; death += 1) die();
    expect(loadURL).toHaveBeenCalledTimes(3);
    expect(giveUp).toHaveBeenCalledOnce();
  });
});
