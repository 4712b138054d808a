/**
 * Every schema a person may have can be brought to the present one.
 * A schema version is the number of migrations applied. `fixtures/version-N.sql` fills every table as it was at
 * version N; it is written together with migration N and never changed after a release.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listBackups } from '../../electron/db/backup-files.ts';
import { connect } from '../../electron/db/connect.ts';
import { databaseFile } from '../../electron/db/file-names.ts';
import { fullCheck, schemaVersion } from '../../electron/db/inspect.ts';
import { migrate, readMigrations } from '../../electron/db/migrate.ts';
import { migrationsFolder, open, temporaryFolder } from '../db/support.ts';

const migrations = readMigrations(migrationsFolder);
const versions = migrations.map((_, index) => index + 1);
const fixture = (version: number) => path.join(import.meta.dirname, 'fixtures', `version-${version}.sql`);

/** A data folder as a program of that schema version left it. */
function folderOf(version: number): string {
  const folder = temporaryFolder();
  const { $client } = connect(databaseFile(folder));
  migrate($client, migrations.slice(0, version));
  $client.exec(readFileSync(fixture(version), 'utf8'));
  $client.close();
  return folder;
}

const backupsOf = (folder: string) => listBackups(folder).map(({ id }) => id);

const count = (sql: string) => Number((sql.match(/^INSERT INTO/gm) ?? []).length);

describe('migrations', () => {
  it.each(versions)('have a fixture for schema %i', (version) => {
    expect(existsSync(fixture(version))).toBe(true);
  });

  it('say of everything counted before there were other games that it is of Warband', async () => {
    const { db } = await open({ folder: folderOf(8) });
    const rows = (table: string) => db.$client.prepare(`select * from ${table}`).all();
    const kept = { game: 'warband', player: 'Ada', result: 1 };
    expect(rows('seat_tallies')).toMatchObject([{ ...kept, side: 'Torchbearers', emblem: 'ember/queen' }]);
    expect(rows('card_tallies')).toMatchObject([{ ...kept, card_id: 1, damage: 10 }]);
    expect(rows('match_seats')).toMatchObject([{ side: 'Torchbearers' }, { emblem: 'ember/queen' }]);
    expect(rows('matches')).toMatchObject([{ is_shared_loss: 0 }, { is_shared_loss: 0 }]);
  });

  it('keep campaigns that were stored as a state, without the state they were never repeated from', async () => {
    const { db } = await open({ folder: folderOf(9) });
    expect(db.$client.prepare('select * from campaigns').all()).toMatchObject([
      { name: 'First march', story_key: 'story', revision: 3, setup: null, seed: null, seal: null },
    ]);
    expect(db.$client.prepare('select campaign_id from matches where id = 2').pluck().get()).toBe(1);
    expect(db.$client.prepare("select name from pragma_table_info('campaigns')").pluck().all()).not.toContain(
      'state',
    );
  });

  it('lead from nothing to the present schema', async () => {
    const { db } = await open({ folder: temporaryFolder() });
    expect(schemaVersion(db.$client)).toBe(migrations.length);
    expect(fullCheck(db.$client)).toEqual([]);
  });

  it.each(versions)('bring schema %i to the present one with every row', async (version) => {
    const { db } = await open({ folder: folderOf(version) });
    expect(schemaVersion(db.$client)).toBe(migrations.length);
    expect(fullCheck(db.$client)).toEqual([]);
    const tables = db.$client
      .prepare(
        "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'",
      )
      .pluck()
      .all() as string[];
    const rows = tables.map((table) =>
      Number(db.$client.prepare(`select count(*) from "${table}"`).pluck().get()),
    );
    // The free collection comes with the migrations.
    expect(rows.reduce((sum, each) => sum + each)).toBe(count(readFileSync(fixture(version), 'utf8')) + 1);
  });

  it.each(versions.slice(0, -1))('back up schema %i before they begin', async (version) => {
    const folder = folderOf(version);
    await open({ folder });
    const { $client } = connect(path.join(folder, 'backups', backupsOf(folder)[0]!));
    expect(schemaVersion($client)).toBe(version);
    $client.close();
  });

  it('make no backup when there is nothing to do', async () => {
    const folder = folderOf(migrations.length);
    await open({ folder });
    expect(backupsOf(folder)).toEqual([]);
  });

  it('make cards found by search that were there before', async () => {
    const { db } = await open({ folder: folderOf(1) });
    const found = db.$client
      .prepare("select rowid from card_search where card_search match 'burns'")
      .pluck()
      .all();
    expect(found).toEqual([1]);
  });

  it('make finished matches found by their words that were there before, and no others', async () => {
    const { db } = await open({ folder: folderOf(11) });
    const found = (word: string) =>
      db.$client.prepare('select rowid from match_search where match_search match ?').pluck().all(word);
    expect(['close', 'ada', 'torchbearers', 'queen', 'fun'].map(found)).toEqual([[2], [2], [2], [2], [2]]);
  });
});
