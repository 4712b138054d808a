/** The window's client over a real socket to a real host. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { type BrowserHost, startBrowserHost } from '../../electron/host/browser-host.ts';
import { makeDispatch } from '../../electron/host/dispatch.ts';
import { socketTransport } from '../../renderer/socket.ts';
import { type Client, makeClient } from '../../shared/ipc.ts';
import { ok } from '../../shared/result.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { memoryProgram } from '../support/handlers.ts';
import { readAddress, signIn } from '../support/http.ts';

const assets = mkdtempSync(join(tmpdir(), 'deepmarch-client-'));
let host: BrowserHost;
let api: Client;

beforeEach(async () => {
  const { handlers } = memoryProgram((name, payload) => host.push(name, payload));
  host = await startBrowserHost({
    assets,
    dispatch: makeDispatch(handlers, () => ({ code: 'failed', sentence: 'No.' })),
  });
  const { port, origin } = readAddress(host.address);
  const cookie = await signIn(host.address);
  const open = () => new NodeSocket(`ws://127.0.0.1:${port}/ipc`, { headers: { origin, cookie } });
  // Node's socket speaks the browser's interface as far as the client uses it.
  api = makeClient(socketTransport(open as unknown as () => WebSocket));
});

afterEach(async () => {
  await host.close();
  rmSync(assets, { recursive: true, force: true });
});

describe('the client over a socket', () => {
  it('gets the answer of each call, also when many are under way', async () => {
    const answers = await Promise.all([api.settings.get(), api.app.log(), api.database.check()]);
    expect(answers).toEqual([ok(defaultSettings), ok({ lines: [] }), ok({ problems: [] })]);
  });

  it('hears pushes until it stops listening', async () => {
    const heard = vi.fn();
    const stop = api.on('settings.changed', heard);
    await api.settings.set({ patch: { appearance: { theme: 'light' } } });
    await expect.poll(() => heard.mock.lastCall?.[0].appearance.theme).toBe('light');
    stop();
    await api.settings.reset({ section: 'appearance' });
    await api.settings.get();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('refuses what is too large for the line, and keeps the line', async () => {
    const notices = vi.fn();
    api.on('app.notice', notices);
    const text = 'ü'.repeat(600_000); // over a million bytes, not letters
    expect(await api.history.import({ text })).toMatchObject({ ok: false, error: { code: 'too-large' } });
    expect(await api.settings.get()).toEqual(ok(defaultSettings));
    expect(notices).not.toHaveBeenCalled();
  });

  it('is told when the program ends, and leaves no call hanging', async () => {
    const notices = vi.fn();
    api.on('app.notice', notices);
    await api.app.info();
    await host.close();
    expect(await api.app.info()).toMatchObject({ ok: false, error: { code: 'disconnected' } });
    await expect
      .poll(() => notices.mock.calls[0]?.[0])
      .toMatchObject({ code: 'disconnected', level: 'problem' });
  });
});
