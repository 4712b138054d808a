// Packs from outside through the page: chosen, dropped, reported on, put on the shelf, put away and removed.
import type { FileChooser, Page } from '@playwright/test';
import { outsideFolder, outsideTexts, withManifest, zipped } from '../support/outside-pack.ts';
import { type App, expect, test } from './fixture.ts';

const zipOf = (texts: Partial<Record<string, string>>, name = 'tin-parade.zip') => ({
  name,
  mimeType: 'application/zip',
  buffer: zipped(texts)[0]!.bytes,
});

async function choose(
  page: Page,
  button: string,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

const sheet = (page: Page) => page.getByRole('region', { name: 'The open box' });
const inUse = (page: Page, pack: string) => page.getByRole('switch', { name: `In use: ${pack}` });

async function openShelf(page: Page, app: App): Promise<void> {
  await app.open('#/packs');
  await expect(inUse(page, 'The Lantern Watch 1.0.0')).toBeChecked();
}

async function takeIn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Put it on the shelf', exact: true }).click();
  await expect(inUse(page, name)).toBeChecked();
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await page.getByRole('button', { name: 'Remove from the shelf' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(inUse(page, name)).toHaveCount(0);
}

test('the shelf shows the six packs and what is in the open one', async ({ page, app }) => {
  await openShelf(page, app);
  await expect(page.getByRole('switch')).toHaveCount(6);
  await page.getByRole('button', { name: 'Open The Skyfell Aerie 1.0.0' }).click();
  await expect(sheet(page)).toContainText('They are never where you swung');
  await expect(sheet(page)).toContainText('2 commanders · 12 creatures · 36 orders');
  const cards = page.getByRole('listbox', { name: 'Cards, The Skyfell Aerie' }).getByRole('option');
  await cards.first().focus();
  await page.keyboard.press('End');
  await expect(cards.last()).toBeFocused();
});

test('a zip is reported on, put on the shelf, put away, and removed', async ({ page, app }) => {
  await openShelf(page, app);
  await choose(page, 'Choose a zip…', zipOf({ ...outsideTexts, 'notes.txt': 'mine' }));
  await expect(sheet(page)).toContainText('it is new here');
  await expect(sheet(page)).toContainText('notes.txt');
  await expect(page.getByRole('switch')).toHaveCount(6);
  await takeIn(page, 'The Tin Parade 1.2.0');
  await page.goto(page.url().replace('#/packs', '#/'));
  await expect(page.getByRole('link', { name: /Collection/ })).toContainText('7 packs');
  await openShelf(page, app);
  await inUse(page, 'The Tin Parade 1.2.0').uncheck();
  await expect(page.getByText('7 packs, 6 in use')).toBeVisible();
  await remove(page, 'The Tin Parade 1.2.0');
});

test('a folder is read, and a changed pack of the same version told apart', async ({ page, app }) => {
  await openShelf(page, app);
  await choose(page, 'Choose a folder…', outsideFolder);
  await takeIn(page, 'The Tin Parade 1.2.0');
  await choose(page, 'Choose a folder…', outsideFolder);
  await expect(sheet(page)).toContainText('This very pack is on the shelf already');
  await choose(
    page,
    'Choose a zip…',
    zipOf(withManifest({ flavour: 'Wound up again.', name: 'Another Parade' })),
  );
  await expect(sheet(page)).toContainText('changed it without giving it a new version');
  await takeIn(page, 'Another Parade 1.2.0');
  await expect(inUse(page, 'The Tin Parade 1.2.0')).not.toBeChecked();
  await remove(page, 'Another Parade 1.2.0');
  await remove(page, 'The Tin Parade 1.2.0');
});

test('an unsound pack is reported by file, line and field, and nothing of it is stored', async ({
  page,
  app,
}) => {
  await openShelf(page, app);
  const orders = outsideTexts['orders.json'].replace('"do": "untap"', '"do": "enchant"');
  await choose(page, 'Choose a zip…', zipOf({ ...outsideTexts, 'orders.json': orders }, 'broken.zip'));
  await expect(sheet(page)).toContainText('broken.zip cannot be added');
  const remarks = sheet(page).getByRole('region', { name: 'orders.json' });
  await expect(remarks).toContainText(/line \d+/);
  await expect(remarks).toContainText('[0].card.actions[0].steps[0].do');
  await app.axe();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByRole('switch')).toHaveCount(6);
});

test('a dropped folder is read like a chosen one', async ({ page, app }) => {
  await openShelf(page, app);
  const transfer = await page.evaluateHandle((texts) => {
    const dropped = new DataTransfer();
    for (const [name, text] of Object.entries(texts)) dropped.items.add(new File([text], name));
    return dropped;
  }, outsideTexts);
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Let go to check this pack')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await expect(sheet(page)).toContainText('The Tin Parade');
  await app.axe();
});

/** Makes a ready warband the person's own, as the builder does. */
const makeOwn = (page: Page, id: string, name: string) =>
  page.evaluate(
    (input) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/ipc`);
        socket.addEventListener('open', () =>
          socket.send(JSON.stringify({ id: 1, call: 'warbands.duplicate', input })),
        );
        socket.addEventListener('message', () => {
          socket.close();
          resolve();
        });
      }),
    { id, name },
  );

test('warbands that would lack cards are named before a pack is put away', async ({ page, app }) => {
  await openShelf(page, app);
  await makeOwn(page, 'skyfell/stooping-wing', 'Highest Wings');
  await inUse(page, 'The Skyfell Aerie 1.0.0').uncheck();
  const dialog = page.getByRole('dialog', { name: 'Put The Skyfell Aerie 1.0.0 away?' });
  await expect(dialog).toContainText('Highest Wings');
  await expect(dialog).toContainText('they stay as drafts');
  await app.axe();
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await expect(inUse(page, 'The Skyfell Aerie 1.0.0')).toBeChecked();
});
