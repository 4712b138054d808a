/** Packs from outside are read in a thread: the program goes on meanwhile, and no pack takes it down. */
import { describe, expect, it } from 'vitest';
import { createPackReader } from '../../../electron/services/packs/reader.ts';
import { readSentPack } from '../../../electron/services/packs/read-sent.ts';
import type { SentFile } from '../../../electron/services/packs/zip.ts';
import { outsideTexts, sentFolder, zipped } from '../../support/outside-pack.ts';
import { layTable, send, value } from './support.ts';

interface Entry {
  copies: number;
  card: { id: string; name: string };
}

/** The pack with as many cards as one may have, written wide: about 1 MB. */
function largePack(): SentFile[] {
  const grown = (file: 'creatures.json' | 'orders.json', most: number): string => {
    const entries = JSON.parse(outsideTexts[file]!) as Entry[];
    const more = Array.from({ length: most - entries.length }, (_, at) => {
      const { copies, card } = entries[at % entries.length]!;
      return { copies, card: { ...card, id: `${card.id}-${at}`, name: `Card ${at}` } };
    });
    return JSON.stringify([...entries, ...more], undefined, 10);
  };
  return sentFolder({
    ...outsideTexts,
    'creatures.json': grown('creatures.json', 100),
    'orders.json': grown('orders.json', 200),
  });
}

describe('the thread that reads packs', () => {
  it('finds the same as reading without it', async () => {
    const reader = createPackReader();
    for (const sent of [sentFolder(outsideTexts), zipped(outsideTexts), [], zipped({ 'pack.json': '{' })])
      expect(await reader.read(sent)).toEqual(readSentPack(sent));
  });

  it('leaves the program free to answer while a pack of 1 MB is checked', async () => {
    const table = await layTable({ reader: createPackReader() });
    const sent = largePack();
    expect(sent.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeGreaterThan(900_000);
    const upload = await send(table, sent);
    const order: string[] = [];
    const checked = value(table.ask['packs.check']({ upload })).then((report) => {
      order.push('checked');
      return report;
    });
    await new Promise(setImmediate);
    await value(table.ask['packs.list']({}));
    order.push('another call');
    const { pack, errors } = await checked;
    expect(errors).toEqual([]);
    expect(pack?.cards).toHaveLength(302);
    expect(order).toEqual(['another call', 'checked']);
  });

  it.each([
    ['time', { milliseconds: 0, megabytes: 1024 }],
    ['memory', { milliseconds: 60_000, megabytes: 16 }],
  ])('refuses a pack that takes too much %s, and reads the next', async (_, limits) => {
    const read = await createPackReader(limits).read(largePack());
    expect(read).toMatchObject({ ok: false, error: { errors: [{ code: 'tooHeavy' }] } });
    expect((await createPackReader().read(sentFolder(outsideTexts))).ok).toBe(true);
  });

  it('reads one pack after the other', async () => {
    const reader = createPackReader();
    const reads = [outsideTexts, {}, outsideTexts].map((texts) => reader.read(sentFolder(texts)));
    expect((await Promise.all(reads)).map(({ ok }) => ok)).toEqual([true, false, true]);
  });
});
