// The collection as a person meets it: searching, filters, walking the cards by keys, one card closely, tiles.
import type { Page } from '@playwright/test';
import { type App, expect, test } from './fixture.ts';

const search = (page: Page) => page.getByRole('textbox', { name: 'Search cards' });
const cards = (page: Page) => page.getByRole('grid', { name: 'Cards found' }).locator('[data-key]');
const detail = (page: Page) => page.getByRole('complementary', { name: 'The card in detail' });
const namesShown = (page: Page) =>
  cards(page).evaluateAll((cells) =>
    cells.map((cell) => cell.querySelector('article')?.getAttribute('aria-label') ?? ''),
  );

async function open(page: Page, app: App, route = '#/collection') {
  await app.open(route);
  await cards(page).first().waitFor();
  await page.getByRole('button', { name: /^Creatures \d+/ }).waitFor();
}

test.describe('the collection', () => {
  test('finds cards by words, fields and comparisons while they are typed', async ({ page, app }) => {
    await open(page, app);
    await expect(page.getByText('249 different cards in 6 packs')).toBeVisible();
    await search(page).fill('lvl>=3 kw:undead type:creature');
    await expect(page.getByText('Level at least 3, keyword undead and creature')).toBeVisible();
    await expect(page.getByText(/^\d+ of 249 cards$/)).toBeVisible();
    for (const name of await namesShown(page)) expect(name).toMatch(/Level [3-9], .*Undead/);
    await search(page).fill('type:order text:"prevent all"');
    await expect(cards(page).first()).toContainText(/prevent all/i);
  });

  test('underlines the place that cannot be read, says what was expected, and mends it', async ({
    page,
    app,
  }) => {
    await open(page, app);
    await search(page).fill('hp>20 lvel>=3');
    await expect(page.getByRole('status').filter({ hasText: 'There is no field “lvel”.' })).toBeVisible();
    await expect(search(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('.bad')).toHaveText('lvel');
    await app.axe();
    await page.getByRole('button', { name: 'level', exact: true }).click();
    await expect(search(page)).toHaveValue('hp>20 level>=3');
    await expect(search(page)).not.toHaveAttribute('aria-invalid');
  });

  test('chips write into the search line and show how many cards they leave', async ({ page, app }) => {
    await open(page, app);
    const creatures = page.getByRole('button', { name: /^Creatures \d+/ });
    const count = Number(/\d+/.exec((await creatures.textContent()) ?? '')?.[0]);
    await creatures.click();
    await expect(search(page)).toHaveValue('type:creature');
    await expect(creatures).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(`${String(count)} of 249 cards`)).toBeVisible();
    await page.getByRole('button', { name: /^Commanders/ }).click();
    await expect(search(page)).toHaveValue('type:creature or type:commander');
    await creatures.click();
    await expect(search(page)).toHaveValue('type:commander');
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('button', { name: /^The Barrow Court/ }).click();
    await expect(search(page)).toHaveValue('type:commander pack=barrow-court');
    await expect(cards(page)).toHaveCount(2);
  });

  test('is walked and looked at closely by keys alone', async ({ page, app }) => {
    await open(page, app);
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('kw:undead');
    await expect(page.getByText(/^\d+ of 249 cards$/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(cards(page).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    const last = await page.evaluate(() => document.activeElement?.querySelector('article')?.ariaLabel);
    await page.keyboard.press('Enter');
    await expect(detail(page).getByRole('article', { name: last! })).toBeVisible();
    await expect(detail(page).getByText('In your matches')).toBeVisible();
    await expect(detail(page).getByText(/in the box/)).toBeVisible();
    await app.axe();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Choose a card', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Collection · Deepmarch');
  });

  test('shows a card with where it marches, and explains its terms', async ({ page, app }) => {
    await open(page, app, '#/collection/barrow-court/hollow-page');
    await expect(detail(page).getByRole('article', { name: /^Hollow Page/ })).toBeVisible();
    await expect(
      detail(page)
        .getByRole('link', { name: /^Open / })
        .first(),
    ).toBeVisible();
    await open(page, app, '#/collection/skyfell/chimney-chough');
    await detail(page).getByRole('button', { name: 'Flying' }).focus();
    await expect(detail(page).getByRole('tooltip').first()).toBeVisible();
  });

  test('lies in heaps and as a list, with only what is in sight drawn', async ({ page, app }) => {
    await open(page, app);
    await page.getByLabel('Heaps by').selectOption('keyword');
    await expect(page.getByRole('gridcell', { name: /^Beast/ })).toBeVisible();
    await page.getByLabel('Heaps by').selectOption('none');
    await page.getByRole('button', { name: 'List' }).click();
    await expect(cards(page).first()).toBeVisible();
    expect(await cards(page).count()).toBeLessThan(80);
    await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
    await expect(page.locator('[data-index="248"]')).toBeVisible();
    await app.axe();
  });

  test('says so when no card is like that', async ({ page, app }) => {
    await open(page, app);
    await search(page).fill('zzzz');
    await expect(page.getByText('No card is like that')).toBeVisible();
    await app.axe();
  });

  test('shows the tiles, either side up', async ({ page, app }) => {
    await open(page, app);
    await page.getByRole('button', { name: 'Tiles' }).click();
    await expect(page.getByRole('img', { name: /Start area/ }).first()).toBeVisible();
    await page.getByRole('radio', { name: 'Outdoor' }).check();
    await expect(page.getByRole('heading', { name: 'The Barrow Court' })).toBeVisible();
    await app.axe();
  });

  test('explains the search in place', async ({ page, app }) => {
    await open(page, app);
    await page.getByRole('button', { name: 'How to search' }).click();
    await app.axe();
    await page.getByRole('button', { name: 'ability:might' }).click();
    await expect(search(page)).toHaveValue('ability:might');
  });
});
