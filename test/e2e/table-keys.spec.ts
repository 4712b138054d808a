// A whole match by keyboard only: deployment, blows, cowering, the end; walking the squares; the menu.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import { andThen, keys, lookingAt, markedSquares, playOn, pointer, sitAt } from './table-kit.ts';

const found = standing({
  game: 'firstGame',
  turn: 'firstTurn',
  unused: 'manyCards',
  near: 'near',
  late: 'lastStand',
});
test.use({ found });

/** Two frames on, the focus is on nothing. */
const isFocusLost = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(document.activeElement === document.body)),
        ),
      ),
  );

test('a creature is named and moved towards an enemy in four presses, and the keys stay with it', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('turn'));
  for (const key of ['n', 'Enter', 'n']) {
    await page.locator('.table[data-busy=false]').waitFor();
    await page.keyboard.press(key);
    await expect(page.locator('.cursor:focus')).toBeVisible();
  }
  const square = (await page.locator('.cursor:focus').getAttribute('data-square'))!;
  expect(await markedSquares(page)).toContain(square);
  await andThen(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/sets out|moves to/);
  expect(await isFocusLost(page)).toBe(false);
});

test('a creature is named, walks up to an enemy and strikes it in at most eight presses', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('near'));
  const log = page.getByRole('list', { name: 'Log' });
  const blows = await log.getByText(/ strikes | shoots at /).count();
  let presses = 0;
  while (presses < 8 && (await log.getByText(/ strikes | shoots at /).count()) === blows) {
    await page.locator('.table[data-busy=false]').waitFor();
    await page.keyboard.press(presses % 2 === 0 ? 'n' : 'Enter');
    presses += 1;
    await expect(page.locator('.table[data-busy=false]')).toBeVisible();
  }
  await expect(log.getByText(/ strikes | shoots at /)).toHaveCount(blows + 1);
});

test('a match is fought to its end with the list of all choices alone', async ({ page, app }) => {
  await sitAt(page, app, found.route('late'));
  const list = page.getByRole('dialog', { name: 'All choices' });
  const over = page.getByRole('heading', { name: /wins|draw/ });
  for (let answers = 0; answers < 60 && !(await over.isVisible()); answers++)
    await andThen(page, async () => {
      await page.keyboard.press('o');
      const words = await list.locator('.options button').allInnerTexts();
      expect(new Set(words).size, 'no two lines are alike').toBe(words.length);
      // From the leaf's name over its cross to the line.
      for (let tabs = 0; tabs < 2 + fiercest(words); tabs++) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    });
  await expect(over).toBeFocused();
});

/** The line that brings the end nearer: a blow, cowering, whoever can still act; else the last, which goes on. */
function fiercest(words: readonly string[]): number {
  const wished = [/^Strike|^Shoot/, /^Cower/, /^Activate/, /^(End|Pass|Endure)/];
  const found = wished.map((wish) => words.findIndex((line) => wish.test(line))).find((at) => at >= 0);
  return found ?? words.length - 1;
}

test('naming another creature in an activation in which nothing was done asks first, and Esc keeps it', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('unused'));
  await andThen(page, () => pointer.activate(page));
  const revision = await page.locator('.table').getAttribute('data-revision');
  const others = page.locator('.place.isNamed');
  const { x, y, width, height } = (await others.first().boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.getByRole('menu')).toContainText('has done nothing yet');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.locator('.table')).toHaveAttribute('data-revision', revision!);
});

test('a whole match is played by keyboard only', async ({ page, app }) => {
  test.setTimeout(300_000);
  await sitAt(page, app, found.route('game'));
  await page.mouse.move(0, 0);
  const states = [/deploy creatures into/, /on a marked square/, /to activate/, / may move/, /about to take/];
  const { watch, missed } = lookingAt(states, app.axe);
  const onPage: string[] = [];
  await playOn(page, keys, 220, async (prompt) => {
    if (await isFocusLost(page)) onPage.push(prompt);
    await watch(prompt);
  });
  expect(onPage, 'where the focus fell to the page').toEqual([]);
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
