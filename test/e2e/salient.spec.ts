// Salient at the table, by pointer and by keys, from moments of matches: orders, March, the end, undo, a Pact game with bots, replay.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { wars } from './salient-moments.ts';
import { andThen, atOnce, promptOf, sitAt } from './table-kit.ts';

const found = wars('picks', 'orders', 'reordered', 'march', 'strike', 'last', 'lastByKeys');
test.use({ found });

const ended = (page: Page) => page.locator('.ended');
const well = (page: Page, state: string) => page.locator(`[data-slot][data-state="${state}"]`);
const die = (page: Page, at: number) => page.locator('[data-die]').nth(at);

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('by pointer: a die dragged onto a lit place is in the plan, taken back by undo, and the roll is its limit', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('orders'));
  expect(await promptOf(page)).toBe('Mira: give your dice their orders');
  await app.axe();
  await die(page, 0).click();
  await expect(die(page, 0)).toHaveAttribute('aria-pressed', 'true');
  const from = await middleOf(page, '[data-die="0"]');
  const to = await middleOf(page, '[data-slot="0"]');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y);
  await andThen(page, () => page.mouse.up());
  await expect(page.getByRole('region', { name: 'Execute will do' })).toContainText('War Room, Deploy 1');
  await expect(page.locator('[data-slot="0"]')).toHaveAttribute('data-state', 'filled');
  await andThen(page, () => page.keyboard.press('z'));
  await expect(page.locator('[data-slot="0"]')).not.toHaveAttribute('data-state', 'filled');
  await page.keyboard.press('z');
  await expect(page.locator('.board .slip a')).toHaveText('C-1306');
});

test('by keys: a number takes a die in hand, n walks what it fits, Space puts it there; a place it does not fit says why', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('orders'));
  await page.keyboard.press('1');
  await expect(die(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('n');
  await expect(page.locator('.actions .main')).toContainText(/^the \d on /i);
  await andThen(page, () => page.keyboard.press('Space'));
  await expect(well(page, 'filled')).toHaveCount(1);
  await well(page, 'shut').first().click();
  await expect(page.locator('.board .slip a')).toHaveText(/^C-\d+/);
  await page.keyboard.press('Escape');
  await andThen(page, () => page.keyboard.press('e'));
  expect(await promptOf(page)).not.toContain('give your dice');
});

test('the plan is put into another order by drag and by arrow keys; one key takes everything back to the roll', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('reordered'));
  for (let order = 0; order < 2; order++) {
    await page.keyboard.press('1');
    await page.keyboard.press('n');
    await andThen(page, () => page.keyboard.press('Space'));
  }
  const lines = page.getByRole('region', { name: 'Execute will do' }).locator('[data-line]');
  const names = () => lines.locator('.words > b').allInnerTexts();
  await expect(lines).toHaveCount(2);
  const before = await names();
  const from = await middleOf(page, '[data-line="1"] .handle');
  const to = await middleOf(page, '[data-line="0"]');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(names).toEqual(before.toReversed());
  await page.getByRole('button', { name: /, 1 of 2: arrow keys/ }).press('ArrowDown');
  await expect.poll(names).toEqual(before);
  await app.axe();
  await andThen(page, () => page.keyboard.press('Shift+Z'));
  await expect(well(page, 'filled')).toHaveCount(0);
});

test('before a strike every target tells what would be left of it', async ({ page, app }) => {
  await sitAt(page, app, found.route('strike'));
  const told = page.getByRole('region', { name: 'What would come of it' });
  await expect(told).toContainText(/ (falls|becomes|stays)/);
  await expect(page.locator('.plaque.hit').first()).toBeVisible();
  await app.axe();
  await andThen(page, () => told.getByRole('button').first().click());
  await expect(told).not.toBeVisible();
});

test('the others’ whole desk can be read, and the race tells every Sunfire and the Armistice', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('orders'));
  const race = page.getByRole('region', { name: 'The race' });
  await expect(race.getByRole('img', { name: /^Sunfire: \d of \d Insight/ })).toHaveCount(2);
  await expect(race).toContainText(/\d+ cards to the Armistice/);
  await page.getByRole('button', { name: 'Tobin’s desk' }).click();
  const leaf = page.getByRole('dialog', { name: 'Tobin’s desk' });
  await expect(leaf.getByRole('group', { name: 'War Room' })).toBeVisible();
  await app.axe();
  await page.keyboard.press('Escape');
});

test('before a march every space tells what would come of it, in words and signs', async ({ page, app }) => {
  await sitAt(page, app, found.route('march'));
  await page.keyboard.press('n');
  await expect(page.getByRole('region', { name: /can reach$/ })).toBeVisible();
  await expect(page.locator('[data-mark]').first()).toBeVisible();
  await app.axe();
  await page.keyboard.press('b');
  await expect(page.locator('button.cursor')).toBeFocused();
});

test('a Site is kept by pointer, and the other player is asked', async ({ page, app }) => {
  await sitAt(page, app, found.route('picks'));
  await app.axe();
  await andThen(page, () =>
    page
      .getByRole('button', { name: /^keep /i })
      .first()
      .click(),
  );
  expect(await promptOf(page)).toMatch(/^Tobin: /);
});

/** Takes what comes next until somebody has won. */
async function toTheEnd(page: Page, deed: () => Promise<void>): Promise<void> {
  for (let press = 0; press < 8 && !(await ended(page).isVisible()); press++) await andThen(page, deed);
}

test('a Duel is won by pointer: the last Unit walks behind the line; it is told again in the history', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('last'));
  const goal = page.locator('[data-mark]');
  // Nothing moves any more: a space is pressed where it is seen.
  await app.axe();
  await toTheEnd(page, async () => {
    const boxes = await Promise.all((await goal.all()).map((mark) => mark.boundingBox()));
    const highest = boxes.flatMap((box) => box ?? []).toSorted((one, other) => one.y - other.y)[0]!;
    await page.mouse.click(highest.x + highest.width / 2, highest.y + highest.height / 2);
  });
  await expect(ended(page)).toContainText('Enough Units broke through the line');
  await page.getByRole('link', { name: 'To the history' }).click();
  await expect(page.getByRole('application', { name: 'Battlefield, Duel' })).toBeVisible();
  await app.axe();
});

test('a Duel goes on after a reload and is won by keys alone', async ({ page, app }) => {
  await sitAt(page, app, found.route('lastByKeys'));
  await page.reload();
  await page.locator('.table[data-busy=false]').waitFor();
  await toTheEnd(page, async () => {
    const word = page.locator('.actions .main span').first();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('n');
      if (/ to .8$/.test(await word.innerText())) break;
    }
    await page.keyboard.press('Space');
  });
  await expect(ended(page)).toContainText('Mira wins');
});

test('four at the table, three of them bots: a Pact game comes round again', async ({ page, app }) => {
  await atOnce(page, app);
  await app.open('#/play');
  await page.getByRole('button', { name: /^Salient/ }).click();
  await page.getByRole('radio', { name: 'Pact game' }).check();
  for (const name of ['Tobin', 'Ysolde', 'Corvane'])
    await page.getByLabel(`Who plays ${name}`).selectOption({ index: 1 });
  await expect(page.getByRole('switch', { name: 'Strict supply' })).toBeVisible();
  await app.axe();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.table[data-busy=false]').waitFor();
  await andThen(page, () =>
    page
      .getByRole('button', { name: /^keep /i })
      .first()
      .click(),
  );
  await expect(page.getByRole('region', { name: 'Pact card' })).toBeVisible();
  await expect(page.locator('[data-die]').first()).toBeVisible();
  await app.axe();
  await andThen(page, () => page.keyboard.press('e'));
});

test('at 200 % text nothing is lost, and every theme keeps its contrast', async ({ page, app }) => {
  await sitAt(page, app, found.route('orders'));
  await app.open('#/settings');
  await page.getByRole('radio', { name: 'Daylight' }).check();
  await app.open(found.route('orders'));
  await page.locator('.table[data-busy=false]').waitFor();
  await app.axe();
  await app.open('#/settings');
  await page.getByRole('radio', { name: 'High contrast' }).check();
  await page.getByRole('slider', { name: 'Size of text' }).fill('200');
  await app.open(found.route('orders'));
  await expect(page.locator('[data-die]').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'War Room' })).toBeVisible();
  await app.axe();
});
