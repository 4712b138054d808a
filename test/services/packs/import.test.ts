/** Packs from outside: checked before anything is stored, stored whole or not at all, told apart, enabled, removed. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../../electron/db/connect.ts';
import { createMatches } from '../../../electron/db/matches.ts';
import { cardsOfPack, listPacks } from '../../../electron/db/packs.ts';
import * as schema from '../../../electron/db/schema/index.ts';
import { packFiles, planMatch } from '../../../electron/games/warband/index.ts';
import { createUploads } from '../../../electron/services/packs/uploads.ts';
import { makePacksHandlers } from '../../../electron/services/packs/handlers.ts';
import { createWarbands } from '../../../electron/services/warbands/warbands.ts';
import { filesOf, hashCard, hashFiles, manifestOf } from '../../../electron/services/packs/stored.ts';
import { packLimits } from '../../../shared/calls/packs.ts';
import { outsideTexts, sentFolder, withManifest, zipped } from '../../support/outside-pack.ts';
import {
  bringIn,
  check,
  layTable,
  reader,
  refusal,
  send,
  setUp,
  traces,
  value,
  version,
  type Table,
} from './support.ts';

const neverAsked = () => Promise.reject(new Error('no backup is needed'));

const key = (id: string) => `tin-parade/${id}`;

const entry = (id: string, copies = 1) => ({ key: key(id), copies });

function addWarband({ db }: Table, name: string, creatures: string[]): void {
  const { id } = db
    .insert(schema.warbands)
    .values({ name, createdAt: 0, changedAt: 0 })
    .returning({ id: schema.warbands.id })
    .get();
  const list = {
    commanders: [entry('the-toymaker')],
    creatures: creatures.map((each) => entry(each)),
    orders: [],
    tiles: [],
  };
  db.insert(schema.warbandVersions).values({ warbandId: id, number: 1, list, hash: '', createdAt: 0 }).run();
}

describe('a sound pack', () => {
  it('brings its chests into matches under its commanders (B-11)', async () => {
    const table = await layTable();
    await bringIn(table, zipped(withManifest({ chests: [3, 3, 1, 1] })));
    const [ready] = table.cards.readyWarbands();
    const { warband } = await value(createWarbands(table.db, table.cards).playable(ready!.key));
    const contenders = ['One', 'Other'].map((name) => ({ name, warband }));
    const planned = planMatch({ form: 'standard', contenders, face: 'dungeon' }, table.cards.cards());
    expect(planned).toMatchObject({ ok: true, value: { chests: [3, 3, 1, 1, 3, 3, 1, 1] } });
  });

  it('is shown whole before anything of it is stored', async () => {
    const table = await layTable();
    const report = await check(table, zipped(outsideTexts));
    expect(report.errors).toEqual([]);
    expect(report.pack).toMatchObject({
      id: 'tin-parade',
      name: 'The Tin Parade',
      version: '1.2.0',
      authors: ['O. Marrable', 'Ines Quill'],
      licence: 'CC-BY-SA-4.0',
      counts: { commanders: 2, creatures: 12, orders: 32, different: 14, tiles: 4, warbands: 1, chests: 6 },
      standing: 'new',
      others: [],
      breaks: [],
    });
    expect(report.pack!.cards.map((card) => card.name)).toContain('Clockwork Bear');
    expect(report.warnings).toContainEqual(
      expect.objectContaining({
        file: 'orders.json',
        path: '[5].card',
        code: 'fewTakers',
        line: expect.any(Number),
      }),
    );
    expect(traces(table.db)).toEqual([0, 0, 0]);
  });

  it('is stored with its cards, after a backup, and everybody is told', async () => {
    const table = await layTable();
    const hash = await bringIn(table, zipped(outsideTexts));
    expect(table.backups).toEqual(['before-import']);
    expect(table.pushed).toEqual(['packs.changed']);
    expect((await value(table.ask['packs.list']({}))).packs).toMatchObject([
      { hash, isEnabled: true, isBuiltin: false, counts: { different: 14 } },
    ]);
    expect(table.cards.cards().get(key('clockwork-bear'))).toMatchObject({
      id: key('clockwork-bear'),
      type: 'creature',
      large: true,
    });
    expect(table.cards.tiles().get(key('toy-chest'))).toMatchObject({ shape: 'small' });
    expect(table.cards.readyWarbands()).toMatchObject([
      { key: key('opening-march'), commander: key('the-toymaker'), creatures: { length: 4 } },
    ]);
  });

  it('can be found by the words on its cards', async () => {
    const table = await layTable();
    await bringIn(table, zipped(outsideTexts));
    const found = table.db.$client
      .prepare(
        "select cards.key from card_search join cards on cards.id = card_search.rowid where card_search match 'chest'",
      )
      .all();
    expect(found).toContainEqual({ key: key('nursery-fox') });
  });

  it('has the same fingerprint as a zip, as a folder, and however its files are laid out', async () => {
    const table = await layTable();
    const compact = Object.fromEntries(
      Object.entries(outsideTexts).map(([file, text]) => [file, JSON.stringify(JSON.parse(text))]),
    );
    const hashes = [];
    for (const files of [zipped(outsideTexts), sentFolder(outsideTexts), zipped(compact)])
      hashes.push((await check(table, files)).pack!.hash);
    expect(new Set(hashes).size).toBe(1);
  });

  it('is not stored when the backup before it fails', async () => {
    const failure = { code: 'disk-full', what: 'No room.', kept: '', advice: '', details: '' } as const;
    const table = await layTable({ backups: { create: async () => ({ ok: false, error: failure }) } });
    const upload = await send(table, zipped(outsideTexts));
    const { pack } = await value(table.ask['packs.check']({ upload }));
    expect(await refusal(table.ask['packs.import']({ upload, hash: pack!.hash, enable: true }))).toBe(
      'disk-full',
    );
    expect(traces(table.db)).toEqual([0, 0, 0]);
  });
});

describe('an unsound pack', () => {
  it.each(packFiles)('is refused whole when %s is broken JSON, by file and line', async (file) => {
    const table = await layTable();
    const texts = { ...outsideTexts, [file]: `${outsideTexts[file].slice(0, -10)}\n\n,}` };
    const upload = await send(table, sentFolder(texts));
    const report = await value(table.ask['packs.check']({ upload }));
    expect(report.pack).toBeUndefined();
    expect(report.errors).toMatchObject([{ file, code: 'badJson', line: expect.any(Number) }]);
    expect(await refusal(table.ask['packs.import']({ upload, hash: '0'.repeat(64), enable: true }))).toBe(
      'unsound-pack',
    );
    expect(traces(table.db)).toEqual([0, 0, 0]);
  });

  it.each(packFiles)('is refused whole when %s is missing', async (file) => {
    const { [file]: _gone, ...texts } = outsideTexts;
    const report = await check(await layTable(), sentFolder(texts));
    expect(report.errors).toMatchObject([{ file, code: 'missingFile' }]);
    expect(report.pack).toBeUndefined();
  });

  const inFolder = (folder: string) =>
    Object.fromEntries(Object.entries(outsideTexts).map(([file, text]) => [`${folder}/${file}`, text]));

  it.each([
    ['empty', {}, 'It is empty.'],
    ['noPack', { 'picture.png': 'no pack' }, 'There is no pack in it.'],
    ['severalPacks', { ...inFolder('one'), ...inFolder('two') }, 'several packs in it: one/, two/'],
    ['packInFolder', { ...inFolder('one'), 'readme.md': '' }, 'The pack lies in one/ beside other things.'],
  ])('is told in one remark where it is none: %s', async (code, texts, sentence) => {
    const { errors, pack } = await check(await layTable(), zipped(texts));
    expect(errors).toMatchObject([{ file: '', code, sentence: expect.stringContaining(sentence) }]);
    expect(pack).toBeUndefined();
  });

  it('is told which file is written with other capitals', async () => {
    const { 'tiles.json': tiles, ...texts } = outsideTexts;
    const { errors } = await check(await layTable(), zipped({ ...texts, 'Tiles.JSON': tiles }));
    expect(errors).toMatchObject([{ file: 'Tiles.JSON', code: 'misnamed' }]);
    expect(errors[0]!.sentence).toContain('must be called tiles.json');
  });

  it('is reported without the unseen signs of its own words', async () => {
    const texts = { ...outsideTexts, 'gni\u202etxt.json': '' };
    const named = await check(await layTable(), zipped(texts));
    expect(named.errors).toMatchObject([{ file: 'gni\\u202etxt.json', code: 'badPath' }]);
    const field = await check(await layTable(), zipped(withManifest({ 'a\u202eb': 1 })));
    expect(field.errors[0]!.sentence).toBe('Unknown field "a\\u202eb".');
  });

  it('is told each unknown field at its own line', async () => {
    const orders = outsideTexts['orders.json'].replace('"do": "untap"', '"do": "untap",\n"hard": true');
    const { errors } = await check(await layTable(), zipped({ ...outsideTexts, 'orders.json': orders }));
    const line = orders.split('\n').findIndex((text) => text.includes('"hard"')) + 1;
    expect(errors).toMatchObject([{ line, path: '[0].card.actions[0].steps[0].hard' }]);
  });

  it.each([
    { flavour: 'Half a character: \uD800' },
    { flavour: 'Two\u2028lines' },
    { flavour: '   ' },
    { flavour: `Heaped: a${'\u0301'.repeat(9)}` },
    { name: `Z${'\u0301'.repeat(9)}` },
    { version: '01.00.0' },
  ])('is refused for words that cannot be printed or told apart: %j', async (manifest) => {
    const report = await check(await layTable(), sentFolder(withManifest(manifest)));
    expect(report.errors[0]).toMatchObject({ file: 'pack.json', path: Object.keys(manifest)[0] });
    expect(report.pack).toBeUndefined();
  });

  it('names the file, the line, the field and the reason', async () => {
    const orders = outsideTexts['orders.json'].replace('"do": "untap"', '"do": "enchant"');
    const report = await check(await layTable(), sentFolder({ ...outsideTexts, 'orders.json': orders }));
    const line = orders.split('\n').findIndex((text) => text.includes('enchant')) + 1;
    expect(report.errors).toMatchObject([
      {
        file: 'orders.json',
        line,
        path: '[0].card.actions[0].steps[0].do',
        sentence: expect.stringContaining('must be one of'),
      },
    ]);
  });

  it('keeps its report short however long its own words are', async () => {
    const pack = JSON.stringify({
      ...(JSON.parse(outsideTexts['pack.json']) as object),
      ['x'.repeat(200_000)]: 1,
    });
    const report = await check(await layTable(), sentFolder({ ...outsideTexts, 'pack.json': pack }));
    expect(report.errors).toHaveLength(1);
    expect(JSON.stringify(report).length).toBeLessThan(2000);
  });

  it('counts the remarks it does not list', async () => {
    const orders = JSON.stringify(Array.from({ length: 190 }, () => ({ copies: 9, card: 7 })));
    const report = await check(await layTable(), sentFolder({ ...outsideTexts, 'orders.json': orders }));
    expect(report.errors).toHaveLength(200);
    expect(report.more).toBe(180);
  });

  it('tells which files it did not read', async () => {
    const report = await check(
      await layTable(),
      sentFolder({ ...outsideTexts, 'notes.txt': '', 'art/bear.png': '' }),
    );
    expect(report.ignored).toEqual(['notes.txt', 'art/bear.png']);
  });
});

describe('packs of one id', () => {
  it('are told apart: the same, changed under one version, newer, older', async () => {
    const table = await layTable();
    await bringIn(table, sentFolder(outsideTexts));
    const standing = async (changes: object) =>
      (await check(table, sentFolder(withManifest(changes)))).pack!.standing;
    expect(await standing({})).toBe('same');
    expect(await standing({ flavour: 'Wound up again.' })).toBe('changed-same-version');
    expect(await standing({ version: '1.10.0' })).toBe('newer-version');
    expect(await standing({ version: '1.1.9' })).toBe('older-version');
  });

  it('lie side by side, each with its fingerprint, and one of them is enabled', async () => {
    const table = await layTable();
    const first = await bringIn(table, sentFolder(outsideTexts));
    const second = await bringIn(table, sentFolder(withManifest({ flavour: 'Wound up again.' })));
    const third = await bringIn(table, sentFolder(withManifest({ version: '2.0.0' })), false);
    const enabled = async () =>
      (await value(table.ask['packs.list']({}))).packs
        .filter((pack) => pack.isEnabled)
        .map(({ hash }) => hash);
    expect(await enabled()).toEqual([second]);
    await value(table.ask['packs.enable']({ hash: third }));
    expect(await enabled()).toEqual([third]);
    await value(table.ask['packs.disable']({ hash: third }));
    expect(await enabled()).toEqual([]);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('share the cards that did not change', async () => {
    const table = await layTable();
    await bringIn(table, sentFolder(outsideTexts));
    const [, cards] = traces(table.db);
    const creatures = outsideTexts['creatures.json'].replace('"hitPoints": 110', '"hitPoints": 120');
    await bringIn(table, sentFolder({ ...withManifest({ version: '1.3.0' }), 'creatures.json': creatures }));
    expect(traces(table.db)).toEqual([2, cards! + 1, cards! * 2]);
    expect(table.cards.cards().get(key('clockwork-bear'))).toMatchObject({ hitPoints: 120 });
  });

  it('are refused when the very same is installed, or another than was shown is sent', async () => {
    const table = await layTable();
    const hash = await bringIn(table, sentFolder(outsideTexts));
    const again = await send(table, sentFolder(outsideTexts));
    expect(await refusal(table.ask['packs.import']({ upload: again, hash, enable: true }))).toBe(
      'pack-known',
    );
    const other = await send(table, sentFolder(withManifest({ version: '3.0.0' })));
    expect(await refusal(table.ask['packs.import']({ upload: other, hash, enable: true }))).toBe(
      'another-pack',
    );
    expect(traces(table.db)[0]).toBe(1);
  });

  it('may carry the id of a pack that comes with the program, which stays installed', async () => {
    const table = await layTable();
    setUp(table.db);
    const texts = withManifest({ id: 'lantern-watch' });
    const report = await check(table, sentFolder(texts));
    expect(report.pack).toMatchObject({
      standing: 'newer-version',
      others: [{ isBuiltin: true, name: 'The Lantern Watch' }],
    });
    const hash = await bringIn(table, sentFolder(texts));
    setUp(table.db);
    const namesakes = (await value(table.ask['packs.list']({}))).packs.filter(
      ({ id }) => id === 'lantern-watch',
    );
    expect(namesakes.map((pack) => [pack.isBuiltin, pack.isEnabled])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(namesakes[1]!.hash).toBe(hash);
  });
});

describe('warbands', () => {
  it('that would lack cards are named before a pack is disabled, removed or replaced', async () => {
    const table = await layTable();
    const hash = await bringIn(table, sentFolder(outsideTexts));
    addWarband(table, 'Bears', ['clockwork-bear']);
    addWarband(table, 'Foxes', ['nursery-fox']);
    const breaks = async (change: 'enable' | 'disable' | 'remove', of = hash) =>
      (await value(table.ask['packs.impact']({ hash: of, change }))).breaks.map(({ name, missing }) => [
        name,
        missing,
      ]);
    const both = [
      ['Bears', ['The Toymaker', 'Clockwork Bear']],
      ['Foxes', ['The Toymaker', 'Nursery Fox']],
    ];
    expect(await breaks('disable')).toEqual(both);
    expect(await breaks('remove')).toEqual(both);
    const creatures = (JSON.parse(outsideTexts['creatures.json']) as { card: { id: string } }[]).filter(
      ({ card }) => card.id !== 'clockwork-bear',
    );
    const bearless = {
      ...withManifest({ version: '2.0.0' }),
      'creatures.json': JSON.stringify(creatures),
      'warbands.json': '[]',
    };
    const lacking = [['Bears', ['Clockwork Bear']]];
    const report = await check(table, sentFolder(bearless));
    expect(report.pack!.breaks.map(({ name, missing }) => [name, missing])).toEqual(lacking);
    const other = await bringIn(table, sentFolder(bearless), false);
    expect(await breaks('enable', other)).toEqual(lacking);
    expect(await breaks('remove', other)).toEqual([]);
  });

  it('stay as they are when their pack goes', async () => {
    const table = await layTable();
    const hash = await bringIn(table, sentFolder(outsideTexts));
    addWarband(table, 'Bears', ['clockwork-bear']);
    await value(table.ask['packs.remove']({ hash }));
    expect(
      table.db.select({ list: schema.warbandVersions.list }).from(schema.warbandVersions).all(),
    ).toMatchObject([{ list: { creatures: [{ key: key('clockwork-bear') }] } }]);
  });
});

describe('a removed pack', () => {
  it('is gone with its cards, but for those a match was played with', async () => {
    const table = await layTable();
    const hash = await bringIn(table, sentFolder(outsideTexts));
    const bear = table.cards.hashOf(key('clockwork-bear'))!;
    createMatches(table.db, Date.now).create({
      game: 'warband',
      form: 'standard',
      rulesVersion: 1,
      seed: 1,
      start: { setup: {}, packs: [{ key: 'tin-parade', hash }], cards: [bear] },
      seats: [{ player: 'Ada' }, { player: 'Ben' }],
    });
    await value(table.ask['packs.remove']({ hash }));
    expect(table.db.select({ key: schema.cards.key }).from(schema.cards).all()).toEqual([
      { key: key('clockwork-bear') },
    ]);
    expect(table.cards.cards().size).toBe(0);
    await bringIn(table, sentFolder(outsideTexts));
    expect(table.cards.hashOf(key('clockwork-bear'))).toBe(bear);
  });

  it('cannot be one that comes with the program', async () => {
    const table = await layTable();
    setUp(table.db);
    const { packs } = await value(table.ask['packs.list']({}));
    expect(await refusal(table.ask['packs.remove']({ hash: packs[0]!.hash }))).toBe('builtin-pack');
    expect(await refusal(table.ask['packs.remove']({ hash: 'f'.repeat(64) }))).toBe('no-such-pack');
  });

  it('no longer shows its cards', async () => {
    const table = await layTable();
    const hash = await bringIn(table, sentFolder(outsideTexts));
    expect((await value(table.ask['packs.faces']({}))).cards).toHaveLength(14);
    await value(table.ask['packs.disable']({ hash }));
    expect((await value(table.ask['packs.faces']({}))).cards).toEqual([]);
    expect((await value(table.ask['packs.open']({ hash }))).cards).toHaveLength(14);
  });
});

describe('sending a pack', () => {
  it('goes piece by piece', async () => {
    const table = await layTable();
    const [zip] = zipped(outsideTexts);
    const { upload } = await value(
      table.ask['packs.begin']({ files: [{ path: zip!.path, bytes: zip!.bytes.length }] }),
    );
    for (let at = 0; at < zip!.bytes.length; at += 999) {
      expect(await refusal(table.ask['packs.check']({ upload }))).toBe('incomplete');
      const data = zip!.bytes.subarray(at, at + 999).toString('base64');
      await value(table.ask['packs.append']({ upload, file: 0, data }));
    }
    expect((await value(table.ask['packs.check']({ upload }))).errors).toEqual([]);
  });

  it('is refused beyond what was announced, beyond the limit, and when it is forgotten', async () => {
    const { ask } = await layTable();
    const { upload } = await value(ask['packs.begin']({ files: [{ path: 'a.zip', bytes: 3 }] }));
    expect(await refusal(ask['packs.append']({ upload, file: 0, data: 'AAAAAAAA' }))).toBe('bad-piece');
    expect(await refusal(ask['packs.append']({ upload, file: 1, data: 'AAAA' }))).toBe('bad-piece');
    const huge = Array.from({ length: 4 }, (_, index) => ({
      path: `${index}.json`,
      bytes: packLimits.bytes / 3,
    }));
    expect(await refusal(ask['packs.begin']({ files: huge }))).toBe('pack-too-large');
    for (let more = 0; more < 3; more++)
      await value(ask['packs.begin']({ files: [{ path: 'b.zip', bytes: 1 }] }));
    expect(await refusal(ask['packs.append']({ upload, file: 0, data: 'AAAA' }))).toBe('no-such-upload');
    expect(await refusal(ask['packs.check']({ upload }))).toBe('no-such-upload');
  });
});

/** Changes an order of a pack into what an older program might have let in, fingerprints included; answers the pack's. */
function storeAsOlderProgram(db: Db, pack: string, change: object): string {
  const row = listPacks(db).find(({ key: id }) => id === pack)!;
  const card = cardsOfPack(db, row.id).find(({ key: id }) => id === `${pack}/glue-pot`)!;
  const data = { ...(card.data as object), ...change };
  db.update(schema.cards)
    .set({ data, hash: hashCard(data) })
    .where(eq(schema.cards.id, card.id))
    .run();
  const files = filesOf(manifestOf(row), cardsOfPack(db, row.id));
  const hash = hashFiles(packFiles.map((file) => files[file]));
  db.update(schema.packs).set({ hash }).where(eq(schema.packs.id, row.id)).run();
  return hash;
}

describe('a new version of the program', () => {
  it('reads imported packs again and disables what it cannot read any more', async () => {
    const table = await layTable({ version: '0.9.0' });
    await bringIn(table, sentFolder(outsideTexts));
    await bringIn(table, sentFolder(withManifest({ id: 'old-parade', name: 'Old Parade' })));
    const broken = storeAsOlderProgram(table.db, 'old-parade', { timing: 'yesterday' });
    expect(setUp(table.db)).toMatchObject([
      {
        code: 'pack-unreadable',
        sentence: expect.stringContaining('Old Parade'),
        details: [expect.stringContaining('timing')],
      },
    ]);
    expect(setUp(table.db)).toEqual([]);
    table.cards.changed();
    const own = (await value(table.ask['packs.list']({}))).packs.filter(({ isBuiltin }) => !isBuiltin);
    expect(own.map(({ name, isEnabled }) => [name, isEnabled])).toEqual([
      ['Old Parade', false],
      ['The Tin Parade', true],
    ]);
    expect(table.cards.cards().has(key('glue-pot'))).toBe(true);
    const later = makePacksHandlers({
      ...table,
      reader,
      version,
      uploads: createUploads(),
      push: () => undefined,
      backups: { create: neverAsked },
    });
    expect(await refusal(later['packs.enable']({ hash: broken }))).toBe('pack-unreadable');
  });
});
