import { describe, expect, it } from 'vitest';
import type { Db } from '../../electron/db/connect.ts';
import { createMatches, type NewMatch } from '../../electron/db/matches.ts';
import * as schema from '../../electron/db/schema/index.ts';
import { createLibrary } from '../../electron/services/library.ts';
import { addCard, freshDatabase } from '../db/support.ts';

const noBackups = { list: () => [] };

function addPack(db: Db, key: string, isEnabled: boolean, cardIds: number[]): void {
  const pack = { key, version: '1', hash: key, name: key, source: 'builtin', manifest: {} } as const;
  const { id } = db
    .insert(schema.packs)
    .values({ ...pack, isEnabled, installedAt: 0 })
    .returning({ id: schema.packs.id })
    .get();
  cardIds.forEach((cardId, position) =>
    db.insert(schema.packCards).values({ packId: id, position, cardId }).run(),
  );
}

function addWarband(
  db: Db,
  problemsByVersion: (number | null)[],
  flags: { deletedAt?: number; archivedAt?: number } = {},
) {
  const { id } = db
    .insert(schema.warbands)
    .values({ name: 'Band', createdAt: 0, changedAt: 0, ...flags })
    .returning({ id: schema.warbands.id })
    .get();
  problemsByVersion.forEach((problems, index) =>
    db
      .insert(schema.warbandVersions)
      .values({ warbandId: id, number: index + 1, list: {}, hash: '', problems, createdAt: 0 })
      .run(),
  );
}

describe('the summary for the home screen', () => {
  it('is all zero for somebody new', async () => {
    expect(createLibrary(await freshDatabase(), noBackups).summary()).toEqual({
      packs: 0,
      cards: 0,
      warbands: { ready: 0, withProblems: 0 },
      matches: 0,
      unfinished: undefined,
      lastBackupAt: undefined,
    });
  });

  it('counts enabled packs and their different cards', async () => {
    const db = await freshDatabase();
    const [torch, acolyte, other] = ['ember/torch', 'ember/acolyte', 'tide/net'].map((key) =>
      addCard(db, key),
    );
    addPack(db, 'ember', true, [torch!, torch!, acolyte!]);
    addPack(db, 'tide', false, [other!]);
    expect(createLibrary(db, noBackups).summary()).toMatchObject({ packs: 1, cards: 2 });
  });

  it('judges warbands by their present version', async () => {
    const db = await freshDatabase();
    addWarband(db, [3, 0]);
    addWarband(db, [0, 0, 2]);
    addWarband(db, [null]);
    addWarband(db, [0], { archivedAt: 1 });
    addWarband(db, [0], { deletedAt: 1 });
    expect(createLibrary(db, noBackups).summary().warbands).toEqual({ ready: 1, withProblems: 2 });
  });

  it('offers the match last played', async () => {
    const db = await freshDatabase();
    const duel: NewMatch = {
      ...{ game: 'warband', form: 'two players', rulesVersion: 1, seed: 1 },
      start: { setup: {}, packs: [], cards: [] },
      seats: [{ player: 'Ada' }, { player: 'Bo' }],
    };
    let time = 1;
    const matches = createMatches(db, () => time);
    const [first] = [matches.create(duel), matches.create(duel)];
    time = 2;
    matches.append(first, 0, ['pass']);
    const { unfinished } = createLibrary(db, noBackups).summary();
    expect(unfinished).toMatchObject({ id: first, players: ['Ada', 'Bo'], actions: 1, playedAt: 2 });
  });

  it('counts matches that are over and not deleted', async () => {
    const db = await freshDatabase();
    const { $client } = db;
    $client.exec("insert into match_setups values (1, 'hash', x'00')");
    const add = $client.prepare(
      `insert into matches (game, form, rules_version, seed, setup_id, started_at, finished_at, reason, state_hash, log, deleted_at)
       values ('warband', 'standard', 1, 1, 1, 1, :at, :reason, :reason, :log, :gone)`,
    );
    const over = { at: 2, reason: 'morale', log: Buffer.from('x') };
    add.run({ ...over, gone: null });
    add.run({ ...over, gone: 3 });
    add.run({ at: null, reason: null, log: null, gone: null });
    expect(createLibrary(db, noBackups).summary().matches).toBe(1);
  });

  it('tells when the last backup was made', async () => {
    const backup = { id: '', reason: 'manual', bytes: 1 } as const;
    const list = () => [
      { ...backup, madeAt: 20 },
      { ...backup, madeAt: 10 },
    ];
    expect(createLibrary(await freshDatabase(), { list }).summary().lastBackupAt).toBe(20);
  });
});
