// A whole match by keyboard only: setup, deployment, blows, cowering, the end.
import { expect, test } from './fixture.ts';
import { atOnce, keys, playOn, sitDown } from './table-kit.ts';

test('a whole match is played by keyboard only', async ({ page, app }) => {
  test.setTimeout(300_000);
  await atOnce(page, app);
  await sitDown(page, app, { form: /^First game/, hands: 'Open table' });
  await page.mouse.move(0, 0);
  await playOn(page, keys, 220);
  await expect(page.getByRole('heading', { name: /wins|draw/ })).toBeFocused();
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
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(address);
});
