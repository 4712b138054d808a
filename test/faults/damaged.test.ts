/** A file that cannot be used: recognised, kept aside byte for byte, backups offered, and the program goes on. */
import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseFile } from '../../electron/db/file-names.ts';
import { createBackups } from '../../electron/services/backups.ts';
import { createSettings } from '../../electron/services/settings.ts';
import { migrationsFolder, open, quiet, temporaryFolder, tryToOpen } from '../db/support.ts';

/** A data folder with a setting changed from its default and, if asked, a backup of it; closed. */
async function usedFolder({ withBackup = true } = {}): Promise<string> {
  const folder = temporaryFolder();
  const { db, close } = await open({ folder });
  createSettings(db).set({ appearance: { theme: 'light' } });
  if (withBackup) {
    await createBackups({ db, folder, migrationsFolder, now: Date.now, log: quiet }).create('manual');
  }
  close();
  return folder;
}

/** Overwrites part of a file, as a failing disk might. */
function scribble(file: string, from: number, bytes: Buffer): void {
  const content = readFileSync(file);
  bytes.copy(content, from);
  writeFileSync(file, content);
}

const sizeOf = (file: string) => readFileSync(file).length;

function makeOtherDatabase(file: string): void {
  rmSync(file);
  const other = new Database(file);
  other.exec('create table songs (title text); insert into songs values (1)');
  other.close();
}

const spoiled: [what: string, code: string, spoil: (file: string) => void][] = [
  ['random bytes', 'foreign', (file) => writeFileSync(file, randomBytes(50_000))],
  ['a text file', 'foreign', (file) => writeFileSync(file, 'Dear diary,\n')],
  ['a single byte', 'foreign', (file) => writeFileSync(file, 'S')],
  ['the database of another program', 'foreign', makeOtherDatabase],
  ['a file cut in half', 'damaged', (file) => truncateSync(file, Math.floor(sizeOf(file) / 2))],
  ['a file cut inside its header', 'damaged', (file) => truncateSync(file, 60)],
  [
    'a good header with garbage behind it',
    'damaged',
    (file) => scribble(file, 100, randomBytes(sizeOf(file) - 100)),
  ],
  [
    'a good first page with garbage behind it',
    'damaged',
    (file) => scribble(file, 4096, randomBytes(sizeOf(file) - 4096)),
  ],
  ['a page of zeros in the middle', 'damaged', (file) => scribble(file, 8 * 4096, Buffer.alloc(4096))],
];

describe('a database file that is spoiled', () => {
  it.each(spoiled)(
    'by %s is kept aside as %s, and its backup brings the data back',
    async (_what, code, spoil) => {
      const folder = await usedFolder();
      spoil(databaseFile(folder));
      const bytes = readFileSync(databaseFile(folder));

      const { db, notice } = await open({ folder });
      expect(notice).toMatchObject({ code, backups: [{ reason: 'manual' }] });
      expect(readFileSync(path.join(folder, notice!.keptAs!)).equals(bytes)).toBe(true);
      const settings = createSettings(db);
      expect(settings.get().appearance.theme).toBe('dark');

      const backups = createBackups({ db, folder, migrationsFolder, now: Date.now, log: quiet });
      expect(await backups.restore(notice!.backups[0]!.id)).toMatchObject({ ok: true });
      expect(settings.get().appearance.theme).toBe('light');
      expect(backups.check()).toEqual({ ok: true, value: { problems: [] } });
    },
  );

  it('is told once: the next start is an ordinary one', async () => {
    const folder = await usedFolder();
    writeFileSync(databaseFile(folder), randomBytes(5000));
    (await open({ folder })).close();
    expect((await open({ folder })).notice).toBeUndefined();
  });

  it('never takes the place of one kept before, even at the same moment', async () => {
    const folder = temporaryFolder();
    for (const text of ['first', 'second', 'third']) {
      writeFileSync(databaseFile(folder), text);
      (await open({ folder, now: () => 1_900_000_000_000 })).close();
      rmSync(databaseFile(folder));
    }
    const kept = readdirSync(folder).filter((name) => name.startsWith('foreign-'));
    expect(kept.map((name) => readFileSync(path.join(folder, name), 'utf8')).sort()).toEqual([
      'first',
      'second',
      'third',
    ]);
  });

  it('says so if there is no backup', async () => {
    const folder = await usedFolder({ withBackup: false });
    writeFileSync(databaseFile(folder), randomBytes(5000));
    const { notice } = await open({ folder });
    expect(notice).toMatchObject({ backups: [], advice: 'There is no backup yet.' });
  });

  it('takes its write-ahead log with it', async () => {
    const folder = await usedFolder();
    writeFileSync(databaseFile(folder), 'not a database at all');
    writeFileSync(`${databaseFile(folder)}-wal`, 'its log');
    const { notice } = await open({ folder });
    expect(readFileSync(path.join(folder, `${notice!.keptAs!}-wal`), 'utf8')).toBe('its log');
  });
});

describe('a database that went missing', () => {
  it.each<[string, (file: string) => void]>([
    ['deleted', (file) => rmSync(file)],
    ['emptied', (file) => truncateSync(file, 0)],
  ])('because it was %s is noticed, and the backups are offered', async (_how, lose) => {
    const folder = await usedFolder();
    lose(databaseFile(folder));
    const { notice } = await open({ folder });
    expect(notice).toMatchObject({ code: 'missing', backups: [{ reason: 'manual' }] });
  });

  it('leaves its log, which is kept and not deleted', async () => {
    const folder = await usedFolder();
    rmSync(databaseFile(folder));
    writeFileSync(`${databaseFile(folder)}-wal`, 'all that is left');
    const { notice } = await open({ folder });
    expect(notice).toMatchObject({ code: 'damaged' });
    expect(readFileSync(path.join(folder, `${notice!.keptAs!}-wal`), 'utf8')).toBe('all that is left');
  });

  it('is no news to somebody new', async () => {
    expect((await open({ folder: temporaryFolder() })).notice).toBeUndefined();
  });
});

describe('a folder in the place of the database', () => {
  it('is kept aside with what is in it', async () => {
    const folder = temporaryFolder();
    mkdirSync(databaseFile(folder));
    writeFileSync(path.join(databaseFile(folder), 'inside'), 'mine');
    const { notice } = await open({ folder });
    expect(existsSync(path.join(folder, notice!.keptAs!, 'inside'))).toBe(true);
  });
});

describe('a data folder that cannot be used', () => {
  it('is refused in words', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(await tryToOpen({ folder: path.join(file, 'below') })).toMatchObject({
      ok: false,
      error: { code: 'no-permission' },
    });
  });

  it('is refused in words while another program holds the database', async () => {
    const folder = await usedFolder();
    const other = new Database(databaseFile(folder));
    other.pragma('locking_mode = EXCLUSIVE');
    other.exec('begin exclusive');
    expect(await tryToOpen({ folder })).toMatchObject({ ok: false, error: { code: 'busy' } });
    other.close();
    expect((await open({ folder })).notice).toBeUndefined();
  });
});
