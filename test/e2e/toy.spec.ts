// A game that the window has never heard of goes through the real shell: in plain words, by pointer and by keys.
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type App, expect, test } from './fixture.ts';

const program = fileURLToPath(new URL('../support/toy-program.ts', import.meta.url));
test.use({ found: { fill: () => Promise.resolve(), program } });

const option = (page: Page, words: RegExp) => page.locator('.option').filter({ hasText: words }).first();
const later = async (page: Page, deed: () => Promise<void>) => {
  const before = await page.locator('.plain').getAttribute('data-revision');
  await deed();
  await expect(page.locator('.plain')).not.toHaveAttribute('data-revision', String(before));
};

/** Sits down at a table of two: the first is played by hand, the other by the program unless it says otherwise. */
async function sitDown(page: Page, app: App, isAlone = true): Promise<void> {
  await app.open('#/play/toy');
  await expect(page.getByRole('button', { name: /^Toy/, pressed: true })).toBeVisible();
  if (!isAlone) {
    await page.getByLabel('Who plays Tobin').selectOption('');
    await page.getByRole('radio', { name: 'Open table' }).check();
  }
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.plain .option').first().waitFor();
}

/** Plays cards until the hands are empty. */
async function playOut(page: Page, press: (page: Page) => Promise<void>): Promise<void> {
  const over = page.getByRole('heading', { name: /wins|draw/i });
  for (let count = 0; count < 60; count++) {
    await expect(page.locator('.plain .option:enabled').first().or(over)).toBeVisible();
    if (await over.isVisible()) return;
    await press(page);
  }
  throw new Error('the match did not end');
}

test('it is set up, played, taken back, left and continued by pointer', async ({ page, app }) => {
  await app.open('#/play/toy');
  await expect(page.getByRole('button', { name: /^Toy/, pressed: true })).toBeVisible();
  await app.axe();
  await sitDown(page, app, false);
  await app.axe();
  await expect(page.getByRole('status').first()).toContainText('choose card');
  const first = await option(page, /^\d?\s*Choose/).innerText();
  await later(page, () => option(page, /^\d?\s*Choose/).click());
  await later(page, () => page.getByRole('button', { name: /^Undo/ }).click());
  expect(await option(page, /^\d?\s*Choose/).innerText()).toBe(first);
  await later(page, () => option(page, /^\d?\s*Choose/).click());
  await page.reload();
  await option(page, /Open/).waitFor();
  await later(page, () => option(page, /Open/).click());
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/Card played/);
  await app.open('#/');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('.plain .option').first().waitFor();
  const sentences = await page.locator('.plain .option').allInnerTexts();
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('it is played out by keys against a bot, replayed, exported and brought back', async ({ page, app }) => {
  await sitDown(page, app);
  await playOut(page, async () => {
    const before = await page.locator('.plain').getAttribute('data-revision');
    await page.keyboard.press('1');
    await expect(page.locator('.plain')).not.toHaveAttribute('data-revision', String(before));
  });
  await app.axe();
  await page.getByRole('link', { name: 'To the history' }).click();

  const slider = page.getByRole('slider', { name: 'Step of the match' });
  const end = await slider.getAttribute('max');
  await expect(page.getByRole('group', { name: 'The position' })).toContainText(/Scores: Mira \d/);
  await page.getByRole('heading', { name: 'History' }).focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await expect(page.getByRole('group', { name: 'The position' })).toContainText('Scores: Mira 0, Tobin 0');
  await app.axe();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const path = await (await download).path();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByText('The match was replayed to the same end and added.')).toBeVisible();
  await expect(slider).toHaveAttribute('max', end!);
});
