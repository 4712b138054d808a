// What makes the table easy for a stranger: cards exchanged, cards that stay small, a closer look, terms explained.
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import { andThen, promptOf, sitAt } from './table-kit.ts';

const found = standing({ opening: 'firstDeploy', turn: 'firstTurn' });
test.use({ found });

test('another creature is put down in place of the one begun with; pressing twice changes nothing', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('opening'));
  await expect(page.getByText('Deploy one creature at least.')).toBeVisible();
  const slots = page.locator('.creatures .slot');
  const nameOf = async (index: number) => (await slots.nth(index).getAttribute('aria-label'))!.split(',')[0]!;
  const [first, last] = [await nameOf(0), await nameOf(2)];
  const other = page.locator(`.creatures .slot[aria-label^="${last}"]`).first();
  await andThen(page, () => slots.first().click());
  expect(await promptOf(page)).toContain(`put ${first}`);
  await expect(page.locator('.creatures .shared')).toContainText('Or take another');
  // A closed card is pressed all the same.
  await other.click({ force: true });
  await expect(page.locator('.prompt p')).toContainText(`put ${last}`);
  await page.locator('.table[data-busy=false]').waitFor();
  await other.dblclick({ force: true });
  expect(await promptOf(page)).toContain(`put ${last}`);
  await app.axe();
});

test('a card is read when a pointer moves onto it, not by coming to lie under one that rests', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('opening'));
  const { x, y } = (await page.locator('.creatures .slot').nth(1).boundingBox())!;
  await page.mouse.move(x + 30, y + 30);
  await expect(page.locator('.reading .read')).toBeVisible();
  await page.reload();
  await page.locator('.table[data-busy=false]').waitFor();
  await page.locator('.creatures .slot').nth(1).waitFor();
  await expect(page.locator('.reading .read')).toHaveCount(0);
  await page.mouse.move(x + 34, y + 30);
  await expect(page.locator('.reading .read')).toBeVisible();
});

test('closer, the battlefield takes all the room there is', async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await sitAt(page, app, found.route('turn'));
  const high = async () => (await page.locator('svg.field').boundingBox())!.height;
  const before = await high();
  for (let step = 0; step < 6; step++) await page.getByRole('button', { name: 'Closer' }).click();
  const room = (await page.locator('.board[data-width]').boundingBox())!.height;
  expect(before).toBeLessThan(room - 20);
  expect(await high()).toBeCloseTo(room, 0);
  await page.getByRole('button', { name: 'Whole battlefield' }).click();
  expect(await high()).toBeCloseTo(before, 0);
});
