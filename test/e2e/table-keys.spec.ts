// A whole match by keyboard only: deployment, blows, cowering, the end; walking the squares; the menu.
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import { keys, lookingAt, playOn, sitAt } from './table-kit.ts';

const found = standing({ game: 'firstGame' });
test.use({ found });

test('a whole match is played by keyboard only', async ({ page, app }) => {
  test.setTimeout(300_000);
  await sitAt(page, app, found.route('game'));
  await page.mouse.move(0, 0);
  const states = [/deploy creatures into/, /on a marked square/, /to activate/, / may move/, /about to take/];
  const { watch, missed } = lookingAt(states, app.axe);
  await playOn(page, keys, 220, watch);
  expect(missed(), 'states that were not met').toEqual([]);
  await expect(page.getByRole('heading', { name: /wins|draw/ })).toBeFocused();
  await app.axe();
});

test('squares are walked with the arrows and say what lies there', async ({ page, app }) => {
  await app.open('#/play');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.table').waitFor();
  await page.keyboard.press('b');
  const square = page.locator('.cursor:focus');
  const before = await square.getAttribute('data-square');
  await page.keyboard.press('ArrowRight');
  await expect(square).not.toHaveAttribute('data-square', before!);
  await expect(square).toHaveAttribute('aria-label', /^[A-Z]\d+/);
});

test('Esc opens the menu and leads back; leaving asks nothing twice and loses nothing', async ({
  page,
  app,
}) => {
  await app.open('#/play');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.table').waitFor();
  const address = page.url();
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'The menu of this match' })
    .getByRole('button', { name: 'Leave the table' })
    .click();
  await expect(page.getByRole('img', { name: /The battlefield as you left it/ })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(address);
});
