// Packs that cannot be: each is told in the report by file, place and reason, and the shelf stays as it was.
import type { Page } from '@playwright/test';
import { outsideTexts, withManifest, zipped } from '../support/outside-pack.ts';
import { expect, test } from './fixture.ts';

const zipOf = (texts: Partial<Record<string, string>>) => zipped(texts)[0]!.bytes;

const orders = JSON.parse(outsideTexts['orders.json']) as { card: { actions: { steps: unknown[] }[] } }[];
orders[0]!.card.actions[0]!.steps = Array.from({ length: 1000 }, () => ({ do: 'draw' }));

interface Refused {
  name: string;
  bytes: Buffer;
  /** The file the remark stands under; the pack as a whole if left out. */
  file?: string;
  says: RegExp;
}

const refused: Refused[] = [
  { name: 'cut-off.zip', bytes: zipOf(outsideTexts).subarray(0, 2000), says: /all of it\s*The zip is cut off/ },
  { name: 'picture.png', bytes: Buffer.from('\x89PNG'), says: /There is no pack in it/ },
  { name: 'empty.zip', bytes: zipOf({}), says: /It is empty/ },
  { name: 'climbs-out.zip', bytes: zipOf({ ...outsideTexts, '../pack.json': '{}' }), file: '../pack.json', says: /leads out of its folder/ },
  { name: 'bomb.zip', bytes: zipOf({ ...outsideTexts, 'tiles.json': ' '.repeat(900_000) }), file: 'tiles.json', says: /more than 100 times its size/ },
  { name: 'too-large.zip', bytes: Buffer.alloc(3 * 1024 * 1024 + 1), says: /at most 3 MB/ },
  { name: 'endless-card.zip', bytes: zipOf({ ...outsideTexts, 'orders.json': JSON.stringify(orders) }), file: 'orders.json', says: /steps\s*"steps" must have at most 12 entries/ },
  { name: 'turned-name.zip', bytes: zipOf(withManifest({ name: '\u202eParade' })), file: 'pack.json', says: /line 1\s*name\s*"name" must be a plain name/ },
]; // prettier-ignore

const shelved = (page: Page) => page.getByRole('switch').count();

test('what is no sound pack is told by file, place and reason, and nothing of it is stored', async ({
  page,
  app,
}) => {
  await app.open('#/packs');
  await expect(page.getByRole('switch')).toHaveCount(6);
  const sheet = page.getByRole('region', { name: 'The open box' });
  for (const { name, bytes, file, says } of refused) {
    await page.locator('input[data-way="zip"]').setInputFiles({ name, mimeType: '', buffer: bytes });
    await expect(sheet).toContainText(`${name} cannot be added`);
    const place = file === undefined ? sheet : sheet.getByRole('region', { name: file });
    await expect(place).toContainText(says);
    await expect(page.getByRole('alert')).toHaveText('');
    await expect(page.getByRole('button', { name: 'Put it on the shelf' })).toHaveCount(0);
    expect(await shelved(page)).toBe(6);
  }
  await page.reload();
  await expect(page.getByRole('switch')).toHaveCount(6);
});
