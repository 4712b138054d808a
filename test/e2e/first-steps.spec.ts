// A first game tells a newcomer one next thing at a time; elsewhere nobody is taught.
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import { andThen, pointAtSquare, pointer, pressSquare, sitAt } from './table-kit.ts';

const found = standing({ game: 'firstGame', standard: 'firstTurn' });
test.use({ found });

test('a first game tells one next thing, until it is done or understood', async ({ page, app }) => {
  await sitAt(page, app, found.route('game'));
  const slip = page.getByRole('region', { name: 'Your first steps' });
  await expect(slip).toContainText('Who begins?');
  await expect(page.getByRole('region', { name: 'Mira' })).toContainText(/\d+ printed − 3\s+W-945/);
  await app.axe();

  await andThen(page, () => pointer.answer(page, 1));
  await expect(slip).toContainText('Send out creatures');
  await andThen(page, () => pointer.deploy(page));
  await expect(slip).toContainText('Now a square');
  await andThen(page, () => pointer.place(page));
  await expect(slip).toContainText('Another, or done');
  await page.keyboard.press('f');
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

  await slip.getByRole('button', { name: /^No more/ }).click();
  await expect(slip).toBeHidden();
  await app.open('#/settings');
  await page.getByRole('button', { name: 'Show all of them again' }).click();
  await expect(page.getByRole('switch', { name: 'Show first steps' })).toBeChecked();
  await app.axe();
  await app.open(found.route('game'));
  await expect(slip).toBeVisible();
});

test('signs explain themselves on one leaf, from the slip, the menu and a key', async ({ page, app }) => {
  await sitAt(page, app, found.route('game'));
  const leaf = page.getByRole('dialog', { name: 'What the signs mean' });
  await page.getByRole('region', { name: 'Your first steps' }).getByRole('button', { name: 'Signs' }).click();
  for (const sign of ['Hit Points', 'Might', 'Immediate', 'Tapped', 'Hazardous', 'Treasure'])
    await expect(leaf).toContainText(new RegExp(sign, 'i'));
  await app.axe();
  await page.keyboard.press('Escape');
  await expect(leaf).toBeHidden();
  await page.keyboard.press('i');
  await expect(leaf).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'The menu of this match' })
    .getByRole('button', { name: 'Signs' })
    .click();
  await leaf.getByRole('link', { name: 'Rule W-822' }).click();
  await expect(leaf).toBeHidden();
  await expect(page).toHaveURL(/W-822/);
});

test('the ground says what it does when the pointer or the keys rest on it', async ({ page, app }) => {
  await sitAt(page, app, found.route('game'));
  const slip = page.locator('.slip');
  await pointAtSquare(page, 'D9');
  await expect(slip).toContainText(/Chest: .*may then collect 1.*W-821/i);
  await pointAtSquare(page, 'F17');
  await expect(slip).toContainText(/Hazardous: .*10 damage.*W-520/i);
  await app.axe();
  await pressSquare(page, 'D9');
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.cursor:focus')).toHaveAttribute('aria-label', 'E9, magic circle');
  await expect(slip).toContainText(/Magic circle: .*W-214/i);
});

test('other matches teach nothing', async ({ page, app }) => {
  await sitAt(page, app, found.route('standard'));
  await expect(page.locator('.prompt')).toContainText('choose a creature to activate');
  await expect(page.getByRole('region', { name: 'Your first steps' })).toBeHidden();
});
