// Pointer and keys at one table: neither takes from the other what it is for.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import { andThen, markedSquares, pointAtSquare, sitAt } from './table-kit.ts';

const found = standing({
  order: 'answer',
  portrait: 'answer',
  lookup: 'firstTurn',
  large: 'large',
  sealed: 'sealed',
});
test.use({ found });

/** Space passes, and takes up no card. */
async function passBySpace(page: Page): Promise<void> {
  await expect(page.locator('.actions .main')).toContainText('Pass');
  await andThen(page, () => page.keyboard.press('Space'));
  await expect(page.locator('.prompt')).not.toContainText('or step back');
  await expect(page.getByRole('button', { name: /^Step back/ })).toBeHidden();
}

test('an order pressed and put back does not keep the key of the main button', async ({ page, app }) => {
  await sitAt(page, app, found.route('order'));
  await andThen(page, () => page.locator('.orders .holder.isOpen .slot').first().click());
  await andThen(page, () => page.keyboard.press('Escape'));
  await passBySpace(page);
});

test('a commander pressed keeps no key, and is not read on below the menu or after it', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('portrait'));
  const commander = page.locator('button.commander').first();
  const [menu, preview] = [
    page.getByRole('dialog', { name: 'The menu of this match' }),
    page.locator('.reading .read'),
  ];
  await commander.click();
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeVisible();
  await expect(preview).toBeHidden();
  await page.mouse.move(640, 300);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(commander).toBeFocused();
  await expect(preview).toBeHidden();
  await passBySpace(page);
});

test('the rulebook opened at the table leads back to it, as it was', async ({ page, app }) => {
  await sitAt(page, app, found.route('lookup'));
  const address = page.url();
  const table = page.locator('.table');
  const revision = (await table.getAttribute('data-revision'))!;
  // A closer look that is to be found again, and a menu that is not.
  await page.keyboard.press('+');
  const map = page.locator('.window > g').first();
  const zoom = (await map.getAttribute('transform'))!;
  expect(zoom).not.toContain('scale(1)');

  await page.keyboard.press('F1');
  await expect(page.getByRole('link', { name: 'Back to the table' })).toBeVisible();
  await expect(page.locator('footer.bar')).toContainText('Back to the table');
  await expect(table).toBeHidden();
  await app.axe();
  // The table sleeps: its keys do nothing here.
  await page.keyboard.press('e');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(address);
  await expect(table).toBeVisible();
  await expect(table).toHaveAttribute('data-revision', revision);
  await expect(map).toHaveAttribute('transform', zoom);
  await expect(page.getByRole('dialog')).toBeHidden();

  // From the menu, by its link, through another rule, and back by the button.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('link', { name: 'Rulebook' }).click();
  await app.open('#/rulebook/W-513');
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(address);
  await expect(table).toHaveAttribute('data-revision', revision);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a reason follows the pointer, and a Large creature shows the squares it would take', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('large'));
  const [open] = await markedSquares(page);
  const takes = /It takes 2×2 squares: point at its (upper|lower) left one/;
  await expect(page.locator('.prompt')).toContainText(takes);
  await pointAtSquare(page, open!);
  await expect(page.locator('.ghost.isOpen')).toBeVisible();

  // Why not here? The key asks about the square under the pointer, wherever the keys stand.
  await pointAtSquare(page, 'D12');
  await expect(page.locator('.ghost:not(.isOpen)')).toBeVisible();
  await page.keyboard.press('w');
  const slip = page.locator('.slip.isSolid');
  await expect(slip).toContainText(takes);
  await pointAtSquare(page, open!);
  await expect(slip).toBeHidden();
});

test('the letter is sealed in the colour of the next player', async ({ page, app }) => {
  await app.open(found.route('sealed'));
  const letter = page.locator('.handover article');
  const mark = letter.locator('h1 .base');
  const paint = (element: Element) => getComputedStyle(element).fill;
  expect(await letter.locator('.seal .wax').evaluate(paint)).toBe(await mark.evaluate(paint));
});
