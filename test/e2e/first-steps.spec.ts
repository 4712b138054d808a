// A first game tells a newcomer one next thing at a time; elsewhere nobody is taught.
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import { andThen, pointer, sitAt } from './table-kit.ts';

const found = standing({ game: 'firstGame', standard: 'firstTurn' });
test.use({ found });

test('a first game tells one next thing, until it is done or understood', async ({ page, app }) => {
  await sitAt(page, app, found.route('game'));
  const slip = page.getByRole('region', { name: 'Your first steps' });
  await expect(slip).toContainText('Who begins?');
  await app.axe();

  await andThen(page, () => pointer.answer(page, 1));
  await expect(slip).toContainText('Send out creatures');
  await andThen(page, () => pointer.deploy(page));
  await expect(slip).toContainText('Now a square');
  await andThen(page, () => pointer.place(page));
  await expect(slip).toContainText('Another, or done');
  await page.keyboard.press('g');
  await expect(slip).not.toContainText('Another, or done');

  // What was done once is not told again, also after the table was left.
  await page.reload();
  await page.locator('.table[data-busy=false]').waitFor();
  await andThen(page, () => pointer.deploy(page));
  await expect(slip).not.toContainText('Now a square');

  // Nothing of the slip lies over the board, the hand or the buttons.
  await page.keyboard.press('Escape');
  await expect(slip).toBeVisible();
  const box = (await slip.boundingBox())!;
  for (const part of ['.field', '.tray', '.act']) {
    const other = (await page.locator(part).first().boundingBox())!;
    const isBeside = box.x >= other.x + other.width || other.x >= box.x + box.width;
    const isAbove = box.y >= other.y + other.height || other.y >= box.y + box.height;
    expect(isBeside || isAbove, part).toBe(true);
  }

  await slip.getByRole('button', { name: 'No more of these' }).click();
  await expect(slip).toBeHidden();
  await app.open('#/settings');
  await page.getByRole('button', { name: 'Show all of them again' }).click();
  await expect(page.getByRole('switch', { name: 'Show first steps' })).toBeChecked();
  await app.axe();
  await app.open(found.route('game'));
  await expect(slip).toBeVisible();
});

test('other matches teach nothing', async ({ page, app }) => {
  await sitAt(page, app, found.route('standard'));
  await expect(page.locator('.prompt')).toContainText('choose a creature to activate');
  await expect(page.getByRole('region', { name: 'Your first steps' })).toBeHidden();
});
