/** A start that cannot open its data: a page says why, and leads to the program without losing anything. */
import Database from 'better-sqlite3';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { databaseFile } from '../../electron/db/file-names.ts';
import { readMigrations } from '../../electron/db/migrate.ts';
import { makeDispatch } from '../../electron/host/dispatch.ts';
import { type HostedProgram, openHosted } from '../../electron/services/start-failure.ts';
import { callNames, type CallName } from '../../shared/ipc.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { programFolder } from '../support/filled-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'deepmarch-start-failure-'));
const program = programFolder(join(folder, 'program'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ask = (name: CallName, input?: unknown) => Promise<unknown>;

async function start(data: string): Promise<{ hosted: HostedProgram; ask: Ask }> {
  const hosted = await openHosted({ data, program });
  onTestFinished(() => hosted.close());
  const dispatch = makeDispatch(hosted.handlers, hosted.fail);
  return { hosted, ask: (name, input = {}) => dispatch(name, input) };
}

/** A data folder that was used and backed up once, then changed. */
async function usedFolder(sql: string): Promise<string> {
  const data = mkdtempSync(join(folder, 'data-'));
  const { hosted, ask } = await start(data);
  await ask('settings.set', { patch: { appearance: { theme: 'light' } } });
  expect(await ask('backups.create')).toMatchObject({ ok: true });
  hosted.close();
  const client = new Database(databaseFile(data));
  client.unsafeMode(true);
  client.pragma('writable_schema = ON');
  client.exec(sql);
  client.close();
  return data;
}

const newerSchema = 'pragma user_version = 99';
const changedSchema =
  "update sqlite_master set sql = replace(sql, 'installed_at', 'instblled_at') where name = 'packs'";

const asideIn = (data: string): string[] =>
  readdirSync(data).filter((name) => /^set-aside-.*\.sqlite$/.test(name));

const themeOf = async (ask: Ask): Promise<unknown> =>
  ((await ask('settings.get')) as { value: { appearance: { theme: string } } }).value.appearance.theme;

describe('a start on data that cannot be opened', () => {
  it.each([
    ['was written by a newer version', newerSchema, 'newer-schema'],
    ['has another shape than it says', changedSchema, 'unreadable'],
  ])('because it %s answers what is wrong, what is kept and what can be done', async (_why, sql, code) => {
    const { ask, hosted } = await start(await usedFolder(sql));
    expect(hosted.failure()).toMatchObject({ code });
    expect(await ask('start.read')).toMatchObject({
      ok: true,
      value: {
        failure: {
          code,
          what: expect.stringMatching(/\.$/),
          kept: expect.stringMatching(/^Nothing was/),
          advice: expect.stringMatching(/\.$/),
          backups: [{ reason: 'manual' }],
          hasData: true,
        },
      },
    });
  });

  it('refuses every other call in words and throws nothing', async () => {
    const { ask } = await start(await usedFolder(changedSchema));
    const others = callNames.filter((name) => !name.startsWith('start.'));
    for (const name of others)
      if (!['settings.get', 'app.log'].includes(name))
        expect(await ask(name), name).toMatchObject({
          error: { code: expect.stringMatching(/^(not-started|bad-payload)$/) },
        });
    expect(await ask('settings.get')).toEqual({ ok: true, value: defaultSettings });
  });

  it('begins with a backup if asked, and sets the rest aside whole', async () => {
    const data = await usedFolder(changedSchema);
    const { ask, hosted } = await start(data);
    const pushed: string[] = [];
    hosted.pushThrough((name) => pushed.push(name));
    const read = (await ask('start.read')) as { value: { failure: { backups: { id: string }[] } } };
    expect(await ask('start.restore', { id: read.value.failure.backups[0]!.id })).toEqual({
      ok: true,
      value: {},
    });
    expect(hosted.failure()).toBeUndefined();
    expect(await ask('start.read')).toEqual({ ok: true, value: {} });
    expect(await themeOf(ask)).toBe('light');
    expect(asideIn(data)).toHaveLength(1);
    await ask('settings.set', { patch: { appearance: { theme: 'dark' } } });
    expect(pushed).toContain('settings.changed');
    expect(await ask('start.anew')).toMatchObject({ ok: false, error: { code: 'started' } });
  });

  it('begins without data if asked, and sets the data aside whole', async () => {
    const data = await usedFolder(newerSchema);
    const { ask } = await start(data);
    expect(await ask('start.anew')).toEqual({ ok: true, value: {} });
    expect(await themeOf(ask)).toBe('dark');
    expect(asideIn(data)).toHaveLength(1);
  });

  it('stays where it is if a backup is gone, and goes on once the data can be opened', async () => {
    const data = await usedFolder(newerSchema);
    const { ask } = await start(data);
    expect(await ask('start.restore', { id: 'nothing' })).toMatchObject({
      error: { code: 'no-such-backup' },
    });
    expect(await ask('start.retry')).toMatchObject({ error: { code: 'newer-schema' } });
    const client = new Database(databaseFile(data));
    client.pragma(`user_version = ${String(readMigrations(join(program, 'migrations')).length)}`);
    client.close();
    const both = await Promise.all([ask('start.retry'), ask('start.retry')]);
    expect(both).toEqual([
      { ok: true, value: {} },
      { ok: true, value: {} },
    ]);
    expect(await themeOf(ask)).toBe('light');
  });
});
