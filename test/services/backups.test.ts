import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Failure } from '../../electron/db/failure.ts';
import { inspect } from '../../electron/db/inspect.ts';
import { type Backups, createBackups } from '../../electron/services/backups.ts';
import { createSettings } from '../../electron/services/settings.ts';
import { migrationsFolder, open, quiet, temporaryFolder } from '../db/support.ts';

const day = 24 * 60 * 60 * 1000;

async function house() {
  const folder = temporaryFolder();
  const clock = { time: Date.UTC(2031, 0, 6, 12) };
  const { db, close } = await open({ folder });
  const now = () => clock.time;
  const backups = createBackups({ db, folder, migrationsFolder, now, log: quiet });
  return { folder, clock, db, close, backups, settings: createSettings(db) };
}

const valueOf = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const reasons = (backups: Backups) =>
  backups
    .list()
    .map(({ reason }) => reason)
    .sort();

const unexpected = (failure: Failure): void => {
  throw new Error(failure.what);
};

describe('a backup', () => {
  it('is one whole file of its own that opens', async () => {
    const { folder, backups } = await house();
    const backup = valueOf(await backups.create('manual'));
    expect(readdirSync(path.join(folder, 'backups'))).toEqual([backup.id]);
    expect(inspect(path.join(folder, 'backups', backup.id))).toMatchObject({ kind: 'ours' });
    expect(backups.list()).toEqual([backup]);
    expect(backup).toMatchObject({ reason: 'manual', madeAt: Date.UTC(2031, 0, 6, 12) });
  });

  it('never takes the place of another', async () => {
    const { backups } = await house();
    await Promise.all([backups.create('manual'), backups.create('manual'), backups.create('manual')]);
    expect(new Set(backups.list().map(({ id }) => id)).size).toBe(3);
  });

  it('is listed newest first, and only if its name is one', async () => {
    const { folder, clock, backups } = await house();
    const first = valueOf(await backups.create('manual'));
    clock.time += day;
    const second = valueOf(await backups.create('scheduled'));
    writeFileSync(path.join(folder, 'backups', 'notes.txt'), 'mine');
    writeFileSync(path.join(folder, 'backups', 'deepmarch-2031-99-99T00-00-00-000Z-manual.sqlite'), '');
    expect(backups.list()).toEqual([second, first]);
  });

  it('holds what was there, not what came after', async () => {
    const { backups, settings } = await house();
    settings.set({ appearance: { theme: 'light' } });
    const backup = valueOf(await backups.create('manual'));
    settings.set({ appearance: { theme: 'contrast' } });
    valueOf(await backups.restore(backup.id));
    expect(settings.get().appearance.theme).toBe('light');
  });

  it('says so in words if the program closes meanwhile, and the next one clears up', async () => {
    const { folder, backups, db, close } = await house();
    db.$client.exec(
      "insert into settings with recursive c(x) as (select 1 union all select x + 1 from c where x < 60000) select 'k' || x, hex(randomblob(200)), 1 from c",
    );
    const unfinished = backups.create('manual');
    await new Promise((resolve) => setTimeout(resolve));
    close();
    expect(await unfinished).toMatchObject({ ok: false, error: { code: 'closed' } });
    expect(backups.list()).toEqual([]);
    writeFileSync(path.join(folder, 'backups', 'left.sqlite.part'), 'by a crash');
    const { db: reopened } = await open({ folder });
    await createBackups({ db: reopened, folder, migrationsFolder, now: Date.now, log: quiet }).create(
      'manual',
    );
    expect(existsSync(path.join(folder, 'backups', 'left.sqlite.part'))).toBe(false);
  });
});

describe('restoring', () => {
  it('can itself be undone', async () => {
    const { backups, settings } = await house();
    const before = valueOf(await backups.create('manual'));
    settings.set({ appearance: { theme: 'light' } });
    const { undo } = valueOf(await backups.restore(before.id));
    expect(settings.get().appearance.theme).toBe('dark');
    valueOf(await backups.restore(undo));
    expect(settings.get().appearance.theme).toBe('light');
  });

  it('leaves the database whole, usable and durable', async () => {
    const { folder, backups, settings, close } = await house();
    const backup = valueOf(await backups.create('manual'));
    valueOf(await backups.restore(backup.id));
    settings.set({ appearance: { theme: 'light' } });
    expect(valueOf(backups.check())).toEqual({ problems: [] });
    close();
    const { db, notice } = await open({ folder });
    expect(notice).toBeUndefined();
    expect(createSettings(db).get().appearance.theme).toBe('light');
    expect(db.$client.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([]);
  });

  it('refuses writes while it is under way, so that none is saved and then lost', async () => {
    const { backups, settings } = await house();
    const { id } = valueOf(await backups.create('manual'));
    let [saved, refused] = [0, 0];
    const trying = setInterval(() => {
      try {
        settings.set({ appearance: { textScale: 150 } });
        saved += 1;
      } catch {
        refused += 1;
      }
    }, 0);
    const { undo } = valueOf(await backups.restore(id));
    clearInterval(trying);
    expect(refused).toBeGreaterThan(0);
    valueOf(await backups.restore(undo));
    expect(settings.get().appearance.textScale).toBe(saved > 0 ? 150 : 100);
    expect(settings.set({ appearance: { textScale: 90 } }).appearance.textScale).toBe(90);
  });

  it('does not change the backup itself', async () => {
    const { folder, backups } = await house();
    const backup = valueOf(await backups.create('manual'));
    const file = path.join(folder, 'backups', backup.id);
    const bytes = readFileSync(file);
    valueOf(await backups.restore(backup.id));
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it.each(['no-such.sqlite', '../deepmarch.sqlite', '', '/etc/passwd'])('refuses the name %o', async (id) => {
    const { backups } = await house();
    expect(await backups.restore(id)).toMatchObject({ ok: false, error: { code: 'no-such-backup' } });
  });

  it('refuses a damaged backup and keeps the present data', async () => {
    const { folder, backups, settings } = await house();
    const backup = valueOf(await backups.create('manual'));
    settings.set({ appearance: { theme: 'light' } });
    writeFileSync(path.join(folder, 'backups', backup.id), Buffer.alloc(9000, 'x'));
    expect(await backups.restore(backup.id)).toMatchObject({ ok: false, error: { code: 'bad-backup' } });
    expect(settings.get().appearance.theme).toBe('light');
    expect(valueOf(backups.check())).toEqual({ problems: [] });
  });
});

describe('the schedule', () => {
  it('makes one backup a day', async () => {
    const { clock, backups } = await house();
    for (let hours = 0; hours < 72; hours += 1) {
      valueOf(await backups.runSchedule());
      clock.time += day / 24;
    }
    expect(backups.list()).toHaveLength(3);
  });

  it('is not held up by a clock that was set back', async () => {
    const { clock, backups } = await house();
    valueOf(await backups.runSchedule());
    clock.time -= 300 * day;
    expect(valueOf(await backups.runSchedule())).toBeDefined();
  });

  it('thins what it made before', async () => {
    const { clock, backups } = await house();
    for (let days = 0; days < 30; days += 1) {
      valueOf(await backups.runSchedule());
      clock.time += day;
    }
    expect(backups.list().length).toBeLessThan(16);
    expect(backups.list().length).toBeGreaterThan(9);
  });

  it('runs soon after the start and every hour until it is stopped', async () => {
    const { clock, backups } = await house();
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const stop = backups.startSchedule(unexpected);
    vi.advanceTimersByTime(60_000);
    // Queued behind the scheduled one.
    valueOf(await backups.create('manual'));
    expect(reasons(backups)).toEqual(['manual', 'scheduled']);
    clock.time += day;
    vi.advanceTimersByTime(day / 24);
    valueOf(await backups.create('manual'));
    expect(reasons(backups)).toEqual(['manual', 'manual', 'scheduled', 'scheduled']);
    stop();
    clock.time += day;
    vi.advanceTimersByTime(day);
    valueOf(await backups.create('manual'));
    expect(reasons(backups)).toEqual(['manual', 'manual', 'manual', 'scheduled', 'scheduled']);
  });
});

describe('a schedule that cannot write', () => {
  it('tells why, since nobody asked for the backup', async () => {
    const { folder, backups } = await house();
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    rmSync(path.join(folder, 'backups'), { recursive: true, force: true });
    writeFileSync(path.join(folder, 'backups'), 'a file where the folder should be');
    const failures: Failure[] = [];
    onTestFinished(backups.startSchedule((failure) => failures.push(failure)));
    vi.advanceTimersByTime(60_000);
    expect((await backups.create('manual')).ok).toBe(false);
    expect(failures.map(({ code }) => typeof code)).toEqual(['string']);
  });
});

describe('the full check', () => {
  it('finds rows that refer to nothing', async () => {
    const { db, backups } = await house();
    db.$client.pragma('foreign_keys = OFF');
    db.$client.exec('insert into pack_cards values (7, 0, 7)');
    expect(valueOf(backups.check()).problems).toContain('a row of pack_cards refers to nothing');
  });
});
