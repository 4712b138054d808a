/** The browser host as a process: started, started twice, ended, and what it leaves behind. */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import Database from 'better-sqlite3';
import { WebSocket } from 'ws';
import { ask, openSocket, readAddress, signIn } from '../support/http.ts';
import { runHostToEnd, startHost } from '../support/host.ts';

const folder = mkdtempSync(join(tmpdir(), 'deepmarch-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Asks the program one thing, as its page would. */
async function call(address: string, name: string, input: unknown): Promise<unknown> {
  const { port, origin } = readAddress(address);
  const socket = await openSocket(port, { headers: { origin, cookie: await signIn(address) } });
  if (!(socket instanceof WebSocket)) throw new Error(`refused with ${socket}`);
  const answer = new Promise((resolve) =>
    socket.once('message', (data) => resolve(JSON.parse(String(data)))),
  );
  socket.send(JSON.stringify({ id: 1, call: name, input }));
  try {
    return await answer;
  } finally {
    socket.close();
  }
}

describe('a start', () => {
  it('serves the window, remembers, and ends cleanly when asked', async () => {
    const dataFolder = join(folder, 'once');
    const first = await startHost({ dataFolder });
    const { port } = readAddress(first.address);
    expect((await ask(port, { headers: { cookie: await signIn(first.address) } })).body).toContain(
      '<title>Deepmarch',
    );
    await call(first.address, 'settings.set', { patch: { appearance: { theme: 'contrast' } } });
    expect(await first.stop()).toBe(0);
    // A database closed cleanly has no log beside it, and nobody is announced any more.
    expect(readdirSync(dataFolder)).not.toContain('deepmarch.sqlite-wal');
    expect(readdirSync(dataFolder)).not.toContain('instance.json');

    const second = await startHost({ dataFolder });
    expect(await call(second.address, 'settings.get', {})).toMatchObject({
      answer: { ok: true, value: { appearance: { theme: 'contrast' } } },
    });
    expect(await second.stop()).toBe(0);
  });

  it('keeps the address with its token from other people on the machine', async () => {
    const host = await startHost({ dataFolder: join(folder, 'private') });
    if (process.platform !== 'win32')
      expect(statSync(join(host.dataFolder, 'instance.json')).mode & 0o077).toBe(0);
    await host.stop();
  });
});

describe('a start for one window', () => {
  it('ends by itself once that window is closed', async () => {
    const host = await startHost({ dataFolder: join(folder, 'window'), args: ['--close-with-window'] });
    const ended = new Promise((resolve) => host.process.once('exit', resolve));
    await call(host.address, 'app.info', {});
    expect(await ended).toBe(0);
    expect(readdirSync(host.dataFolder)).not.toContain('instance.json');
  });
});

describe('a second start', () => {
  it('says so and names the first one’s address', async () => {
    const host = await startHost({ dataFolder: join(folder, 'twice') });
    const second = await runHostToEnd(['--data-dir', host.dataFolder]);
    expect(second).toMatchObject({ code: 3, output: expect.stringContaining('already running') });
    expect(second.output).toContain(host.address);
    expect(await host.stop()).toBe(0);
  });
});

describe('a start that cannot be', () => {
  it('says what is wrong with its arguments', async () => {
    const end = await runHostToEnd(['--data-dir']);
    expect(end).toMatchObject({ code: 1, output: expect.stringContaining('--data-dir needs a folder') });
  });

  it('says that its folder cannot be used', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const end = await runHostToEnd(['--data-dir', join(file, 'inside')]);
    expect(end.code).toBe(1);
    expect(end.output).toContain('data folder');
    expect(end.output).not.toMatch(/\n\s+at /);
  });
});

describe('a garbage database', () => {
  it('is kept aside, and the program says so', async () => {
    const dataFolder = mkdtempSync(join(folder, 'garbage-'));
    writeFileSync(join(dataFolder, 'deepmarch.sqlite'), 'garbage');
    const host = await startHost({ dataFolder });
    const info = await call(host.address, 'app.info', {});
    expect(info).toMatchObject({ answer: { ok: true, value: { problems: [{ level: 'problem' }] } } });
    expect(await host.stop()).toBe(0);
  });
});

describe('a database of a newer version', () => {
  it('is left alone: the page is served and says so, and so does the terminal', async () => {
    const dataFolder = join(folder, 'newer');
    await (await startHost({ dataFolder })).stop();
    const client = new Database(join(dataFolder, 'deepmarch.sqlite'));
    client.pragma('user_version = 99');
    client.close();
    const host = await startHost({ dataFolder });
    expect(await call(host.address, 'start.read', {})).toMatchObject({
      answer: { ok: true, value: { failure: { code: 'newer-schema', hasData: true } } },
    });
    expect(await call(host.address, 'library.summary', {})).toMatchObject({
      answer: { ok: false, error: { code: 'not-started' } },
    });
    expect(host.output()).toContain('written by a newer version');
    expect(host.output()).not.toMatch(/\n\s+at /);
    expect(await host.stop()).toBe(0);
  });
});
