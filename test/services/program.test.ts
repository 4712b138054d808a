/** The program behind its contract, on a real data folder, without a host. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../electron/launch/machine.js';
import { openProgram, type Program } from '../../electron/services/program.ts';
import type { Handlers, PushName } from '../../shared/ipc.ts';
import { defaultSettings } from '../../shared/settings.ts';

let data: string;
let program: Program;
let ask: Handlers;
const pushed: PushName[] = [];

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'deepmarch-program-'));
  await open();
});

afterEach(() => {
  program.close();
  rmSync(data, { recursive: true, force: true });
});

async function open(): Promise<void> {
  const opened = await openProgram({ data, program: root });
  if (!opened.ok) throw new Error(opened.error.what);
  program = opened.value;
  ask = program.handlers;
  pushed.length = 0;
  program.pushThrough((name) => pushed.push(name));
}

/** The value of an answer that must be good. */
async function value<T>(
  answer: { ok: true; value: T } | { ok: false; error: unknown } | Promise<unknown>,
): Promise<T> {
  const settled = (await answer) as { ok: true; value: T } | { ok: false; error: unknown };
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return settled.value;
}

describe('the program', () => {
  it('says where it keeps things and that nothing is wrong', async () => {
    expect(await value(ask['app.info']({}))).toMatchObject({
      dataFolder: data,
      version: expect.any(String),
      problems: [],
    });
    expect(await value(ask['database.check']({}))).toEqual({ problems: [] });
  });

  it('keeps settings, tells the windows, and takes a section back', async () => {
    await value(ask['settings.set']({ patch: { appearance: { theme: 'light' } } }));
    expect(pushed).toEqual(['settings.changed']);
    expect(await value(ask['settings.get']({}))).toMatchObject({ appearance: { theme: 'light' } });
    await value(ask['settings.reset']({ section: 'appearance' }));
    expect(await value(ask['settings.get']({}))).toEqual(defaultSettings);
  });

  it('restores a backup, tells the windows to read again, and can take that back', async () => {
    const backup = await value<{ id: string }>(ask['backups.create']({}));
    await value(ask['settings.set']({ patch: { sound: { isMuted: true } } }));
    pushed.length = 0;
    const { undo } = await value<{ undo: string }>(ask['backups.restore']({ id: backup.id }));
    expect(pushed).toEqual(['settings.changed', 'database.replaced']);
    expect(await value(ask['settings.get']({}))).toMatchObject({ sound: { isMuted: false } });
    await value(ask['backups.restore']({ id: undo }));
    expect(await value(ask['settings.get']({}))).toMatchObject({ sound: { isMuted: true } });
  });

  it('refuses to restore what is not there, in words', async () => {
    expect(await ask['backups.restore']({ id: 'nothing' })).toMatchObject({
      ok: false,
      error: { code: 'no-such-backup', sentence: expect.stringContaining('Your present data is unchanged.') },
    });
    expect(pushed).toEqual([]);
  });

  it('reads its rulebooks', async () => {
    const { games } = await value<{ games: string[] }>(ask['rulebook.shelf']({}));
    expect(games).toContain('warband');
    for (const game of games) {
      const { chapters } = await value<{ chapters: unknown[] }>(ask['rulebook.read']({ game }));
      expect(chapters.length).toBeGreaterThan(0);
    }
  });

  it('has no rulebook of a game that is not there', async () => {
    expect(await ask['rulebook.read']({ game: 'chess' })).toMatchObject({
      ok: false,
      error: { code: 'rulebook-missing' },
    });
  });

  it('says at start what was wrong, until a backup is restored', async () => {
    const backup = await value<{ id: string }>(ask['backups.create']({}));
    program.close();
    for (const name of readdirSync(data).filter((name) => name.startsWith('deepmarch.sqlite')))
      rmSync(join(data, name));
    writeFileSync(join(data, 'deepmarch.sqlite'), 'garbage');
    await open();
    expect(await value(ask['app.info']({}))).toMatchObject({
      problems: [{ code: 'foreign', level: 'problem' }],
    });
    await value(ask['backups.restore']({ id: backup.id }));
    expect(await value(ask['app.info']({}))).toMatchObject({ problems: [] });
  });
});

describe('a failure inside', () => {
  it('of the disk is told in words', () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    expect(program.fail('settings.set', full)).toMatchObject({
      code: 'disk-full',
      sentence: expect.stringContaining('no room left'),
    });
  });

  it('that is a bug keeps its inner words in the log', async () => {
    expect(JSON.stringify(program.fail('app.log', new Error('inner words')))).not.toContain('inner words');
    const { lines } = await value<{ lines: string[] }>(ask['app.log']({}));
    expect(lines.join('\n')).toContain('app.log: Error: inner words');
  });
});
