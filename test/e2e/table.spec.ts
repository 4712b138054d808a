// A whole first game by clicking, and the way to it in three clicks.
import { expect, test } from './fixture.ts';
import {
  andThen,
  atOnce,
  markedSquares,
  playOn,
  pointer,
  pressSquare,
  promptOf,
  sitDown,
} from './table-kit.ts';

test.describe.configure({ mode: 'serial' });

test('three clicks lead from a fresh start to a first match', async ({ page, app }) => {
  await app.open();
  await page.getByRole('link', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('application', { name: /^Battlefield/ })).toBeVisible();
  await expect(page.locator('.prompt')).toContainText(/Mira|Tobin/);
});

test('the setup is clean for readers, and is remembered', async ({ page, app }) => {
  await app.open('#/play');
  await page.getByRole('button', { name: /^Two players/ }).click();
  await page.getByLabel('Name of player 1').fill('Ansgar');
  await page.getByLabel('Name of player 1').press('Tab');
  await app.axe();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.table').waitFor();
  await app.open('#/play');
  await expect(page.getByLabel('Name of player 1')).toHaveValue('Ansgar');
  await expect(page.getByRole('button', { name: /^Two players/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a whole first game is played by clicking', async ({ page, app }) => {
  test.setTimeout(300_000);
  await atOnce(page, app);
  await sitDown(page, app, { form: /^First game/, hands: 'Open table' });
  const states = [/deploy creatures into/, /to activate/, /about to take/];
  await playOn(page, pointer, 220, async (prompt) => {
    const at = states.findIndex((state) => state.test(prompt));
    if (at < 0) return;
    states.splice(at, 1);
    await app.axe();
  });
  expect(states, 'states that were not met').toEqual([]);
  await expect(page.getByRole('heading', { name: /wins|draw/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Morale by turn' })).toBeVisible();
  await app.axe();
});

test('naming a creature shows where it may go, and pressing elsewhere says why not', async ({
  page,
  app,
}) => {
  await atOnce(page, app);
  await sitDown(page, app, { form: /^Two players/, hands: 'Open table' });
  await playOn(page, { ...pointer, activate: () => Promise.reject(new Error('reached')) }, 40).catch(
    (error: Error) => expect(error.message).toBe('reached'),
  );
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
