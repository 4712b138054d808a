// The shell as a person with a keyboard meets it: home, the way to each screen and back, focus, titles, keys.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const menu = ['Play', 'Warbands', 'Collection', 'Campaign', 'Lessons', 'History', 'Rulebook', 'Settings'];
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test.describe('home', () => {
  test('says what is there and what is not yet, with the one main action focused', async ({ page, app }) => {
    await app.open();
    await expect(page.getByRole('heading', { name: 'Deepmarch', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Begin' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'New here? Ten short lessons' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Warbands/ })).toContainText('None mustered yet');
    await expect(page.getByRole('link', { name: /Collection/ })).toContainText(/6 packs · \d+ cards/);
    await expect(page.getByRole('link', { name: /History/ })).toContainText('No match fought yet');
    await expect(page.getByRole('img', { name: /battlefield/i })).toBeVisible();
  });

  test('is walked with the arrows, from the first entry round to the first again', async ({ page, app }) => {
    await app.open();
    await expect(page.getByRole('link', { name: 'Begin' })).toBeFocused();
    for (const name of menu) {
      await page.keyboard.press('ArrowDown');
      await expect(
        page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).first(),
      ).toBeFocused();
    }
    await page.keyboard.press('Home');
    await expect(page.getByRole('link', { name: /^Play/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('link', { name: 'Credits' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: 'Credits' })).toBeFocused();
  });

  test('shows focus as a ring that can be seen', async ({ page, app }) => {
    await app.open();
    await page.keyboard.press('ArrowDown');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineWidth);
    expect(outline).toBe('3px');
  });
});

test.describe('the way between screens', () => {
  test('leads to every screen and back by keyboard alone, focus on the name of the screen', async ({
    page,
    app,
  }) => {
    await app.open();
    for (const [index, name] of menu.entries()) {
      await page.getByRole('link', { name: /^Play/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Home');
      for (let step = 0; step < index; step++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(`${name} · Deepmarch`);
      await expect(page.locator('h1')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page).toHaveTitle('Deepmarch');
      await expect(page.getByRole('link', { name: new RegExp(`^${name}`) }).first()).toBeFocused();
    }
  });

  test('marks the present screen in the top bar', async ({ page, app }) => {
    await app.open('#/history');
    await expect(page.getByRole('navigation', { name: 'Screens' }).locator('[aria-current=page]')).toHaveText(
      'History',
    );
  });

  test('can skip the top bar', async ({ page, app }) => {
    await app.open('#/campaign');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to the page');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeFocused();
  });

  test('goes back to the screen before', async ({ page, app }) => {
    await app.open('#/campaign');
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveTitle('History · Deepmarch');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page).toHaveTitle('Campaign · Deepmarch');
  });

  test('an address that leads nowhere leads home', async ({ page, app }) => {
    await app.open('#/nowhere');
    await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
  });
});

test.describe('keys everywhere', () => {
  test('? shows all keys, Esc closes them and leaves the screen as it was', async ({ page, app }) => {
    await app.open('#/settings');
    await page.locator('h1').waitFor();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveTitle('Settings · Deepmarch');
  });

  test('F1 opens the rulebook from any screen', async ({ page, app }) => {
    await app.open('#/history');
    await page.locator('h1').waitFor();
    await page.keyboard.press('F1');
    await expect(page).toHaveTitle('Rulebook · Deepmarch');
  });
});

test.describe('credits', () => {
  test('name the authors of the icons, the faces and the libraries with their licences', async ({
    page,
    app,
  }) => {
    await app.open('#/credits');
    for (const words of [
      'Lorc',
      'Delapouite',
      'CC BY 3.0',
      'Alegreya',
      'Cinzel',
      'Atkinson Hyperlegible',
      'better-sqlite3',
    ])
      await expect(page.getByText(words, { exact: false }).first()).toBeVisible();
  });
});

for (const width of [1280, 640])
  test(`nothing runs out of a page ${String(width)} wide`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const route of ['', 'play', 'rulebook', 'settings', 'credits']) {
      await app.open(`#/${route}`);
      await page.locator('h1').waitFor();
      expect(await beyondThePage(page), route || 'home').toEqual([]);
    }
  });

const beyondThePage = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, label, li)')]
      .filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility(),
      )
      .map((element) => element.textContent?.trim().slice(0, 40)),
  );
