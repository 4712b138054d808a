// Building one's own half of the battlefield before a match: by pointer, by keys, and playing on what was built.
import type { Locator, Page } from '@playwright/test';
import { type App, expect, test } from './fixture.ts';

const map = (page: Page): Locator => page.getByRole('group', { name: 'The battlefield as it will be' });
const tiles = (page: Page): Locator => map(page).getByRole('button', { name: /^Tile \d+/ });
const marks = (page: Page): Locator => map(page).getByRole('button', { name: /^Lay it/ });
const problems = (page: Page): Locator =>
  page.getByRole('region', { name: 'Battlefield' }).getByRole('status').getByRole('listitem');

async function build(page: Page, app: App): Promise<void> {
  await app.open('#/play');
  await page.getByRole('button', { name: /^Two players/ }).click();
  await page.getByLabel('Warband of Mira').selectOption({ label: 'The Iron Line' });
  await page.getByLabel('Warband of Tobin').selectOption({ label: 'The Toll' });
  await page.getByRole('radio', { name: 'Built by you' }).check();
  await expect(tiles(page)).toHaveCount(8);
}

/** Where a tile is drawn. */
const spotOf = (tile: Locator): Promise<string> =>
  tile.evaluate((element) => element.getAttribute('transform')!);

/** The obstacles drawn on a tile: elsewhere if it is turned. */
const drawingOf = (tile: Locator): Promise<string> =>
  tile.evaluate((element) => element.querySelector('.solid')!.getAttribute('d')!);

test('tiles are laid on marked places and turned by pointer, and go back as in the rulebook', async ({
  page,
  app,
}) => {
  await build(page, app);
  const [small, large, other] = [tiles(page).first(), tiles(page).nth(2), tiles(page).nth(3)];
  const laid = { small: await spotOf(small), large: await spotOf(large), other: await spotOf(other) };
  await small.click();
  await expect(small).toHaveAttribute('aria-pressed', 'true');
  await expect(marks(page).first()).toBeVisible();
  await app.axe();
  await marks(page).first().click();
  await expect(marks(page)).toHaveCount(0);
  expect(await spotOf(small)).not.toBe(laid.small);

  await expect(large).toHaveAccessibleName('Tile 3, large, Mira');
  await large.click();
  await expect(marks(page)).toHaveAccessibleName(/the tile there comes here$/);
  await marks(page).click();
  expect([await spotOf(large), await spotOf(other)], 'they have changed places').toEqual([
    laid.other,
    laid.large,
  ]);

  const drawn = await drawingOf(large);
  await large.click();
  await page.getByRole('button', { name: /^Turn the tile/ }).click();
  await expect.poll(() => drawingOf(large)).not.toBe(drawn);

  await page.getByRole('button', { name: 'As in the rulebook' }).click();
  await expect.poll(() => spotOf(small)).toBe(laid.small);
  await expect(problems(page)).toHaveCount(0);
});

test('a half is built by keys alone, remembered, and played on', async ({ page, app }) => {
  await build(page, app);
  const tile = tiles(page).nth(1);
  const laid = await spotOf(tile);
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await marks(page).first().waitFor();
  for (let step = 0; step < 10 && !(await isAtMark(page)); step++) await page.keyboard.press('Tab');
  const words = await page.locator(':focus').getAttribute('aria-label');
  expect(words).toMatch(/^Lay it \d+ squares? (to the (left|right)|up|down)/);
  await page.keyboard.press('Enter');
  await expect(tile).toBeFocused();
  expect(await spotOf(tile)).not.toBe(laid);

  const large = tiles(page).nth(3);
  const drawn = await drawingOf(large);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(large).toBeFocused();
  await page.keyboard.press('Space');
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => {
      await page.keyboard.press('r');
      return drawingOf(large);
    })
    .not.toBe(drawn);
  await expect(problems(page)).toHaveCount(0);
  await app.axe();
  const [moved, turned] = [await spotOf(tile), await drawingOf(large)];

  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter');
  await page.locator('.table, .handover').first().waitFor();
  await app.open('#/play');
  await expect(page.getByRole('radio', { name: 'Built by you' })).toBeChecked();
  await expect.poll(() => spotOf(tile)).toBe(moved);
  expect(await drawingOf(large)).toBe(turned);
});

const isAtMark = async (page: Page): Promise<boolean> =>
  (await page.locator(':focus').getAttribute('aria-label'))?.startsWith('Lay it') ?? false;
