/** Hostile requests against a browser host that really listens. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import type { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserHost, startBrowserHost } from '../../electron/host/browser-host.ts';
import { makeDispatch } from '../../electron/host/dispatch.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { memoryProgram } from '../support/handlers.ts';
import { ask, askRaw, openSocket, readAddress, signIn } from '../support/http.ts';

const root = mkdtempSync(join(tmpdir(), 'deepmarch-host-'));
const assets = join(root, 'site');
let host: BrowserHost;
let port: number;
let token: string;
let cookie: string;
let origin: string;
const windows: number[] = [];
const program = memoryProgram();

beforeAll(async () => {
  mkdirSync(assets);
  writeFileSync(join(assets, 'index.html'), '<title>Deepmarch</title>');
  writeFileSync(join(root, 'secret.json'), 'secret');
  const dispatch = makeDispatch(program.handlers, () => ({ code: 'failed', sentence: 'Failed.' }));
  host = await startBrowserHost({ assets, dispatch, onWindows: (open) => windows.push(open) });
  ({ port, token, origin } = readAddress(host.address));
  cookie = await signIn(host.address);
});

afterAll(async () => {
  await host.close();
  rmSync(root, { recursive: true });
});

describe('the address', () => {
  it('is on loopback, with a token that cannot be guessed', () => {
    expect(host.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}$/);
  });

  it('cannot be reached from another machine', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of outside) expect(await canConnect(address)).toBe(false);
    // Loopback too has other addresses, which a server bound to every address would answer.
    expect(await canConnect('127.0.0.2')).toBe(false);
    expect(await canConnect('127.0.0.1')).toBe(true);
  });

  it('has other secrets at the next start', async () => {
    const dispatch = makeDispatch(program.handlers, () => ({ code: 'failed', sentence: 'Failed.' }));
    const next = await startBrowserHost({ assets, dispatch });
    expect(readAddress(next.address).token).not.toBe(token);
    expect((await signIn(next.address)).split('=')[1]).not.toBe(cookie.split('=')[1]);
    await next.close();
  });
});

function canConnect(address: string, at = port): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port: at, timeout: 2000 });
    const end = (connected: boolean) => {
      socket.destroy();
      resolve(connected);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
    socket.on('timeout', () => end(false));
  });
}

describe('the token', () => {
  it('is swapped for a cookie and a clean address', async () => {
    const reply = await ask(port, { path: `/?token=${token}` });
    expect(reply).toMatchObject({ status: 303, headers: { location: '/' } });
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/; HttpOnly; SameSite=Strict; Path=\/$/),
    ]);
    expect(reply.headers['set-cookie']?.[0]).not.toContain(token);
  });

  it.each(['', 'token', 'token=', 'token=wrong', 'Token=x', 'x=1', `token=${'a'.repeat(43)}`])(
    'is not %j',
    async (query) => {
      const reply = await ask(port, { path: `/?${query}` });
      expect(reply.status).toBe(401);
      expect(reply.headers['set-cookie']).toBeUndefined();
    },
  );

  it('is taken only alone', async () => {
    for (const query of [`token=${token}&x=1`, `token=${token}x`, `x=1&token=${token}`])
      expect((await ask(port, { path: `/?${query}` })).status).toBe(401);
  });

  it('is not swapped for a page of another site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await ask(port, { path: `/?token=${token}`, headers })).status).toBe(403);
  });
});

describe('the files', () => {
  it('are served to the session, with every header', async () => {
    const reply = await ask(port, { headers: { cookie } });
    expect(reply).toMatchObject({ status: 200, body: '<title>Deepmarch</title>' });
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(reply.headers['content-security-policy']).toContain(`connect-src 'self' ws://127.0.0.1:${port};`);
  });

  it('are served to nobody else', async () => {
    expect((await ask(port)).status).toBe(401);
    expect((await ask(port, { headers: { cookie: cookie.replace(/=.*/, '=wrong') } })).status).toBe(401);
  });

  it.each(['localhost', 'evil.example', '127.0.0.1', '[::1]'])('are not served as host %j', async (name) => {
    expect((await ask(port, { headers: { cookie, host: name } })).status).toBeGreaterThanOrEqual(400);
    const named = await ask(port, { headers: { cookie, host: `${name}:1` } });
    expect(named.status).toBe(403);
  });

  it('are not served without a host name', async () => {
    expect(await askRaw(port, `GET / HTTP/1.1\r\nCookie: ${cookie}\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
    expect(await askRaw(port, `GET / HTTP/1.0\r\nCookie: ${cookie}\r\n\r\n`)).toMatch(/^HTTP\/1.1 403 /);
  });

  it('are not served under two host names', async () => {
    const two = `Host: 127.0.0.1:${port}\r\nHost: evil.example\r\n`;
    const reply = await askRaw(
      port,
      `GET / HTTP/1.1\r\n${two}Cookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    );
    expect(reply).toMatch(/^HTTP\/1.1 4\d\d /);
  });

  it.each(['null', 'http://evil.example', 'http://localhost', 'https://127.0.0.1'])(
    'are not served to a page of %j, and no answer is shared with it',
    async (stranger) => {
      const reply = await ask(port, { headers: { cookie, origin: stranger } });
      expect(reply.status).toBe(403);
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );

  it('carry the same headers on a refusal', async () => {
    const reply = await ask(port, { headers: { host: 'evil.example' } });
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('do not include what lies outside the folder', async () => {
    const dots = [
      '/../secret.json',
      '/%2e%2e/secret.json',
      '/..%2fsecret.json',
      '/x/../../secret.json',
      '/..\\secret.json',
    ];
    for (const path of dots) {
      const reply = await ask(port, { path, headers: { cookie } });
      expect(reply.status).toBe(404);
      expect(reply.body).not.toContain('secret');
    }
  });

  it('do not leak for any path', async () => {
    const bit = fc.constantFrom('/', '..', '%2e', '%2f', '\\', 'secret.json', '.', '?', '#', '%00', ';');
    const path = fc.array(bit, { maxLength: 8 }).map((bits) => `/${bits.join('')}`);
    await fc.assert(
      fc.asyncProperty(path, async (text) => {
        expect((await ask(port, { path: text, headers: { cookie } })).body).not.toBe('secret');
      }),
      { numRuns: 200 },
    );
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE'])(
    'cannot be asked with %s',
    async (method) => {
      expect((await ask(port, { method, headers: { cookie } })).status).toBe(405);
    },
  );

  it('take no body, large or small', async () => {
    expect((await ask(port, { headers: { cookie, 'Content-Length': 1 }, body: 'x' })).status).toBe(413);
    const large = await askRaw(
      port,
      `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nContent-Length: 99999999999\r\n\r\nxxxx`,
    );
    expect(large).toMatch(/^HTTP\/1.1 413 .*Connection: close/s);
  });

  it('are not for those who send headers without end', async () => {
    const reply = await ask(port, { headers: { cookie, 'X-Long': 'x'.repeat(20_000) } });
    expect(reply.status).toBe(431);
  });

  it('survive bytes that are no request', async () => {
    for (const bytes of [
      '\0\0\0\0\r\n\r\n',
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      '\x16\x03\x01\x02\r\n\r\n',
    ])
      await askRaw(port, bytes);
    expect((await ask(port, { headers: { cookie } })).status).toBe(200);
  });
});

describe('the socket', () => {
  const own = () => ({ origin, cookie });

  async function opened(): Promise<WebSocket> {
    const socket = await openSocket(port, { headers: own() });
    if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
    return socket;
  }

  const next = (socket: WebSocket): Promise<unknown> =>
    new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))));

  const closed = (socket: WebSocket): Promise<number> =>
    new Promise((resolve) => socket.once('close', resolve));

  it('answers calls by their number', async () => {
    const socket = await opened();
    socket.send(JSON.stringify({ id: 7, call: 'settings.get', input: {} }));
    expect(await next(socket)).toEqual({ id: 7, answer: { ok: true, value: defaultSettings } });
    socket.close();
    await closed(socket);
  });

  it('tells every window what is pushed', async () => {
    const [one, two] = [await opened(), await opened()];
    const both = Promise.all([next(one), next(two)]);
    host.push('settings.changed', defaultSettings);
    const message = { push: 'settings.changed', payload: defaultSettings };
    expect(await both).toEqual([message, message]);
    one.close();
    two.close();
    await Promise.all([closed(one), closed(two)]);
  });

  it('says how many windows are open', async () => {
    const socket = await opened();
    expect(windows.at(-1)).toBe(1);
    socket.close();
    await expect.poll(() => windows.at(-1)).toBe(0);
  });

  it.each([
    ['no origin', () => ({ cookie })],
    ['another origin', () => ({ cookie, origin: 'http://evil.example' })],
    ['the null origin', () => ({ cookie, origin: 'null' })],
    ['a neighbour’s origin', () => ({ cookie, origin: `http://127.0.0.1:${port + 1}` })],
    ['the name localhost as origin', () => ({ cookie, origin: `http://localhost:${port}` })],
    ['no cookie', () => ({ origin })],
    ['a wrong cookie', () => ({ origin, cookie: cookie.replace(/=.*/, '=wrong') })],
    ['the token as cookie', () => ({ origin, cookie: cookie.replace(/=.*/, `=${token}`) })],
    ['another host', () => ({ ...own(), host: `evil.example:${port}` })],
    ['a cross-site mark', () => ({ ...own(), 'sec-fetch-site': 'cross-site' })],
  ])('is refused with %s', async (_what, headers) => {
    expect(await openSocket(port, { headers: headers() })).toBe(403);
  });

  it('is found at its own path only', async () => {
    for (const path of ['/', '/ipc/', '/ipc?x', '/IPC'])
      expect(await openSocket(port, { path, headers: own() })).toBe(403);
  });

  it.each([
    ['no JSON', 'hello', 1002],
    ['no request', '[]', 1002],
    ['a number that is none', '{"id":-1,"call":"app.info","input":{}}', 1002],
    ['strange keys', '{"id":1,"call":"app.info","input":{},"x":1}', 1002],
    ['bytes', Buffer.from('{}'), 1003],
    ['too much', `"${'x'.repeat(1024 * 1024)}"`, 1009],
  ])('is closed on %s', async (_what, data, code) => {
    const socket = await opened();
    socket.send(data);
    expect(await closed(socket)).toBe(code);
  });

  it('answers an unknown call and a bad payload with an error, and writes nothing', async () => {
    const socket = await opened();
    socket.send(JSON.stringify({ id: 1, call: 'settings.steal', input: {} }));
    expect(await next(socket)).toMatchObject({
      id: 1,
      answer: { ok: false, error: { code: 'unknown-call' } },
    });
    socket.send('{"id":2,"call":"settings.set","input":{"patch":{"__proto__":{"x":1}}}}');
    expect(await next(socket)).toMatchObject({
      id: 2,
      answer: { ok: false, error: { code: 'bad-payload' } },
    });
    expect(program.writes()).toBe(0);
    socket.close();
    await closed(socket);
  });
});

describe('the end', () => {
  it('does not wait for a window that is frozen', { timeout: 15_000 }, async () => {
    const dispatch = makeDispatch(program.handlers, () => ({ code: 'failed', sentence: 'Failed.' }));
    const other = await startBrowserHost({ assets, dispatch });
    const own = readAddress(other.address);
    const headers = { origin: own.origin, cookie: await signIn(other.address) };
    const frozen = await openSocket(own.port, { headers });
    if (typeof frozen === 'number') throw new Error(`refused with ${frozen}`);
    frozen.pause();
    await other.close();
    expect(await canConnect('127.0.0.1', own.port)).toBe(false);
    frozen.terminate();
  });
});
