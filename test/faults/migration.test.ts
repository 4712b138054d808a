/** Migrations that fail, and data from the future. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listBackups } from '../../electron/db/backup-files.ts';
import { connect } from '../../electron/db/connect.ts';
import { databaseFile } from '../../electron/db/file-names.ts';
import { fullCheck, inspect, schemaVersion } from '../../electron/db/inspect.ts';
import { readMigrations } from '../../electron/db/migrate.ts';
import { createSettings } from '../../electron/services/settings.ts';
import { migrationsFolder, open, temporaryFolder, tryToOpen } from '../db/support.ts';

const present = readMigrations(migrationsFolder).length;

/** The real migrations and one more. */
function withOneMore(...statements: string[]): string {
  const folder = path.join(temporaryFolder(), 'migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  const journalFile = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: unknown[] };
  journal.entries.push({ idx: present, version: '6', when: 9e12, tag: 'next', breakpoints: true });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(path.join(folder, 'next.sql'), statements.join('\n--> statement-breakpoint\n'));
  return folder;
}

async function usedFolder(): Promise<string> {
  const folder = temporaryFolder();
  const { db, close } = await open({ folder });
  createSettings(db).set({ appearance: { theme: 'light' } });
  close();
  return folder;
}

/** The tables, the version and the setting as an older program would find them. */
async function stateOf(folder: string) {
  const { db, close, notice } = await open({ folder });
  const tables = db.$client.prepare('select name, sql from sqlite_master order by name').all();
  const state = {
    tables,
    version: schemaVersion(db.$client),
    theme: createSettings(db).get().appearance.theme,
  };
  expect([notice, fullCheck(db.$client)]).toEqual([undefined, []]);
  close();
  return state;
}

describe('a migration that fails half-way', () => {
  it.each<[string, string[]]>([
    [
      'a wrong statement',
      ['create table extra (x)', "update settings set value = '1'", 'insert into nowhere values (1)'],
    ],
    [
      'a rule that the data breaks',
      ['create table extra (x)', "insert into settings values ('appearance.theme', '1', 1)"],
    ],
    ['a row left without its parent', ['insert into pack_cards values (7, 0, 7)']],
  ])('by %s changes nothing, and there is a backup', async (_how, statements) => {
    const folder = await usedFolder();
    const before = await stateOf(folder);
    const opened = await tryToOpen({ folder, migrations: withOneMore(...statements) });
    expect(opened).toMatchObject({ ok: false, error: { code: 'migration-failed' } });
    expect(await stateOf(folder)).toEqual(before);

    const [backup, ...others] = listBackups(folder);
    expect(backup).toMatchObject({ reason: 'before-migration' });
    expect(others).toEqual([]);
    expect(inspect(path.join(folder, 'backups', backup!.id))).toEqual({ kind: 'ours', version: present });
    expect(JSON.stringify(opened)).toContain(backup!.id);
  });

  it('for want of room says so, and succeeds when there is room', async () => {
    const folder = await usedFolder();
    const before = await stateOf(folder);
    // A row that no file may hold: SQLite gives up in the same way as on a full disk.
    const tooMuch = withOneMore(
      'create table extra (x)',
      'pragma max_page_count = 1',
      'insert into extra values (randomblob(900000))',
    );
    expect(await tryToOpen({ folder, migrations: tooMuch })).toMatchObject({
      ok: false,
      error: { code: 'disk-full' },
    });
    expect(await stateOf(folder)).toEqual(before);
    const { db } = await open({ folder, migrations: withOneMore('create table extra (x)') });
    expect(schemaVersion(db.$client)).toBe(present + 1);
    expect(createSettings(db).get().appearance.theme).toBe('light');
  });

  it('at the very first start leaves an empty file that the next start fills', async () => {
    const folder = temporaryFolder();
    expect(await tryToOpen({ folder, migrations: withOneMore('nonsense') })).toMatchObject({ ok: false });
    const { notice, db } = await open({ folder });
    expect(notice).toBeUndefined();
    expect(schemaVersion(db.$client)).toBe(present);
  });
});

describe('a migration that rebuilds a table', () => {
  it('keeps the rows that refer to it', async () => {
    const folder = await usedFolder();
    const { db, close } = await open({ folder });
    db.$client.exec(
      "insert into tags values (1, 'fun'); insert into warbands values (1, 'Band', null, '', 1, 1, null, null)",
    );
    db.$client.exec('insert into warband_tags values (1, 1)');
    close();
    const rebuilt = withOneMore(
      'create table new_tags (id integer primary key not null, name text not null) strict',
      'insert into new_tags select * from tags',
      'drop table tags',
      'alter table new_tags rename to tags',
    );
    const { db: after } = await open({ folder, migrations: rebuilt });
    expect(after.$client.prepare('select count(*) from warband_tags').pluck().get()).toBe(1);
    expect(fullCheck(after.$client)).toEqual([]);
  });
});

describe('data from a newer program', () => {
  it('is refused in words and not touched', async () => {
    const folder = await usedFolder();
    const { $client } = connect(databaseFile(folder));
    $client.pragma(`user_version = ${present + 1}`);
    $client.close();
    const bytes = readFileSync(databaseFile(folder));
    expect(await tryToOpen({ folder })).toMatchObject({
      ok: false,
      error: { code: 'newer-schema', details: `schema ${present + 1}, this program knows ${present}` },
    });
    expect(readFileSync(databaseFile(folder)).equals(bytes)).toBe(true);
    expect(listBackups(folder)).toEqual([]);
  });
});
