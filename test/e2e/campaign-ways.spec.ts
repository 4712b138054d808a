// What leads out of a campaign and back: the builder, stories from outside, files, a kill of the program.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../electron/launch/machine.js';
import { startHost } from '../support/host.ts';
import { campaignsAt } from './campaign-moments.ts';
import { checkAccessibility, expect, test } from './fixture.ts';

const stands = campaignsAt('laterMuster', 'ending');
test.use({ found: { fill: stands.fill } });

/** The tests' short story as somebody else would have written it on. */
function laterStory(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deepmarch-story-'));
  cpSync(join(root, 'test/campaign/stories/two-lights'), folder, { recursive: true });
  const file = join(folder, 'story.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]+"/, '"version": "9.0.0"'));
  return folder;
}

const bar = (page: Page) => page.getByRole('region', { name: /^The warband of/ });

test('the warband goes from the muster to the builder, is built from what is owned, and marches from there', async ({
  app,
  page,
}) => {
  await app.open(stands.route('laterMuster'));
  const lawful = page.locator('.lawful');
  const before = await lawful.textContent();
  await page.getByRole('button', { name: 'In the builder' }).click();
  await expect(bar(page)).toContainText('It marches so now.');
  await page
    .getByRole('combobox', { name: 'Search' })
    .or(page.locator('[data-search]'))
    .first()
    .fill('type:order');
  const card = page.locator('[data-key]').first();
  await card.click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('The muster is open: it may march so.');
  await app.axe();
  // Five of a kind, or more than are owned, never march.
  for (let copies = 0; copies < 5; copies++) await card.click();
  const march = page.getByRole('button', { name: 'March with this list' });
  await expect(march).toBeDisabled();
  for (let copies = 0; copies < 5; copies++) await page.keyboard.press('Control+z');
  await march.click();
  await expect(lawful).not.toHaveText(before!);
});

test('a veteran is called by another name, by keys alone', async ({ app, page }) => {
  await app.open(stands.route('laterMuster'));
  await page.keyboard.press('r');
  const roster = page.getByRole('dialog', { name: 'Those with names' });
  await roster
    .getByRole('button', { name: /^Another name for/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Old Ferrule');
  await app.axe();
  await page.keyboard.press('Enter');
  await expect(roster.getByText('Old Ferrule')).toBeVisible();
});

test('a story from outside is read, put on the shelf, switched off and removed', async ({ app, page }) => {
  const folder = laterStory();
  try {
    await app.open('#/campaign');
    await page.getByRole('button', { name: 'Stories', exact: true }).click();
    const shelf = page.getByRole('dialog', { name: 'Stories on the shelf' });
    await shelf.locator('[data-way=story-folder]').setInputFiles(folder);
    await expect(shelf.getByText('version 9.0.0, is sound')).toBeVisible();
    await app.axe();
    await shelf.getByRole('button', { name: 'Put it on the shelf' }).click();
    const line = shelf.getByRole('listitem').filter({ hasText: 'version 9.0.0' });
    await line.getByRole('switch').uncheck();
    await expect(line.getByRole('switch')).not.toBeChecked();
    await line.getByRole('button', { name: /^Remove/ }).click();
    await line.getByRole('alert').getByRole('button', { name: 'Remove' }).click();
    await expect(line).toBeHidden();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a campaign leaves as a file and comes in again from it, at the page where it was left', async ({
  app,
  page,
}) => {
  await app.open(`${stands.route('ending')}/chronicle`);
  const leaving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'The whole, as a file' }).click();
  const file = await (await leaving).path();
  await app.open('#/campaign');
  const text = readFileSync(file, 'utf8');
  await page
    .locator('[data-way=campaign]')
    .setInputFiles({ name: 'way.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByText('The courts')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`${stands.route('ending').slice(1)}$`));
  await app.open('#/campaign');
  const altered = text.replace('"seed":', '"seed" :');
  await page
    .locator('[data-way=campaign]')
    .setInputFiles({ name: 'way.json', mimeType: 'application/json', buffer: Buffer.from(altered) });
  await expect(page.getByText(/altered since it was made|no file of a campaign/)).toBeVisible();
});

test('a program killed at a muster goes on there, with everything that was answered', async ({ page }) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'deepmarch-e2e-'));
  const own = campaignsAt('laterMuster');
  await own.fill(dataFolder);
  const host = await startHost({ dataFolder });
  await page.goto(`${host.address}${own.route('laterMuster')}`);
  const take = page.getByRole('button', { name: /^Take along: / });
  const name = (await take.first().getAttribute('aria-label'))!.replace('Take along: ', '');
  await take.first().click();
  await expect(page.getByRole('article', { name })).toBeVisible();
  const isGone = new Promise((resolve) => host.process.once('exit', resolve));
  host.process.kill('SIGKILL');
  await isGone;
  const again = await startHost({ dataFolder });
  try {
    await page.goto(again.address);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('article', { name })).toBeVisible();
    await checkAccessibility(page);
  } finally {
    await again.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
