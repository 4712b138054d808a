/** Fuzzed payloads against the whole program on a real data folder: an error, never a throw, never a write. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dispatch, makeDispatch } from '../../electron/host/dispatch.ts';
import { root } from '../../electron/launch/machine.js';
import { openProgram, type Program } from '../../electron/services/program.ts';
import { callNames } from '../../shared/ipc.ts';
import { alwaysRefused, anything } from '../support/hostile.ts';

const data = mkdtempSync(join(tmpdir(), 'deepmarch-payloads-'));
let program: Program;
let dispatch: Dispatch;
const bugs: unknown[] = [];
const pushed: string[] = [];

beforeAll(async () => {
  const opened = await openProgram({ data, program: root });
  if (!opened.ok) throw new Error(opened.error.what);
  program = opened.value;
  program.pushThrough((name) => pushed.push(name));
  dispatch = makeDispatch(program.handlers, (call, problem) => {
    bugs.push(problem);
    return program.fail(call, problem);
  });
  // The scheduled backup of a first start is made beside the first calls; this one waits its turn behind it.
  await dispatch('backups.create', {});
  await dispatch('settings.set', { patch: { appearance: { theme: 'light' } } });
});

afterAll(() => {
  program.close();
  rmSync(data, { recursive: true, force: true });
});

/** Everything that is stored: every row of every table, and the names of all backups. */
function contents(): string {
  const db = new Database(join(data, 'deepmarch.sqlite'), { readonly: true });
  const hash = createHash('sha256');
  const tables = db.prepare("select name, sql from sqlite_master where type = 'table' order by name").all();
  for (const table of tables as { name: string; sql: string }[]) {
    hash.update(table.sql);
    for (const row of db.prepare(`select * from "${table.name}"`).raw().iterate())
      hash.update(JSON.stringify(row));
  }
  db.close();
  return hash.update(readdirSync(join(data, 'backups')).join()).digest('hex');
}

describe.each(callNames)('%s', (name) => {
  it('refuses what it does not understand and changes nothing', async () => {
    const before = contents();
    pushed.length = 0;
    await fc.assert(
      fc.asyncProperty(alwaysRefused, async (payload) => {
        expect(await dispatch(name, payload)).toMatchObject({ ok: false, error: { code: 'bad-payload' } });
      }),
      { numRuns: 200 },
    );
    expect(contents()).toBe(before);
    expect({ bugs, pushed }).toEqual({ bugs: [], pushed: [] });
  });

  it('answers anything with a result', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (payload) => {
        expect(await dispatch(name, payload)).toMatchObject({ ok: expect.any(Boolean) });
      }),
      { numRuns: 50 },
    );
    expect(bugs).toEqual([]);
  });
});

describe('a backup to restore', () => {
  it.each(['..', '../deepmarch.sqlite', '/etc/passwd', 'deepmarch.sqlite', 'CON', '\0', '%2e%2e'])(
    'named %j is refused and changes nothing',
    async (id) => {
      const before = contents();
      expect(await dispatch('backups.restore', { id })).toMatchObject({ ok: false });
      expect(contents()).toBe(before);
      expect(bugs).toEqual([]);
    },
  );

  it('named at random is refused', async () => {
    const before = contents();
    await fc.assert(
      fc.asyncProperty(fc.string(), async (id) => {
        expect(await dispatch('backups.restore', { id })).toMatchObject({ ok: false });
      }),
    );
    expect(contents()).toBe(before);
  });
});
