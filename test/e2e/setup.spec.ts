// The way to a match: in three clicks from a fresh start, and as it was set up the last time.
import { expect, test } from './fixture.ts';

test.describe.configure({ mode: 'serial' });

test('three clicks lead from a fresh start to a first match', async ({ page, app }) => {
  await app.open();
  await page.getByRole('link', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('application', { name: /^Battlefield/ })).toBeVisible();
  await expect(page.locator('.prompt')).toContainText(/Mira|Tobin/);
});

test('a first game shows who leads each half, and lets them exchange (W-945)', async ({ page, app }) => {
  await app.open('#/play');
  await page.getByRole('button', { name: /^First game/ }).click();
  await page.getByLabel('The pack both share').selectOption('The Skyfell Aerie');
  const leaders = page.locator('.seat .banner b');
  await expect(leaders).toHaveText([/Sigga/, /Torrin/]);
  await page.getByRole('button', { name: 'Exchange commanders' }).click();
  await expect(leaders).toHaveText([/Torrin/, /Sigga/]);
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

test('four players, persons and bots, are set up without scrolling', async ({ page, app }) => {
  await app.open('#/play');
  await page.getByRole('button', { name: /^Teams/ }).click();
  for (const name of ['Tobin', 'Corvane']) await page.getByLabel(`Who plays ${name}`).selectOption('soldier');
  await page.getByLabel('Who plays Ysolde').selectOption('');
  const warbands = page.getByLabel(/^Warband of /);
  await expect(warbands).toHaveCount(4);
  for (const warband of await warbands.all()) await expect(warband).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeInViewport({ ratio: 1 });
  await app.axe();
});

test('whatever the game, its box holds its name and Begin is in sight', async ({ page, app }) => {
  await app.open('#/play');
  const games = page.getByRole('navigation', { name: 'Game' }).getByRole('button');
  expect(await games.count()).toBeGreaterThan(3);
  for (const game of await games.all()) {
    const name = (await game.locator('b').textContent())!;
    expect(await game.evaluate((box) => box.scrollWidth - box.clientWidth), name).toBeLessThanOrEqual(0);
    await game.click();
    await expect(game).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Begin', exact: true }), name).toBeInViewport({ ratio: 1 });
  }
});

test('an aim is chosen with a sentence that says what it means, and stands on the table (R-149)', async ({
  page,
  app,
}) => {
  await app.open('#/play');
  await page.getByRole('button', { name: /^Two players/ }).click();
  await page.getByRole('combobox', { name: 'Aim' }).selectOption('Guard the envoy');
  await expect(page.getByText('whoever fells it wins')).toBeVisible();
  await page.getByRole('combobox', { name: 'Aim' }).selectOption('Hold the ground');
  await expect(page.getByRole('combobox', { name: 'Whose' })).toHaveValue('');
  await app.axe();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.table').waitFor();
  const aims = page.getByRole('list', { name: 'What this battle is about' });
  await expect(aims.getByRole('listitem')).toHaveCount(2);
  await expect(aims).toContainText('3 own turns in a row');
  await app.axe();
});
