// Keys of one's own: changed in Settings, warned about, swapped, shown everywhere, kept, and taken back.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const editor = (page: Page) => page.getByRole('dialog', { name: 'Change keys' });

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change keys' }).click();
  await editor(page).waitFor();
}

/** Presses the button of a key, by what it does, and then the new key. */
async function choose(page: Page, what: string, key: string): Promise<void> {
  await editor(page)
    .getByRole('button', { name: new RegExp(`^${what}: .*Change$`) })
    .click();
  await page.keyboard.press(key);
}

test.beforeEach(async ({ page, app }) => {
  await app.open('#/settings');
  await openEditor(page);
  const reset = editor(page).getByRole('button', { name: 'Reset all keys' });
  if (await reset.isEnabled()) await reset.click();
  await expect(reset).toBeDisabled();
});

test('a key is changed, is shown by ? and beside its button, works, and is kept', async ({ page, app }) => {
  await choose(page, 'Threat map', 'u');
  await expect(editor(page).getByRole('button', { name: 'Threat map: U. Change' })).toBeFocused();
  await app.axe();
  await page.keyboard.press('Escape');
  await app.open('#/play');
  await page.reload();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.table').waitFor();
  // A bot may be first, and think.
  await expect(page.getByRole('button', { name: 'Threats U' })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('t');
  await expect(page.getByText('Where enemies could strike')).toBeHidden();
  await page.keyboard.press('u');
  await expect(page.getByText('Where enemies could strike')).toBeVisible();
  await page.keyboard.press('?');
  const line = page.getByRole('dialog', { name: 'Keys' }).locator('dl > div', { hasText: 'Threat map' });
  await expect(line.locator('kbd')).toHaveText(['U']);
});

test('a key in use is told and swapped on request; what is left alone stays', async ({ page, app }) => {
  await choose(page, 'End the phase', 'n');
  const warning = editor(page).getByRole('alert');
  await expect(warning).toContainText('N already means: Next creature (Match table).');
  await app.axe();
  await warning.getByRole('button', { name: 'Leave it' }).click();
  await expect(editor(page).getByRole('button', { name: 'End the phase: E. Change' })).toBeVisible();
  await choose(page, 'End the phase', 'n');
  await warning.getByRole('button', { name: 'Swap them' }).click();
  await expect(editor(page).getByRole('button', { name: 'End the phase: N. Change' })).toBeVisible();
  await expect(editor(page).getByRole('button', { name: 'Next creature: E. Change' })).toBeVisible();
});

test('keys that are fixed or the window’s own are refused with a reason', async ({ page }) => {
  await choose(page, 'Threat map', '1');
  await expect(editor(page).getByRole('alert')).toContainText('cannot be exchanged');
  await editor(page).getByRole('button', { name: 'Another key' }).click();
  await page.keyboard.press('F5');
  await expect(editor(page).getByRole('alert')).toContainText('F5 is kept by the window');
});

test('keys go back one by one, by place and all at once', async ({ page }) => {
  await choose(page, 'Next creature', 'u');
  await choose(page, 'End the phase', 'y');
  await choose(page, 'Next entry', 'u');
  await editor(page).getByRole('button', { name: 'Back to the first key: Next creature' }).click();
  await expect(editor(page).getByRole('button', { name: 'Next creature: N. Change' })).toBeVisible();
  await editor(page).getByRole('button', { name: 'Reset the keys: Match table' }).click();
  await expect(editor(page).getByRole('button', { name: 'End the phase: E. Change' })).toBeVisible();
  await expect(editor(page).getByRole('button', { name: 'Next entry: U. Change' })).toBeVisible();
  await editor(page).getByRole('button', { name: 'Reset all keys' }).click();
  await expect(editor(page).getByRole('button', { name: 'Next entry: J. Change' })).toBeVisible();
});

test('a key of the program itself can be changed, and works by keyboard alone', async ({ page }) => {
  const help = editor(page).getByRole('button', { name: 'Show all keys: ?. Change' });
  await help.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('F2');
  await expect(editor(page).getByRole('button', { name: 'Show all keys: F2. Change' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('F2');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});
