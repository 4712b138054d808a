// Answering from the hand and cowering, each from the moment it is about.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import { andThen, pointer, promptOf, sitAt } from './table-kit.ts';

const found = standing({ answer: 'answer', late: 'lateOrder', cower: 'cower' });
test.use({ found });

const log = (page: Page) => page.getByRole('list', { name: 'Log' });

/** Who takes the order, who helps, whom it aims at: the first choice each time, until it only is to be played. */
async function declareFirst(page: Page, name: string): Promise<void> {
  const isDeclared = async () => (await promptOf(page)).includes(`play ${name}, or step back`);
  for (let asked = 0; asked < 6 && !(await isDeclared()); asked++) {
    await page.getByRole('button', { name: /^All choices/ }).click();
    const choices = page.getByRole('dialog', { name: 'All choices' });
    await andThen(page, () => choices.getByRole('listitem').getByRole('button').first().click());
  }
  expect(await promptOf(page)).toContain(`play ${name}, or step back`);
}

test('an attack is answered with an order card from the hand', async ({ page, app }) => {
  await sitAt(page, app, found.route('answer'));
  expect(await promptOf(page)).toMatch(/answer .*, or pass$/);
  const card = page.locator('.hand .holder.isOpen .slot').first();
  const name = (await card.getAttribute('aria-label'))!.split(',')[0]!;
  await expect(card).toHaveAttribute('aria-label', /Immediate order/);
  await app.axe();
  await andThen(page, () => card.click());
  expect(await promptOf(page)).toContain(`choose who takes ${name}`);
  // Nothing is paid before all of it is chosen.
  await declareFirst(page, name);
  await andThen(page, () => pointer.pass(page));
  await expect(log(page)).toContainText(`takes the order ${name}`);
});

test('in the Deploy phase an immediate order is played with nothing to answer (R-105)', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('late'));
  expect(await promptOf(page)).toMatch(/nothing can be deployed: use an immediate action, or end your turn$/);
  const card = page.locator('.orders .holder.isOpen .slot').first();
  const name = (await card.getAttribute('aria-label'))!.split(',')[0]!;
  await expect(card).toHaveAttribute('aria-label', /Immediate order/);
  await app.axe();
  await andThen(page, () => card.click());
  await declareFirst(page, name);
  // The key that presses confirms a card that is chosen already.
  await page.keyboard.press('c');
  await expect(page.locator('.orders .holder.isChosen .slot')).toBeFocused();
  await andThen(page, () => page.keyboard.press('Enter'));
  await expect(log(page)).toContainText(`takes the order ${name}`);
});

test('a creature cowers instead of taking the damage', async ({ page, app }) => {
  await sitAt(page, app, found.route('cower'));
  expect(await promptOf(page)).toMatch(/is about to take \d+ damage/);
  await app.axe();
  await andThen(page, () => pointer.answer(page, 2));
  await expect(log(page)).toContainText(/cowers/);
});
