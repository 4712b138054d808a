// Advice at the table: asked for by key and button, marked on the table, taken with one press, gone with the decision.
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import { andThen, atOnce, pointer, promptOf, sitAt, sitDown } from './table-kit.ts';

const found = standing({ turn: 'firstTurn' });
test.use({ found });

test('advice is asked for, marked, told to readers, and taken with one press', async ({ page, app }) => {
  test.setTimeout(120_000);
  await atOnce(page, app);
  await sitDown(page, app, { form: /^First game/, hands: 'Open table', first: 'Mira' });
  const slip = page.getByRole('region', { name: 'Advice' });

  await page.keyboard.press('q');
  // A Warlord thinks as long as it needs.
  await slip.getByRole('button', { name: /^Do it/ }).waitFor({ timeout: 60_000 });
  const words = await slip.locator('.deed').innerText();
  expect(words).toMatch(/^(Deploy |Done deploying)/);
  await expect(slip).toContainText(/Morale (ahead|behind)|Even in Morale/);
  await expect(page.getByRole('status').filter({ hasText: `Advice: ${words}` })).toBeAttached();
  const marked = page.locator('.holder.isAdvised, .actions .main .advised');
  await expect(marked).toHaveCount(1);
  await app.axe();

  await page.keyboard.press('Escape');
  await expect(slip).toHaveCount(0);
  await expect(marked).toHaveCount(0);
  expect(await promptOf(page)).toMatch(/deploy creatures/); // nothing was done by asking

  await page.getByRole('button', { name: /^Advice/ }).click();
  await slip.getByRole('button', { name: /^Do it/ }).waitFor();
  await andThen(page, () => page.keyboard.press('d'));
  await expect(slip).toHaveCount(0);

  await sitAt(page, app, found.route('turn'));
  await page.keyboard.press('q');
  await andThen(page, () => slip.getByRole('button', { name: /^Do it/ }).click());
  await expect(slip).toHaveCount(0);
});

test('thinking about advice can be stopped, and a deed of one’s own ends it', async ({ page, app }) => {
  await atOnce(page, app);
  await sitDown(page, app, { form: /^Two players/, hands: 'Open table', first: 'Mira' });
  const slip = page.getByRole('region', { name: 'Advice' });
  await page.keyboard.press('q');
  await page.keyboard.press('Escape');
  await expect(slip).toHaveCount(0);
  await page.keyboard.press('q');
  await andThen(page, () => pointer.deploy(page));
  await expect(slip).toHaveCount(0);
});
