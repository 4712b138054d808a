// A start that cannot open its data ends in a page that says so, and the page leads to the program.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { root } from '../../electron/launch/machine.js';
import { openProgram } from '../../electron/services/program.ts';
import { expect, test } from './fixture.ts';

/** Data with a setting and a backup, as a newer version would leave it. */
async function leaveNewerData(data: string): Promise<void> {
  const opened = await openProgram({ data, program: root });
  if (!opened.ok) throw new Error(opened.error.what);
  const { handlers, close } = opened.value;
  await handlers['settings.set']({ patch: { appearance: { theme: 'light' } } });
  await handlers['backups.create']({});
  close();
  const client = new Database(join(data, 'deepmarch.sqlite'));
  client.pragma('user_version = 99');
  client.close();
}

test.use({ found: { fill: leaveNewerData } });

test('the page says what is wrong, what is kept and what can be done, and starts with a backup', async ({
  page,
  app,
}) => {
  await app.open();
  await expect(page.getByRole('heading', { name: 'Deepmarch cannot start' })).toBeVisible();
  await expect(page.getByText('written by a newer version')).toBeVisible();
  await expect(page.getByText('Nothing was opened or changed.')).toBeVisible();
  await app.axe();

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('newer version');

  await page.getByRole('button', { name: 'Begin without any data' }).click();
  await expect(page.getByRole('dialog')).toContainText('set aside in the data folder');
  await page.getByRole('button', { name: 'Leave it' }).click();

  await page.getByRole('button', { name: /^Restore the copy of/ }).click();
  await page.getByRole('button', { name: 'Start with it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deepmarch', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
