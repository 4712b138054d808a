// A whole first game by clicking, and what naming a creature shows.
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import {
  andThen,
  lookingAt,
  markedSquares,
  playOn,
  pointer,
  pressSquare,
  promptOf,
  sitAt,
} from './table-kit.ts';

const found = standing({ game: 'firstGame', turn: 'firstTurn', phase: 'firstTurn' });
test.use({ found });

test('a whole first game is played by clicking', async ({ page, app }) => {
  test.setTimeout(300_000);
  await sitAt(page, app, found.route('game'));
  const { watch, missed } = lookingAt([/deploy creatures into/, /to activate/, /about to take/], app.axe);
  await playOn(page, pointer, 220, watch);
  expect(missed(), 'states that were not met').toEqual([]);
  await expect(page.getByRole('heading', { name: /wins|draw/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Morale by turn' })).toBeVisible();
  await app.axe();
});

test('ending a phase names who could still act, leads there, and warns no more if one likes', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('phase'));
  const warning = page.getByRole('dialog', { name: 'Some creatures could still act' });
  await pointer.end(page);
  await app.axe();
  const first = warning.getByRole('button', { name: /^Go to / }).first();
  const square = / on (\w+)$/.exec((await first.innerText()).trim())![1]!;
  await first.click();
  await expect(page.locator('.cursor:focus')).toHaveAttribute('data-square', square);

  await pointer.end(page);
  await warning.getByRole('switch', { name: 'Warn before a phase ends' }).uncheck();
  await warning.getByRole('button', { name: 'Back to the table' }).click();
  expect(await promptOf(page)).toMatch(/choose a creature to activate/);
  await andThen(page, () => pointer.end(page));
  await expect(warning).toBeHidden();
  await app.open('#/settings');
  await page.getByRole('switch', { name: 'Warn before a phase ends' }).check();
});

test('naming a creature shows where it may go, and pressing elsewhere says why not', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('turn'));
  expect(await promptOf(page)).toMatch(/choose a creature to activate/);
  await andThen(page, () => pointer.activate(page));
  const marked = await markedSquares(page);
  expect(marked.length).toBeGreaterThan(3);
  const choices = page
    .getByRole('dialog', { name: 'All choices' })
    .getByRole('button', { name: /^Move to / });
  await page.getByRole('button', { name: /^All choices/ }).click();
  const offered = (await choices.allInnerTexts()).map((words) => /^Move to (\w+)/.exec(words.trim())![1]!);
  expect(new Set(marked)).toEqual(new Set(offered)); // experience 1
  await page.keyboard.press('Escape');
  await pressSquare(page, 'H12'); // the middle of the field, far from any start
  await expect(page.locator('.slip')).toContainText(/[RW]-\d+/);
  await andThen(page, () => pressSquare(page, marked.at(-1)!));
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/sets out|moves to/); // the other player may be asked first
});
