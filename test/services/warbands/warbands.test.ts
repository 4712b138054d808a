import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../../electron/db/connect.ts';
import {
  campaigns,
  collectionCards,
  collections,
  matches,
  matchSeats,
  matchSetups,
  packs,
  tags,
  warbands as warbandsTable,
  warbandVersions,
} from '../../../electron/db/schema/index.ts';
import { createLibrary } from '../../../electron/services/library.ts';
import { createCardLibrary } from '../../../electron/services/packs/library.ts';
import { setUpShelf } from '../../../electron/services/packs/shelf.ts';
import { createWarbands } from '../../../electron/services/warbands/warbands.ts';
import { changeList, emptyList, type WarbandList } from '../../../shared/warbands.ts';
import { freshDatabase } from '../../db/support.ts';

const minute = 60_000;
const folder = join(import.meta.dirname, '../../../resources/packs');

async function program() {
  const db = await freshDatabase();
  setUpShelf({ db, folder, version: '1.0.0', now: () => 0 });
  const clock = { now: 1000 };
  const cards = createCardLibrary(db);
  const warbands = createWarbands(db, cards, () => clock.now);
  const ready = warbands.list().find(({ kind }) => kind === 'ready')!;
  return { db, clock, cards, warbands, ready };
}

function value<T>(answer: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}
const without = (list: WarbandList, count = 1): WarbandList =>
  changeList(list, [{ part: 'orders', key: list.orders[0]!.key, by: -count }]);

/** Begins a match with the present version of a warband. */
function playWith(db: Db, warbandId: string): void {
  const { id: setupId } = db
    .insert(matchSetups)
    .values({ hash: 'h', setup: Buffer.from('') })
    .returning()
    .get();
  const match = db
    .insert(matches)
    .values({ game: 'warband', form: 'standard', rulesVersion: 1, seed: 1, setupId, startedAt: 1 })
    .returning()
    .get();
  const version = db
    .select()
    .from(warbandVersions)
    .where(eq(warbandVersions.warbandId, Number(warbandId)))
    .get()!;
  db.insert(matchSeats)
    .values({ matchId: match.id, seat: 0, player: 'A', warbandVersionId: version.id })
    .run();
}

describe('ready-made warbands', () => {
  it('are listed, opened and copied; all of them may march', async () => {
    const { warbands } = await program();
    const ready = warbands.list();
    expect(ready).toHaveLength(12);
    expect(ready.map(({ problems }) => problems)).toEqual(new Array(12).fill(0));
    const copy = value(warbands.duplicate(ready[0]!.id, 'Mine'));
    expect(copy.line).toMatchObject({ kind: 'own', name: 'Mine', problems: 0 });
    expect(copy.list).toEqual(value(warbands.open(ready[0]!.id)).list);
    expect(value(warbands.playable(ready[0]!.id))).toMatchObject({
      name: ready[0]!.name,
      versionId: undefined,
    });
  });

  it('leave their name to themselves: a copy, or what is taken over, gets one of its own', async () => {
    const { warbands, ready } = await program();
    const names = ['one', 'other'].map(() => value(warbands.duplicate(ready.id, ready.name)).line.name);
    expect(names).toEqual([`${ready.name} 2`, `${ready.name} 3`]);
    expect(warbands.create(`${ready.name} 3`).line.name).toBe(`${ready.name} 4`);
    const long = 'x'.repeat(80);
    warbands.create(long);
    expect(warbands.create(long).line.name).toBe(`${'x'.repeat(78)} 2`);
  });

  it('are never changed', async () => {
    const { warbands, ready } = await program();
    expect(warbands.save(ready.id, '', emptyList)).toMatchObject({
      ok: false,
      error: { code: 'no-such-warband' },
    });
    expect(warbands.describe(ready.id, { name: 'x' })).toMatchObject({ ok: false });
    expect(warbands.remove(ready.id)).toMatchObject({ ok: false });
  });
});

describe('saving', () => {
  it('keeps any list, also an illegal one of unknown cards', async () => {
    const { warbands } = await program();
    const draft = { ...emptyList, orders: [{ key: 'ember-crown/ash', copies: 9 }] };
    const { line } = warbands.create('Draft', draft);
    const opened = value(warbands.open(line.id));
    expect(opened.list).toEqual(draft);
    expect(opened.problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['unknownCard', 'tooManyOfAnOrder', 'commanderCount']),
    );
    expect(warbands.playable(line.id)).toMatchObject({ ok: false, error: { code: 'warband-not-legal' } });
  });

  it('puts the edits of one sitting into one version, and a new sitting into a new one', async () => {
    const { warbands, ready, clock } = await program();
    let open = value(warbands.duplicate(ready.id, 'Mine'));
    const first = open.list;
    for (let edit = 0; edit < 3; edit++) {
      clock.now += minute;
      open = value(warbands.save(open.line.id, open.stamp, without(open.list)));
    }
    expect(open.version).toBe(1);
    clock.now += 31 * minute;
    open = value(warbands.save(open.line.id, open.stamp, first));
    expect(open.version).toBe(2);
    expect(value(warbands.versions(open.line.id)).map(({ number, problems }) => [number, problems])).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });

  it('refuses to save over what another window saved, and loses neither', async () => {
    const { warbands, ready } = await program();
    const { line, stamp, list } = value(warbands.duplicate(ready.id, 'Mine'));
    const saved = value(warbands.save(line.id, stamp, without(list)));
    expect(warbands.save(line.id, stamp, emptyList)).toMatchObject({
      ok: false,
      error: { code: 'changed-meanwhile' },
    });
    expect(value(warbands.open(line.id)).list).toEqual(saved.list);
  });

  it('never changes a version that was named', async () => {
    const { warbands, ready } = await program();
    const { line, stamp, list } = value(warbands.duplicate(ready.id, 'Mine'));
    value(warbands.keep(line.id, 1, 'As it came'));
    expect(value(warbands.save(line.id, stamp, without(list))).version).toBe(2);
    expect(value(warbands.compare(line.id, 1, 2))).toEqual([
      { part: 'orders', key: list.orders[0]!.key, by: -1 },
    ]);
    expect(value(warbands.versions(line.id))[1]).toMatchObject({
      number: 1,
      label: 'As it came',
      isKept: true,
    });
  });

  it('never changes a version that was played', async () => {
    const { db, warbands, ready } = await program();
    const { line, stamp, list } = value(warbands.duplicate(ready.id, 'Mine'));
    playWith(db, line.id);
    expect(value(warbands.save(line.id, stamp, without(list))).version).toBe(2);
    expect(value(warbands.versions(line.id))[1]).toMatchObject({ isKept: true, matches: 1 });
  });

  it('goes back to a version by a new one, so that nothing is lost', async () => {
    const { warbands, ready, clock } = await program();
    const { line, stamp, list } = value(warbands.duplicate(ready.id, 'Mine'));
    clock.now += 60 * minute;
    value(warbands.save(line.id, stamp, emptyList));
    const restored = value(warbands.restore(line.id, 1));
    expect(restored).toMatchObject({ version: 3, list });
    expect(value(warbands.versions(line.id))).toHaveLength(3);
    expect(warbands.restore(line.id, 9)).toMatchObject({ ok: false, error: { code: 'no-such-version' } });
  });
});

describe('describing', () => {
  it('renames, tags, notes and archives; invisible characters go', async () => {
    const { db, warbands, ready } = await program();
    const { id } = value(warbands.duplicate(ready.id, 'Mine')).line;
    value(warbands.describe(id, { name: ' The \u202eLong\u200b March ', note: 'for rainy days' }));
    value(warbands.tag(id, ['Slow', 'slow', 'fun']));
    const line = value(warbands.describe(id, { isArchived: true }));
    expect(line).toMatchObject({
      name: 'The Long March',
      note: 'for rainy days',
      isArchived: true,
      tags: ['fun', 'Slow'],
    });
    value(warbands.tag(id, ['fun']));
    expect(db.select().from(tags).all()).toHaveLength(1);
    expect(value(warbands.describe(id, { isArchived: false })).isArchived).toBe(false);
  });

  it('deletes, and takes it back', async () => {
    const { warbands, ready } = await program();
    const { id } = value(warbands.duplicate(ready.id, 'Mine')).line;
    value(warbands.remove(id));
    expect(warbands.list().some((line) => line.id === id)).toBe(false);
    expect(warbands.open(id)).toMatchObject({ ok: false, error: { code: 'no-such-warband' } });
    expect(value(warbands.undelete(id))).toMatchObject({ id, name: 'Mine', problems: 0 });
  });
});

describe('packs and campaigns', () => {
  it('a disabled pack is named by card, and the count on the home screen follows', async () => {
    const { db, warbands, ready, cards } = await program();
    const { id } = value(warbands.duplicate(ready.id, 'Mine')).line;
    const library = createLibrary(db, { list: () => [] });
    expect(library.summary().warbands).toEqual({ ready: 1, withProblems: 0 });
    db.update(packs).set({ isEnabled: false }).where(eq(packs.key, ready.packs[0]!)).run();
    cards.changed();
    warbands.recheck();
    expect(library.summary().warbands).toEqual({ ready: 0, withProblems: 1 });
    const { problems } = value(warbands.open(id));
    expect(problems[0]!.sentence).toMatch(/is in the pack .*, which is switched off\.$/);
    expect(warbands.list().filter(({ kind }) => kind === 'ready')).toHaveLength(10);
  });

  it('in a campaign only owned copies count', async () => {
    const { db, warbands, ready } = await program();
    const { line, list } = value(warbands.duplicate(ready.id, 'Mine'));
    const campaign = db
      .insert(campaigns)
      .values({ name: 'C', storyKey: 's', storyHash: 'h', revision: 0, createdAt: 0, playedAt: 0 })
      .returning()
      .get();
    const { id: collectionId } = db
      .insert(collections)
      .values({ scope: 'campaign', campaignId: campaign.id })
      .returning()
      .get();
    const owned = [...list.commanders, ...list.creatures, ...list.orders.slice(1)];
    for (const { key, copies } of owned)
      db.insert(collectionCards).values({ collectionId, cardKey: key, count: copies }).run();
    db.update(warbandsTable)
      .set({ campaignId: campaign.id })
      .where(eq(warbandsTable.id, Number(line.id)))
      .run();
    const { problems } = value(warbands.open(line.id));
    expect(problems.map(({ code, cards }) => [code, cards])).toEqual([['notOwned', [list.orders[0]!.key]]]);
  });
});
