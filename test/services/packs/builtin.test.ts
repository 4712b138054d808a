/** The packs that come with the program: there after every start, whatever was there before. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedPackIds, readInstalledPack } from '../../../electron/cli/packs/folders.ts';
import { listPacks } from '../../../electron/db/packs.ts';
import { hashPack } from '../../../electron/services/packs/stored.ts';
import { temporaryFolder } from '../../db/support.ts';
import { outsideFolder, outsideTexts, sentFolder } from '../../support/outside-pack.ts';
import { bringIn, layTable, setUp, traces, value } from './support.ts';

/** A folder of packs with the small one alone, to be changed. */
function ownFolder(): { folder: string; change: (file: string, to: (text: string) => string) => void } {
  const folder = temporaryFolder();
  const pack = join(folder, 'tin-parade');
  cpSync(outsideFolder, pack, { recursive: true });
  return {
    folder,
    change: (file, to) => writeFileSync(join(pack, file), to(readFileSync(join(pack, file), 'utf8'))),
  };
}

describe('the first start', () => {
  it('stores every pack that comes with the program, enabled', async () => {
    const { db, cards } = await layTable();
    expect(setUp(db)).toEqual([]);
    expect(cards.packs().map(({ key, hash }) => [key, hash])).toEqual(
      installedPackIds()
        .map((id) => readInstalledPack(id))
        .toSorted((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1))
        .map((pack) => [pack.manifest.id, hashPack(pack)]),
    );
    expect(cards.readyWarbands()).toHaveLength(12);
    expect(cards.faces()).toHaveLength(cards.cards().size);
  });
});

describe('a later start', () => {
  it('stores nothing twice', async () => {
    const { db } = await layTable();
    const { folder } = ownFolder();
    setUp(db, folder);
    const [row] = listPacks(db);
    setUp(db, folder);
    expect(listPacks(db)).toEqual([row]);
  });

  it('puts a new version in place of the old one, and keeps it disabled if that was', async () => {
    const table = await layTable();
    const { folder, change } = ownFolder();
    setUp(table.db, folder);
    change('creatures.json', (text) => text.replace('"hitPoints": 110', '"hitPoints": 120'));
    setUp(table.db, folder);
    expect(listPacks(table.db)).toMatchObject([{ isEnabled: true }]);
    expect(table.cards.cards().get('tin-parade/clockwork-bear')).toMatchObject({ hitPoints: 120 });
    await value(table.ask['packs.disable']({ hash: listPacks(table.db)[0]!.hash }));
    change('pack.json', (text) => text.replace('1.2.0', '1.3.0'));
    setUp(table.db, folder);
    expect(listPacks(table.db)).toMatchObject([{ version: '1.3.0', isEnabled: false }]);
  });

  it('leaves no card behind that nothing holds', async () => {
    const { db } = await layTable();
    const { folder, change } = ownFolder();
    setUp(db, folder);
    const before = traces(db);
    change('creatures.json', (text) => text.replace('"hitPoints": 110', '"hitPoints": 120'));
    setUp(db, folder);
    expect(traces(db)).toEqual(before);
  });

  it('takes over a pack that a person had imported before', async () => {
    const table = await layTable();
    await bringIn(table, sentFolder(outsideTexts));
    setUp(table.db, ownFolder().folder);
    expect(listPacks(table.db)).toMatchObject([{ source: 'builtin', isEnabled: true }]);
  });
});

describe('a damaged pack', () => {
  it.each([
    ['is broken JSON', (text: string) => text.slice(0, -5)],
    ['breaks the language', (text: string) => text.replace('"slide"', '"sidle"')],
  ])('that %s is told in words and left out; the others are there', async (_what, to) => {
    const { db, cards } = await layTable();
    const { folder, change } = ownFolder();
    cpSync(join(outsideFolder, '../../../../resources/packs/skyfell'), join(folder, 'skyfell'), {
      recursive: true,
    });
    change('orders.json', to);
    expect(setUp(db, folder)).toMatchObject([
      {
        code: 'builtin-pack-damaged',
        level: 'problem',
        details: [expect.stringMatching(/^orders\.json:\d+: /)],
      },
    ]);
    expect(cards.packs().map(({ key }) => key)).toEqual(['skyfell']);
  });

  it('leaves the version that was stored before', async () => {
    const { db, cards } = await layTable();
    const { folder, change } = ownFolder();
    setUp(db, folder);
    change('orders.json', () => '');
    expect(setUp(db, folder)).toHaveLength(1);
    expect(cards.packs()).toMatchObject([{ key: 'tin-parade' }]);
  });

  it('may lack a file or call itself by another name', async () => {
    const { db } = await layTable();
    const { folder, change } = ownFolder();
    change('pack.json', (text) => text.replace('"tin-parade"', '"skyfell"'));
    expect(setUp(db, folder)).toMatchObject([{ details: ['It calls itself skyfell.'] }]);
    rmSync(join(folder, 'tin-parade', 'orders.json'));
    expect(setUp(db, folder)).toMatchObject([
      { details: ['orders.json:1: The file orders.json is missing.'] },
    ]);
    expect(listPacks(db)).toEqual([]);
  });
});
