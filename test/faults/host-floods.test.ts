/** Too much of everything against a browser host that really listens: connections, calls, answers nobody reads. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type BrowserHost, startBrowserHost } from '../../electron/host/browser-host.ts';
import type { Dispatch } from '../../electron/host/dispatch.ts';
import { ok } from '../../shared/result.ts';
import { ask, openSocket, readAddress, signIn } from '../support/http.ts';

const folder = mkdtempSync(join(tmpdir(), 'deepmarch-flood-'));
const assets = join(folder, 'site');
const hosts: BrowserHost[] = [];
/** More than the system keeps on the way for somebody who does not read. */
const largeBytes = 30 * 1024 * 1024;

beforeAll(() => {
  mkdirSync(assets);
  writeFileSync(join(assets, 'index.html'), '<title>Deepmarch</title>');
  writeFileSync(join(assets, 'large.js'), 'x'.repeat(largeBytes));
});
afterEach(() => Promise.all(hosts.splice(0).map((host) => host.close())));
afterAll(() => rmSync(folder, { recursive: true }));

interface Given {
  dispatch?: Dispatch;
  idleMs?: number;
}

async function start({ dispatch = () => Promise.resolve(ok({})), idleMs }: Given = {}) {
  const windows: number[] = [];
  const given = { assets, dispatch, onWindows: (open: number) => windows.push(open) };
  const host = await startBrowserHost({ ...given, ...(idleMs !== undefined && { idleMs }) });
  hosts.push(host);
  const { port, origin } = readAddress(host.address);
  const cookie = await signIn(host.address);
  const window = async (): Promise<WebSocket> => {
    const socket = await openSocket(port, { headers: { origin, cookie } });
    if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
    return socket;
  };
  return { host, port, origin, cookie, windows, window };
}

function connection(port: number, sends = ''): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      if (sends !== '') socket.write(sends);
      resolve(socket);
    });
    socket.on('error', () => undefined);
  });
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.on('close', () => resolve()));

describe('a connection that asks nothing', () => {
  it.each([
    ['says nothing', () => ''],
    ['stops within its headers', () => 'GET / HTTP/1.1\r\nHost: x'],
    [
      'keeps the line after an answer',
      (port: number, cookie: string) =>
        `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`,
    ],
  ])('is ended if it %s', async (_, sends) => {
    const { port, cookie } = await start({ idleMs: 300 });
    const socket = await connection(port, sends(port, cookie));
    socket.resume();
    await closed(socket);
  });

  it('is ended if it sends its headers drop by drop', async () => {
    const { port } = await start({ idleMs: 300 });
    const socket = await connection(port, 'GET / HTTP/1.1\r\n');
    const drops = setInterval(() => socket.write('X: y\r\n'), 50);
    socket.resume();
    await closed(socket);
    clearInterval(drops);
  });

  it('is ended if it does not read its answer', async () => {
    const { port, cookie } = await start({ idleMs: 300 });
    const request = `GET /large.js HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`;
    const socket = await connection(port, request);
    let received = 0;
    socket.on('data', ({ length }) => (received += length));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    // Silent connections opened after it, one after the other: when they are ended, its time is over too.
    for (let after = 0; after < 4; after++) await closed((await connection(port)).resume());
    socket.resume();
    await closed(socket);
    expect(received).toBeLessThan(largeBytes);
  });

  it('does not keep a new page out, however many there are', async () => {
    const { port, cookie } = await start();
    const silent = await Promise.all(Array.from({ length: 300 }, () => connection(port)));
    expect((await ask(port, { headers: { cookie } })).status).toBe(200);
    for (const socket of silent) socket.destroy();
  });

  it('cannot stay behind a refused window', async () => {
    const { port, origin } = await start();
    const upgrade = `GET /ipc HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(upgrade));
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('data', resolve));
    // Our half stays open; writing into it fails once the host has let go of both.
    await new Promise<void>((resolve) => {
      const probe = setInterval(() => {
        socket.write('x', (problem) => {
          if (!problem) return;
          clearInterval(probe);
          resolve();
        });
      }, 20);
    });
    socket.destroy();
  });
});

interface Answered {
  id: number;
  answer: { ok: boolean; error?: { code: string } };
}

/** Every answer a window gets, by number. */
function answersOf(socket: WebSocket): Map<number, Answered['answer']> {
  const answers = new Map<number, Answered['answer']>();
  socket.on('message', (data) => {
    const { id, answer } = JSON.parse(String(data)) as Answered;
    expect(answers.has(id)).toBe(false);
    answers.set(id, answer);
  });
  return answers;
}

const callOf = (id: number, call: string, input: unknown = {}) => JSON.stringify({ id, call, input });

describe('a window that asks without end', () => {
  it('is refused what is too much, in words, and another window is answered', async () => {
    const held: (() => void)[] = [];
    let isOpen = false;
    const dispatch: Dispatch = (name) => {
      if (name === 'other' || isOpen) return Promise.resolve(ok({}));
      return new Promise((resolve) => held.push(() => resolve(ok({}))));
    };
    const { window } = await start({ dispatch });
    const [loud, quiet] = [await window(), await window()];
    const [loudAnswers, quietAnswers] = [answersOf(loud), answersOf(quiet)];
    const calls = 2000;
    for (let id = 0; id < calls; id++) loud.send(callOf(id, 'loud'));
    await expect.poll(() => loudAnswers.size).toBeGreaterThan(0);
    expect([...loudAnswers.values()][0]).toMatchObject({ ok: false, error: { code: 'too-many-calls' } });
    quiet.send(callOf(1, 'other'));
    await expect.poll(() => quietAnswers.get(1)).toEqual({ ok: true, value: {} });
    expect(held.length).toBeLessThanOrEqual(100);

    isOpen = true;
    for (const answer of held) answer();
    await expect.poll(() => loudAnswers.size, { timeout: 20_000 }).toBe(calls);
    expect(loud.readyState).toBe(WebSocket.OPEN);
  });

  it('has a bound in bytes too', async () => {
    const { window } = await start({ dispatch: () => new Promise(() => undefined) });
    const loud = await window();
    const answers = answersOf(loud);
    for (let id = 0; id < 20; id++) loud.send(callOf(id, 'loud', { text: 'x'.repeat(900_000) }));
    await expect.poll(() => answers.size).toBeGreaterThan(0);
    expect([...answers.values()][0]).toMatchObject({ ok: false, error: { code: 'too-many-calls' } });
  });
});

describe('a window that does not read', () => {
  it('is dropped when too much has been told to it, and others are not', async () => {
    const { host, window, windows } = await start();
    const [frozen, reading] = [await window(), await window()];
    frozen.pause();
    const details = Array.from({ length: 50 }, () => 'x'.repeat(2000));
    for (let sent = 0; windows.at(-1) === 2 && sent < 1000; sent++) {
      const told = new Promise((resolve) => reading.once('message', resolve));
      host.push('app.notice', { code: 'x', level: 'info', sentence: 'x', details });
      await told;
    }
    expect(windows.at(-1)).toBe(1);
    expect(reading.readyState).toBe(WebSocket.OPEN);
    frozen.terminate();
  });

  it('is dropped when too many answers wait for it', async () => {
    const answer = ok({ text: 'x'.repeat(1_000_000) });
    const { window, windows } = await start({ dispatch: () => Promise.resolve(answer) });
    const frozen = await window();
    frozen.pause();
    for (let id = 0; id < 100; id++) frozen.send(callOf(id, 'anything'));
    await expect.poll(() => windows.at(-1)).toBe(0);
    frozen.terminate();
  });
});

describe('more windows than anybody opens', () => {
  it('are turned away', async () => {
    const { port, origin, cookie, window } = await start();
    const opened: WebSocket[] = [];
    for (let count = 0; count < 32; count++) opened.push(await window());
    expect(await openSocket(port, { headers: { origin, cookie } })).toBe(503);
    opened[0]!.close();
    await new Promise((resolve) => opened[0]!.once('close', resolve));
    await expect.poll(() => openSocket(port, { headers: { origin, cookie } })).toBeInstanceOf(WebSocket);
    for (const socket of opened) socket.terminate();
  });
});
